import { squareName } from "@undercroft/grid";
import { measuredBetween } from "../distance.ts";
import { sightBetween } from "../line-of-sight.ts";
import { moveNow } from "../moving/moving.ts";
import { goalsOf } from "../moving/reach.ts";
import { adjacencyRule, areAdjacent } from "../moving/space.ts";
import type { State } from "../procedures.ts";
import { explainStat, explainTrait } from "../reading/explain.ts";
import type { Creature } from "../state.ts";
import { stats, traits } from "../vocabulary/index.ts";
import { type Because, because } from "./because.ts";
import type { Names } from "./names.ts";
import { ScenarioFault } from "./names.ts";
import { differences } from "./subset.ts";

/** Why a number of a creature is what it is, or why it has a trait. */
function explained(body: State["body"], creature: Creature, name: string): object {
  const stat = stats.find((known) => known === name);
  if (stat !== undefined) return explainStat(body, creature, stat);
  const trait = traits.find((known) => known === name);
  if (trait !== undefined) return explainTrait(body, creature, trait);
  throw new ScenarioFault(`measure: "${name}" is neither a number of a creature nor a trait`);
}

/**
 * Questions that a file may put to the position: `sight`, `distance`, `adjacent`, `reach`, `stat`, `trait`.
 * Things are pieces or squares by name.
 */
export function measure(state: State, names: Names, wanted: { readonly [key: string]: unknown }): readonly Because[] {
  const { body } = state;
  const id = (key: string): string => {
    const word = wanted[key];
    if (typeof word !== "string") throw new ScenarioFault(`measure: "${key}" names a piece or a square`);
    return names.id(word, body);
  };
  const { is, because: rules } = wanted;
  const hold = (found: unknown, expected: unknown): void => {
    const wrong = differences(found, expected);
    if (wrong.length > 0) throw new ScenarioFault(`measure: ${wrong.join("; ")}`);
  };
  switch (wanted["what"]) {
    case "sight": {
      const sight = sightBetween(body, id("from"), id("to"));
      hold({ line: sight?.line ?? false, clear: sight?.clear ?? false }, is);
      return sight === null ? [] : because("measure", { rule: sight.rule, reasons: sight.reasons }, rules);
    }
    case "distance": {
      const measured = measuredBetween(body, id("from"), id("to"), wanted["throughWalls"] === true);
      hold(measured.squares, is);
      return because("measure", measured, rules);
    }
    case "adjacent":
      hold(areAdjacent(body, id("from"), id("to")), is);
      return because("measure", { rule: adjacencyRule(body, id("from"), id("to")) }, rules);
    case "reach": {
      const creature = body.creatures.find((c) => c.id === id("of"));
      if (creature === undefined) throw new ScenarioFault('measure: "of" names a piece');
      const budget = wanted["budget"];
      const plan = moveNow(state, creature);
      const goals = goalsOf(body, typeof budget === "number" ? { ...plan, budget } : plan);
      const found = Object.fromEntries(goals.map((g) => [squareName(body.battlefield.shape, g.at), g.cost]));
      hold(found, is);
      if (wanted["only"] === true) hold(goals.length, Object.keys(Object(is)).length);
      return [];
    }
    case "stat":
    case "trait": {
      const creature = body.creatures.find((c) => c.id === id("of"));
      if (creature === undefined) throw new ScenarioFault('measure: "of" names a piece');
      const found = explained(body, creature, String(wanted["stat"] ?? wanted["trait"]));
      hold(found, is);
      return because("measure", found, rules);
    }
    default:
      throw new ScenarioFault('measure: "what" is sight, distance, adjacent, reach, stat or trait');
  }
}
