/** What befalls a Pack as if it were one more hero: what strikes everybody in its space (dg.ruling.wandering-traps). */
import { hazardFor, threatOn } from "../combat/threats.ts";
import { effectOf } from "../effects/effect.ts";
import { envFor } from "../effects/env.ts";
import { textOn } from "../effects/text.ts";
import { windowFor } from "../effects/windows.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import { idAt, playerAt, playingFrom } from "../players.ts";
import { ask, type Chapter, type call, done, next, nothing, type Run } from "../procedures.ts";
import { roll } from "../rolling/dice.ts";
import type { Body, MonsterInPlay } from "../state.ts";
import { memberScore } from "./afflicting.ts";
import type { WanderingLocals } from "./locals.ts";
import { packsIn, packsWander } from "./pack.ts";

type Step = ReturnType<typeof call> | ReturnType<typeof next>;

/** The Packs that are struck in a space with all heroes, the active player's first, then clockwise, like those (dg.ruling.wandering-traps). */
export function packsStruckIn(body: Body, space: string): readonly number[] {
  if (!packsWander(body)) return [];
  const before = (body.turn.player + body.players.length - 1) % body.players.length;
  return packsIn(body, space, before);
}

/** One monster rolls for its whole Pack. */
function test(run: Run, owner: number, member: MonsterInPlay, card: string, space: string): boolean {
  const { body } = run;
  const printed = threatOn(body, card);
  const hazard = hazardFor(body, printed, space);
  const { score } = printed.threat;
  const number = printed.threat.number + hazard;
  const die = roll(run, printed.kind);
  const plus = memberScore(body, member, score);
  const success = die + plus >= number;
  const because: RuleId[] = [printed.kind === "trap" ? "dg.threat.trap-area" : "dg.ruling.obstacle-scope"];
  because.push("dg.opt.wandering.as-hero");
  if (hazard !== 0) because.push("dg.hazard.modifier");
  const rule = "dg.ruling.wandering-traps";
  const monster = { is: "monster", id: member.id } as const;
  run.emit({ event: "pack-tested", player: owner, monster, score, die, plus, number, success, rule, because });
  return success;
}

/** The die of the monster that was exposed, which takes what comes of it; nothing comes of it for one that is gone (dg.ruling.gone-before-the-roll). */
function throwDie(run: Run, { you, card, space, left, exposed }: WanderingLocals["pack-trapped"]): Step {
  const { body } = run;
  const [owner] = left;
  if (owner === undefined) return next("taken");
  const { pack, packAt } = playerAt(body, owner);
  const member = packAt === space ? pack.find(({ id }) => id === exposed) : undefined;
  if (member === undefined) return next("taken");
  const part = test(run, owner, member, card, space) ? "succeed" : "fail";
  if (threatOn(body, card)[part] === undefined) return next("taken");
  const env = envFor(body, you, owner, "dg.ruling.wandering-traps");
  return effectOf(textOn(card, part), { ...env, member: member.id }, "taken");
}

/** A Trap strikes each Pack in its space once, its own Dungeonlord's too, and so does an Obstacle that strikes everybody there (dg.ruling.wandering-traps). */
export const packTrappedProcedure: Chapter<Pick<WanderingLocals, "pack-trapped">>["pack-trapped"] = {
  steps: {
    start: ({ body }, locals) => {
      const { card, left } = locals;
      const [owner] = left;
      if (owner === undefined) return done(nothing);
      const { pack, out } = playerAt(body, owner);
      locals.exposed = pack[0]?.id ?? null;
      if (pack.length < 2 || out) return next("roll");
      return ask({ kind: "expose", card, rule: "dg.ruling.wandering-traps" }, [idAt(body, owner)], "exposed");
    },
    exposed: (_, locals, input) => {
      if (input.kind === "answer" && input.answer.do === "expose") locals.exposed = input.answer.monster;
      return next("roll");
    },
    /** Before its die, too, whatever may be played on any turn may be (dg.ruling.anytime-dice-timing). */
    roll: (run, locals) => {
      const [owner] = locals.left;
      if (owner === undefined || locals.exposed === null) return next("taken");
      return windowFor(run, "between", playingFrom(run.body, owner), "thrown") ?? throwDie(run, locals);
    },
    thrown: throwDie,
    taken: (_, locals) => {
      locals.left = locals.left.slice(1);
      return next("start");
    },
  },
};
