import type { Finding } from "@undercroft/cards";
import { readYaml } from "@undercroft/cards/yaml";
import { nearest } from "../../nearest.ts";
import { type GameContent, lineFault, type WarbandReader } from "../../validate/content.ts";
import { warbandKinds } from "./kinds.ts";
import {
  type Catalogue,
  catalogueOf,
  checkWarband,
  examplePack,
  type Pack,
  parsePack,
  parseWarband,
  shippedPacks,
  type WarbandKind,
  type WarbandList,
  type WarbandProblem,
  warbandSchema,
} from "./parts.ts";

/** The kind of this name; custom if it is none. */
export const warbandKind = (name: string | undefined): WarbandKind =>
  warbandKinds.find((kind) => kind === name) ?? "custom";

const messages: { readonly [P in WarbandProblem["problem"]]: string } = {
  "unknown-card": "there is no {card}",
  "few-creatures": "{count} creatures; at least {least} are due",
  "few-orders": "{count} orders; at least {least} are due",
  "exact-creatures": "{count} creatures; exactly {due} are due",
  "exact-orders": "{count} orders; exactly {due} are due",
  "creature-copies": "{count} creatures called {name}; at most {most} may be",
  "order-copies": "{count} orders called {name}; at most {most} may be",
  commanders: "{count} commanders; exactly one is due",
  tiles: "{large} large and {small} small tiles; {due} of each are due",
  "start-areas": "{count} tiles with a start area; exactly one is due",
  "no-start-area": "no tile has a start area",
  "nothing-deployable": "no creature can be deployed with Leadership {leadership}",
  "several-packs": "cards of {count} packs: only a custom warband may combine them",
  "mixed-halves": "cards of both halves of the pack",
};

/** What stands against a warband, in one sentence. */
export function warbandSentence({ problem, values }: WarbandProblem): string {
  return messages[problem].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ""));
}

const sections = ["commanders", "creatures", "orders", "tiles"] as const;

/** The problem at the place where the list names a card first. */
function findingOf(problem: WarbandProblem, list: WarbandList, catalogue: Catalogue): Finding {
  const message = warbandSentence(problem);
  const { rule } = problem;
  if (problem.problem !== "unknown-card") return { path: [], message, rule };
  const card = String(problem.values.card);
  const { creatures, orders, commanders, tiles } = catalogue;
  const meant = nearest(card, [...creatures.keys(), ...orders.keys(), ...commanders.keys(), ...tiles.keys()]);
  const section = sections.find((one) => list[one].includes(card));
  return {
    path: section === undefined ? [] : [section, list[section].indexOf(card)],
    message: meant === null ? message : `${message}. Did you mean "${meant}"?`,
    rule,
  };
}

export function warbandReader(packs: readonly Pack[]): WarbandReader<WarbandList> {
  const catalogue = catalogueOf(packs);
  return {
    ofText: (text) => {
      const read = parseWarband(text, catalogue);
      if (read.ok) return read;
      return { ok: false, faults: read.problems.map((one) => lineFault(one, null)) };
    },
    schema: warbandSchema,
    kindFor: () => warbandKind(undefined),
    faults: (list, kind) =>
      checkWarband(list, warbandKind(kind), catalogue).map((problem) => findingOf(problem, list, catalogue)),
  };
}

export const content: GameContent<Pack, never, WarbandList> = {
  game: "dungeon-command",
  kinds: warbandKinds,
  readPack: (text, file) => parsePack(text, file, readYaml),
  maps: null,
  shippedPacks: () => [...shippedPacks(), examplePack()],
  shippedMaps: () => [],
  warbands: warbandReader,
};
