/** What it costs a hero to do what a Quest asks for, in the worth of `evaluate`: the way, its dangers, and the tries. */

import { sides } from "../map/sides.ts";
import { exitOf, mapCard } from "../map/spaces.ts";
import { leadsTo, spaceOf } from "../map/ways.ts";
import { standsOpen } from "../moving/doors.ts";
import { playerAt, questCard } from "../players.ts";
import { isCarriedBy, liesIn, questsOpenTo } from "../quests/in-play.ts";
import type { Body, Player, QuestInPlay } from "../state.ts";
import { ignores, scoreOf } from "../traits.ts";
import type { Monster, QuestCard, Score, Threat } from "../vocabulary/index.ts";

/** What a step costs besides what its space holds, and a Peril that is taken there. */
const STEP = 2.5;
const PERIL = 1;
/** What a failure costs that only delays: at a Locked Door, in a Pit, at a Quest. */
const DELAY = 2.5;
const TRY = 4;
/** What a Glory costs that is still to be gathered for a price. */
const LACKING = 1.5;
/** As much as the longest errand counts. One whose space is not on the table is so far off, less for each card that lies there. */
const FAR = 160;
const UNSEEN = 1.2;

/** A hero, as far as an errand depends on it. */
interface Errant {
  readonly player: Player;
  readonly score: (score: Score) => number;
  /** What a wound costs it. */
  readonly wound: number;
}

function errantOf(body: Body, place: number, wound: number): Errant {
  const player = playerAt(body, place);
  const known = new Map<Score, number>();
  const score = (of: Score): number => {
    const found = known.get(of) ?? scoreOf(body, player, of);
    known.set(of, found);
    return found;
  };
  return { player, score, wound };
}

/** The part of all dice with which nothing comes of a number less what is added: as much is enough (dg.threat.success). */
const misses = (number: number, plus: number): number => Math.max(0, Math.min(6, number - plus - 1)) / 6;

const failing = ({ score }: Errant, threat: Threat): number => misses(threat.number, score(threat.score));

/** Likewise for a Chance Quest, with all of the bonus that is for sale (dg.quest.chance.roll). */
function failingChance({ player, score }: Errant, card: Extract<QuestCard, { kind: "chance" }>): number {
  const bought = card.bonus === undefined ? 0 : Math.floor(player.glory / card.bonus.glory) * card.bonus.plus;
  return misses(card.number, bought + (card.score === undefined ? 0 : score(card.score)));
}

/** What the Pit and the Spikes of a space cost whoever enters it. */
function dangersOf(body: Body, errant: Errant, space: string): number {
  const { peril, pit, spikes } = mapCard(body, spaceOf(body, space).card);
  let cost = PERIL * peril;
  if (pit !== undefined && !ignores(body, errant.player, "pit")) cost += DELAY * failing(errant, pit);
  if (spikes !== undefined && !ignores(body, errant.player, "spikes")) cost += errant.wound * failing(errant, spikes);
  return cost;
}

/** What a closed door costs: the try, and what a failure brings (dg.door.locked-fail, dg.door.trapped-fail). */
function doorCost(body: Body, errant: Errant, space: string, side: (typeof sides)[number]): number {
  const exit = exitOf(body, spaceOf(body, space), side);
  if ((exit.door !== "locked" && exit.door !== "trapped") || standsOpen(body, { space, side })) return 0;
  return 1 + failing(errant, exit.threat) * (exit.door === "trapped" ? errant.wound : DELAY);
}

/** What the cheapest way from a space to every other costs. Whoever goes it has at each step a STEP less before it than it cost. */
function waysFrom(body: Body, errant: Errant, start: string): ReadonlyMap<string, number> {
  const found = new Map([[start, 0]]);
  const waiting = [start];
  for (const space of waiting)
    for (const side of sides) {
      const other = leadsTo(body, spaceOf(body, space), side);
      if (other === null) continue;
      const cost =
        (found.get(space) ?? 0) + STEP + doorCost(body, errant, space, side) + dangersOf(body, errant, other.id);
      if (cost >= (found.get(other.id) ?? Number.POSITIVE_INFINITY)) continue;
      found.set(other.id, cost);
      waiting.push(other.id);
    }
  return found;
}

/** What it costs to try until it is done, if a part of the tries fails; no end of it where all do. */
const tries = (fails: number): number => (fails === 1 ? FAR : (TRY * fails) / (1 - fails));

/** Of all pairs of dice, those with which the first side of a fight is above the other with so much more. */
function above(more: number): number {
  let count = 0;
  for (let own = 1; own <= 6; own++) for (let other = 1; other <= 6; other++) if (own + more > other) count++;
  return count;
}

/** The wounds that a monster deals before it is defeated, in the form that serves the hero best; more than it has is no way to win. */
function fight(errant: Errant, { life, forms }: Monster, wounds: number): number {
  const best = Math.max(
    ...(["melee", "magic", "speed"] as const).flatMap((form) => {
      const line = forms[form];
      return line === undefined ? [] : [errant.score(form) - line.score];
    }),
  );
  const wins = above(best);
  const dealt = wins === 0 ? FAR : ((life - wounds) * above(-best)) / wins;
  return dealt >= errant.player.life ? FAR : dealt * errant.wound;
}

/** What is to be done where the Quest waits. */
function labour(errant: Errant, quest: QuestInPlay, card: QuestCard): number {
  switch (card.kind) {
    case "threat":
      return tries(failing(errant, card.threat));
    case "chance":
      return tries(failingChance(errant, card));
    case "slay":
      return fight(errant, card.monster, quest.wounds);
    case "search": {
      const search = quest.found ? 0 : tries(failing(errant, card.threat));
      return search + (card.monster === undefined ? 0 : fight(errant, card.monster, quest.wounds));
    }
    case "sacrifice": {
      const { glory = 0, life = 0 } = card.price;
      return LACKING * Math.max(0, glory - errant.player.glory) + life * errant.wound;
    }
    case "escort":
      return 0;
  }
}

/** The spaces to which a Quest leads, one after the other. */
function stations(body: Body, place: number, quest: QuestInPlay, card: QuestCard): readonly (string | undefined)[] {
  const spaceWith = (id: string): string | undefined => body.map.find((one) => one.card === id)?.id;
  if (card.kind !== "escort") return [spaceWith(card.space)];
  if (isCarriedBy(quest, place)) return [spaceWith(card.to)];
  return [liesIn(quest) ?? spaceWith(card.space), spaceWith(card.to)];
}

function errandFor(
  body: Body,
  errant: Errant,
  place: number,
  quest: QuestInPlay,
  ways: ReadonlyMap<string, number>,
): number {
  const card = questCard(body, quest.card);
  let cost = labour(errant, quest, card);
  let from = ways;
  for (const space of stations(body, place, quest, card)) {
    if (space === undefined) return FAR - UNSEEN * body.map.length;
    cost += from.get(space) ?? FAR;
    if (cost < FAR && card.kind === "escort") from = waysFrom(body, errant, space);
  }
  return cost;
}

/**
 * What the Quest that is the least trouble to a hero costs it, from 0 to FAR.
 * @param wound what a wound costs it now
 */
export function errand(body: Body, place: number, wound: number): number {
  const errant = errantOf(body, place, wound);
  const ways = waysFrom(body, errant, errant.player.at);
  return Math.min(FAR, ...questsOpenTo(body, place).map((quest) => errandFor(body, errant, place, quest, ways)));
}
