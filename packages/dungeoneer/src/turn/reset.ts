import type { RuleId } from "../ledger/rule-ids.ts";
import { heroCard, playerAt } from "../players.ts";
import type { Run } from "../procedures.ts";
import { questsOnTable } from "../quests/in-play.ts";
import type { Body } from "../state.ts";
import { movementsOf } from "../traits.ts";
import { restPacks } from "../wandering/pack.ts";

/** What the turn before has left, and this one does not keep. */
export function whatEnds(body: Body): readonly RuleId[] {
  const quests = questsOnTable(body);
  const because: RuleId[] = [];
  if (body.opened.length > 0) because.push("dg.reset.doors");
  const isSpent =
    body.players.some(({ challenged }) => challenged) || quests.some(({ struck, tries }) => struck || tries > 0);
  if (isSpent) because.push("dg.reset.once-per-turn");
  if (quests.some(({ found }) => found)) because.push("dg.quest.search.lost-at-turn-end");
  return because;
}

/** The Reset Phase, of one player or of all in a campaign, in its order: doors, once per turn, what ended with the turn before, Movements (dg.ruling.upkeep-payment). */
export function reset(run: Run, places: readonly number[]): void {
  const { body } = run;
  body.opened = [];
  for (const one of body.players) one.challenged = false;
  for (const quest of questsOnTable(body)) {
    quest.tries = 0;
    quest.found = false;
    quest.struck = false;
  }
  restPacks(body);
  for (const place of places) {
    const player = playerAt(body, place);
    if (!player.alive) continue;
    player.movements = movementsOf(body, player);
    // A Hero card may say more than its Speed.
    const because: readonly RuleId[] =
      (heroCard(body, player).stride ?? 0) > 0 ? ["dg.ruling.stride", "dg.universal.specific-overrides"] : [];
    run.emit({
      event: "gained",
      player: place,
      resource: "movements",
      amount: player.movements,
      rule: "dg.reset.movements",
      because,
    });
  }
}
