/** Monsters that leave a Pack for the Adventure discard pile, and what lay on them. */
import type { RuleId } from "../ledger/rule-ids.ts";
import { playerAt } from "../players.ts";
import type { Run } from "../procedures.ts";
import { endEmptyPack } from "../wandering/pack.ts";
import { discard } from "./cards.ts";
import { loseAttachments } from "./readied.ts";

/** A monster of a Pack is discarded, and what lay on it (dg.card.attachment-loss); with the last one the marker goes. @throws Error if it is not there. */
export function discardFromPack(
  run: Run,
  place: number,
  id: string,
  rule: RuleId,
  because: readonly RuleId[] = [],
): void {
  const player = playerAt(run.body, place);
  const monster = player.pack.find((one) => one.id === id);
  if (monster === undefined) throw new Error(`there is no ${id} in the Pack`);
  player.pack = player.pack.filter((one) => one !== monster);
  discard(run, place, monster.card, "pack", rule, because);
  loseAttachments(run, id);
  endEmptyPack(run, place);
}
