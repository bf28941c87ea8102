import { Glyph, layTool } from "@undercroft/table";
import type { ReactElement } from "react";
import { groundWords } from "../board/square-label.ts";
import { boardTools, threatTool } from "../board/tools.ts";
import { useTable, useTableState } from "../table.ts";
import { say } from "../words/index.ts";

/** A square of the battlefield: what lies there, who reaches or hits it, and the tools that begin at it. */
export function SquareSheet(props: { readonly at: number }): ReactElement {
  const { at } = props;
  const tools = useTable();
  const shown = useTableState((state) => state.shown);
  const viewer = useTableState((state) => state.viewer);
  return (
    <>
      <p>{say("square.ground", { ground: groundWords(shown.state.body, at) })}</p>
      <p>{threatTool.words([at], shown, viewer)}</p>
      <div className="menu-list">
        {boardTools.map((tool) => (
          <button key={tool.id} type="button" className="line-button" onClick={() => layTool(tools, tool, [at])}>
            <Glyph name={tool.icon} size={20} /> {tool.from()}
          </button>
        ))}
      </div>
    </>
  );
}
