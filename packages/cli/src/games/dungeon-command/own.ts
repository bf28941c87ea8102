import { besides } from "@undercroft/cards";
import type { OwnFiles } from "../../playable.ts";
import { ownMaps, ownWarbands, ownPacks as readPacks, refuse } from "../../validate/own.ts";
import { content, warbandKind, warbandReader, warbandSentence } from "./content.ts";
import { type MatchConfig, makeConfig, type Pack, type PlanProblem } from "./parts.ts";

/** The packs that there are, a player's own among them. */
export const withShipped = (own: readonly Pack[]): readonly Pack[] => besides(own, content.shippedPacks());

/** @throws UsageError with everything that is wrong with the first bad one. */
export const ownPacks = (files: readonly string[]): readonly Pack[] => readPacks(content, files);

function sentence(problem: PlanProblem, files: readonly string[]): string {
  if (problem.about === "warband") return `${files[problem.seat] ?? ""}: ${warbandSentence(problem)} (${problem.rule})`;
  const what = "message" in problem ? problem.message : "problem" in problem ? problem.problem : problem.about;
  return `a match of ${files.join(" and ")} cannot be set up: ${what} (${problem.rule})`;
}

/**
 * Matches between two warbands of a player's own, on both faces of the tiles.
 * @throws UsageError if they cannot be played.
 */
export function ownDuels(files: OwnFiles, packs: readonly Pack[]): readonly MatchConfig[] {
  ownMaps(content, files.maps);
  const lists = ownWarbands(content, warbandReader(packs), files);
  const kind = warbandKind(files.kind);
  const first = kind === "first-game";
  const faces = first ? (["dungeon"] as const) : (["dungeon", "outdoor"] as const);
  return faces.map((face) => {
    const planned = makeConfig({
      game: first ? "first-game" : "standard",
      seats: lists.map((warband, i) => ({ id: `s${i + 1}`, name: warband.name, team: null, warband, kind })),
      packs,
      face,
      teams: null,
      layout: null,
    });
    return planned.ok ? planned.config : refuse(planned.problems.map((one) => sentence(one, files.warbands)));
  });
}
