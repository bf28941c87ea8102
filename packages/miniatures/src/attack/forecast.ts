import { hasCondition } from "../conditions/has.ts";
import type { AttackManner, AttackResult, RollPart } from "../events.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import type { Space } from "../lines/scene.ts";
import { sceneOf } from "../reading/scene.ts";
import { spaceOf } from "../reading/space.ts";
import { standsOn } from "../reading/standing.ts";
import type { Body, Creature, TextRef } from "../state.ts";
import { attackParts, criticalFrom, defenseOf, isForbidden } from "../traits.ts";
import type { Defense } from "../vocabulary/index.ts";
import { advantagePart, isSqueezed } from "./advantage.ts";
import { type Conceal, concealAgainst } from "./concealment.ts";
import { coverPart } from "./covering.ts";
import { factsOfAttack } from "./text.ts";

/** How an attack is made, as far as its roll depends on it. */
export interface Way {
  readonly as: AttackManner;
  /** Given by the manner of the attack: a charge, the power that grants it. */
  readonly parts: readonly RollPart[];
  /** Where the target counts as standing; null: where it is (mn.attack.redirect, mn.ruling.simultaneous-oa). */
  readonly stand: Space | null;
  readonly redirected: boolean;
  /** Origin square of a blast, line or radius, null if it is not chosen yet: cover by walls is then left out. */
  readonly origin: number | null;
}

/** An attack that nothing special is known about. */
export const plainWay: Way = { as: "action", parts: [], stand: null, redirected: false, origin: null };

/** All that is known of a roll before the die falls (mn.attackroll.total): for the table, for players and for the roll itself. */
export interface Forecast {
  /** What is added to the die. Parts of 0 tell what was taken away again. */
  readonly parts: readonly RollPart[];
  /** Sum of the parts. */
  readonly plus: number;
  readonly versus: Defense;
  readonly defense: number;
  /** The lowest natural roll that hits, 2 to 20. */
  readonly needed: number;
  /** The lowest natural roll that is a critical hit if it hits, up to 20; 21: none is. */
  readonly criticalFrom: number;
  /** Known without a die (mn.condition.helpless.melee), or null. */
  readonly automatic: { readonly result: AttackResult; readonly rule: RuleId } | null;
  /** Rolls out of 20 that hit, critical ones among them, before Conceal. */
  readonly hits: number;
  /** Rolls out of 20 that are critical hits. */
  readonly criticals: number;
  /** The roll that follows a plain hit. */
  readonly conceal: Conceal;
}

/** Bonuses and penalties of one attack roll, each with the rule that gives it (mn.attackroll.total). */
function partsOf(
  body: Body,
  attacker: Creature,
  text: TextRef,
  target: Creature,
  to: Space,
  way: Way,
): readonly RollPart[] {
  const scene = sceneOf(body);
  const advantage = advantagePart(body, scene, attacker, target, to);
  const facts = factsOfAttack(body, text, way.as, advantage !== null && advantage.plus > 0);
  const { attack } = facts;
  const parts: RollPart[] = [{ rule: "mn.attackroll.total", plus: attack.bonus }, ...way.parts];
  if (advantage !== null) parts.push(advantage);
  const cover = coverPart(body, scene, attacker, facts, target, to, way.origin);
  if (cover !== null) parts.push(cover);
  if (attack.kind !== "melee" && hasCondition(body, target, "helpless"))
    parts.push({ rule: "mn.condition.helpless.other-attacks", plus: 4 });
  if (standsOn(body, spaceOf(body, attacker), "sacred-circle"))
    parts.push({ rule: "mn.terrain.sacred-circle", plus: 2 });
  if (isSqueezed(body, attacker))
    parts.push({ rule: attacker.mount === null ? "mn.squeeze.penalties" : "mn.mount.squeeze", plus: -5 });
  parts.push(...attackParts(body, { attacker, target, facts }));
  return parts;
}

/** How an attack on a target would be rolled now; `text` is where it is printed. */
export function forecast(
  body: Body,
  attacker: Creature,
  text: TextRef,
  target: Creature,
  way: Way = plainWay,
): Forecast {
  const to = way.stand ?? spaceOf(body, target);
  return outlook(body, attacker, text, target, partsOf(body, attacker, text, target, to, way), way);
}

/** Whether the parts of a roll have combat advantage among them. */
export const withAdvantage = (parts: readonly RollPart[]): boolean =>
  parts.some(({ rule, plus }) => rule === "mn.attack.advantage.bonus" && plus > 0);

/** The same for a roll whose parts are known: a followup, a die that is rolled again (mn.ruling.followup-modifiers). */
export function outlook(
  body: Body,
  attacker: Creature,
  text: TextRef,
  target: Creature,
  parts: readonly RollPart[],
  way: Way,
): Forecast {
  const facts = factsOfAttack(body, text, way.as, withAdvantage(parts));
  const { kind, versus } = facts.attack;
  const plus = parts.reduce((sum, part) => sum + part.plus, 0);
  const defense = defenseOf(body, target, versus, { attacker, target, facts });
  const blood = kind === "melee" && standsOn(body, spaceOf(body, attacker), "blood-rock");
  const spared = isForbidden(body, target, "critical");
  const needed = Math.min(blood ? 19 : 20, Math.max(2, defense - plus));
  const from = spared ? 21 : Math.min(blood ? 19 : 20, criticalFrom(body, attacker, facts));
  const helpless = kind === "melee" && hasCondition(body, target, "helpless");
  return {
    parts,
    plus,
    versus,
    defense,
    needed,
    criticalFrom: from,
    automatic: helpless ? { result: spared ? "hit" : "critical", rule: "mn.condition.helpless.melee" } : null,
    hits: helpless ? 20 : 21 - needed,
    criticals: helpless ? (spared ? 0 : 20) : 21 - Math.max(needed, from),
    conceal: concealAgainst(body, attacker, facts, target, way.stand ?? spaceOf(body, target), way.redirected),
  };
}
