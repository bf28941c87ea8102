import type { Power, TriggerEvent } from "../vocabulary/index.ts";
import type { Moment } from "./moments.ts";

/** Whether a power answers such moments only when they are about its own creature: most powers do, and most moments are another's. */
export function isForOwn(power: Power, on: Moment["on"]): boolean {
  // mn.power.default-timing: of the windows in which a free action may be declared, only those of turns are anybody's.
  if (power.power === "used") return on !== "turn-starts" && on !== "turn-ends";
  // What waits for the end of an event answers when something else is over.
  return power.power === "triggered" && power.after !== true && isOwn(power.on);
}

/** Whether a text waits for something of its own creature alone. */
function isOwn(on: TriggerEvent): boolean {
  switch (on.on) {
    case "turn-starts":
    case "turn-ends":
      return on.of === undefined || on.of === "this";
    case "attack-declared":
    case "attack-begins":
    case "attack-ends":
      return on.by === "this";
    case "attack-rolled":
    case "hit":
    case "missed":
    case "round-starts":
    case "round-ends":
    case "champion-test":
      return false;
    default:
      return on.who === undefined || on.who === "this";
  }
}
