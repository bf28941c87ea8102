/** Battles for harnesses, series of games and measurements. */
import { shippedMaps } from "../content/maps.ts";
import { examplePack } from "../content/packs.ts";
import type { BattleScenarioName } from "../src/scenarios/battle-scenarios.ts";
import { printedRules } from "../src/scenarios/house-rules.ts";
import type { BattleConfig } from "../src/set-up/config.ts";

/** A configuration and what is special about it. */
export interface NamedConfig {
  readonly name: string;
  readonly config: BattleConfig;
}

/** Warbands of the small pack, of about 100 points each. */
const river = [
  "example/reed-guard",
  "example/hill-archer",
  "example/pike-sergeant",
  "example/herb-wife",
  "example/plough-ox",
  "example/barn-owl",
];
const barrow = [
  "example/ditch-imp",
  "example/barrow-shade",
  "example/lantern-thief",
  "example/ember-wife",
  "example/clay-badger",
  "example/reed-guard",
];

function battle(scenario: BattleScenarioName, creatures: readonly (readonly string[])[]): BattleConfig {
  const pack = examplePack();
  const [map] = shippedMaps();
  if (map === undefined) throw new Error("there is no map");
  return {
    scenario,
    limit: 100,
    house: printedRules,
    seats: creatures.map((cards, seat) => ({
      id: `s${seat + 1}`,
      faction: null,
      creatures: cards,
      items: [],
      map,
    })),
    content: {
      creatures: Object.fromEntries(pack.creatures.map((card) => [card.id, card])),
      items: Object.fromEntries(pack.items.map((card) => [card.id, card])),
    },
  };
}

/** Battles of every kind that the rules know. */
export function everyKind(): readonly NamedConfig[] {
  return [
    { name: "assault at 100 points", config: battle("assault", [river, barrow]) },
    { name: "quick raid at 100 points", config: battle("quick-raid", [barrow, river]) },
    { name: "bounty at 100 points", config: battle("bounty", [river, river]) },
    { name: "uncontested victory at 100 points", config: battle("uncontested-victory", [barrow, barrow]) },
  ];
}

/** Battles that are fair if each is played with both seatings. */
export function fairDuels(): readonly BattleConfig[] {
  return [battle("assault", [river, barrow])];
}
