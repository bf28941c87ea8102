import { spoken } from "@undercroft/table";
import { type ReactElement, useState } from "react";
import { mostOthers, type OtherTerrain } from "../engine/index.ts";
import { say } from "../words/index.ts";
import type { MapDraft } from "./draft.ts";
import { liftedMark } from "./edits.ts";

const FLAGS = ["difficult", "effect", "sight", "cover", "end"] as const;
type Flag = (typeof FLAGS)[number];

/** A type as its author ticks it (mn.terrain.other). */
function terrainOf(id: string, name: string, text: string, flags: ReadonlySet<Flag>): OtherTerrain {
  return {
    id,
    name: { en: name, ru: name },
    text: { en: text, ru: text },
    ...(flags.has("difficult") ? { difficult: "yes" } : {}),
    ...(flags.has("sight") ? { sight: "smoke" } : {}),
    ...(flags.has("effect") ? { effect: "blocked" } : {}),
    ...(flags.has("cover") ? { cover: "ranged" } : {}),
    ...(flags.has("end") ? { legalEnd: false } : {}),
  };
}

function freeId(others: readonly OtherTerrain[]): string {
  for (let number = 1; ; number += 1) {
    const id = `own-${number}`;
    if (!others.some((one) => one.id === id)) return id;
  }
}

/** The types of terrain that a map itself defines: another one, or one less. */
export function OwnTerrain(props: {
  readonly draft: MapDraft;
  readonly onDraw: (draft: MapDraft) => void;
  readonly onAdded: (id: string) => void;
}): ReactElement {
  const { draft, onDraw } = props;
  const others = draft.otherTerrain;
  const [name, setName] = useState("");
  const [text, setText] = useState("");
  const [flags, setFlags] = useState<ReadonlySet<Flag>>(new Set());
  const add = (): void => {
    const id = freeId(others);
    onDraw({ ...draft, otherTerrain: [...others, terrainOf(id, name.trim(), text.trim(), flags)] });
    props.onAdded(id);
  };
  const drop = (id: string): void => {
    const bare = liftedMark(draft, [...draft.marks.keys()], `other/${id}`);
    onDraw({ ...bare, otherTerrain: others.filter((one) => one.id !== id) });
  };
  return (
    <div className="menu-list">
      <label className="field-label">
        {say("maps.own-name")}
        <input value={name} maxLength={60} onChange={(event) => setName(event.target.value)} />
      </label>
      <label className="field-label">
        {say("maps.own-text")}
        <textarea rows={3} value={text} onChange={(event) => setText(event.target.value)} />
      </label>
      {FLAGS.map((flag) => (
        <label key={flag} className="together">
          <input
            type="checkbox"
            checked={flags.has(flag)}
            onChange={(event) =>
              setFlags(new Set(event.target.checked ? [...flags, flag] : [...flags].filter((one) => one !== flag)))
            }
          />
          {say(`maps.own-${flag}`)}
        </label>
      ))}
      <button
        type="button"
        className="line-button"
        disabled={name.trim() === "" || text.trim() === "" || others.length >= mostOthers}
        onClick={add}
      >
        {say("maps.own-lay")}
      </button>
      {others.map((one) => (
        <button key={one.id} type="button" className="line-button" onClick={() => drop(one.id)}>
          {say("maps.own-drop", { name: one.name[spoken()] })}
        </button>
      ))}
    </div>
  );
}
