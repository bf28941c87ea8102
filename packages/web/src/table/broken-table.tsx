import { Battlefield, download, Glyph, say, TopBar } from "@undercroft/table";
import { type ReactElement, useState } from "react";
import { go } from "../app/route.ts";
import type { State } from "../engine/index.ts";
import { dropSave } from "../saves/saves.ts";
import { fieldOf } from "./facing/field.ts";
import { piecesOf } from "./facing/pieces.ts";

function Snapshots(props: { readonly states: readonly State[] }): ReactElement | null {
  const [place, setPlace] = useState(0);
  const state = props.states[place];
  if (state === undefined) return null;
  const { body } = state;
  return (
    <section className="box snapshots">
      <h2>{say("broken.snapshot", { number: place + 1, count: props.states.length })}</h2>
      <div className="snapshot-board">
        <Battlefield
          field={fieldOf(body.battlefield, [])}
          pieces={piecesOf(body, { selected: null, targets: new Set(), aimed: new Set(), flash: [] })}
          labels={{
            board: say("broken.snapshot", { number: place + 1, count: props.states.length }),
            minimap: say("board.minimap"),
            zoomIn: say("board.zoom-in"),
            zoomOut: say("board.zoom-out"),
          }}
          labelOf={() => ""}
        />
      </div>
      <label>
        {say("broken.which")}{" "}
        <input
          type="range"
          min={0}
          max={props.states.length - 1}
          value={place}
          onChange={(event) => setPlace(Number(event.target.value))}
        />
      </label>
    </section>
  );
}

/** A table that cannot be played on: why, and what may still be done with it. Nothing is thrown away unasked. */
export function BrokenTable(props: {
  readonly title: string;
  readonly reasons: readonly string[];
  readonly text: string | null;
  readonly id: string;
  readonly states: readonly State[];
}): ReactElement {
  const { text, id } = props;
  return (
    <>
      <TopBar brand="Undercroft" onBrand={() => go({ page: "start" })} />
      <main className="plain-page">
        <h1>{props.title}</h1>
        {props.reasons.length === 0 ? null : (
          <ul className="reasons">
            {props.reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        )}
        <Snapshots states={props.states} />
        <div className="menu-list">
          {text === null ? null : (
            <>
              <button type="button" className="line-button" onClick={() => download(`undercroft-${id}.json`, text)}>
                <Glyph name="save" size={20} /> {say("broken.save")}
              </button>
              <button
                type="button"
                className="line-button"
                onClick={() => {
                  dropSave(id);
                  go({ page: "start" });
                }}
              >
                <Glyph name="trash-can" size={20} /> {say("broken.drop")}
              </button>
            </>
          )}
          <button type="button" className="line-button" onClick={() => go({ page: "start" })}>
            <Glyph name="dungeon-gate" size={20} /> {say("menu.leave")}
          </button>
        </div>
      </main>
    </>
  );
}
