import type { RuleId } from "../ledger/rule-ids.ts";
import { hasFallenSince, playerAt } from "../players.ts";
import type { Run } from "../procedures.ts";
import type { Step } from "../vocabulary/index.ts";
import { defeat } from "./defeat.ts";
import { gain, lose } from "./resources.ts";

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

export function tip(run: Run, place: number, rule: RuleId, because: readonly RuleId[] = []): void {
  const player = playerAt(run.body, place);
  if (player.tipped) return;
  player.tipped = true;
  run.emit({ event: "tipped", player: place, rule, because });
}

const bySign = (plus: number): typeof gain => (plus < 0 ? lose : gain);

/** What a text does to a hero, step by step, as long as it is there: the wounds that it took. `by`: whose card it is, if anybody's. */
export function carryOut(
  run: Run,
  place: number,
  steps: readonly Step[],
  rule: RuleId,
  because: readonly RuleId[] = [],
  by: number | null = null,
): number {
  const falls = run.body.fallen.length;
  let wounds = 0;
  for (const step of steps) {
    // Whoever comes in the place of the fallen is not meant.
    if (!playerAt(run.body, place).alive || hasFallenSince(run.body, place, falls)) break;
    switch (step.do) {
      case "wound":
        wounds += wound(run, place, step.wounds, rule, because, by);
        break;
      case "recover":
        recover(run, place, step.life, rule, because);
        break;
      case "tip":
        tip(run, place, rule, because);
        break;
      case "glory":
      case "peril":
        bySign(step.plus)(run, place, step.do, Math.abs(step.plus), rule, because);
        break;
      default:
        throw new Error(`unknown step ${JSON.stringify(step satisfies never)}`);
    }
  }
  return wounds;
}
