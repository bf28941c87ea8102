import { Fragment, type ReactElement } from "react";
import { Glyph } from "./glyph.tsx";

/** A stretch of a sentence: plain, weighty, italic, bad or good news, or an emblem with its word. */
export type Span =
  | string
  | { readonly text: string; readonly tone: "strong" | "em" | "harm" | "good" }
  | { readonly icon: string; readonly label: string };

/** A sentence ready to be shown, already in the reader's language. */
export type Rich = string | readonly Span[];

function span(part: Span): ReactElement {
  if (typeof part === "string") return <>{part}</>;
  if ("icon" in part) return <Glyph name={part.icon} size={16} title={part.label} />;
  if (part.tone === "strong") return <b>{part.text}</b>;
  if (part.tone === "em") return <i>{part.text}</i>;
  return <b className={part.tone}>{part.text}</b>;
}

/** Shows a rich sentence inline. */
export function RichText(props: { readonly text: Rich }): ReactElement {
  if (typeof props.text === "string") return <>{props.text}</>;
  return (
    <>
      {props.text.map((part, i) => (
        // The parts of a sentence never change places, so their position is their identity.
        <Fragment key={String(i)}>{span(part)}</Fragment>
      ))}
    </>
  );
}

/** The words of a rich sentence alone, for labels. */
export function plain(text: Rich): string {
  if (typeof text === "string") return text;
  return text.map((part) => (typeof part === "string" ? part : "icon" in part ? part.label : part.text)).join("");
}
