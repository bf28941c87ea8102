import { Glyph, say } from "@undercroft/table";
import type { ReactElement } from "react";
import { groundWords } from "../board/square-label.ts";
import { layTool, toolWords } from "../board/tools.ts";
import { useTable, useTableState } from "../context.tsx";

/** A square of the battlefield: what lies there, who reaches or hits it, and the tools that begin at it. */
export function SquareSheet(props: { readonly at: number }): ReactElement {
  const { at } = props;
  const tools = useTable();
  const shown = useTableState((state) => state.shown);
  const viewer = useTableState((state) => state.viewer);
  return (
    <>
      <p>{say("square.ground", { ground: groundWords(shown.state.body, at) })}</p>
      <p>{toolWords({ use: "threat", at }, shown, viewer)}</p>
      <div className="menu-list">
        <button
          type="button"
          className="line-button"
          onClick={() => layTool(tools, { use: "sight", from: at, to: null })}
        >
          <Glyph name="spyglass" size={20} /> {say("square.look")}
        </button>
        <button type="button" className="line-button" onClick={() => layTool(tools, { use: "threat", at })}>
          <Glyph name="crosshair" size={20} /> {say("square.threat")}
        </button>
      </div>
    </>
  );
}
