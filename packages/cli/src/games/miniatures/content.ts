import type { Finding } from "@undercroft/cards";
import { readYaml } from "@undercroft/cards/yaml";
import {
  type BattleMap,
  type Catalogue,
  catalogueOf,
  faultWords,
  type MapConcern,
  mapConcerns,
  mapSize,
  mostOthers,
  type Pack,
  parsePack,
  pointsSpent,
  printedRules,
  readBattleMap,
  readWarband,
  sentences,
  smallestCrowd,
  type Teller,
  type Warband,
  type WarbandLineProblem,
  warbandFaults,
  warbandSchema,
} from "@undercroft/miniatures";
import { examplePack, shippedMaps, shippedPacks } from "@undercroft/miniatures/content";
import { nearest } from "../../nearest.ts";
import { speechOf } from "../../speech.ts";
import { type GameContent, type LineFault, lineFault, type WarbandReader } from "../../validate/content.ts";
import { type WarbandKind, warbandKinds } from "./kinds.ts";

const say = speechOf(sentences);

export const speech: Pick<Teller, "say" | "language"> = { say, language: () => "en" };

/** The least assault that warbands of so many points fit, or the greatest there is. */
export function leastKind(points: number): WarbandKind {
  const assaults = warbandKinds.filter(({ scenario }) => scenario === "assault");
  const kind = assaults.find(({ limit }) => points <= limit) ?? assaults.at(-1);
  if (kind === undefined) throw new Error("there is no assault");
  return kind;
}

/** The kind of this name; null if it is none. */
export const kindCalled = (name: string | undefined): WarbandKind | null =>
  warbandKinds.find((kind) => kind.name === name) ?? null;

type Fault = ReturnType<typeof warbandFaults>[number];

/** " Did you mean ...?" where a card or map is not known. */
function hint({ problem, values }: Fault, { creatures, items, maps }: Catalogue): string {
  const known = { "unknown-creature": creatures, "unknown-item": items, "unknown-map": maps };
  const ids =
    problem === "unknown-creature" || problem === "unknown-item" || problem === "unknown-map" ? known[problem] : null;
  const meant = ids === null ? null : nearest(String(values.card ?? values.map), [...ids.keys()]);
  return meant === null ? "" : ` Did you mean "${meant}"?`;
}

/** What stands against a warband, in a sentence. */
export const faultSentence = (fault: Fault, catalogue: Catalogue): string =>
  `${faultWords(speech, fault, catalogue)}${hint(fault, catalogue)}`;

export const catalogueFor = (packs: readonly Pack[], maps: readonly BattleMap[]): Catalogue =>
  catalogueOf(
    packs,
    maps.map((map) => ({ id: map.id, name: map.name, size: mapSize(map) })),
  );

/** A faction or map that nobody knows stands behind a label that is known. */
function lineOf({ problem, rule, ...line }: WarbandLineProblem): LineFault {
  if (problem === "unknown-faction" || problem === "unknown-map")
    return { ...line, message: say(`line.${problem}`), rule, strange: false };
  return lineFault({ ...line, problem }, rule);
}

export function warbandReader(packs: readonly Pack[], maps: readonly BattleMap[]): WarbandReader<Warband> {
  const catalogue = catalogueFor(packs, maps);
  return {
    ofText: (text) => {
      const read = readWarband(text, catalogue);
      if (read.ok) return { ok: true, list: read.warband };
      return { ok: false, faults: read.problems.map(lineOf) };
    },
    schema: warbandSchema,
    kindFor: (list) => leastKind(pointsSpent(list, catalogue)).name,
    faults: (list, name) => {
      const { scenario, limit } = kindCalled(name) ?? leastKind(pointsSpent(list, catalogue));
      return warbandFaults(list, catalogue, scenario, limit, printedRules).map((fault): Finding => {
        return { path: fault.place, message: faultSentence(fault, catalogue), rule: fault.rule };
      });
    },
  };
}

const concernOf = ({ concern, rule, hinders, label }: MapConcern): Finding & { readonly hinders: boolean } => ({
  path: [],
  message: say(`maps.fault-${concern}`, { label, most: mostOthers, crowd: smallestCrowd }),
  rule,
  hinders,
});

export const content: GameContent<Pack, BattleMap, Warband> = {
  game: "miniatures",
  kinds: warbandKinds.map(({ name }) => name),
  readPack: (text, file) => parsePack(text, file, readYaml),
  maps: {
    read: (text, file) => readBattleMap(text, file, readYaml),
    concerns: (map) => mapConcerns(map).map(concernOf),
  },
  shippedPacks: () => [...shippedPacks(), examplePack()],
  shippedMaps,
  warbands: warbandReader,
};
