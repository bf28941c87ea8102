import { download, Glyph, type PickedFile, pickFile, say, spoken, type TableInfo } from "@undercroft/table";
import { lazy, type ReactElement, Suspense, useState } from "react";
import { go } from "../app/route.ts";
import { doorOf } from "../games.tsx";
import { dropSave, type Save } from "../saves/saves.ts";
import { matchWords, sidesWords, whenWords } from "./summary-words.ts";

/** Which game it is and who plays it, and how far it had come when it was last played. */
function linesOf({ game, summary, touched }: TableInfo): readonly [what: string, when: string] {
  const door = doorOf(game);
  const date = new Date(touched).toLocaleString(spoken(), { dateStyle: "medium", timeStyle: "short" });
  return [
    say("start.saved-what", {
      game: door === undefined ? game : matchWords(door, summary),
      names: sidesWords(summary),
    }),
    say("start.saved-when", { when: summary.over ? say("start.when-over") : whenWords(summary), date }),
  ];
}

const OpenRecord = lazy(() => import("./open-record.tsx"));

/** All tables that this browser keeps, readable or not. */
export function SavedTables(props: { readonly saves: readonly Save[]; readonly onChange: () => void }): ReactElement {
  const { saves, onChange } = props;
  const [file, setFile] = useState<PickedFile | null>(null);
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
          const [name, when] = save.ok ? linesOf(save.saved.info) : [say("start.saved-broken"), ""];
          return (
            <li key={id}>
              <button type="button" className="text-button" onClick={() => go({ page: "table", id })}>
                {name}
                {when === "" ? null : <small>{when}</small>}
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
              <button
                type="button"
                className="tool"
                // Saves of the same sides differ by their second line alone.
                aria-label={say("start.drop", { name: when === "" ? name : `${name}, ${when}` })}
                onClick={() => drop(id)}
              >
                <Glyph name="trash-can" size={18} />
              </button>
            </li>
          );
        })}
      </ul>
      <button
        type="button"
        className="line-button"
        onClick={() => void pickFile(".json,application/json").then(setFile)}
      >
        <Glyph name="expand" size={18} /> {say("start.open-file")}
      </button>
      {file === null ? null : (
        <Suspense fallback={null}>
          <OpenRecord file={file} onClose={() => setFile(null)} />
        </Suspense>
      )}
    </details>
  );
}
