import type { RuleId } from "../ledger/rule-ids.ts";
import { playerAt } from "../players.ts";
import type { Run } from "../procedures.ts";

/** A player wins, and the game ends that instant. */
export function win(run: Run, place: number, rule: RuleId, because: readonly RuleId[]): void {
  run.emit({ event: "won", player: place, rule, because });
  run.end({ kind: "won", winners: [playerAt(run.body, place).id], drawn: [], rule });
}
