import { colourOf, RuleLink } from "@undercroft/table";
import type { ReactElement } from "react";
import { cardRefusal, pieceRefusal } from "../ask/refusal.ts";
import { reasonWords, refusalsOf } from "../ask/why.ts";
import { LargeCard } from "../cards/large-card.tsx";
import { abilities, abilitiesOf, hitPointsOf, levelOf, meleeOf, rangedOf, speedOf } from "../engine/index.ts";
import { openHand } from "../facing/hands.ts";
import { cardName } from "../facing/names.ts";
import { useTable, useTableState } from "../table.ts";
import { say } from "../words/index.ts";
import { Card } from "./card.tsx";

/** A creature's numbers as they are now, and what lies under it. */
function Standing(props: { readonly id: string }): ReactElement | null {
  const body = useTableState((state) => state.shown.state.body);
  const creature = body.creatures.find((one) => one.id === props.id);
  if (creature === undefined) return null;
  const full = hitPointsOf(body, creature);
  const ranged = rangedOf(body, creature);
  const now = [
    say("piece.level", { level: levelOf(body, creature) }),
    say("piece.hit-points", { left: Math.max(0, full - creature.damage), full }),
    ranged === null
      ? say("turn.figures", { speed: speedOf(body, creature), melee: meleeOf(body, creature) })
      : say("turn.figures-ranged", { speed: speedOf(body, creature), melee: meleeOf(body, creature), ...ranged }),
    abilitiesOf(body, creature, abilities)
      .map((one) => say(`ability.${one}`))
      .join(", "),
    ...(creature.tapped ? [say("piece.tapped")] : []),
  ];
  return (
    <section>
      <h3>{say("card.now")}</h3>
      <p>{now.join(". ")}</p>
      {creature.attached.length === 0 ? null : <h3>{say("card.attached")}</h3>}
      <div className="card-row">
        {creature.attached.map((one) => (
          <LargeCard key={one.id} content={body.content} card={one.card} seat={colourOf(one.owner)} />
        ))}
      </div>
    </section>
  );
}

/** Why the card may not be played now: every creature's own reason, with its rule. */
function Reasons(props: { readonly card: string }): ReactElement | null {
  const { desk } = useTable();
  const state = useTableState((now) => now.shown.state);
  const asked = useTableState((now) => now.asked);
  const viewer = useTableState((now) => now.viewer);
  const hand = openHand(
    useTableState((now) => now.shown),
    viewer,
  );
  if (asked === null || hand?.orders.includes(props.card) !== true) return null;
  const refusals = refusalsOf(state, asked).filter(
    ({ answer }) => answer.do === "play" && answer.card === props.card && !answer.assist,
  );
  if (refusals.length === 0) return null;
  const name = (id: string): string =>
    cardName(state.body.content, state.body.creatures.find((one) => one.id === id)?.card ?? id);
  return (
    <section>
      <h3>{say("why.title")}</h3>
      <ul className="reasons">
        {refusals.map(({ answer, rule }, i) => (
          <li key={String(i)}>
            {answer.do === "play" ? say("why.line", { name: name(answer.creature), reason: reasonWords(rule) }) : null}{" "}
            <RuleLink
              rule={{ id: rule, label: `§ ${rule}` }}
              onRule={(id) => desk.setState({ open: { sheet: "rule", rule: id } })}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Why pressing the card or the creature does nothing now. */
function Refused(props: { readonly card: string; readonly piece: string | null }): ReactElement | null {
  const { desk } = useTable();
  const state = useTableState((now) => now.shown.state);
  const asked = useTableState((now) => now.asked);
  const viewer = useTableState((now) => now.viewer);
  const hand = openHand(
    useTableState((now) => now.shown),
    viewer,
  );
  const held = hand !== undefined && [...hand.orders, ...hand.creatures].includes(props.card);
  const refusal =
    props.piece !== null
      ? pieceRefusal(state, asked, props.piece)
      : held
        ? cardRefusal(state, asked, props.card)
        : null;
  if (refusal === null) return null;
  return (
    <section>
      <h3>{say("why.title")}</h3>
      <p className="reasons">
        {refusal.words}{" "}
        <RuleLink
          rule={{ id: refusal.rule, label: `§ ${refusal.rule}` }}
          onRule={(id) => desk.setState({ open: { sheet: "rule", rule: id } })}
        />
      </p>
    </section>
  );
}

/** A card read in peace, with everything that holds of it now. */
export function CardSheet(props: { readonly card: string; readonly piece: string | null }): ReactElement {
  return (
    <div className="card-sheet">
      <Card card={props.card} piece={props.piece} />
      {props.piece === null ? null : <Standing id={props.piece} />}
      <Refused card={props.card} piece={props.piece} />
      <Reasons card={props.card} />
    </div>
  );
}
