import type { RuleId } from "../ledger/rule-ids.ts";
import { adventure, playerAt } from "../players.ts";
import type { Run } from "../procedures.ts";
import { loseSecrets } from "../quests/secret.ts";
import { endEmptyPack } from "../wandering/pack.ts";
import { discard } from "./cards.ts";
import { dropTreasures } from "./looting.ts";
import { removeMaps } from "./map-cards.ts";
import { loseAttachments } from "./readied.ts";

/** The hand; Treasures in it are not dropped with those that were readied (dg.ruling.looting-limits). */
export function loseHand(run: Run, place: number, rule: RuleId): void {
  const player = playerAt(run.body, place);
  const { options } = run.body;
  for (const card of player.hand.splice(0)) {
    const isKept = options.looting && adventure(run.body, card).kind === "treasure";
    discard(run, place, card, "hand", rule, isKept ? ["dg.ruling.looting-limits"] : []);
  }
}

/** Boons and Treasures in play; Treasures lie where their hero fell, under Looting (dg.opt.looting.drop). */
export function loseReadied(run: Run, place: number, rule: RuleId): void {
  const player = playerAt(run.body, place);
  for (const zone of ["boons", "banes"] as const)
    for (const { card } of player[zone].splice(0)) discard(run, place, card, zone, rule);
  // What others have laid on its hero is gone with it.
  loseAttachments(run, player.id);
  if (run.body.options.looting) dropTreasures(run, place);
  else for (const { card } of player.treasures.splice(0)) discard(run, place, card, "treasures", rule);
}

/** The Pack, and the Encounters of a batch that are not resolved yet (dg.ruling.defeat-on-own-turn). */
export function loseMonsters(run: Run, place: number, rule: RuleId): void {
  const { body } = run;
  for (const { id, card } of playerAt(body, place).pack.splice(0)) {
    discard(run, place, card, "pack", rule);
    loseAttachments(run, id);
  }
  const own = body.encounters.filter(({ owner }) => owner === place);
  for (const { card } of own) discard(run, place, card, "play", "dg.ruling.defeat-on-own-turn");
  if (own.length > 0) body.encounters = body.encounters.filter(({ owner }) => owner !== place);
  // Its marker goes when those that are out to fight are gone, too.
  endEmptyPack(run, place);
}

/** Quests leave the game, those that were completed too; totals vanish (dg.ruling.defeated-possessions). */
export function loseQuestsAndTotals(run: Run, place: number): void {
  const player = playerAt(run.body, place);
  loseSecrets(run, place);
  removeMaps(run, place, "dg.ruling.revealed-map-leaving");
  Object.assign(player, {
    quests: [],
    // Of a party's player they stay completed for the others (dg.ruling.campaign-leaving).
    completed: run.body.campaign === null ? [] : player.completed,
    glory: 0,
    peril: 0,
    movements: 0,
    tipped: false,
    tippedBy: null,
    thisTurn: [],
  });
}
