import { RuleLink, say } from "@undercroft/table";
import { Fragment, type ReactElement } from "react";
import type { Entry } from "./use-ledger.ts";

const reference = /\b([a-z]{2}\.[a-z0-9-]+(?:\.[a-z0-9-]+)+)\b/;

/** A text in which the ids of other entries can be pressed. */
function Linked(props: { readonly text: string; readonly onRule: (id: string) => void }): ReactElement {
  return (
    <>
      {props.text.split(reference).map((part, i) => (
        // The parts of a text never change places.
        <Fragment key={String(i)}>
          {reference.test(part) ? (
            <button type="button" className="rule" onClick={() => props.onRule(part)}>
              § {part}
            </button>
          ) : (
            part
          )}
        </Fragment>
      ))}
    </>
  );
}

/** One entry of the ledger. Its text is English, whatever the page speaks. */
export function LedgerEntry(props: { readonly entry: Entry; readonly onRule: (id: string) => void }): ReactElement {
  const { entry, onRule } = props;
  return (
    <article className="ledger-entry" id={entry.id}>
      <h3 lang="en">{entry.question === "" ? entry.id : entry.question}</h3>
      {entry.question === "" ? null : <p className="entry-id">{entry.id}</p>}
      <p className="entry-text" lang="en">
        <Linked text={entry.text} onRule={onRule} />
      </p>
      {entry.more === "" ? null : (
        <p className="entry-more" lang="en">
          <Linked text={entry.more} onRule={onRule} />
        </p>
      )}
      {entry.related.length === 0 ? null : (
        <p className="entry-id">
          {say("help.related")}{" "}
          {entry.related.map((id) => (
            <RuleLink key={id} rule={{ id, label: `§ ${id}` }} onRule={onRule} />
          ))}
        </p>
      )}
      <p className="entry-id">
        {entry.section}
        {entry.source === "" ? "" : `, ${entry.source}`}
        {entry.question === "" ? "" : `, ${say("help.ruling")}`}
      </p>
    </article>
  );
}
