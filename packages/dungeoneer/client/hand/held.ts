import { type Item, itemsOfCard } from "@undercroft/table";
import { useMemo } from "react";
import type { Sheet } from "../ask/model.ts";
import { cardRefusal, isAboutHand } from "../ask/refusal.ts";
import type { Dg } from "../engine/index.ts";
import { openHand } from "../facing/players.ts";
import { useTableState } from "../table.ts";
import { say } from "../words/index.ts";

/** A card of the hand with what may be done with it now. */
export interface Held {
  readonly card: string;
  readonly kind: "adventure";
  readonly items: readonly Item<Dg>[];
  readonly foot: { readonly text: string; readonly ok: boolean } | null;
}

/** The seat whose hand is laid out: one's own; for whoever only watches, that of the seat whose turn it is. */
export function useHolder(): number {
  const viewer = useTableState((now) => now.viewer);
  const body = useTableState((now) => now.shown.state.body);
  return viewer === null ? body.turn.player : body.players.findIndex(({ id }) => id === viewer);
}

function footOf(items: readonly Item<Dg>[], refusal: string | null): Held["foot"] {
  const [only] = items;
  if (only !== undefined)
    return {
      text:
        only.answer?.do === "discard" ? say("hand.discard") : items.length > 1 ? say("hand.for") : (only.detail ?? ""),
      ok: true,
    };
  return refusal === null ? null : { text: refusal, ok: false };
}

/** The cards of the hand that lies open to this screen, those that may be played first; null if it is closed. */
export function useHeld(sheet: Sheet | null): readonly Held[] | null {
  const shown = useTableState((now) => now.shown);
  const asked = useTableState((now) => now.asked);
  const holder = useHolder();
  return useMemo(() => {
    const hand = openHand(shown, shown.state.body.players[holder]?.id ?? null);
    if (hand === null) return null;
    const held = hand.map((card): Held => {
      const items = sheet === null ? [] : itemsOfCard(sheet, card);
      const isOther = sheet === null || items.length > 0 || !isAboutHand(shown.state);
      const refusal = isOther ? null : cardRefusal(shown.state, asked, card);
      return { card, kind: "adventure", items, foot: footOf(items, refusal?.words ?? null) };
    });
    const dim = ({ items }: Held): number => (items.length > 0 ? 0 : 1);
    return held.toSorted((a, b) => dim(a) - dim(b));
  }, [shown, holder, asked, sheet]);
}
