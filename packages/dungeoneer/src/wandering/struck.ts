/** What befalls a Pack as if it were one more hero: Traps that are played into its space (dg.ruling.wandering-traps). */

import { effectOf } from "../effects/effect.ts";
import { envFor } from "../effects/env.ts";
import { textOn } from "../effects/text.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import { mapCard } from "../map/spaces.ts";
import { spaceOf } from "../map/ways.ts";
import { adventure, idAt, playerAt } from "../players.ts";
import { ask, type Chapter, done, next, nothing, type Run } from "../procedures.ts";
import { roll } from "../rolling/dice.ts";
import type { Body } from "../state.ts";
import type { ThreatCard } from "../vocabulary/index.ts";
import { memberScore } from "./afflicting.ts";
import type { WanderingLocals } from "./locals.ts";
import { endEmptyPack, memberOf, packsIn, packsWander } from "./pack.ts";

/** The Packs that a Trap strikes in a space, the active player's first, then clockwise, like heroes (dg.ruling.wandering-traps). */
export function packsTrappedIn(body: Body, space: string): readonly number[] {
  if (!packsWander(body)) return [];
  const before = (body.turn.player + body.players.length - 1) % body.players.length;
  return packsIn(body, space, before);
}

/** @throws Error if a card is no Trap. */
function trapOn(body: Body, id: string): ThreatCard {
  const printed = adventure(body, id);
  if (printed.kind !== "trap") throw new Error(`${id} is no Trap`);
  return printed;
}

/** One monster rolls for its whole Pack. */
function test(run: Run, owner: number, id: string, card: string, space: string): boolean {
  const { body } = run;
  const trap = trapOn(body, card);
  const hazard = mapCard(body, spaceOf(body, space).card).hazard ?? 0;
  const { score } = trap.threat;
  const number = trap.threat.number + hazard;
  const die = roll(run, "trap");
  const plus = memberScore(body, memberOf(body, owner, id), score);
  const success = die + plus >= number;
  const because: RuleId[] = ["dg.threat.trap-area", "dg.opt.wandering.as-hero"];
  if (hazard !== 0) because.push("dg.hazard.modifier");
  const rule = "dg.ruling.wandering-traps";
  const monster = { is: "monster", id } as const;
  run.emit({ event: "pack-tested", player: owner, monster, score, die, plus, number, success, rule, because });
  return success;
}

/** A Trap strikes each Pack in its space once, its own Dungeonlord's too (dg.ruling.wandering-traps). */
export const packTrappedProcedure: Chapter<Pick<WanderingLocals, "pack-trapped">>["pack-trapped"] = {
  steps: {
    start: ({ body }, { card, left }) => {
      const [owner] = left;
      if (owner === undefined) return done(nothing);
      const { pack, out } = playerAt(body, owner);
      if (pack.length < 2 || out) return next("roll");
      return ask({ kind: "expose", card, rule: "dg.ruling.wandering-traps" }, [idAt(body, owner)], "exposed");
    },
    exposed: (_, locals, input) => {
      locals.exposed = input.kind === "answer" && input.answer.do === "expose" ? input.answer.monster : null;
      return next("roll");
    },
    roll: (run, locals) => {
      const { you, card, space, left, exposed } = locals;
      const [owner] = left;
      locals.exposed = null;
      if (owner === undefined) return done(nothing);
      const { body } = run;
      const { pack } = playerAt(body, owner);
      const member = pack.find(({ id }) => id === exposed) ?? pack[0];
      if (member === undefined) return next("taken");
      // That monster takes what comes of it.
      const part = test(run, owner, member.id, card, space) ? "succeed" : "fail";
      if (trapOn(body, card)[part] === undefined) return next("taken");
      const env = envFor(body, you, owner, "dg.ruling.wandering-traps");
      return effectOf(textOn(card, part), { ...env, member: member.id }, "taken");
    },
    taken: (run, locals) => {
      const [owner, ...rest] = locals.left;
      locals.left = rest;
      if (owner !== undefined) endEmptyPack(run, owner);
      return next("start");
    },
  },
};
