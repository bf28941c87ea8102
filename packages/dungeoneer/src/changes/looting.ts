import { inCampaign } from "../campaign/party.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import { playerAt } from "../players.ts";
import type { Run } from "../procedures.ts";
import type { Player, Readied } from "../state.ts";
import { newId } from "./cards.ts";
import { chargesOf, discardReadied, loseAttachments } from "./readied.ts";
import { pay } from "./resources.ts";

/** A Treasure that changes places has a new id, and has been used as often as before (dg.turn.once-per-turn). */
function movedId(run: Run, id: string, letter: string): string {
  const moved = newId(run, letter);
  const { turn } = run.body;
  run.body.turn = { ...turn, used: turn.used.map((one) => (one.thing === id ? { ...one, thing: moved } : one)) };
  return moved;
}

const nextAttachment = ({ treasures }: Player): Readied | undefined => treasures.find(({ on }) => on !== null);

/** The Treasures of a fallen hero stay in its space (dg.opt.looting.drop). */
export function dropTreasures(run: Run, place: number): void {
  const { body } = run;
  const player = playerAt(body, place);
  // Whoever comes again loses its cards, but these are not discarded.
  const because: readonly RuleId[] = body.options.respawn
    ? ["dg.ruling.option-matrix", ...inCampaign(body, "dg.campaign.defeat")]
    : [];
  // What lies on a card is lost with it, though it is a Treasure itself; something may lie on that in turn, and goes with it.
  for (let lost = nextAttachment(player); lost !== undefined; lost = nextAttachment(player))
    discardReadied(run, place, "treasures", lost.id, "dg.card.attachment-loss");
  for (const { id, card, charges } of player.treasures.splice(0)) {
    loseAttachments(run, id);
    body.loot.push({ id: movedId(run, id, "l"), card, space: player.at, charges });
    const begun: readonly RuleId[] = charges === chargesOf(body, card) ? [] : ["dg.ruling.loot-charges"];
    run.emit({
      event: "dropped",
      player: place,
      card,
      space: player.at,
      rule: "dg.opt.looting.drop",
      because: [...because, ...begun],
    });
  }
}

/** A hero takes one of them up, readied and unpaid, for 1 Movement (dg.opt.looting.pick-up). */
export function takeLoot(run: Run, place: number, id: string): void {
  const { body } = run;
  const loot = body.loot.find((one) => one.id === id);
  if (loot === undefined) throw new Error(`there is no Treasure ${id}`);
  pay(run, place, "movements", 1, "dg.opt.looting.pick-up");
  const because = inCampaign(body, "dg.campaign.hero.actions");
  body.loot = body.loot.filter((one) => one !== loot);
  playerAt(body, place).treasures.push({
    id: movedId(run, loot.id, "c"),
    card: loot.card,
    on: null,
    charges: loot.charges,
  });
  run.emit({ event: "looted", player: place, card: loot.card, rule: "dg.opt.looting.pick-up", because });
}
