import type { State } from "../procedures.ts";
import { findCreature } from "../reading/creatures.ts";
import { isBeingDealt, shotIn } from "./frames.ts";
import type { Moment } from "./moments.ts";

/** Whether a moment is still what it was: a cancellation may have made it untrue (mn.resolve.cancellation.void). */
export function stillTrue(state: State, moment: Moment): boolean {
  switch (moment.on) {
    case "hit":
    case "missed": {
      const shot = shotIn(state, moment.attack, moment.target);
      return shot !== null && (shot.result === "miss") === (moment.on === "missed");
    }
    case "targeted":
    case "attack-rolled":
      return shotIn(state, moment.attack, moment.target) !== null;
    case "would-take-damage":
      // Resistances alone do not undo it: a weakness answers what would be taken before them (mn.resist.weakness).
      return isBeingDealt(state);
    case "turn-starts":
    case "turn-ends":
    case "enters":
    case "leaves":
    case "movement-ends":
    case "gains-condition":
      return findCreature(state.body, moment.creature)?.status === "in-play";
    case "saves":
    case "fails-save": {
      const { frames } = state;
      const save = frames.find((frame) => frame.procedure === "save" && frame.locals.creature === moment.creature);
      return save?.procedure !== "save" || !save.locals.again;
    }
    default:
      return true;
  }
}
