import { download, Glyph, pickFile, say, spoken, type TableInfo } from "@undercroft/table";
import { lazy, type ReactElement, Suspense, useState } from "react";
import { go } from "../app/route.ts";
import { dropSave, type Save } from "../saves/saves.ts";
import { sidesWords, whenWords } from "./summary-words.ts";

function lineOf(info: TableInfo): string {
  const names = sidesWords(info.summary);
  const date = new Date(info.touched).toLocaleDateString(spoken());
  return say(info.summary.over ? "start.saved-over" : "start.saved-round", {
    names,
    when: whenWords(info.summary),
    date,
  });
}

const OpenRecord = lazy(() => import("./open-record.tsx"));

/** All tables that this browser keeps, readable or not. */
export function SavedTables(props: { readonly saves: readonly Save[]; readonly onChange: () => void }): ReactElement {
  const { saves, onChange } = props;
  const [file, setFile] = useState<string | null>(null);
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
      <button
        type="button"
        className="line-button"
        onClick={() => void pickFile(".json,application/json").then((picked) => setFile(picked?.text ?? null))}
      >
        <Glyph name="expand" size={18} /> {say("start.open-file")}
      </button>
      {file === null ? null : (
        <Suspense fallback={null}>
          <OpenRecord text={file} onClose={() => setFile(null)} />
        </Suspense>
      )}
    </details>
  );
}
