import type { Dc } from "@undercroft/dungeon-command";
import { UsageError } from "../../command.ts";
import type { OwnFiles, Playable } from "../../playable.ts";
import { cardsByOwner } from "./conserved.ts";
import { watched } from "./coverage.ts";
import { describe, telling } from "./describe.ts";
import { ownDuels, ownPacks, withShipped } from "./own.ts";
import { dungeonCommand, everyKind, fairDuels, heuristics, type Pack, shippedPacks, UnsoundPlan } from "./parts.ts";
import { secrets } from "./secrets.ts";

/** A round is a turn of every seat, and a match of the harnesses has four at most. */
const MOST_TURNS_A_ROUND = 4;

/** Matches that are set up out of packs, own ones first; a pack that has not all that they need is refused. */
function setUp<R>(make: (packs: readonly Pack[]) => R, own: readonly Pack[]): R {
  const ids = new Set(own.map((pack) => pack.pack));
  try {
    return make([...own, ...shippedPacks().filter((pack) => !ids.has(pack.pack))]);
  } catch (error) {
    if (!(error instanceof UnsoundPlan)) throw error;
    const why = error.problems.map((one) => `${"problem" in one ? one.problem : one.about} (${one.rule})`);
    throw new UsageError(`Such games cannot be set up with these packs: ${[...new Set(why)].join(", ")}.`);
  }
}

/**
 * The game with its own packs or with those of files.
 * @throws UsageError for a bad file.
 */
export function dungeonCommandGame(files: OwnFiles): Playable<Dc> {
  const own = ownPacks(files.packs);
  return {
    game: dungeonCommand,
    heuristics,
    kinds: () => setUp(everyKind, own),
    duels: () => (files.warbands.length === 0 ? setUp(fairDuels, own) : ownDuels(files, withShipped(own))),
    rounds: (state) => state.body.turn.round,
    progressOfRound: MOST_TURNS_A_ROUND,
    conserved: cardsByOwner,
    secrets,
    watched: () => watched(setUp((packs) => packs, own)),
    describe,
    telling,
  };
}
