import type { TriggerEvent } from "../vocabulary/index.ts";
import type { Moment } from "./moments.ts";

/** The moment at which an event is over. */
export function overWith(on: TriggerEvent["on"]): Moment["on"] {
  switch (on) {
    case "attack-declared":
    case "attack-begins":
    case "targeted":
    case "attack-rolled":
    case "hit":
    case "missed":
      return "attack-ends";
    case "would-take-damage":
      return "takes-damage";
    case "leaves":
    case "enters":
      return "movement-ends";
    case "uses-power":
      return "use-ends";
    case "saves":
    case "fails-save":
      return "save-ends";
    default:
      return on;
  }
}
