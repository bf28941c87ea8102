import { type Dg, type DgState, dungeoneer, heuristics, type Pack } from "@undercroft/dungeoneer";
import { conserved, duelOf, everyKind, mixesOf, patience, quickKinds, shows } from "@undercroft/dungeoneer/testing";
import type { OwnFiles, Playable } from "../../playable.ts";
import { refuse } from "../../validate/own.ts";
import { watched } from "./coverage.ts";
import { describe, say } from "./describe.ts";
import { ownPacks, withShipped } from "./own.ts";

/** A round is a turn of every player. */
const MOST_TURNS_A_ROUND = 4;

/** A player's own sets take the place of the shipped ones. */
const setsFor = (own: readonly Pack[]): readonly Pack[] => (own.length > 0 ? own : withShipped([]));

/**
 * The game with its own sets or with those of files.
 * @throws UsageError for a bad file.
 */
export function dungeoneerGame(files: OwnFiles): Playable<Dg> {
  for (const [option, isGiven] of [
    ["map", files.maps.length > 0],
    ["warband", files.warbands.length > 0],
    ["kind", files.kind !== undefined],
  ] as const)
    if (isGiven) refuse([`nobody brings a warband or a map to dungeoneer: leave out --${option}.`]);
  const sets = setsFor(ownPacks(files.packs));
  return {
    game: dungeoneer,
    heuristics,
    kinds: () => everyKind(sets),
    smallKinds: () => quickKinds(sets),
    duels: () => mixesOf(sets).map(duelOf),
    rounds: ({ body }: DgState) => body.turn.round,
    progressOfRound: MOST_TURNS_A_ROUND,
    patience,
    conserved,
    secrets: { shows },
    watched: () => watched(sets),
    describe,
    telling: () => say,
  };
}
