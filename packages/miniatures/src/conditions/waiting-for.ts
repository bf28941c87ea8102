import type { Until } from "../state.ts";
import type { CreatureFilter, TriggerEvent, Who } from "../vocabulary/index.ts";

/** Whether a filter asks where somebody is, seen from the creature whose text it is. */
const asksOfPlace = ({ within, adjacentTo, seenBy, advantageTo, anyOf, not }: CreatureFilter): boolean =>
  [within, adjacentTo, seenBy, advantageTo].some((one) => one !== undefined) ||
  (anyOf ?? []).some(asksOfPlace) ||
  (not !== undefined && asksOfPlace(not));

const isOfIt = (who: Who): boolean => who === "this" || asksOfPlace(who);
const mayBeOfIt = (who: Who | undefined): boolean => who !== undefined && isOfIt(who);

/** Whether an event can come about no more once the creature whose text waits for it is gone. */
function isOfThis(on: TriggerEvent): boolean {
  switch (on.on) {
    case "round-starts":
    case "round-ends":
    case "champion-test":
      return false;
    case "turn-starts":
    case "turn-ends":
      return isOfIt(on.of ?? "this");
    case "attack-declared":
    case "attack-begins":
    case "attack-ends":
      return mayBeOfIt(on.by);
    case "attack-rolled":
    case "hit":
    case "missed":
      return mayBeOfIt(on.by) || mayBeOfIt(on.target);
    case "targeted":
    case "would-take-damage":
    case "takes-damage":
    case "destroyed":
      return isOfIt(on.who ?? "this") || mayBeOfIt(on.by);
    case "enters":
    case "leaves":
    case "movement-ends":
      return isOfIt(on.who ?? "this") || on.near !== undefined;
    default:
      return isOfIt(on.who ?? "this");
  }
}

/**
 * Whether what lasts so long waits for a turn of this creature, or for something that cannot happen without it
 * (mn.duration.trigger, mn.ruling.duration-source). All else outlives it (mn.duration.persistent).
 */
export function waitsFor(until: Until, creature: string): boolean {
  if (until.kind === "turn-start" || until.kind === "turn-end") return until.of === creature;
  return until.kind === "event" && until.self === creature && isOfThis(until.on);
}
