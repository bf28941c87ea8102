/** Frames share nothing that changes: a match played in place, as replays and searches do, is the match played on copies. */
import { answer, answerInPlace, hashState, openQuestion, seatsAsked, start } from "@undercroft/kernel";
import { pickFrom } from "@undercroft/kernel/harness";
import { expect, test } from "vitest";
import { everyKind } from "../../testing/games.ts";
import { dungeonCommand } from "../game.ts";

/** Plays random answers on copies and in place side by side; the place of the first difference, or null. */
function parts(config: Parameters<typeof dungeonCommand.setup>[0], seed: string, moves: number): string | null {
  const pick = pickFrom(seed);
  let { state } = start(dungeonCommand, config, seed);
  const { state: other } = start(dungeonCommand, config, seed);
  for (let at = 0; at < moves && state.outcome === null; at++) {
    const asked = openQuestion(state);
    const [seat] = seatsAsked(state);
    if (asked === null || seat === undefined) return `move ${at}: nobody is asked`;
    const given = dungeonCommand.domain(state, asked, seat).sample(pick);
    if (given === null) return `move ${at}: no legal answer`;
    const onCopy = answer(dungeonCommand, state, seat, { question: asked.id, answer: given });
    const inPlace = answerInPlace(dungeonCommand, other, seat, { question: asked.id, answer: given });
    if (!onCopy.ok || !inPlace.ok) return `move ${at}: refused`;
    state = onCopy.state;
    if (hashState(dungeonCommand, state) !== hashState(dungeonCommand, other)) return `move ${at}`;
  }
  return null;
}

// Seeds of random games in which a dodge marked the card's own list of actions too, and so spoilt every saved game with one.
test.each([
  ["a first game", "5/15/0"],
  ["a first game of the other pack", "5/9/0"],
  ["two seats in the dungeon", "5/12/0"],
  ["mixed warbands outdoors", "5/16/0"],
])("%s, seed %s", (name, seed) => {
  const kind = everyKind().find((one) => one.name === name);
  if (kind === undefined) throw new Error(`no kind of game is called "${name}"`);
  expect(parts(kind.config, seed, 500)).toBeNull();
});
