import { type DragEvent, type ReactElement, useId, useState } from "react";
import { download, pickFile, textIn } from "../common/files.ts";
import { Glyph } from "../common/glyph.tsx";
import { say, spoken } from "../words/index.ts";
import type { AnyPack, Brought, OwnPacks } from "./own-packs.ts";

/** As many faults as one reads before one begins to mend. */
const MOST_FAULTS = 20;

/** A file as it was dropped or chosen. */
export interface BroughtFile {
  readonly name: string;
  readonly text: string;
}

/** What a file that is no pack is, and where it is taken. */
export interface Elsewhere {
  readonly words: string;
  readonly label: string;
  readonly onPress: () => void;
}

function Faults(props: {
  readonly name: string;
  readonly problems: readonly string[];
  readonly elsewhere: Elsewhere | null;
  /** The file has gone where it belongs. */
  readonly onGone: () => void;
}): ReactElement {
  const { problems, elsewhere, onGone } = props;
  if (elsewhere !== null)
    return (
      <div className="pack-faults" role="alert">
        <p>{elsewhere.words}</p>
        <button
          type="button"
          className="line-button"
          onClick={() => {
            onGone();
            elsewhere.onPress();
          }}
        >
          {elsewhere.label}
        </button>
      </div>
    );
  return (
    <div className="pack-faults" role="alert">
      <p>{say("packs.faulty", { name: props.name, count: problems.length })}</p>
      <ul className="reasons" lang="en">
        {problems.slice(0, MOST_FAULTS).map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </div>
  );
}

/** The player's own packs: files are brought by choosing or dropping them, each pack is saved to a file or put away. */
export function PackShelf<P extends AnyPack>(props: {
  readonly packs: OwnPacks<P>;
  /** The packs are others now. */
  readonly onChange: () => void;
  /** Where a file that was not taken over belongs, if the game knows one of its own in it. */
  readonly elsewhere?: (file: BroughtFile) => Elsewhere | null;
}): ReactElement {
  const { packs } = props;
  const [own, setOwn] = useState(() => packs.own());
  const [told, setTold] = useState("");
  const [faulty, setFaulty] = useState<{ readonly file: BroughtFile; readonly problems: readonly string[] } | null>(
    null,
  );
  const [over, setOver] = useState(false);
  const heading = useId();
  const changed = (words: string): void => {
    setOwn(packs.own());
    setTold(words);
    props.onChange();
  };
  const tell = (brought: Brought<P>, file: BroughtFile): void => {
    setFaulty(brought.is === "faulty" ? { file, problems: brought.problems } : null);
    if (brought.is === "faulty") setTold("");
    else if (brought.is === "full") setTold(say("packs.full"));
    else if (brought.is === "taken") setTold(say("packs.taken", { id: brought.pack.pack }));
    else changed(say("packs.kept", { name: brought.pack.name[spoken()] }));
  };
  const bring = async (file: BroughtFile | null): Promise<void> => {
    if (file !== null) tell(await packs.bring(file.text, file.name), file);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file !== undefined) void textIn(file).then((text) => bring({ name: file.name, text }));
  };
  return (
    <section
      className={over ? "pack-shelf over" : "pack-shelf"}
      aria-labelledby={heading}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <div className="pack-head">
        <h2 id={heading}>{say("packs.title")}</h2>
        <p className="quiet">{say("packs.how")}</p>
      </div>
      <button
        type="button"
        className="line-button pack-bring"
        onClick={() => void pickFile(".json,.yaml,.yml,application/json").then(bring)}
      >
        {say("packs.bring")}
      </button>
      <p className="pack-told" role="status">
        {told}
      </p>
      {faulty === null ? null : (
        <Faults
          name={faulty.file.name}
          problems={faulty.problems}
          elsewhere={props.elsewhere?.(faulty.file) ?? null}
          onGone={() => setFaulty(null)}
        />
      )}
      {own.length === 0 ? null : (
        <ul className="pack-list">
          {own.map((pack) => {
            const name = pack.name[spoken()];
            return (
              <li key={pack.pack}>
                <b>{name}</b>
                <span className="pack-list-id">{pack.pack}</span>
                <button
                  type="button"
                  className="tool"
                  aria-label={say("packs.save", { name })}
                  onClick={() => download(`${pack.pack}.json`, `${JSON.stringify(pack, null, 2)}\n`)}
                >
                  <Glyph name="save" size={18} />
                </button>
                <button
                  type="button"
                  className="tool"
                  aria-label={say("packs.drop", { name })}
                  onClick={() => {
                    packs.drop(pack.pack);
                    setFaulty(null);
                    changed(say("packs.dropped", { name }));
                  }}
                >
                  <Glyph name="trash-can" size={18} />
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
