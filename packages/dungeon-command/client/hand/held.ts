import { itemsOfCard } from "@undercroft/table";
import { useMemo } from "react";
import type { Item, Sheet } from "../ask/model.ts";
import { reasonWords, refusalsOf, whyNotCard } from "../ask/why.ts";
import { openHand } from "../facing/hands.ts";
import { cardName } from "../facing/names.ts";
import { useTableState } from "../table.ts";
import { say } from "../words/index.ts";

/** A card of the hand with what may be done with it now. */
export interface Held {
  readonly card: string;
  readonly kind: "order" | "creature";
  readonly items: readonly Item[];
  readonly foot: { readonly text: string; readonly ok: boolean } | null;
}

function fitWords(items: readonly Item[], name: (id: string) => string): string {
  const [only] = items;
  if (only === undefined) return "";
  if (only.opens !== undefined) return only.detail ?? say("hand.playable");
  if (only.answer?.do === "play") return say("hand.can-play", { name: name(only.answer.creature) });
  return say("hand.playable");
}

/** The seat whose hand is laid out: one's own; for whoever only watches, that of the seat whose turn it is. */
export function useHolder(): number {
  const viewer = useTableState((state) => state.viewer);
  const body = useTableState((state) => state.shown.state.body);
  return viewer === null ? body.turn.seat : body.seats.findIndex((one) => one.id === viewer);
}

/** The cards of the hand that lies open to this screen, those that may be played first. */
export function useHeld(sheet: Sheet | null): readonly Held[] {
  const shown = useTableState((state) => state.shown);
  const holder = useHolder();
  const asked = useTableState((state) => state.asked);
  return useMemo(() => {
    const hand = openHand(shown, shown.state.body.seats[holder]?.id ?? "");
    if (hand === undefined) return [];
    const { body } = shown.state;
    const name = (id: string): string => {
      const creature = body.creatures.find((one) => one.id === id);
      return creature === undefined ? id : cardName(body.content, creature.card);
    };
    const refusals = sheet === null || asked === null ? [] : refusalsOf(shown.state, asked);
    const itemsFor = (card: string): readonly Item[] => (sheet === null ? [] : itemsOfCard(sheet, card));
    const orders = hand.orders.map((card): Held => {
      const items = itemsFor(card);
      const why = items.length > 0 || asked === null ? null : whyNotCard(shown.state, asked, refusals, card);
      const text = items.length > 0 ? fitWords(items, name) : why === null ? "" : reasonWords(why.rule);
      return { card, kind: "order", items, foot: text === "" ? null : { text, ok: items.length > 0 } };
    });
    const creatures = hand.creatures.map((card): Held => {
      const items = itemsFor(card);
      return {
        card,
        kind: "creature",
        items,
        foot: items.length > 0 ? { text: say("hand.deployable"), ok: true } : null,
      };
    });
    const lit = (held: Held): number => (held.items.length > 0 ? 0 : 1);
    return [...orders, ...creatures].sort((a, b) => lit(a) - lit(b));
  }, [shown, holder, asked, sheet]);
}
