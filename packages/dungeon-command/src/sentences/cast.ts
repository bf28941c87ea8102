import type { DcEvent } from "../events.ts";
import type { State } from "../procedures.ts";

/** What an action was, for lines that speak of it later. */
export interface Deed {
  readonly what: "move" | "attack" | "order" | "power" | "trigger" | "collect" | "dodge";
  readonly creature: string | null;
  readonly card: string | null;
}

/** Who and what ids meant: creatures and actions are gone when later lines still name them. */
export interface Cast {
  readonly creatures: Readonly<Record<string, string>>;
  readonly actions: Readonly<Record<string, Deed>>;
}

/** The creatures of a position by their cards. */
export function castOf(state: State): Cast {
  return { creatures: Object.fromEntries(state.body.creatures.map((one) => [one.id, one.card])), actions: {} };
}

function deedsOf(event: DcEvent): Readonly<Record<string, Deed>> {
  const one = (action: string, what: Deed["what"], creature: string | null, card: string | null = null) => ({
    [action]: { what, creature, card },
  });
  const several = (actions: readonly string[], deed: Deed) => Object.fromEntries(actions.map((id) => [id, deed]));
  switch (event.event) {
    case "move-declared":
      return one(event.action, "move", event.creature);
    case "attack-declared":
      return one(event.action, "attack", event.creature);
    case "collect-declared":
      return one(event.action, "collect", event.creature);
    case "dodge-declared":
      return one(event.action, "dodge", event.creature);
    case "triggered":
      return one(event.action, "trigger", event.creature, event.card);
    case "order-played":
      return several(event.actions, { what: "order", creature: event.creature, card: event.card });
    case "power-used":
      return several(event.actions, { what: "power", creature: event.creature, card: event.card });
    default:
      return {};
  }
}

/** A cast that grows while events are told in their order: whoever and whatever they name is known from then on. */
export interface GrowingCast extends Cast {
  readonly creatures: { [id: string]: string };
  readonly actions: { [id: string]: Deed };
}

export const emptyCast = (): GrowingCast => ({ creatures: {}, actions: {} });

/** Remembers whom and what an event names first. */
export function remember(cast: GrowingCast, event: DcEvent): void {
  if (event.event === "deployed") cast.creatures[event.creature] = event.card;
  Object.assign(cast.actions, deedsOf(event));
}
