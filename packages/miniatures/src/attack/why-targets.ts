import type { RuleId } from "../ledger/rule-ids.ts";
import { arePartners } from "../moving/position.ts";
import { areEnemies, creatureOf } from "../reading/creatures.ts";
import { partnerOf } from "../reading/things.ts";
import type { Body, Creature } from "../state.ts";
import type { Attack } from "../vocabulary/index.ts";
import type { AttackTurn } from "./locals.ts";
import { reachOfAttack } from "./reach.ts";
import { nearestEnemies } from "./targets.ts";
import { attackAt } from "./text.ts";

/** The rules by which an attack of this kind and shape has its targets. */
function rulesOfKind(body: Body, attacker: Creature, attack: Attack): readonly RuleId[] {
  switch (attack.kind) {
    case "melee": {
      const reach = reachOfAttack(body, attacker, attack);
      return [reach > 1 ? "mn.attack.melee.reach" : "mn.attack.melee.target", "mn.target.check-range"];
    }
    case "ranged":
      return ["mn.attack.ranged.target", "mn.target.check-range"];
    case "area":
      return ["mn.attack.area.area", "mn.attack.area.radius", "mn.ruling.area-origin-square"];
    default:
      break;
  }
  switch (attack.shape) {
    case "blast":
      return ["mn.attack.close.area", "mn.attack.close.blast", "mn.attack.close.origin", "mn.ruling.blast-origin"];
    case "burst":
      return [
        "mn.attack.close.area",
        "mn.attack.close.burst",
        "mn.attack.close.burst.effect-line",
        "mn.ruling.burst-origin",
      ];
    default:
      return [
        "mn.attack.close.area",
        "mn.attack.close.line.hits",
        "mn.ruling.line-start",
        "mn.ruling.line-origin-square",
        "mn.ruling.line-corner",
        "mn.ruling.line-walls",
      ];
  }
}

/** What "nearest" in an attack's text has to do with its targets (mn.ruling.ranged-nearest, mn.nearest.tie). */
function rulesOfNearest(body: Body, attack: Attack, creature: string): readonly RuleId[] {
  const ranged = attack.kind === "ranged" && attack.range === "nearest";
  if (!ranged && !("nearest" in attack)) return [];
  const tied = nearestEnemies(body, creatureOf(body, creature)).length > 1;
  const found: RuleId[] = ranged ? ["mn.ruling.ranged-nearest"] : [];
  return tied ? [...found, "mn.nearest.tie"] : found;
}

/** Why an attack of a series is made at all, after the first (mn.ruling.series-must). */
function rulesOfSeries({ kind }: Attack, { before, again }: AttackTurn): readonly RuleId[] {
  if (before.length === 0 || again !== null) return [];
  const ofKind = kind === "ranged" ? "mn.attack.ranged.multiple" : "mn.attack.melee.multiple";
  return ["mn.attack.rolls-per-action", "mn.ruling.series-must", ofKind];
}

/** Why these are the targets of an attack: the rules of its kind, and what is special about those whom it has. */
export function whyTargets(body: Body, turn: AttackTurn, targets: readonly string[]): readonly RuleId[] {
  const attack = attackAt(body, turn.text);
  const attacker = creatureOf(body, turn.creature);
  const found: RuleId[] = [
    ...rulesOfKind(body, attacker, attack),
    ...rulesOfNearest(body, attack, turn.creature),
    ...rulesOfSeries(attack, turn),
  ];
  const hit = targets.map((id) => creatureOf(body, id));
  const area = attack.kind === "close" || attack.kind === "area";
  if (area && hit.some((one) => !areEnemies(body, attacker, one)))
    found.push(attack.kind === "area" ? "mn.attack.area.all" : "mn.attack.close.all-targets");
  if (area && hit.some(({ size }) => size > 1)) found.push("mn.ruling.area-partial-big");
  if (hit.some((one) => hit.some((other) => arePartners(one, other)))) found.push("mn.ruling.rider-aoe");
  else if (hit.some((one) => partnerOf(body, one) !== null)) found.push("mn.ruling.rider-target");
  return found;
}
