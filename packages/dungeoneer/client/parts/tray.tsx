import { openQuestion } from "@undercroft/kernel";
import { spoken } from "@undercroft/table";
import type { ReactElement } from "react";
import { cardList, isOfCard } from "../ask/map.ts";
import type { Sheet } from "../ask/model.ts";
import { MapCardDrawing } from "../board/map-card.tsx";
import { CARD } from "../board/measures.ts";
import type { State } from "../engine/index.ts";
import { mapFace } from "../facing/map-face.ts";
import { useDesk, useTable, useTableState } from "../table.ts";
import { say } from "../words/index.ts";

/** The cards that are still to be laid: of a Build everybody sees them (dg.build.draw-place, dg.campaign.dl.build); of cards dealt face down, one's own. */
function cardsToLay(state: State, asked: string | null, sheet: Sheet | null): readonly string[] {
  const question = openQuestion(state)?.question;
  if (question?.kind === "place") return [question.card];
  if (question?.kind === "build") return question.cards;
  if (question?.kind !== "lay" || sheet === null) return [];
  return state.body.players.find(({ id }) => id === asked)?.maps ?? [];
}

/** One of them: pressed by whoever chooses among several, it shows where it may lie; else it is read. */
function TrayCard(props: { readonly card: string; readonly sheet: Sheet | null }): ReactElement | null {
  const { card, sheet } = props;
  const { desk } = useTable();
  const { content } = useTableState((now) => now.shown.state.body);
  const chosen = useDesk((now) => isOfCard(now.drill, card));
  const face = mapFace(content, card, false);
  if (face === null) return null;
  const name = content.maps[card]?.name[spoken()] ?? "";
  const ofCards = sheet?.places.flatMap(({ answer }) => (answer?.do === "build" ? [answer.card] : [])) ?? [];
  const isChoice = ofCards.length > 0;
  const fits = !isChoice || ofCards.includes(card);
  const press = (): void => {
    if (!(isChoice && fits)) desk.setState({ open: { sheet: "card", card, piece: null } });
    else desk.setState({ drill: chosen ? null : { on: "list", list: cardList(card) }, aim: null, refusal: null });
  };
  return (
    <button
      type="button"
      className={`dg-tray-card${fits ? "" : " dim"}`}
      aria-pressed={isChoice ? chosen : undefined}
      aria-label={fits ? name : `${name}: ${say("build.nowhere")}`}
      title={name}
      onClick={press}
    >
      <svg viewBox={`0 0 ${CARD.width} ${CARD.height}`} aria-hidden="true">
        <MapCardDrawing face={face} />
      </svg>
    </button>
  );
}

/** Map cards that wait to be laid, as they look. */
export function Tray(props: { readonly sheet: Sheet | null }): ReactElement | null {
  const { sheet } = props;
  const state = useTableState((now) => now.shown.state);
  const asked = useTableState((now) => now.asked);
  const cards = cardsToLay(state, asked, sheet);
  if (cards.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: cards beside each other, not a form
    <div className={cards.length > 4 ? "dg-tray many" : "dg-tray"} role="group" aria-label={say("build.tray")}>
      {cards.map((card, i) => (
        // Two copies of a card are the same card: only their places tell them apart.
        <TrayCard key={`${card}/${String(i)}`} card={card} sheet={sheet} />
      ))}
    </div>
  );
}
