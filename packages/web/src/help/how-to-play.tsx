import { type MessageId, RichText, RuleLink, rich, say } from "@undercroft/table";
import { Fragment, type ReactElement } from "react";
import { KeyList } from "./key-list.tsx";

interface Section {
  readonly title: MessageId;
  /** Paragraphs; several are steps that follow each other. */
  readonly texts: readonly [MessageId, ...MessageId[]];
  /** Entries of the ledger in which it stands exactly. */
  readonly rules: readonly string[];
}

const SECTIONS: readonly Section[] = [
  {
    title: "howto.table",
    texts: ["howto.table-text"],
    rules: ["dc.setup.sequence", "dc.setup.starting-draw", "dc.terrain.icons"],
  },
  {
    title: "howto.win",
    texts: ["howto.win-text"],
    rules: [
      "dc.end.morale-zero",
      "dc.end.no-creatures",
      "dc.end.highest-morale-wins",
      "dc.end.no-creatures-cannot-win",
      "dc.destroy.morale-loss",
    ],
  },
  {
    title: "howto.turn",
    texts: ["howto.refresh", "howto.activate", "howto.deploy", "howto.cleanup"],
    rules: [
      "dc.turn.four-phases",
      "dc.refresh.step-order",
      "dc.activate.one-at-a-time",
      "dc.deploy.leadership-cap",
      "dc.cleanup.step-order",
    ],
  },
  {
    title: "howto.acting",
    texts: ["howto.acting-text"],
    rules: [
      "dc.move.up-to-speed",
      "dc.move.stop-by-enemy",
      "dc.move.speed-one-beside-enemy",
      "dc.kind.standard-when",
      "dc.kind.minor-when",
      "dc.kind.immediate-when",
      "dc.tap.blocks-tap-actions",
    ],
  },
  {
    title: "howto.orders",
    texts: ["howto.orders-text"],
    rules: ["dc.orders.ability-requirement", "dc.orders.level-requirement", "dc.assist.who", "dc.assist.level-sum"],
  },
  {
    title: "howto.attack",
    texts: ["howto.attack-text"],
    rules: [
      "dc.melee.adjacent",
      "dc.ranged.needs-los",
      "dc.ranged.not-beside-enemy",
      "dc.dodge.action",
      "dc.destroy.condition",
    ],
  },
  {
    title: "howto.stack",
    texts: ["howto.stack-text"],
    rules: ["dc.stack.actions-wait", "dc.stack.response-on-top", "dc.stack.resolve-top"],
  },
  {
    title: "howto.cower",
    texts: ["howto.cower-text"],
    rules: ["dc.cower.option", "dc.cower.morale-cost", "dc.cower.must-afford"],
  },
  {
    title: "howto.treasure",
    texts: ["howto.treasure-text"],
    rules: ["dc.treasure.reveal", "dc.treasure.collect-action", "dc.treasure.collect-effect"],
  },
  { title: "howto.press", texts: ["howto.press-text"], rules: [] },
];

function Words(props: { readonly section: Section }): ReactElement {
  const { texts } = props.section;
  if (texts.length === 1)
    return (
      <p>
        <RichText text={rich(texts[0])} />
      </p>
    );
  return (
    <ol>
      {texts.map((text) => (
        <li key={text}>
          <RichText text={rich(text)} />
        </li>
      ))}
    </ol>
  );
}

/** The game in short, for whoever sits down for the first time; every part leads into the ledger. */
export function HowToPlay(props: { readonly onRule: (id: string) => void }): ReactElement {
  return (
    <section className="how-to" aria-labelledby="how-to-play">
      <h2 id="how-to-play">{say("howto.title")}</h2>
      <p className="how-to-lead">{say("howto.lead")}</p>
      {SECTIONS.map((section) => (
        <Fragment key={section.title}>
          <h3>{say(section.title)}</h3>
          <Words section={section} />
          {section.rules.length === 0 ? null : (
            <p className="how-to-rules">
              {say("howto.read-more")}{" "}
              {section.rules.map((rule) => (
                <RuleLink key={rule} rule={{ id: rule, label: `§ ${rule}` }} onRule={props.onRule} />
              ))}
            </p>
          )}
        </Fragment>
      ))}
      <h3>{say("howto.keys")}</h3>
      <KeyList />
    </section>
  );
}
