import type { Action } from "../vocabulary/index.ts";

/** The rulebook's own texts, written like cards: the two attacks that every creature's card implies, and hazardous terrain. */
export const ruleCards: { readonly [card: string]: readonly Action[] } = {
  // dc.power.attack-powers
  "rules/melee": [{ steps: [{ do: "attack", type: "melee" }] }],
  "rules/ranged": [{ steps: [{ do: "attack", type: "ranged" }] }],
  // dc.terrain.hazard.entry-damage, dc.terrain.hazard.end-of-turn-damage
  "rules/hazard": [{ steps: [{ do: "damage", to: "it", amount: 10 }] }],
};
