import { playerAt } from "../players.ts";
import type { Run } from "../procedures.ts";
import { isCarriedBy } from "../quests/in-play.ts";

/** What a fallen hero carried lies where it fell; whoever comes again still has the Quest (dg.ruling.escort-carrier-defeated). */
export function setDownCarried(run: Run, place: number): void {
  const { quests, at } = playerAt(run.body, place);
  for (const quest of quests) {
    if (!isCarriedBy(quest, place)) continue;
    quest.component = { in: at };
    const rule = "dg.ruling.escort-carrier-defeated";
    run.emit({ event: "set-down", player: place, quest: quest.card, space: at, rule });
  }
}

/** The Escort Quests that are under way are nobody's, until somebody takes up their components (dg.ruling.escort-carrier-defeated). */
export function disownBegun(run: Run, place: number): void {
  const { body } = run;
  const player = playerAt(body, place);
  body.ownerless.push(...player.quests.filter(({ component }) => component !== null));
  player.quests = player.quests.filter(({ component }) => component === null);
}
