import type { AttackResult } from "../events.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import type { Run } from "../procedures.ts";
import { creatureOf } from "../reading/creatures.ts";
import { spaceOf } from "../reading/space.ts";
import { standsOn } from "../reading/standing.ts";
import { type Forecast, forecast, outlook, type Way } from "./forecast.ts";
import type { AttackTurn, Fixed, Shot } from "./locals.ts";
import { attackAt } from "./text.ts";

/** What a natural roll comes to (mn.attackroll.hit, mn.attackroll.natural-20, mn.attackroll.natural-1, mn.ruling.critical-always). */
export function resultOf(
  die: number,
  { needed, criticalFrom }: Pick<Forecast, "needed" | "criticalFrom">,
): AttackResult {
  if (die < needed) return "miss";
  return die >= criticalFrom ? "critical" : "hit";
}

function ruleOfDie(die: number, result: AttackResult, { plus, defense }: Forecast): RuleId {
  if (die === 1) return "mn.attackroll.natural-1";
  if (result === "critical") return die === 20 ? "mn.attackroll.critical" : "mn.ruling.critical-always";
  if (result === "miss") return "mn.attackroll.miss";
  return die + plus < defense ? "mn.attackroll.natural-20" : "mn.attackroll.hit";
}

/** What a result is by that needs no die. */
export const ruleOfFixed: { readonly [F in Fixed]: RuleId } = {
  hit: "mn.attackroll.auto-hit-no-roll",
  miss: "mn.attackroll.natural-1",
};

/** How the roll of a shot stands: anew, or with the parts that it was first rolled with. */
export function outlookOf(run: Run, turn: AttackTurn, shot: Shot, origin: number | null): Forecast {
  const { body } = run;
  const attacker = creatureOf(body, turn.creature);
  const target = creatureOf(body, shot.target);
  const { as, text } = turn;
  const way: Way = { as, parts: turn.parts, stand: shot.stand, redirected: shot.first !== null, origin };
  return shot.parts.length > 0
    ? outlook(body, attacker, text, target, shot.parts, way)
    : forecast(body, attacker, text, target, way);
}

/** What decides a roll beside its parts: blood rock under a melee attacker makes a natural 19 do what a 20 does. */
function reasonsOf({ body }: Run, { creature, text }: AttackTurn, helpless: boolean): readonly RuleId[] {
  if (helpless) return ["mn.ruling.helpless-crit"];
  const onRock =
    attackAt(body, text).kind === "melee" && standsOn(body, spaceOf(body, creatureOf(body, creature)), "blood-rock");
  return onRock ? ["mn.attack.step5-roll", "mn.terrain.blood-rock"] : ["mn.attack.step5-roll"];
}

/** mn.attack.step5-roll: one roll against one target, or the result that needs none. */
export function rollShot(run: Run, turn: AttackTurn, shot: Shot, origin: number | null): void {
  const seen = outlookOf(run, turn, shot, origin);
  const { parts, plus, versus, defense, automatic, criticalFrom } = seen;
  shot.parts = parts;
  const known = shot.fixed === null ? automatic : { result: shot.fixed, rule: ruleOfFixed[shot.fixed] };
  const die = known === null ? run.draw("attack roll", 20) + 1 : null;
  const result = die === null ? (known?.result ?? "miss") : resultOf(die, seen);
  shot.die = die;
  shot.result = result;
  const because: RuleId[] = [...reasonsOf(run, turn, known !== null && known === automatic)];
  // Below 20 a roll in the range of critical hits hits only where its ground or its total says so.
  if (die !== null && die < 20 && die >= criticalFrom) because.push("mn.ruling.critical-range");
  run.emit({
    event: "attack-rolled",
    attack: turn.attack,
    creature: turn.creature,
    target: shot.target,
    die,
    parts,
    total: (die ?? 0) + plus,
    versus,
    defense,
    result,
    because,
    rule: die === null ? (known?.rule ?? "mn.attackroll.miss") : ruleOfDie(die, result, seen),
  });
}

/** A plain hit on who is concealed may still turn into a miss (mn.attackroll.conceal, mn.attackroll.conceal.critical). */
export function rollConceal(run: Run, turn: AttackTurn, shot: Shot, origin: number | null): void {
  if (shot.result === "miss" || shot.veiled) return;
  shot.veiled = true;
  const { conceal } = outlookOf(run, turn, shot, origin);
  if (conceal.at === 0) return;
  if (shot.result === "critical") {
    run.emit({ event: "noted", thing: shot.target, rule: "mn.attackroll.conceal.critical" });
    return;
  }
  const die = run.draw("conceal roll", 20) + 1;
  run.emit({
    event: "conceal-rolled",
    target: shot.target,
    die,
    needed: conceal.at,
    because: ["mn.ruling.conceal"],
    rule: conceal.rule,
  });
  if (die < conceal.at) shot.result = "miss";
}
