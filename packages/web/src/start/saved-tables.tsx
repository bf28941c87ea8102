import { Glyph } from "@undercroft/dungeon-command/client";
import type { ReactElement } from "react";
import { go } from "../app/route.ts";
import { download, pickFile } from "../saves/files.ts";
import type { TableInfo } from "../saves/info.ts";
import { dropSave, keepSave, type Save } from "../saves/saves.ts";
import { say, spoken } from "../words/index.ts";
import { freshId } from "./seed.ts";

function lineOf(info: TableInfo): string {
  const names = info.summary.commanders.map((commander) => commander.name[spoken()]).join(say("start.against"));
  const date = new Date(info.touched).toLocaleDateString(spoken());
  return say(info.summary.over ? "start.saved-over" : "start.saved-round", { names, round: info.summary.round, date });
}

/** Opens a record file as a table of its own; what is wrong with it is told where it is opened. */
async function openFile(): Promise<void> {
  const file = await pickFile(".json,application/json");
  if (file === null) return;
  const id = freshId();
  const info: TableInfo = {
    id,
    game: "dungeon-command",
    mode: "practice",
    hands: "open",
    seats: [
      { id: "s1", player: "person", name: "" },
      { id: "s2", player: "captain", name: "" },
    ],
    touched: Date.now(),
    autos: [],
    summary: { round: 0, over: false, commanders: [], morale: [] },
  };
  keepSave({ info, record: file.text });
  go({ page: "table", id });
}

/** All tables that this browser keeps, readable or not. */
export function SavedTables(props: { readonly saves: readonly Save[]; readonly onChange: () => void }): ReactElement {
  const { saves, onChange } = props;
  const drop = (id: string): void => {
    dropSave(id);
    onChange();
  };
  return (
    <details className="saved-tables">
      <summary>{say("start.saved", { count: saves.length })}</summary>
      <ul>
        {saves.map((save) => {
          const id = save.ok ? save.saved.info.id : save.broken.id;
          const name = save.ok ? lineOf(save.saved.info) : say("start.saved-broken");
          return (
            <li key={id}>
              <button type="button" className="text-button" onClick={() => go({ page: "table", id })}>
                {name}
              </button>
              {save.ok ? null : (
                <button
                  type="button"
                  className="tool"
                  aria-label={say("broken.save")}
                  onClick={() => download(`${id}.json`, save.broken.text)}
                >
                  <Glyph name="save" size={18} />
                </button>
              )}
              <button type="button" className="tool" aria-label={say("start.drop", { name })} onClick={() => drop(id)}>
                <Glyph name="trash-can" size={18} />
              </button>
            </li>
          );
        })}
      </ul>
      <button type="button" className="line-button" onClick={() => void openFile()}>
        <Glyph name="expand" size={18} /> {say("start.open-file")}
      </button>
    </details>
  );
}
