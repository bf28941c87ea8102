import type { AttackTurn, Outcome } from "../attack/locals.ts";
import { attackAt } from "../attack/text.ts";
import type { Body } from "../state.ts";
import type { Blow } from "./locals.ts";

/** What a hit or miss deals to its target after steps 1 to 4 of the pipeline (mn.ruling.damage-pipeline); nothing if it has no base damage. */
export function blowOf(body: Body, turn: AttackTurn, outcome: Outcome): Blow[] {
  const attack = attackAt(body, turn.text);
  const critical = outcome.result === "critical";
  const line = outcome.result === "miss" ? attack.miss : attack.hit;
  if (line?.damage === undefined) return [];
  const harm = line.damage.map(({ amount, type }) => ({ amount: critical ? amount * 2 : amount, type: type ?? null }));
  return [
    {
      creature: outcome.target,
      harm,
      critical,
      source: {
        creature: turn.creature,
        seat: turn.chooser,
        text: turn.text,
        attack: turn.attack,
        terrain: null,
      },
    },
  ];
}
