/** What texts do to a monster of a Pack, which stands for the whole of it (dg.ruling.wandering-challenge). */
import { discardFromPack } from "../changes/monsters.ts";
import type { Env } from "../effects/env.ts";
import { amount, heroOf, select } from "../effects/read.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import { adventure, playerAt } from "../players.ts";
import type { Run } from "../procedures.ts";
import type { Body, MonsterInPlay } from "../state.ts";
import { formLine, plusOnMonster } from "../traits.ts";
import { forms, type Monster, type Score, type Verb } from "../vocabulary/index.ts";
import { movePackBy } from "./movements.ts";

function printedOn(body: Body, { card }: MonsterInPlay): Monster {
  const printed = adventure(body, card);
  if (printed.kind !== "monster") throw new Error(`${card} is no monster`);
  return printed;
}

/** A monster's score against a Threat: what it lacks is 0, Life is what is left of it, Level is 0 (dg.ruling.wandering-traps). */
export function memberScore(body: Body, member: MonsterInPlay, score: Score): number {
  if (score === "life") return lifeLeft(body, member);
  const monster = printedOn(body, member);
  const form = forms.find((one) => one === score);
  return form === undefined ? 0 : formLine(monster, form).score + plusOnMonster(body, member.id, form);
}

export const lifeLeft = (body: Body, member: MonsterInPlay): number => printedOn(body, member).life - member.wounds;

/** Wounds to a monster of a Pack; with no Life left it is discarded (dg.pack.defeated-discard). */
export function woundMember(run: Run, owner: number, id: string, wounds: number, rule: RuleId): void {
  const { body } = run;
  const player = playerAt(body, owner);
  const member = player.pack.find((one) => one.id === id);
  if (member === undefined || wounds <= 0) return;
  const left = Math.max(0, lifeLeft(body, member) - wounds);
  const monster = { is: "monster", id } as const;
  run.emit({ event: "monster-wounded", monster, left, rule });
  if (left > 0) {
    player.pack = player.pack.map((one) => (one === member ? { ...one, wounds: one.wounds + wounds } : one));
    return;
  }
  run.emit({ event: "monster-defeated", monster, card: member.card, rule: "dg.pack.defeated-discard" });
  discardFromPack(run, owner, id, "dg.pack.defeated-discard");
}

/** Wounds go off a monster again (dg.ruling.life-maximum). */
function recoverMember(run: Run, owner: number, id: string, life: number, rule: RuleId): void {
  const player = playerAt(run.body, owner);
  const member = player.pack.find((one) => one.id === id);
  if (member === undefined || member.wounds === 0 || life <= 0) return;
  const wounds = Math.max(0, member.wounds - life);
  player.pack = player.pack.map((one) => (one === member ? { ...one, wounds } : one));
  const left = printedOn(run.body, member).life - wounds;
  run.emit({ event: "monster-recovered", monster: { is: "monster", id }, left, rule });
}

/** What concerns its place moves the whole Pack (dg.ruling.wandering-challenge). */
function movePack(run: Run, owner: number, to: string | undefined, rule: RuleId): void {
  const player = playerAt(run.body, owner);
  const from = player.packAt;
  if (from === null || to === undefined || to === from) return;
  player.packAt = to;
  run.emit({ event: "pack-moved", player: owner, from, to, rule });
}

/** What a text does to a monster: it is wounded or recovers, or its Pack is moved or gets farther; nothing else could befall it. */
export function afflict(run: Run, env: Env, id: string, verb: Verb): void {
  const { body } = run;
  const owner = heroOf(body, env);
  if (verb.do === "wound") woundMember(run, owner, id, amount(body, verb.wounds, env), env.rule);
  if (verb.do === "recover") recoverMember(run, owner, id, amount(body, verb.life, env), env.rule);
  if (verb.do === "movements") movePackBy(run, owner, amount(body, verb.plus, env), env.rule);
  if (verb.do === "move") movePack(run, owner, select(body, verb.into, env)[0], env.rule);
}
