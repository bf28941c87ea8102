import type { Dc } from "@undercroft/dungeon-command";
import type { Playable } from "../../playable.ts";
import { cardsByOwner } from "./conserved.ts";
import { watched } from "./coverage.ts";
import { describe, say } from "./describe.ts";
import { dungeonCommand, everyKind, fairDuels, heuristics } from "./parts.ts";
import { secrets } from "./secrets.ts";

/** A round is a turn of every seat, and a match of the harnesses has four at most. */
const MOST_TURNS_A_ROUND = 4;

export const dungeonCommandGame: Playable<Dc> = {
  game: dungeonCommand,
  heuristics,
  kinds: everyKind(),
  duels: fairDuels(),
  rounds: (state) => state.body.turn.round,
  progressOfRound: MOST_TURNS_A_ROUND,
  conserved: cardsByOwner,
  secrets,
  watched,
  describe,
  say,
};
