import type { RuleId } from "../ledger/rule-ids.ts";
import { playerAt } from "../players.ts";
import type { Run } from "../procedures.ts";

/** Map cards leave the game, for all to see. */
export function removeMaps(run: Run, place: number, rule: RuleId): void {
  const player = playerAt(run.body, place);
  if (player.maps.length === 0) return;
  run.emit({ event: "removed", player: place, cards: player.maps, rule });
  run.body.removed = [...run.body.removed, ...player.maps];
  player.maps = [];
}
