/** The last dice that fell, as the panel beside the map shows them. */
import { colourOf, type SeatColour, type Story } from "@undercroft/table";
import type { Body, Dg, DgEvent, Fighter } from "../engine/index.ts";
import type { Cast } from "../log/cast.ts";
import { castIn } from "../log/cast.ts";
import { fighterEmblem, fighterName } from "../log/fighter.ts";
import { say } from "../words/index.ts";
import { seatName } from "./names.ts";

/** One side of a roll. */
export interface Roller {
  readonly name: string;
  readonly emblem: string;
  /** The seat of a hero; null for a monster. */
  readonly seat: SeatColour | null;
  readonly die: number;
  readonly plus: number;
}

/** Two rolls against each other, or one against a number. */
type Roll =
  | {
      readonly is: "fight";
      readonly score: string;
      readonly sides: readonly [Roller, Roller];
      readonly won: "attacker" | "defender" | "nobody";
    }
  | {
      readonly is: "test";
      readonly score: string;
      readonly roller: Roller;
      readonly number: number;
      readonly success: boolean;
    };

/** A roll that has been told, known by its place in the story. */
export type LastRoll = Roll & { readonly id: string; readonly at: number };

function rollerOf(body: Body, cast: Cast, fighter: Fighter, die: number, plus: number): Roller {
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
    roller: {
      name: seatName(body, player),
      emblem: body.content.heroes[body.players[player]?.hero ?? ""]?.emblem ?? "hood",
      seat: colourOf(player),
      die,
      plus,
    },
    number,
    success,
  };
}

/** The last roll of a story that has been told; null before any. */
export function lastRoll(body: Body, story: Story<Dg>, told: number): LastRoll | null {
  const cast = castIn(story);
  for (const { at, events } of story.chapters.toReversed()) {
    if (at > told) continue;
    for (const [i, event] of [...events.entries()].toReversed()) {
      const roll = rollIn(body, cast, event);
      if (roll !== null) return { ...roll, id: `${at}/${i}`, at };
    }
  }
  return null;
}
