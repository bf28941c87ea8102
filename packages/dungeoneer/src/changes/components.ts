import { playerAt } from "../players.ts";
import type { Run } from "../procedures.ts";
import { isCarriedBy } from "../quests/in-play.ts";

/** Whoever falls drops what it carries: such a Quest is nobody's until its component is taken up (dg.ruling.escort-carrier-defeated). */
export function dropComponents(run: Run, place: number): void {
  const player = playerAt(run.body, place);
  const rule = "dg.ruling.escort-carrier-defeated";
  for (const quest of player.quests) {
    if (quest.component === null) continue;
    if (isCarriedBy(quest, place)) {
      quest.component = { in: player.at };
      run.emit({ event: "set-down", player: place, quest: quest.card, space: player.at, rule });
    }
    run.body.ownerless.push(quest);
  }
}
