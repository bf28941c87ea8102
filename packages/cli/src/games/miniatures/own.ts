import { besides } from "@undercroft/cards";
import {
  type BattleConfig,
  type BattleMap,
  makeConfig,
  type Pack,
  pointsSpent,
  printedRules,
} from "@undercroft/miniatures";
import type { OwnFiles } from "../../playable.ts";
import { ownMaps, ownWarbands, ownPacks as readPacks, refuse } from "../../validate/own.ts";
import { mapsBesides } from "../../validate/shelf.ts";
import { catalogueFor, content, faultSentence, kindCalled, leastKind, warbandReader } from "./content.ts";

/** The packs that there are, a player's own among them. */
export const withShipped = (own: readonly Pack[]): readonly Pack[] => besides(own, content.shippedPacks());

/** @throws UsageError with everything that is wrong with the first bad one. */
export const ownPacks = (files: readonly string[]): readonly Pack[] => readPacks(content, files);

/**
 * The battle of two warbands of a player's own: the one that is named, or the least assault that both fit.
 * @throws UsageError if they cannot be played.
 */
export function ownDuel(files: OwnFiles, packs: readonly Pack[]): BattleConfig {
  const maps: readonly BattleMap[] = mapsBesides(ownMaps(content, files.maps), content.shippedMaps());
  const lists = ownWarbands(content, warbandReader(packs, maps), files);
  const catalogue = catalogueFor(packs, maps);
  const points = lists.map((list) => pointsSpent(list, catalogue));
  const { scenario, limit } = kindCalled(files.kind) ?? leastKind(Math.max(...points));
  const planned = makeConfig({
    scenario,
    limit,
    house: printedRules,
    seats: lists.map((warband, i) => ({ id: `s${i + 1}`, warband })),
    packs,
    maps,
  });
  if (planned.ok) return planned.config;
  return refuse(
    planned.faults.map(({ seat, fault }) => {
      const why = `${faultSentence(fault, catalogue)} (${fault.rule})`;
      return `${files.warbands[seat] ?? ""}: for ${scenario}-${limit}: ${why}`;
    }),
  );
}
