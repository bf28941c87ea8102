import { playerAt } from "../players.ts";
import type { Run } from "../procedures.ts";
import { questsOnTable } from "../quests/in-play.ts";
import { movementsOf } from "../traits.ts";

/** The Reset Phase in its order: doors, once per turn, what ended with the turn before, Movements (dg.ruling.upkeep-payment). */
export function reset(run: Run): void {
  const { body } = run;
  const player = playerAt(body, body.turn.player);
  body.opened = [];
  for (const one of body.players) one.challenged = false;
  for (const quest of questsOnTable(body)) Object.assign(quest, { tries: 0, found: false, struck: false });
  player.movements = movementsOf(body, player);
  run.emit({
    event: "gained",
    player: body.turn.player,
    resource: "movements",
    amount: player.movements,
    rule: "dg.reset.movements",
  });
}
