import type { State } from "../procedures.ts";
import { attackIn } from "./frames.ts";
import type { Moment } from "./moments.ts";

/** The moments that are over with another one: what waits for the end of the event answers them then (mn.ruling.immediate-default). */
export function momentsOver(state: State, moment: Moment): readonly Moment[] {
  switch (moment.on) {
    case "attack-ends": {
      const { attack, creature } = moment;
      const shots = attackIn(state, attack)?.shots ?? [];
      return [
        moment,
        { on: "attack-declared", attack, creature },
        { on: "attack-begins", attack, creature },
        ...shots.flatMap(({ target, result }): readonly Moment[] => {
          const critical = result === "critical";
          const rolled = { attack, creature, target, critical };
          return [
            { on: "targeted", attack, creature, target },
            { on: "attack-rolled", ...rolled },
            { on: result === "miss" ? "missed" : "hit", ...rolled },
          ];
        }),
      ];
    }
    case "takes-damage": {
      const { creature, harm, source } = moment;
      return [moment, { on: "would-take-damage", creature, harm, source }];
    }
    case "movement-ends": {
      const { creature } = moment;
      const square = state.body.creatures.find(({ id }) => id === creature)?.at ?? -1;
      return [moment, { on: "leaves", creature, square }, { on: "enters", creature, square }];
    }
    case "use-ends": {
      const { creature, type } = moment;
      return [{ on: "uses-power", creature, type }];
    }
    case "save-ends": {
      const { creature, saved } = moment;
      return [{ on: saved ? "saves" : "fails-save", creature }];
    }
    case "attack-declared":
    case "attack-begins":
    case "targeted":
    case "attack-rolled":
    case "hit":
    case "missed":
    case "would-take-damage":
    case "leaves":
    case "enters":
    case "uses-power":
    case "saves":
    case "fails-save":
      return [];
    default:
      return [moment];
  }
}
