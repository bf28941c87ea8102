import { type ReactElement, useMemo } from "react";
import { type Content, shippedPacks } from "../engine/index.ts";
import { say } from "../words/index.ts";
import { LargeCard } from "./large-card.tsx";

/** A card with the number of its copies. */
interface Entry {
  readonly id: string;
  readonly copies: number;
}

const byId = <C extends { readonly id: string }>(cards: readonly C[]): Readonly<Record<string, C>> =>
  Object.fromEntries(cards.map((card) => [card.id, card]));

function contentOf(): Content {
  const packs = shippedPacks();
  return {
    heroes: byId(packs.flatMap(({ heroes }) => heroes)),
    maps: byId(packs.flatMap(({ maps }) => maps)),
    adventures: byId(packs.flatMap(({ adventures }) => adventures.map(({ card }) => card))),
    quests: byId(packs.flatMap(({ quests }) => quests)),
  };
}

function Shelf(props: {
  readonly title: string;
  readonly content: Content;
  readonly entries: readonly Entry[];
}): ReactElement {
  return (
    <section>
      <h2>{props.title}</h2>
      <ul className="dg-shelf">
        {props.entries.map(({ id, copies }) => (
          <li key={id}>
            <LargeCard content={props.content} card={id} />
            {copies > 1 ? <span className="quiet">{say("cards.copies", { count: copies })}</span> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** All cards of the shipped set. */
export function CardsPage(): ReactElement {
  const content = useMemo(contentOf, []);
  const once = (ids: Readonly<Record<string, unknown>>): readonly Entry[] =>
    Object.keys(ids).map((id) => ({ id, copies: 1 }));
  const adventures = shippedPacks().flatMap((pack) =>
    pack.adventures.map(({ card, copies }) => ({ id: card.id, copies })),
  );
  return (
    <main className="plain-page wide">
      <h1>{say("cards.title")}</h1>
      <p className="quiet">{say("cards.lead")}</p>
      <Shelf title={say("cards.heroes")} content={content} entries={once(content.heroes)} />
      <Shelf title={say("cards.adventures")} content={content} entries={adventures} />
      <Shelf title={say("cards.quests")} content={content} entries={once(content.quests)} />
      <Shelf title={say("cards.maps")} content={content} entries={once(content.maps)} />
    </main>
  );
}
