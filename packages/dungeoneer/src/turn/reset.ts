import { playerAt } from "../players.ts";
import type { Run } from "../procedures.ts";
import { movementsOf } from "../traits.ts";

/** The Reset Phase in its order: doors, once per turn, what ended with the turn before, Movements (dg.ruling.upkeep-payment). */
export function reset(run: Run): void {
  const { body } = run;
  const player = playerAt(body, body.turn.player);
  body.opened = [];
  for (const one of body.players) {
    one.challenged = false;
    for (const quest of one.quests) quest.tries = 0;
  }
  if (body.globalQuest !== null) body.globalQuest.tries = 0;
  player.movements = movementsOf(body, player);
  run.emit({
    event: "gained",
    player: body.turn.player,
    resource: "movements",
    amount: player.movements,
    rule: "dg.reset.movements",
  });
}
