import { writeProblem } from "@undercroft/cards";
import { download, pickFile, spoken } from "@undercroft/table";
import { type ReactElement, useState } from "react";
import { type BattleMap, readBattleMap } from "../engine/index.ts";
import { say } from "../words/index.ts";
import { mapText } from "./map-text.ts";

interface Wrong {
  readonly name: string;
  readonly problems: readonly string[];
}

/** A map as text: written, read again, brought in from a file and taken out to one. */
export function TextBox(props: { readonly map: BattleMap; readonly onRead: (map: BattleMap) => void }): ReactElement {
  const { map } = props;
  const [text, setText] = useState(() => mapText(map));
  const [wrong, setWrong] = useState<Wrong | null>(null);
  const read = async (written: string, fileName: string, name: string): Promise<void> => {
    // JSON begins with a brace; the reader of YAML is fetched only for what is none.
    const json = written.trimStart().startsWith("{");
    const result = json
      ? readBattleMap(written, fileName)
      : readBattleMap(written, fileName, (await import("@undercroft/cards/yaml")).readYaml);
    if (!result.ok) {
      setWrong({ name, problems: result.problems.map(writeProblem) });
      return;
    }
    setWrong(null);
    props.onRead(result.pack);
  };
  const file = (ending: string): string => `${map.id.replace(/^[^/]*\//, "")}.${ending}`;
  return (
    <div className="menu-list">
      <button
        type="button"
        className="line-button"
        onClick={() =>
          void pickFile(".yaml,.yml,.json,.txt").then((found) => {
            if (found !== null) void read(found.text, found.name, found.name);
          })
        }
      >
        {say("maps.import")}
      </button>
      <button type="button" className="line-button" onClick={() => download(file("yaml"), mapText(map), "text/yaml")}>
        {say("maps.export")}
      </button>
      <button
        type="button"
        className="line-button"
        onClick={() => download(file("json"), `${JSON.stringify(map, null, 2)}\n`)}
      >
        {say("maps.export-json")}
      </button>
      <p className="quiet">{say("maps.text-hint")}</p>
      <textarea
        rows={14}
        spellCheck={false}
        lang={spoken()}
        aria-label={say("maps.text")}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {wrong === null ? null : (
        <div role="alert" className="map-wrong">
          <p>{say("maps.wrong", { name: wrong.name })}</p>
          <ul lang="en">
            {wrong.problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </div>
      )}
      <button
        type="button"
        className="line-button"
        onClick={() => void read(text, text.trimStart().startsWith("{") ? "map.json" : "map.yaml", say("maps.pasted"))}
      >
        {say("maps.read")}
      </button>
      <button
        type="button"
        className="line-button"
        onClick={() => {
          setWrong(null);
          setText(mapText(map));
        }}
      >
        {say("maps.refresh")}
      </button>
    </div>
  );
}
