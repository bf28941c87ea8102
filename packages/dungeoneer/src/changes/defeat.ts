import { reasons } from "../events.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import { clockwiseFrom, playerAt } from "../players.ts";
import type { Run } from "../procedures.ts";
import { discard } from "./cards.ts";
import { dropComponents } from "./components.ts";
import { endCusp } from "./cusp.ts";
import { loseAttachments } from "./readied.ts";
import { win } from "./winning.ts";

/**
 * A hero is out, and with it all that its player had (dg.hero.defeat-consequences, dg.ruling.defeated-possessions). Whoever is
 * the last to be left wins at once (dg.ruling.last-survivor-timing).
 */
export function defeat(run: Run, place: number, rule: RuleId, because: readonly RuleId[] = []): void {
  const { body } = run;
  const player = playerAt(body, place);
  player.alive = false;
  player.out = true;
  player.life = 0;
  // Whoever leaves during set-up does so in nobody's turn.
  const isOwnTurn = body.turn.phase !== "set-up" && body.turn.player === place;
  const own: readonly RuleId[] = isOwnTurn ? ["dg.ruling.defeat-on-own-turn"] : [];
  const all: readonly RuleId[] = ["dg.ruling.defeat-timing", "dg.ruling.defeated-possessions", ...own, ...because];
  run.emit({ event: "defeated", player: place, rule, ...reasons(all) });
  endCusp(run, place);
  for (const card of player.hand) discard(run, place, card, "hand", "dg.hero.defeat-consequences");
  for (const zone of ["boons", "treasures", "banes"] as const)
    for (const { card } of player[zone]) discard(run, place, card, zone, "dg.hero.defeat-consequences");
  for (const { card } of player.pack) discard(run, place, card, "pack", "dg.hero.defeat-consequences");
  for (const { card } of body.encounters.filter(({ owner }) => owner === place))
    discard(run, place, card, "play", "dg.ruling.defeat-on-own-turn");
  body.encounters = body.encounters.filter(({ owner }) => owner !== place);
  dropComponents(run, place);
  const monsters = player.pack.map(({ id }) => id);
  Object.assign(player, { hand: [], boons: [], treasures: [], banes: [], pack: [], quests: [], completed: [] });
  Object.assign(player, { glory: 0, peril: 0, movements: 0, tipped: false, tippedBy: null, thisTurn: [] });
  // What others have laid on it, or on its cards, is gone too.
  for (const host of [player.id, ...monsters]) loseAttachments(run, host);
  const left = clockwiseFrom(body, place);
  const [last] = left;
  if (left.length === 1 && last !== undefined)
    win(run, last, "dg.overview.last-survivor", ["dg.ruling.last-survivor-timing"]);
}
