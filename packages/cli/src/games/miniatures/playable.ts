import { heuristics, type Mn, type MnState, miniatures } from "@undercroft/miniatures";
import { shippedPacks } from "@undercroft/miniatures/content";
import { everyKind, fairDuels, smallKinds } from "@undercroft/miniatures/testing";
import type { Playable } from "../../playable.ts";
import { watched } from "./coverage.ts";
import { describe, say } from "./describe.ts";

/** Turns of creatures in a round, its start and its end: what the battle's windows count. */
const MOST_WINDOWS_A_ROUND = 60;

/** Every creature with its card, owner and items, wherever it is. */
const creatures = (state: MnState): unknown =>
  state.body.creatures.filter(({ summoned }) => !summoned).map(({ id, card, owner }) => [id, card, owner]);

/** The Miniatures, for the commands. */
export function miniaturesGame(): Playable<Mn> {
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
