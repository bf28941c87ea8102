import { heuristics, type Mn, type MnState, miniatures } from "@undercroft/miniatures";
import { packsWith } from "@undercroft/miniatures/content";
import { duelsOfOwn, everyKind, fairDuels, smallKinds, UnsoundBattle } from "@undercroft/miniatures/testing";
import { UsageError } from "../../command.ts";
import type { OwnFiles, Playable } from "../../playable.ts";
import { watched } from "./coverage.ts";
import { describe, telling } from "./describe.ts";
import { ownDuel, ownPacks, withShipped } from "./own.ts";

/** Turns of creatures in a round, its start and its end: what the battle's windows count. */
const MOST_WINDOWS_A_ROUND = 60;

/** Every creature with its card, owner and items, wherever it is. */
const creatures = (state: MnState): unknown =>
  state.body.creatures.filter(({ summoned }) => !summoned).map(({ id, card, owner }) => [id, card, owner]);

/** Battles that are set up out of packs; a pack that has not all that they need is refused. */
function setUp<R>(make: () => R): R {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof UnsoundBattle)) throw error;
    const why = error.faults.map(({ fault }) => `${fault.problem} (${fault.rule})`);
    throw new UsageError(`Such battles cannot be set up with these packs: ${[...new Set(why)].join(", ")}.`);
  }
}

/**
 * The game with its own packs or with those of files.
 * @throws UsageError for a bad file.
 */
export function miniaturesGame(files: OwnFiles): Playable<Mn> {
  const own = ownPacks(files.packs);
  const duels = (): readonly Mn["config"][] => {
    if (files.warbands.length > 0) return [ownDuel(files, withShipped(own))];
    return own.length === 0 ? fairDuels() : duelsOfOwn(own);
  };
  return {
    game: miniatures,
    heuristics,
    kinds: () => setUp(() => everyKind(own)),
    smallKinds: () => setUp(() => smallKinds(own)),
    duels: () => setUp(duels),
    rounds: (state) => state.body.battle.round,
    progressOfRound: MOST_WINDOWS_A_ROUND,
    conserved: creatures,
    // Nothing is hidden: another world of the same view differs in the dice to come alone.
    secrets: { keeping: (state) => state, shows: () => true },
    watched: () => watched(packsWith(own)),
    describe,
    telling,
  };
}
