import { type HelpChapter, RichText, RuleLink, say } from "@undercroft/table";
import { Fragment, type ReactElement } from "react";
import { type GameKeys, KeyList } from "./key-list.tsx";

function Words(props: { readonly texts: HelpChapter["texts"] }): ReactElement {
  const [first = "", ...more] = props.texts;
  if (more.length === 0)
    return (
      <p>
        <RichText text={first} />
      </p>
    );
  return (
    <ol>
      {props.texts.map((text, i) => (
        <li key={String(i)}>
          <RichText text={text} />
        </li>
      ))}
    </ol>
  );
}

/** The game in short, for whoever sits down for the first time; every part leads into the ledger. */
export function HowToPlay(props: {
  readonly lead: string;
  readonly chapters: readonly HelpChapter[];
  readonly keys: GameKeys;
  readonly onRule: (id: string) => void;
}): ReactElement {
  return (
    <section className="how-to" aria-labelledby="how-to-play">
      <h2 id="how-to-play">{say("howto.title")}</h2>
      <p className="how-to-lead">{props.lead}</p>
      {props.chapters.map(({ title, texts, rules }) => (
        <Fragment key={title}>
          <h3>{title}</h3>
          <Words texts={texts} />
          {rules.length === 0 ? null : (
            <p className="how-to-rules">
              {say("howto.read-more")}{" "}
              {rules.map((rule) => (
                <RuleLink key={rule} rule={{ id: rule, label: `§ ${rule}` }} onRule={props.onRule} />
              ))}
            </p>
          )}
        </Fragment>
      ))}
      <h3>{say("howto.keys")}</h3>
      <KeyList game={props.keys} />
    </section>
  );
}
