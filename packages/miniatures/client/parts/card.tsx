import { colourOf, plain, RichText, SeatPortrait, spoken } from "@undercroft/table";
import type { ReactElement } from "react";
import { type Body, type CardLine, type CreatureCard, creatureText } from "../engine/index.ts";
import { lastingWords } from "../facing/effects.ts";
import { cardName, dictionary } from "../facing/names.ts";
import { richOf } from "../facing/text.ts";
import { useTableState } from "../table.ts";
import { say } from "../words/index.ts";

function Lines(props: { readonly lines: readonly CardLine[] }): ReactElement {
  return (
    <>
      {props.lines.map(({ spans }, i) => (
        // The lines of a card never change places, so their position is their identity.
        <p key={String(i)}>
          <RichText text={richOf(spans)} />
        </p>
      ))}
    </>
  );
}

/** What the battle has made of the creature: hit points, items, what lasts on it. */
function Now(props: { readonly body: Body; readonly piece: string }): ReactElement | null {
  const { body, piece } = props;
  const creature = body.creatures.find(({ id }) => id === piece);
  if (creature === undefined) return null;
  const lasting = body.effects.filter(({ on }) => on === piece).map((effect) => lastingWords(body, effect));
  const items = creature.items.map((item) => cardName(body.content, item));
  return (
    <p className="mn-now">
      {say("roster.hit-points", { left: creature.hitPoints, full: creature.maximum })}
      {lasting.length === 0 ? null : ` · ${lasting.join(", ")}`}
      {items.length === 0 ? null : ` · ${say("card.items")}: ${items.join(", ")}`}
    </p>
  );
}

function Printed(props: { readonly card: CreatureCard; readonly seat: number }): ReactElement {
  const { card, seat } = props;
  const text = creatureText(card, spoken(), dictionary());
  return (
    <>
      <div className="mn-card-head">
        <SeatPortrait seat={colourOf(seat)} emblem={card.emblem ?? "pawn"} size={40} />
        <div>
          <h3>{card.name[spoken()]}</h3>
          <Lines lines={text.definition} />
        </div>
      </div>
      <dl className="mn-stats">
        {text.statistics.map(({ key, label, value }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mn-lines">
        <Lines lines={[...text.attacks, ...text.powers, ...text.championPowers]} />
      </div>
      <p className="mn-construction">{text.construction.map(({ spans }) => plain(richOf(spans))).join(" · ")}</p>
    </>
  );
}

/** A creature's card as it is printed, without a battle. */
export function StatCard(props: { readonly card: CreatureCard; readonly seat: number }): ReactElement {
  return (
    <article className="mn-card">
      <Printed card={props.card} seat={props.seat} />
    </article>
  );
}

/** A creature's card, large enough to read; `piece` is whoever stands on the map by it. */
export function Card(props: { readonly card: string; readonly piece: string | null }): ReactElement | null {
  const body = useTableState((state) => state.shown.state.body);
  const card = body.content.creatures[props.card];
  if (card === undefined) return null;
  const owner = body.creatures.find(({ id }) => id === props.piece)?.owner ?? 0;
  return (
    <article className="mn-card">
      {props.piece === null ? null : <Now body={body} piece={props.piece} />}
      <Printed card={card} seat={owner} />
    </article>
  );
}
