/** The last dice that fell, as the panel beside the map shows them. */
import { colourOf, type SeatColour, type Story } from "@undercroft/table";
import {
  type Body,
  type Dg,
  type DgEvent,
  type Fighter,
  type RollInProgress,
  type RollingSide,
  rollInProgress,
  type State,
} from "../engine/index.ts";
import type { Cast } from "../log/cast.ts";
import { castIn } from "../log/cast.ts";
import { fighterEmblem, fighterName } from "../log/fighter.ts";
import { say } from "../words/index.ts";

/** One side of a roll. */
export interface Roller {
  readonly name: string;
  readonly emblem: string;
  /** The seat of a hero; null for a monster. */
  readonly seat: SeatColour | null;
  /** Null before it is rolled. */
  readonly die: number | null;
  readonly plus: number;
}

/** Two rolls against each other, or one against a number; what comes of them is null while it is not settled. */
type Roll =
  | {
      readonly is: "fight";
      readonly score: string;
      readonly sides: readonly [Roller, Roller];
      readonly won: "attacker" | "defender" | "nobody" | null;
    }
  | {
      readonly is: "test";
      readonly score: string;
      readonly roller: Roller;
      readonly number: number;
      readonly success: boolean | null;
    };

/** A roll that has been told, known by its place in the story, or is being made. */
export type LastRoll = Roll & { readonly id: string; readonly at: number };

function rollerOf(body: Body, cast: Cast, fighter: Fighter, die: number | null, plus: number): Roller {
  return {
    name: fighterName(body, cast, fighter),
    emblem: fighterEmblem(body, cast, fighter),
    seat: fighter.is === "hero" ? colourOf(fighter.player) : null,
    die,
    plus,
  };
}

function rollIn(body: Body, cast: Cast, event: DgEvent): Roll | null {
  if (event.event === "fought") {
    const { attacker, defender, dice, scores, form, won } = event;
    return {
      is: "fight",
      score: say(`score.${form}`),
      sides: [rollerOf(body, cast, attacker, dice[0], scores[0]), rollerOf(body, cast, defender, dice[1], scores[1])],
      won,
    };
  }
  if (event.event === "pack-tested") {
    const { monster, die, plus, number, success, score } = event;
    return {
      is: "test",
      score: say(`score.${score}`),
      roller: rollerOf(body, cast, monster, die, plus),
      number,
      success,
    };
  }
  if (event.event !== "tested") return null;
  const { player, die, plus, number, success, score } = event;
  return {
    is: "test",
    score: say(`score.${score ?? "none"}`),
    roller: rollerOf(body, cast, { is: "hero", player }, die, plus),
    number,
    success,
  };
}

/** A roll that is not settled yet. */
function rollNow(body: Body, cast: Cast, roll: RollInProgress): Roll {
  if (roll.is === "test") {
    const { player, die, plus, number, score } = roll;
    const roller = rollerOf(body, cast, { is: "hero", player }, die, plus);
    return { is: "test", score: say(`score.${score ?? "none"}`), roller, number, success: null };
  }
  const side = ({ fighter, die, plus }: RollingSide): Roller => rollerOf(body, cast, fighter, die, plus);
  return {
    is: "fight",
    score: say(`score.${roll.form}`),
    sides: [side(roll.attacker), side(roll.defender)],
    won: null,
  };
}

/** The roll that is being made, else the last one of a story that has been told; null before any. */
export function lastRoll(state: State, story: Story<Dg>, told: number): LastRoll | null {
  const { body } = state;
  const cast = castIn(story);
  const now = rollInProgress(state);
  if (now !== null) return { ...rollNow(body, cast, now), id: `now/${told}`, at: told };
  for (const { at, events } of story.chapters.toReversed()) {
    if (at > told) continue;
    for (const [i, event] of [...events.entries()].toReversed()) {
      const roll = rollIn(body, cast, event);
      if (roll !== null) return { ...roll, id: `${at}/${i}`, at };
    }
  }
  return null;
}

/** A roll that is not settled yet, in words: who rolls what against what, and how the dice lie. */
export function rollWords(state: State, cast: Cast): string {
  const now = rollInProgress(state);
  if (now === null) return "";
  const roll = rollNow(state.body, cast, now);
  const lies = ({ name, die, plus }: Roller): string =>
    die === null ? say("roll.has", { name, plus }) : say("roll.lies", { name, die, plus, sum: die + plus });
  if (roll.is === "fight")
    return say("roll.fight", { form: roll.score, attacker: lies(roll.sides[0]), defender: lies(roll.sides[1]) });
  const against = now.is === "test" ? say(`danger.${now.danger}`) : "";
  return say("roll.test", { score: roll.score, number: roll.number, against, roller: lies(roll.roller) });
}
