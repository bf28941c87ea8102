import type { AttackResult, RollPart } from "../events.ts";
import type { Run } from "../procedures.ts";
import { findCreature } from "../reading/creatures.ts";
import type { Creature } from "../state.ts";
import { defenseOf } from "../traits.ts";
import type { Attack } from "../vocabulary/index.ts";
import type { AttackTurn, Outcome } from "./locals.ts";
import { modifiers } from "./modifiers.ts";

/** What a die and its total come to (mn.attackroll.hit, mn.attackroll.natural-20, mn.attackroll.natural-1). */
export function resultOf(die: number, total: number, defense: number): AttackResult {
  if (die === 20) return "critical";
  return die > 1 && total >= defense ? "hit" : "miss";
}

const ruleOfResult = (
  die: number,
  result: AttackResult,
): "mn.attackroll.critical" | "mn.attackroll.natural-1" | "mn.attackroll.hit" | "mn.attackroll.miss" => {
  if (result === "critical") return "mn.attackroll.critical";
  if (die === 1) return "mn.attackroll.natural-1";
  return result === "hit" ? "mn.attackroll.hit" : "mn.attackroll.miss";
};

/** mn.attack.step5-roll: one roll against one target. */
export function rollAgainst(run: Run, turn: AttackTurn, attacker: Creature, target: Creature, attack: Attack): Outcome {
  const { body } = run;
  const parts: readonly RollPart[] = [
    { rule: "mn.attackroll.total", plus: attack.bonus },
    ...turn.parts,
    ...modifiers(body, attacker, target, attack),
  ];
  const die = run.draw("attack roll", 20) + 1;
  const total = parts.reduce((sum, { plus }) => sum + plus, die);
  const defense = defenseOf(body, target, attack.versus);
  const result = resultOf(die, total, defense);
  run.emit({
    event: "attack-rolled",
    attack: turn.attack,
    creature: attacker.id,
    target: target.id,
    die,
    parts,
    total,
    versus: attack.versus,
    defense,
    result,
    rule: ruleOfResult(die, result),
  });
  return { target: target.id, result, parts };
}

/** Targets that are still in play. */
export const stillThere = (run: Run, targets: readonly string[]): Creature[] =>
  targets.flatMap((id) => {
    const creature = findCreature(run.body, id);
    return creature?.status === "in-play" ? [creature] : [];
  });
