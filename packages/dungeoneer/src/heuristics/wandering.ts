/** What a sensible seat does about Packs on the map: hunt those who are near to falling, and meet what it can beat. */
import { sides } from "../map/sides.ts";
import { leadsTo, spaceOf } from "../map/ways.ts";
import { adventure, othersOf, placeOf, playerAt } from "../players.ts";
import type { Asked, State } from "../procedures.ts";
import type { Answer } from "../questions.ts";
import type { Body, MonsterInPlay } from "../state.ts";
import { memberScore } from "../wandering/afflicting.ts";
import { foundersOf, heroesAgainst } from "../wandering/pack.ts";
import { mayAttack } from "../wandering/wandering.ts";
import { stepsFrom } from "./ways.ts";

/** The hero with the least Life of some. */
const weakest = (body: Body, places: readonly number[]): number | undefined =>
  places.toSorted((a, b) => playerAt(body, a).life - playerAt(body, b).life)[0];

/** Towards whom a Pack goes: the weakest hero whom it reaches in time, else the nearest. */
function prey(body: Body, owner: number, packAt: string, left: number): number | undefined {
  const steps = stepsFrom(body, packAt);
  const far = (place: number): number => steps.get(playerAt(body, place).at) ?? Number.POSITIVE_INFINITY;
  const others = othersOf(body, owner);
  const near = others.filter((place) => far(place) <= left);
  return near.length > 0 ? weakest(body, near) : others.toSorted((a, b) => far(a) - far(b))[0];
}

/** The side on which a Pack comes nearer to a space; null if there is none. */
function towards(body: Body, packAt: string, goal: string): Answer | null {
  const steps = stepsFrom(body, goal);
  const here = steps.get(packAt) ?? Number.POSITIVE_INFINITY;
  const side = sides.find((one) => {
    const beyond = leadsTo(body, spaceOf(body, packAt), one);
    return beyond !== null && (steps.get(beyond.id) ?? Number.POSITIVE_INFINITY) < here;
  });
  return side === undefined ? null : { do: "wander", side };
}

function wander(body: Body, owner: number, left: number, hasAttacked: boolean): Answer {
  const { packAt } = playerAt(body, owner);
  const goal = packAt === null ? undefined : prey(body, owner, packAt, left);
  if (packAt === null || goal === undefined) return { do: "halt" };
  const isThere = playerAt(body, goal).at === packAt;
  if (!hasAttacked && mayAttack(body, owner) && (isThere || left < 1)) return { do: "pack-attack" };
  if (hasAttacked || isThere || left < 1) return { do: "halt" };
  return towards(body, packAt, playerAt(body, goal).at) ?? { do: "halt" };
}

/** The monster with the least Life left of some; it is defeated soonest. */
function frailest({ body }: State, ids: readonly string[]): string | undefined {
  const packs = body.players.flatMap(({ pack }) => pack);
  const life = (id: string): number => {
    const found = packs.find((one) => one.id === id);
    const printed = found === undefined ? undefined : adventure(body, found.card);
    return printed?.kind === "monster" ? printed.life - (found?.wounds ?? 0) : 0;
  };
  return ids.toSorted((a, b) => life(a) - life(b))[0];
}

/** The monster with the most Life left. */
function sturdiest(body: Body, pack: readonly MonsterInPlay[]): string | undefined {
  return pack.toSorted((a, b) => memberScore(body, b, "life") - memberScore(body, a, "life"))[0]?.id;
}

/** Answers about Packs on the map that need no looking ahead; null for all other questions. */
export function settlePack(state: State, { question }: Asked, seat: string): Answer | null {
  const { body } = state;
  const place = placeOf(body, seat);
  switch (question.kind) {
    case "found": {
      const [first] = foundersOf(body, place);
      return first === undefined ? { do: "pass" } : { do: "found", monster: first.id };
    }
    case "wander":
      return wander(body, place, question.left, question.hasAttacked);
    case "rank": {
      const [first] = question.monsters;
      return first === undefined ? null : { do: "rank", monster: first };
    }
    case "claim": {
      const monster = frailest(state, question.monsters);
      return monster === undefined ? { do: "pass" } : { do: "claim", monster };
    }
    case "expose": {
      const monster = sturdiest(body, playerAt(body, place).pack);
      return monster === undefined ? null : { do: "expose", monster };
    }
    case "aim": {
      const target = weakest(body, heroesAgainst(body, place));
      return target === undefined ? null : { do: "aim", target: playerAt(body, target).id };
    }
    default:
      return null;
  }
}

/** What each Life of a Pack on the map is worth, and each step between it and whom it hunts. */
const LIFE = 0.8;
const STEP = 0.3;
const FAR = 6;

/** What a Pack on the map is worth to its Dungeonlord: it attacks for nothing, the sooner the nearer it is. */
export function packWorth(body: Body, place: number): number {
  const { packAt, pack } = playerAt(body, place);
  if (packAt === null) return 0;
  const lives = pack.reduce((sum, { card, wounds }) => {
    const printed = adventure(body, card);
    return printed.kind === "monster" ? sum + printed.life - wounds : sum;
  }, 0);
  const steps = stepsFrom(body, packAt);
  const near = Math.min(FAR, ...othersOf(body, place).map((other) => steps.get(playerAt(body, other).at) ?? FAR));
  return LIFE * lives - STEP * near;
}
