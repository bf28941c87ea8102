import { isForce } from "../changes/malevolent.ts";
import { whyNotReadied } from "../effects/readying.ts";
import { adventure, placeOf, playerAt } from "../players.ts";
import type { State } from "../procedures.ts";
import { isCarriedBy } from "../quests/in-play.ts";
import type { Body, Player } from "../state.ts";
import { errand } from "./errand.ts";
import { partyWorth } from "./party.ts";
import { packWorth } from "./wandering.ts";
import { stepsFrom } from "./ways.ts";

/** Worth of a game that is won. */
const DECIDED = 10_000;
/** What a completed Quest, a Level, a Life, a Peril and a point of a readied card's value are worth. */
const QUEST = 200;
const LEVEL = 4;
const LIFE = 6;
const PERIL = 1;
const READIED = 1.6;
/** What it costs to have one Life left, with two half as much, and so on: whoever is hale goes after Quests, whoever is not takes care. */
const FRAIL = 30;
/** What a Glory is worth as long as it can soon be spent, and each that is more than that: nobody stands still only to gather it. */
const GLORY = 1;
const SPENT_SOON = 5;
const HOARDED = 0.05;
/** What a new hero, with all its Life, is not worth having died for. */
const FALLEN = 66;
/** How far whoever has no hero is below nothing, and whoever goes on as a Malevolent Force: below every hero that still stands. */
const GONE = 320;
const FORCE = 260;
/** What it is worth to be done with all of a Quest but the last, and how soon what is still to be done leaves little of that. */
const THERE = 15;
const SOON = 20;
/** How much of the others' errands counts: much happens until they are done, and a map that grows serves everybody. */
const OTHERS = 0.3;
/** What it costs to lie on the ground. */
const TIPPED = 2.5;
/** What each step to what lies about costs, and how far off counts what cannot be reached. */
const LOOT_STEP = 0.6;
const LOOT_FAR = 24;

const readied = (body: Body, { boons, treasures }: Player): number =>
  [...boons, ...treasures].reduce((sum, { card }) => sum + adventure(body, card).value, 0);

/** Whoever goes on without a hero may still take the win, with what is in the Pack and in hand (dg.opt.malevolent.steal-win). */
function forceStanding(body: Body, { pack, hand }: Player): number {
  const sent = pack.reduce((sum, { card }) => sum + adventure(body, card).value, 0);
  return sent + hand.length / 2 - FORCE;
}

/** What lies within reach and could be taken is worth going for (dg.opt.looting.pick-up). */
function lootWorth(body: Body, place: number): number {
  if (body.loot.length === 0) return 0;
  const { at } = playerAt(body, place);
  const steps = stepsFrom(body, at);
  const worth = body.loot.map(({ card, space }) => {
    const isFit = whyNotReadied(body, place, card) === null;
    return isFit ? (READIED * adventure(body, card).value) / 2 - LOOT_STEP * (steps.get(space) ?? LOOT_FAR) : 0;
  });
  return Math.max(0, ...worth);
}

const fallsOf = ({ fallen }: Body, place: number): number => fallen.filter((one) => one === place).length;

const gloryWorth = (glory: number): number =>
  GLORY * Math.min(glory, SPENT_SOON) + HOARDED * Math.max(0, glory - SPENT_SOON);

const lifeWorth = (life: number): number => LIFE * life - FRAIL / Math.max(1, life);

/** What the next wound costs a hero. */
const woundCost = (life: number): number => (life > 1 ? lifeWorth(life) - lifeWorth(life - 1) : QUEST);

/** A hero goes after the Quest that is the least trouble: each step and each try brings it nearer. */
function nearness(body: Body, place: number): number {
  const trouble = errand(body, place, woundCost(playerAt(body, place).life));
  return THERE * Math.exp(-trouble / SOON) - trouble;
}

/** How one player stands alone, its errand aside; a hero that has fallen has nothing. */
function possessions(body: Body, place: number): number {
  const player = playerAt(body, place);
  if (!player.alive) return isForce(body, place) ? forceStanding(body, player) : -GONE;
  const { completed, level, life, glory, peril, tipped, quests } = player;
  const begun = quests.reduce(
    (sum, quest) => sum + quest.wounds + (quest.found || isCarriedBy(quest, place) ? 1 : 0),
    0,
  );
  return (
    QUEST * completed.length +
    LEVEL * level +
    lifeWorth(life) +
    3 * begun -
    (tipped ? TIPPED : 0) +
    gloryWorth(glory) -
    PERIL * peril +
    READIED * readied(body, player) +
    packWorth(body, place) +
    lootWorth(body, place) -
    FALLEN * fallsOf(body, place)
  );
}

/** How one player stands alone, with so much of what its errand is worth. */
const standing = (body: Body, place: number, share = 1): number =>
  possessions(body, place) + (playerAt(body, place).alive ? share * nearness(body, place) : 0);

/** How well a seat stands beside the best of the others. */
export function evaluate({ body, outcome }: State, seat: string): number {
  if (outcome !== null) {
    if (outcome.winners.includes(seat)) return DECIDED;
    return outcome.winners.length === 0 ? 0 : -DECIDED;
  }
  if (body.turn.phase === "set-up") return 0;
  if (body.campaign !== null) {
    const worth = partyWorth(body, body.campaign, standing, QUEST);
    return placeOf(body, seat) === body.dungeonlord ? -worth : worth;
  }
  const own = body.players.findIndex(({ id }) => id === seat);
  const others = body.players.map((_, place) => place).filter((place) => place !== own);
  const worth = others.map((place) => standing(body, place, OTHERS));
  const mean = worth.reduce((sum, one) => sum + one, 0) / worth.length;
  return standing(body, own) - 0.7 * Math.max(...worth) - 0.3 * mean;
}
