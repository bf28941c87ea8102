import type { DcEvent, State } from "../../engine/index.ts";

/** What an action was, for lines that speak of it later. */
export interface Deed {
  readonly what: "move" | "attack" | "order" | "power" | "trigger" | "collect" | "dodge";
  readonly creature: string | null;
  readonly card: string | null;
}

/** Who and what ids meant: creatures and actions are gone when later lines still name them. */
export interface Cast {
  readonly creatures: Readonly<Record<string, string>>;
  /** The seat that last controlled each creature. */
  readonly seats: Readonly<Record<string, number>>;
  readonly actions: Readonly<Record<string, Deed>>;
}

export function castOf(state: State): Cast {
  return {
    creatures: Object.fromEntries(state.body.creatures.map((one) => [one.id, one.card])),
    seats: Object.fromEntries(state.body.creatures.map((one) => [one.id, one.controller])),
    actions: {},
  };
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

/** The cast after some more events. */
export function withEvents(cast: Cast, events: readonly DcEvent[]): Cast {
  let { creatures, seats, actions } = cast;
  for (const event of events) {
    if (event.event === "deployed") {
      creatures = { ...creatures, [event.creature]: event.card };
      seats = { ...seats, [event.creature]: event.seat };
    } else if (event.event === "control-changed") seats = { ...seats, [event.creature]: event.to };
    const deeds = deedsOf(event);
    if (Object.keys(deeds).length > 0) actions = { ...actions, ...deeds };
  }
  return { creatures, seats, actions };
}
