/** Encounters in a small space of those whose powers wait for something that battles seldom bring about. */
import type { Warband } from "../src/warband/warband.ts";

const band = (name: string, faction: NonNullable<Warband["faction"]>, cards: readonly string[]): Warband => ({
  name,
  faction,
  creatures: cards.map((card) => ({ card: `crossroads/${card}`, items: [] })),
  items: [],
  map: "maps/barrow-gate",
});

/** A king with his people beside him, a duke with somebody to stand in for him, the dead, and a net that a save ends. */
const court = band("Court below", "underdark", [
  "masked-duke",
  "goblin-king",
  "goblin-netter",
  "ditch-goblin",
  "grave-hand",
]);

/** Whoever heals in the sight of the duke, turns the dead away, and has friends that miss. */
const bench = band("Bench of the Lamp", "civilization", [
  "green-judge",
  "shield-captain",
  "lamp-novice",
  "herb-mother",
  "lamp-novice",
]);

/** Spells that a save ends, and a singer for the saves of her own side. */
const grove = band("Grove at Dusk", "wild", [
  "grove-singer",
  "fox-counsellor",
  "frost-shepherd",
  "green-judge",
  "herb-mother",
]);

/** Webs and poison that hold whom they hit, a fox beside them, and the king of the dead with his own. */
const web = band("Web and Barrow", "underdark", [
  "queen-under-silk",
  "hollow-king",
  "fox-counsellor",
  "mole-priest",
  "grave-hand",
]);

/** Two warbands each. */
export const encounters: readonly (readonly [Warband, Warband])[] = [
  [court, bench],
  [grove, web],
  [bench, web],
  [court, grove],
];
