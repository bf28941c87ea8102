import { download, Glyph, say, TopBar } from "@undercroft/table";
import { type ReactElement, type ReactNode, useState } from "react";
import { go } from "../app/route.ts";
import { dropSave } from "../saves/saves.ts";

/** Positions to look through, each drawn by its number. */
export function Snapshots(props: {
  readonly count: number;
  readonly draw: (place: number, label: string) => ReactNode;
}): ReactElement | null {
  const { count } = props;
  const [place, setPlace] = useState(0);
  if (count === 0) return null;
  const label = say("broken.snapshot", { number: place + 1, count });
  return (
    <section className="box snapshots">
      <h2>{label}</h2>
      <div className="snapshot-board">{props.draw(place, label)}</div>
      <label>
        {say("broken.which")}{" "}
        <input
          type="range"
          min={0}
          max={count - 1}
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
  /** What may still be seen of it. */
  readonly children?: ReactNode;
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
        {props.children}
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
