import type { Story } from "@undercroft/table";
import type { Dc, DcEvent, State } from "../engine/index.ts";

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

const casts = new WeakMap<Story<Dc>, Cast>();

/** Everybody and everything that a story has named; gathered once for each story. */
export function castIn(story: Story<Dc>): Cast {
  const known = casts.get(story);
  if (known !== undefined) return known;
  const { creatures } = castOf(story.first);
  const cast = { creatures: { ...creatures }, actions: {} };
  for (const { events } of story.chapters)
    for (const event of events) {
      if (event.event === "deployed") Object.assign(cast.creatures, { [event.creature]: event.card });
      Object.assign(cast.actions, deedsOf(event));
    }
  casts.set(story, cast);
  return cast;
}
