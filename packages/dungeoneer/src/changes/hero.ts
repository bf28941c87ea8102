import type { RuleId } from "../ledger/rule-ids.ts";
import { playerAt } from "../players.ts";
import type { Run } from "../procedures.ts";
import type { Threat } from "../vocabulary/index.ts";
import { defeat } from "./defeat.ts";

/** The entries by which wounds are dealt in combat: no others are rewarded (dg.ruling.trap-wound-rewards). */
const ofCombat: ReadonlySet<RuleId> = new Set<RuleId>(["dg.combat.highest-hits", "dg.combat.symbol-starburst"]);

/** Why wounds are worth nothing to anybody, or no more than there was Life (dg.reward.cap-remaining-life). */
function whatItPays(rule: RuleId, isCapped: boolean): readonly RuleId[] {
  if (!ofCombat.has(rule)) return ["dg.ruling.trap-wound-rewards"];
  return isCapped ? ["dg.reward.cap-remaining-life", "dg.ruling.reward-cap-example"] : [];
}

/**
 * Wounds lower Life, never below 0, and a hero with none is defeated before anything else happens (dg.ruling.defeat-timing).
 * The wounds that it had Life for. `by`: whose card deals them, if any does.
 */
export function wound(
  run: Run,
  place: number,
  wounds: number,
  rule: RuleId,
  because: readonly RuleId[] = [],
  by: number | null = null,
): number {
  const player = playerAt(run.body, place);
  const taken = Math.min(player.life, wounds);
  if (taken <= 0) return 0;
  player.life -= taken;
  run.emit({
    event: "wounded",
    player: place,
    wounds: taken,
    life: player.life,
    rule,
    because: [...because, ...whatItPays(rule, taken < wounds)],
  });
  if (player.life === 0) defeat(run, place, "dg.hero.defeat", because, by);
  return taken;
}

/** Life comes back, up to its most (dg.ruling.life-maximum). */
export function recover(run: Run, place: number, life: number, rule: RuleId, because: readonly RuleId[] = []): void {
  const player = playerAt(run.body, place);
  const back = Math.min(life, player.maximum - player.life);
  if (back <= 0) return;
  player.life += back;
  const capped: readonly RuleId[] = back < life ? ["dg.ruling.life-maximum"] : [];
  run.emit({ event: "recovered", player: place, life: player.life, rule, because: [...capped, ...because] });
}

/** The most Life grows, and Life with it (dg.ruling.life-maximum). */
export function gainLife(run: Run, place: number, life: number, rule: RuleId, because: readonly RuleId[] = []): void {
  if (life <= 0) return;
  playerAt(run.body, place).maximum += life;
  recover(run, place, life, rule, because);
}

/** A hero is tipped; `threat` is to be overcome besides when it gets up (dg.tip.untip-cost). */
export function tip(
  run: Run,
  place: number,
  rule: RuleId,
  because: readonly RuleId[] = [],
  threat: Threat | null = null,
): void {
  const player = playerAt(run.body, place);
  if (player.tipped) return;
  player.tipped = true;
  player.tippedBy = threat;
  run.emit({ event: "tipped", player: place, rule, because: because });
}

/** A hero is on its feet again. */
export function untip(run: Run, place: number, rule: RuleId, because: readonly RuleId[] = []): void {
  const player = playerAt(run.body, place);
  if (!player.tipped) return;
  Object.assign(player, { tipped: false, tippedBy: null });
  run.emit({ event: "untipped", player: place, rule, because });
}
