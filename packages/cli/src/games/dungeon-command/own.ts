import { besides } from "@undercroft/cards";
import { UsageError } from "../../command.ts";
import type { OwnFiles } from "../../playable.ts";
import { checkPackFile } from "../../validate/pack.ts";
import { type Checked, writeFileProblem } from "../../validate/problem.ts";
import { kindOf, type Sorted, sorted } from "../../validate/sorting.ts";
import { checkWarbandFile, neither, readsAsWarband, warbandSentence } from "../../validate/warband.ts";
import {
  catalogueOf,
  examplePack,
  type MatchConfig,
  makeConfig,
  type Pack,
  type PlanProblem,
  shippedPacks,
  type WarbandKind,
  type WarbandList,
} from "./parts.ts";

/** The packs that there are, a player's own among them. */
export const withShipped = (own: readonly Pack[]): readonly Pack[] => besides(own, [...shippedPacks(), examplePack()]);

function refuse(lines: readonly string[]): never {
  throw new UsageError(lines.join("\n"));
}

function fine({ problems }: Checked): void {
  if (problems.length > 0) refuse(problems.map(writeFileProblem));
}

const unreadable = (one: Sorted, wanted: string): never => refuse([`${one.file}: ${whyNot(one, wanted)}`]);

function whyNot(one: Sorted, wanted: string): string {
  if (one.is === "unreadable") return one.why;
  // Any text might be a warband, until it is read.
  const text = one.is === "warband" && "text" in one.source ? one.source.text : null;
  if (text !== null && !readsAsWarband(text, catalogueOf(withShipped([])))) return neither;
  return `this is a ${one.is}, not a ${wanted}`;
}

/**
 * Reads packs by the path of `validate`.
 * @throws UsageError with everything that is wrong with the first bad one.
 */
export function ownPacks(files: readonly string[]): readonly Pack[] {
  const packs: Pack[] = [];
  for (const file of files) {
    const one = sorted(file);
    if (one.is !== "pack") return unreadable(one, "pack");
    const { checked, pack } = checkPackFile(one.text, file);
    fine(checked);
    if (pack === null) continue;
    if (packs.some((other) => other.pack === pack.pack)) refuse([`${file}: two packs are called "${pack.pack}"`]);
    packs.push(pack);
  }
  return packs;
}

function ownWarband(file: string, kind: WarbandKind, packs: readonly Pack[]): WarbandList {
  const one = sorted(file);
  if (one.is !== "warband") return unreadable(one, "warband");
  const { checked, list } = checkWarbandFile(one.source, file, kind, catalogueOf(packs));
  fine(checked);
  return list ?? refuse([`${file}: this is no warband`]);
}

function sentence(problem: PlanProblem, files: readonly string[]): string {
  if (problem.about === "warband") return `${files[problem.seat] ?? ""}: ${warbandSentence(problem)} (${problem.rule})`;
  const what = "message" in problem ? problem.message : "problem" in problem ? problem.problem : problem.about;
  return `a match of ${files.join(" and ")} cannot be set up: ${what} (${problem.rule})`;
}

/**
 * Matches between two warbands of a player's own, on both faces of the tiles.
 * @throws UsageError if they cannot be played.
 */
export function ownDuels({ warbands, kind }: OwnFiles, packs: readonly Pack[]): readonly MatchConfig[] {
  if (warbands.length !== 2) refuse(["Name two warbands, one for each seat."]);
  const meant = kindOf(kind);
  const lists = warbands.map((file) => ownWarband(file, meant, packs));
  const first = meant === "first-game";
  const faces = first ? (["dungeon"] as const) : (["dungeon", "outdoor"] as const);
  return faces.map((face) => {
    const planned = makeConfig({
      game: first ? "first-game" : "standard",
      seats: lists.map((warband, i) => ({
        id: `s${i + 1}`,
        name: warband.name,
        team: null,
        warband,
        kind: meant,
      })),
      packs,
      face,
      teams: null,
      layout: null,
    });
    return planned.ok ? planned.config : refuse(planned.problems.map((one) => sentence(one, warbands)));
  });
}
