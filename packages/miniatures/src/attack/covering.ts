import type { RollPart } from "../events.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import { areaCover, burstCover, type Cover, closeCover, meleeCover, rangedCover } from "../lines/cover.ts";
import type { Scene, Space } from "../lines/scene.ts";
import { areEnemies } from "../reading/creatures.ts";
import { spaceOf, squaresOf } from "../reading/space.ts";
import type { Body, Creature } from "../state.ts";
import { type AttackFacts, hasPowerCover } from "../traits.ts";
import type { Attack } from "../vocabulary/index.ts";
import { reachOfAttack } from "./reach.ts";

/** Squares of the attacker's enemies but the target: they block lines of ranged attacks for cover (mn.ruling.cover-creatures). */
function enemySquares(body: Body, scene: Scene, attacker: Creature, target: Creature): readonly number[] {
  const held: number[] = [];
  for (const other of body.creatures) {
    if (other.status !== "in-play" || other === target || !areEnemies(body, attacker, other)) continue;
    held.push(...squaresOf(scene.ground, spaceOf(body, other)));
  }
  return held;
}

/**
 * Cover by walls, terrain and creatures of a target that counts as standing at `to`. `origin`: the origin square chosen for a
 * blast, line or radius; without one there is no geometry to judge yet.
 */
export function coverOf(
  body: Body,
  scene: Scene,
  attacker: Creature,
  attack: Attack,
  target: Creature,
  to: Space,
  origin: number | null,
): Cover | null {
  const from = spaceOf(body, attacker);
  switch (attack.kind) {
    case "melee":
      return meleeCover(scene, from, to, reachOfAttack(body, attacker, attack));
    case "ranged":
      return rangedCover(scene, from, to, enemySquares(body, scene, attacker, target));
    case "close":
      if (attack.shape === "burst") return burstCover(scene, from, to);
      return origin === null ? null : closeCover(scene, origin, to);
    default:
      return origin === null ? null : areaCover(scene, origin, to);
  }
}

/** The rules by which each kind of attack looks for cover, and those about big targets. */
function rulesOfCover(attack: Attack, big: boolean): readonly RuleId[] {
  switch (attack.kind) {
    case "melee":
      return big ? ["mn.attack.cover.melee.origin", "mn.attack.cover.melee.big"] : ["mn.attack.cover.melee.origin"];
    case "ranged":
      return big
        ? ["mn.attack.cover.ranged.origin", "mn.ruling.cover-ranged-corner", "mn.attack.cover.ranged.big"]
        : ["mn.attack.cover.ranged.origin", "mn.ruling.cover-ranged-corner"];
    case "close": {
      const shape = attack.shape === "burst" ? "mn.attack.cover.close.burst" : "mn.attack.cover.close.blast-line";
      const rules: RuleId[] = ["mn.attack.cover.close.origin", shape];
      if (attack.shape === "line") rules.push("mn.ruling.line-origin-square");
      return big ? [...rules, "mn.attack.cover.close.big"] : rules;
    }
    default:
      return big ? ["mn.attack.cover.area.origin", "mn.attack.cover.area.big"] : ["mn.attack.cover.area.origin"];
  }
}

/** Whether a target has cover by what stands between, and by which rules: for whoever asks. */
export function whyCover(
  body: Body,
  scene: Scene,
  attacker: Creature,
  attack: Attack,
  target: Creature,
  origin: number | null,
): { readonly covered: boolean; readonly rules: readonly RuleId[] } {
  const to = spaceOf(body, target);
  const cover = coverOf(body, scene, attacker, attack, target, to, origin);
  const rules = rulesOfCover(attack, to.size > 1);
  if (cover === null || !cover.covered) return { covered: false, rules: [...rules, "mn.attack.cover.touch"] };
  return { covered: true, rules: [cover.rule, ...rules] };
}

/** -2 once against AC and Reflex; 0 against the other defenses; null without cover (mn.attack.cover.penalty, mn.attack.cover.defenses). */
export function coverPart(
  body: Body,
  scene: Scene,
  attacker: Creature,
  facts: AttackFacts,
  target: Creature,
  to: Space,
  origin: number | null,
): RollPart | null {
  const { attack } = facts;
  const because: RuleId[] = [];
  if (hasPowerCover(body, target, facts)) because.push("mn.attack.cover.power");
  if (attack.kind === "ranged" && target.mount !== null)
    because.push("mn.attack.cover.mounted", "mn.ruling.mount-cover");
  const cover = coverOf(body, scene, attacker, attack, target, to, origin);
  if (cover?.covered === true) {
    because.push(cover.rule, ...rulesOfCover(attack, to.size > 1));
    if (cover.rule === "mn.attack.cover.ranged.enemies") because.push("mn.ruling.cover-creatures");
  }
  if (because.length === 0) return null;
  const counts = attack.versus === "ac" || attack.versus === "reflex";
  return counts
    ? { rule: "mn.attack.cover.penalty", plus: -2, because }
    : { rule: "mn.attack.cover.defenses", plus: 0, because };
}
