import { type ReactElement, useState } from "react";
import { download, pickFile } from "../common/files.ts";
import { say } from "../words/index.ts";

/** A line of a list that could not be read, with `what` is wrong with it and the name that was probably meant. */
export function lineUnread(
  { line, text, nearest }: { readonly line: number; readonly text: string; readonly nearest: string | null },
  what: string,
): string {
  const values = { line, text, what };
  return nearest === null ? say("list.line", values) : say("list.line-near", { ...values, nearest });
}

/** A list as text: written out, copied, saved to a file, read from what is pasted or from a file. */
export function ListText(props: {
  /** The list as text that `read` takes back. */
  readonly written: () => string;
  /** Takes a text over; what cannot be read of it, in words, and then nothing is changed. */
  readonly read: (text: string) => readonly string[];
  /** Without its ending. */
  readonly fileName: string;
}): ReactElement {
  const { written } = props;
  const [text, setText] = useState(written);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [told, setTold] = useState("");
  const take = (from: string): void => {
    const found = props.read(from);
    setProblems(found);
    setTold(found.length === 0 ? say("list.taken") : "");
  };
  const write = (): void => {
    setText(written());
    setProblems([]);
    setTold("");
  };
  const load = async (): Promise<void> => {
    const file = await pickFile(".txt,text/plain");
    if (file === null) return;
    setText(file.text);
    take(file.text);
  };
  const copy = (): void => {
    const done = navigator.clipboard?.writeText(text) ?? Promise.reject();
    done.then(
      () => setTold(say("list.copied")),
      () => setTold(say("list.not-copied")),
    );
  };
  return (
    <div className="list-text">
      <p className="quiet">{say("list.how")}</p>
      <textarea
        rows={14}
        spellCheck={false}
        aria-label={say("list.text")}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {problems.length === 0 ? null : (
        <ul className="reasons" role="alert">
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
      <p role="status">{told}</p>
      <div className="button-row">
        <button type="button" className="line-button" onClick={() => take(text)}>
          {say("list.read")}
        </button>
        <button type="button" className="line-button" onClick={write}>
          {say("list.write")}
        </button>
        <button type="button" className="line-button" onClick={copy}>
          {say("list.copy")}
        </button>
        <button
          type="button"
          className="line-button"
          onClick={() => download(`${props.fileName}.txt`, text, "text/plain")}
        >
          {say("list.save")}
        </button>
        <button type="button" className="line-button" onClick={() => void load()}>
          {say("list.load")}
        </button>
      </div>
    </div>
  );
}
