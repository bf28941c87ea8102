import { HERO_CARDS, inCampaign } from "../campaign/party.ts";
import { heroesOf } from "../campaign/piles.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import { entrance } from "../map/ways.ts";
import { clockwiseFrom, heroCard, playerAt } from "../players.ts";
import type { Run } from "../procedures.ts";
import type { HeroPile } from "../state.ts";
import { draw, fillHand, HAND } from "./cards.ts";
import { setDownCarried } from "./components.ts";
import { loseHand, loseMonsters, loseReadied } from "./possessions.ts";
import { gain } from "./resources.ts";

/** The next Hero card; those of the fallen come again when there is no other (dg.ruling.respawn-details). */
function drawHero(run: Run, heroes: HeroPile): string {
  if (heroes.heroDeck.length === 0) {
    heroes.heroDeck = heroes.heroesAside;
    heroes.heroesAside = [];
    run.shuffle("shuffle hero deck", heroes.heroDeck);
  }
  const hero = heroes.heroDeck.pop();
  if (hero === undefined) throw new Error("there is no Hero card left");
  return hero;
}

/** Why it goes on: nobody wins by being left alone (dg.opt.respawn.no-survivor-win). */
function whyGoesOn(run: Run, place: number): readonly RuleId[] {
  const isAlone = clockwiseFrom(run.body, place).length === 1;
  return [
    "dg.opt.respawn.restart",
    "dg.ruling.respawn-details",
    ...(isAlone ? alone : []),
    ...inCampaign(run.body, "dg.campaign.defeat"),
  ];
}
const alone = ["dg.opt.respawn.no-survivor-win"] as const;

/** What the ability of the fallen was used for does not count against the new hero's (dg.turn.once-per-turn). */
function freshenAbility({ body }: Run, seat: string): void {
  body.turn = { ...body.turn, used: body.turn.used.filter(({ thing }) => thing !== seat) };
}

/** Whoever's hero fell loses all cards but the Quests, and comes again on the Entrance with another (dg.opt.respawn.replace-hero). */
export function respawn(run: Run, place: number): void {
  const { body } = run;
  const player = playerAt(body, place);
  const rule = "dg.opt.respawn.replace-hero";
  loseHand(run, place, rule);
  loseReadied(run, place, rule);
  loseMonsters(run, place, rule);
  setDownCarried(run, place);
  const heroes = heroesOf(body, place);
  heroes.heroesAside.push(player.hero);
  const because = whyGoesOn(run, place);
  const start = entrance(body);
  if (start === undefined) throw new Error("there is no Entrance");
  player.hero = drawHero(run, heroes);
  freshenAbility(run, player.id);
  const { life } = heroCard(body, player);
  Object.assign(player, {
    alive: true,
    level: 1,
    life,
    maximum: life,
    at: start.id,
    tipped: false,
    tippedBy: null,
  });
  Object.assign(player, { glory: 0, peril: 0, movements: 0, thisTurn: [] });
  run.emit({ event: "respawned", player: place, hero: player.hero, space: start.id, rule, because });
  gain(run, place, "glory", 1, "dg.opt.respawn.restart");
  gain(run, place, "peril", 1, "dg.opt.respawn.restart");
  if (body.campaign === null) fillHand(run, place, HAND, rule);
  else draw(run, place, HERO_CARDS, "dg.ruling.campaign-respawn-hand");
}
