/** Positions that battles between random players come to, for tests that need much of everything on the table. */
import { openQuestion } from "@undercroft/kernel";
import { wander } from "@undercroft/kernel/testing/wander";
import { miniatures } from "../src/game.ts";
import type { State } from "../src/procedures.ts";
import type { BattleConfig } from "../src/set-up/config.ts";
import { everyKind } from "./games.ts";

const [, , , , bounty] = everyKind();
if (bounty === undefined) throw new Error("a configuration is due");
/** A Bounty of 200 points. */
export const config: BattleConfig = bounty.config;

function isRich({ body, frames }: State): boolean {
  const { creatures, effects, terrain, sides } = body;
  const standing = [0, 1, 2, 3, 4, 10].every((i) => creatures[i]?.status === "in-play" && creatures[i]?.mount === null);
  const news = [creatures.some(({ status }) => status === "destroyed"), creatures.some(({ summoned }) => summoned)];
  const asked = frames.at(-1);
  const between = asked?.procedure === "question" && asked.question.kind === "activate" && body.battle.player === 1;
  const leftOver = (sides[0]?.items.length ?? 0) > 0;
  return between && standing && leftOver && news.every(Boolean) && effects.length > 1 && terrain.length > 0;
}

/** Later on: with summoned creatures, losses, effects, changed terrain and an item that nobody carries. */
export function richPosition(): State {
  for (let seed = 11; seed < 60; seed++) {
    const found: State[] = [];
    wander(miniatures, config, seed, 700, (state) => {
      if (found.length === 0 && isRich(state)) found.push(state);
    });
    if (found[0] !== undefined) return found[0];
  }
  throw new Error("no battle comes to such a position");
}

/** Positions of such battles, one for each stack and question. */
const positions: State[] = [];
const met = new Set<string>();
let battles = 0;

/** The first position of such battles that fits. */
export function positionWith(fits: (state: State) => boolean): State {
  for (;;) {
    const found = positions.find(fits);
    if (found !== undefined) return found;
    if (battles === 20) throw new Error("no battle comes to such a position");
    battles += 1;
    wander(miniatures, config, 10 + battles, 700, (state) => {
      const stack = `${state.frames.map(({ procedure }) => procedure)} ${openQuestion(state)?.question.kind}`;
      if (met.has(stack)) return;
      met.add(stack);
      positions.push(state);
    });
  }
}

/** Whether a procedure is under way. */
export const under =
  (procedure: string) =>
  (state: State): boolean =>
    state.frames.some((frame) => frame.procedure === procedure);
