import { heuristics, type Mn, type MnState, miniatures } from "@undercroft/miniatures";
import { shippedPacks } from "@undercroft/miniatures/content";
import { everyKind, fairDuels, smallKinds } from "@undercroft/miniatures/testing";
import { UsageError } from "../../command.ts";
import type { OwnFiles, Playable } from "../../playable.ts";
import { watched } from "./coverage.ts";
import { describe, say } from "./describe.ts";

/** Turns of creatures in a round, its start and its end: what the battle's windows count. */
const MOST_WINDOWS_A_ROUND = 60;

/** Every creature with its card, owner and items, wherever it is. */
const creatures = (state: MnState): unknown =>
  state.body.creatures.filter(({ summoned }) => !summoned).map(({ id, card, owner }) => [id, card, owner]);

/**
 * The Miniatures with their own packs and ready warbands.
 * @throws UsageError for files of the player's own: their battles are built on the page.
 */
export function miniaturesGame({ packs, warbands }: OwnFiles): Playable<Mn> {
  if (packs.length > 0 || warbands.length > 0)
    throw new UsageError(
      "The Miniatures play with their own packs and ready warbands here: leave out --pack and --warband.",
    );
  return {
    game: miniatures,
    heuristics,
    kinds: everyKind,
    smallKinds,
    duels: fairDuels,
    rounds: (state) => state.body.battle.round,
    progressOfRound: MOST_WINDOWS_A_ROUND,
    conserved: creatures,
    // Nothing is hidden: another world of the same view differs in the dice to come alone.
    secrets: { keeping: (state) => state, shows: () => true },
    watched: () => watched(shippedPacks()),
    describe,
    say,
  };
}
