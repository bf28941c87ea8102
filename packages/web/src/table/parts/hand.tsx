import { CreatureCard, OrderCard } from "@undercroft/dungeon-command/client";
import { openQuestion } from "@undercroft/kernel";
import { type ReactElement, type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { say } from "../../words/index.ts";
import type { Item, Sheet } from "../ask/model.ts";
import { pressPlace } from "../ask/press.ts";
import { reasonWords, refusalsOf, whyNotCard } from "../ask/why.ts";
import { useDesk, useTable, useTableState } from "../context.tsx";
import { creatureFace, orderFace } from "../facing/card-faces.ts";
import { colourOf } from "../facing/field.ts";
import { cardName } from "../facing/names.ts";
import { useScreen } from "../use-screen.ts";

interface Held {
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

/** The cards of the hand that lies open to this screen, those that may be played first. */
function useHeld(sheet: Sheet | null): readonly Held[] {
  const shown = useTableState((state) => state.shown);
  const viewer = useTableState((state) => state.viewer);
  const asked = useTableState((state) => state.asked);
  return useMemo(() => {
    const hand = viewer === null ? undefined : shown.hands.get(viewer);
    if (hand === undefined) return [];
    const { body } = shown.state;
    const name = (id: string): string => {
      const creature = body.creatures.find((one) => one.id === id);
      return creature === undefined ? id : cardName(body.content, creature.card);
    };
    const refusals = sheet === null || asked === null ? [] : refusalsOf(shown.state, asked);
    const itemsFor = (card: string): readonly Item[] =>
      sheet === null
        ? []
        : [...sheet.places, ...sheet.buttons].filter(
            (item, i, all) => item.cards?.includes(card) === true && all.findIndex((one) => one.id === item.id) === i,
          );
    const orders = hand.orders.map((card): Held => {
      const items = itemsFor(card);
      const why = items.length > 0 ? null : whyNotCard(shown.state, refusals, card);
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
    return [...orders.sort((a, b) => lit(a) - lit(b)), ...creatures];
  }, [shown, viewer, asked, sheet]);
}

/** A card under others still shows its level and the beginning of its name; beyond that the hand scrolls. */
const MOST_OVERLAP = 70;

/** How far each card must lie over the one before it so that all are in sight; negative is a gap. */
function useOverlap(place: RefObject<HTMLElement | null>, held: readonly Held[]): number {
  const [overlap, setOverlap] = useState(-6);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other cards are measured anew
  useLayoutEffect(() => {
    const node = place.current;
    if (node === null || typeof ResizeObserver === "undefined") return;
    const measure = (): void => {
      const cards = [...node.children].filter((child) => child instanceof HTMLElement);
      const total = cards.reduce((sum, card) => sum + card.offsetWidth, 0);
      const room = node.clientWidth - 24;
      const wanted = Math.ceil((total - room) / Math.max(1, cards.length - 1));
      setOverlap(cards.length < 2 ? -6 : Math.min(MOST_OVERLAP, Math.max(-6, wanted)));
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(node);
    return () => watch.disconnect();
  }, [place, held]);
  return overlap;
}

/** The hand of whoever the screen belongs to. */
export function Hand(props: { readonly sheet: Sheet | null; readonly inSheet?: boolean }): ReactElement {
  const { sheet } = props;
  const { table, desk, keywords } = useTable();
  const held = useHeld(sheet);
  const [shownKey, setShownKey] = useState<string | null>(null);
  const question = useTableState((state) => openQuestion(state.shown.state)?.id ?? null);
  // A card that was shown for one question is not played by the first tap at the next.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question is what ends it
  useEffect(() => setShownKey(null), [question]);
  const drill = useDesk((state) => state.drill);
  const picked = useDesk((state) => state.picked);
  const content = useTableState((state) => state.shown.state.body.content);
  const viewer = useTableState((state) => state.viewer);
  const seats = useTableState((state) => state.shown.state.body.seats);
  const seat = colourOf(
    Math.max(
      0,
      seats.findIndex((one) => one.id === viewer),
    ),
  );
  const { touch } = useScreen();
  const read = (one: Held): void => desk.setState({ open: { sheet: "card", card: one.card, creature: null } });
  const choose = (one: Held, key: string): void => {
    // Without a pointer that hovers, the first tap shows what the card says; its button or a second tap plays it.
    if (touch && shownKey !== key) {
      setShownKey(key);
      read(one);
      return;
    }
    setShownKey(null);
    if (sheet !== null && pressPlace(table, desk, sheet, one.items.slice(0, 1), null, false)) {
      if (desk.getState().open?.sheet === "hand") desk.setState({ open: null });
      return;
    }
    read(one);
  };
  const place = useRef<HTMLElement>(null);
  const overlap = useOverlap(place, held);
  const orders = held.filter((one) => one.kind === "order").length;
  return (
    <>
      <section
        ref={place}
        className="hand fitted"
        style={{ "--overlap": `${overlap}px` }}
        aria-label={say("hand.name")}
        data-hand
      >
        {held.map((one, i) => {
          // Two copies of a card are the same card: only their places tell them apart.
          const key = `${one.card}/${String(i)}`;
          const chosen = (drill?.on === "card" && drill.id === one.card) || picked.includes(one.card);
          const common = {
            ...(sheet === null ? {} : { light: one.items.length > 0 ? ("lit" as const) : ("dim" as const) }),
            ...(one.foot === null ? {} : { foot: one.foot }),
            chosen,
            onPress: () => choose(one, key),
            onHover: (over: boolean) => desk.setState({ reading: over ? { card: one.card, creature: null } : null }),
          };
          const order = content.orders[one.card];
          const creature = content.creatures[one.card];
          if (order !== undefined) return <OrderCard key={key} card={orderFace(order, keywords)} {...common} />;
          if (creature !== undefined)
            return <CreatureCard key={key} card={creatureFace(creature, keywords, seat)} {...common} />;
          return null;
        })}
        {held.length === 0 ? <p className="quiet hand-empty">{say("hand.empty")}</p> : null}
      </section>
      {props.inSheet === true ? null : (
        <button type="button" className="hand-peek" onClick={() => desk.setState({ open: { sheet: "hand" } })}>
          {say("hand.peek", { orders, creatures: held.length - orders })}
        </button>
      )}
    </>
  );
}
