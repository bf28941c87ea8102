/** What powers change in an attack under way: each names it by its number and does nothing if it is over. */
import { attackIn, shotIn } from "../powers/frames.ts";
import type { Run } from "../procedures.ts";
import { creatureOf } from "../reading/creatures.ts";
import { spaceOf } from "../reading/space.ts";
import { originOf } from "./aim.ts";
import type { Fixed } from "./locals.ts";
import { rollShot, ruleOfFixed } from "./roll.ts";

/**
 * The attack goes on against another creature, worked out as if that one stood in the space of the first target
 * (mn.attack.redirect, mn.ruling.redirect). False if the new one is no creature in play or a target already.
 */
export function redirect(run: Run, attack: number, from: string, to: string): boolean {
  const shot = shotIn(run.state, attack, from);
  const target = creatureOf(run.body, to);
  if (shot === null || target.status !== "in-play" || shotIn(run.state, attack, to) !== null) return false;
  const { at, size } = spaceOf(run.body, creatureOf(run.body, from));
  shot.stand ??= { at, size };
  shot.first ??= from;
  shot.target = to;
  run.emit({
    event: "redirected",
    attack,
    from,
    to,
    because: ["mn.ruling.redirect", "mn.attack.ranged.redirect-range"],
    rule: "mn.attack.redirect",
  });
  return true;
}

/** The die against a target is rolled again, and the one named is kept (mn.resolve.cancellation). */
export function reroll(run: Run, attack: number, target: string, keep: "new" | "better" | "worse"): void {
  const under = attackIn(run.state, attack);
  const shot = shotIn(run.state, attack, target);
  if (under === null || shot === null || shot.die === null) return;
  const { die, result, veiled } = shot;
  rollShot(run, under.turn, shot, originOf(under.aim));
  // Another hit than the one that was rolled for before: Conceal is asked of it anew (mn.attackroll.conceal).
  shot.veiled = false;
  const worth = (shot.die ?? 0) - die;
  if ((keep === "better" && worth < 0) || (keep === "worse" && worth > 0)) {
    shot.die = die;
    shot.result = result;
    shot.veiled = veiled;
    if (result !== null) run.emit({ event: "result-changed", attack, target, result, rule: "mn.resolve.cancellation" });
  }
}

/**
 * The attack on a target hits or misses without a look at the die (mn.attackroll.auto-hit-no-roll, mn.attackroll.natural-1);
 * before there are targets, on all of them. Such a hit is never critical.
 */
export function fixResult(run: Run, attack: number, target: string | null, fixed: Fixed): void {
  const under = attackIn(run.state, attack);
  if (under === null) return;
  if (target === null && under.shots.length === 0) under.fixed = fixed;
  for (const shot of under.shots) {
    if (target !== null && shot.target !== target) continue;
    shot.fixed = fixed;
    if (shot.result === null || shot.result === fixed) continue;
    shot.result = fixed;
    run.emit({ event: "result-changed", attack, target: shot.target, result: fixed, rule: ruleOfFixed[fixed] });
  }
}

/** The attack is made once more after this one, as part of the same action (mn.attackroll.repeated, mn.ruling.repeated-attack). */
export function repeat(run: Run, attack: number, at: "same" | "another"): void {
  const under = attackIn(run.state, attack);
  if (under === null) return;
  under.left += 1;
  under.turn = { ...under.turn, again: at };
}
