import { RuleLink } from "@undercroft/table";
import type { ReactElement } from "react";
import { cardRefusal } from "../ask/refusal.ts";
import { exitsWords, hereWords } from "../board/space-words.ts";
import { LargeCard } from "../cards/large-card.tsx";
import { openHand } from "../facing/players.ts";
import { whenWords } from "../facing/when.ts";
import { useTable, useTableState } from "../table.ts";
import { say } from "../words/index.ts";

/** A card of the match, large: one that is laid with its sides as they lie on the board. */
export function Card(props: { readonly card: string; readonly piece: string | null }): ReactElement {
  const { content, map } = useTableState((now) => now.shown.state.body);
  const isTurned = map.some(({ card, turned }) => card === props.card && turned);
  return <LargeCard content={content} card={props.card} turned={isTurned} />;
}

/** Why the card may not be used now, with its rule, and when it may be. */
function Reason(props: { readonly card: string }): ReactElement | null {
  const { desk } = useTable();
  const shown = useTableState((now) => now.shown);
  const asked = useTableState((now) => now.asked);
  const { body } = shown.state;
  const holder = body.players.find(({ id }) => id === asked);
  if (holder === undefined || openHand(shown, asked)?.includes(props.card) !== true) return null;
  const refusal = cardRefusal(shown.state, asked, props.card);
  return (
    <>
      {refusal === null ? null : (
        <section>
          <h3>{say("card.why")}</h3>
          <p className="reasons">
            {refusal.words}{" "}
            <RuleLink
              rule={{ id: refusal.rule, label: `§ ${refusal.rule}` }}
              onRule={(rule) => desk.setState({ open: { sheet: "rule", rule } })}
            />
          </p>
        </section>
      )}
      <section>
        <h3>{say("card.when")}</h3>
        <p>{whenWords(body, holder, props.card)}</p>
      </section>
    </>
  );
}

/** How a Map card lies now, and who is there. */
function Here(props: { readonly card: string }): ReactElement | null {
  const body = useTableState((now) => now.shown.state.body);
  const viewer = useTableState((now) => now.viewer);
  const space = body.map.find(({ card }) => card === props.card);
  if (space === undefined) return null;
  const here = hereWords(body, space, viewer);
  return (
    <section>
      <h3>{say("card.now")}</h3>
      <p>{exitsWords(body, space)}.</p>
      {here.length === 0 ? null : (
        <>
          <h3>{say("card.here")}</h3>
          {here.map((line, i) => (
            <p key={`${line}/${String(i)}`}>{line}</p>
          ))}
        </>
      )}
    </section>
  );
}

/** A card read in peace, with what holds of it now. */
export function CardSheet(props: { readonly card: string; readonly piece: string | null }): ReactElement {
  return (
    <div className="dg-sheet">
      <Card card={props.card} piece={props.piece} />
      <Here card={props.card} />
      <Reason card={props.card} />
    </div>
  );
}
