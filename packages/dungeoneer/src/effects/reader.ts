/** How selectors, amounts and conditions of a card's text are read. */
import { isCoreAmount } from "@undercroft/cards";
import { sides } from "../map/sides.ts";
import { mapCard } from "../map/spaces.ts";
import { leadsTo, spaceOf } from "../map/ways.ts";
import { clockwiseFrom, placeOf, playerAt } from "../players.ts";
import type { Body, Player, Space } from "../state.ts";
import type {
  Amount,
  Condition,
  HeroAmount,
  HeroCondition,
  Query,
  Score,
  Selector,
  Words,
} from "../vocabulary/index.ts";
import type { Env } from "./env.ts";

/** The biggest number that a text may say. */
const MOST_AMOUNT = 1_000_000;

export type Named = Pick<Env, "you" | "names" | "member">;

/** The hero whom the text concerns, by place. @throws Error if there is none. */
export function heroOf(body: Body, { names }: Named): number {
  const [seat] = names.hero ?? [];
  if (seat === undefined) throw new Error("the text concerns no hero");
  return placeOf(body, seat);
}

const spaceNow = (body: Body, place: number): Space => spaceOf(body, playerAt(body, place).at);

/** Where the text takes place: with the hero whom it concerns, or with the Pack. */
function spaceFor(body: Body, env: Named): Space {
  const { at, packAt } = playerAt(body, heroOf(body, env));
  return spaceOf(body, env.member === null ? at : (packAt ?? at));
}

const besides = (body: Body, space: Space): readonly Space[] =>
  sides.flatMap((side) => leadsTo(body, space, side) ?? []);

const nearTo = (body: Body, where: "here" | "beside", own: Space): readonly string[] =>
  where === "here" ? [own.id] : besides(body, own).map(({ id }) => id);

function query(body: Body, what: Query, env: Named): readonly string[] {
  const hero = heroOf(body, env);
  if ("heroes" in what) {
    const near = what.heroes === "all" ? null : nearTo(body, what.heroes, spaceFor(body, env));
    return clockwiseFrom(body, body.turn.player).flatMap((place) => {
      const { id, at } = playerAt(body, place);
      const isMeant = (near === null || near.includes(at)) && !(what.others === true && place === hero);
      return isMeant ? [id] : [];
    });
  }
  switch (what.spaces) {
    case "beside":
      return besides(body, spaceFor(body, env)).map(({ id }) => id);
    case "heroes":
      return [...new Set(clockwiseFrom(body, hero).map((place) => playerAt(body, place).at))];
    default:
      return body.map.flatMap(({ id, card }) => (mapCard(body, card).kind === what.spaces ? [id] : []));
  }
}

/** The things that a selector names; a name that is bound to nothing names none. */
export const select = (body: Body, what: Selector, env: Named): readonly string[] =>
  typeof what === "string" ? (env.names[what] ?? []) : query(body, what, env);

/** The living heroes that a selector names, by place; `hero` if it is not said. */
export const heroesNamed = (body: Body, what: Selector | undefined, env: Named): readonly number[] =>
  select(body, what ?? "hero", env).flatMap((seat) => {
    const place = body.players.findIndex(({ id }) => id === seat);
    return body.players[place]?.alive === true ? [place] : [];
  });

/** How a hero's score is read: as it is now, or as it is printed where scores are being worked out. */
export type ReadScore = (body: Body, player: Player, score: Score) => number;

export interface Reader {
  readonly amount: (body: Body, what: Amount, env: Named) => number;
  readonly holds: (body: Body, when: Condition, env: Named) => boolean;
}

/** Reads amounts and conditions, with scores as they are told. */
export function readerOf(scoreOf: ReadScore): Reader {
  function heroAmount(body: Body, what: HeroAmount, env: Named): number {
    const [place] = heroesNamed(body, what.of, env);
    if (place === undefined) return 0;
    const player = playerAt(body, place);
    if ("score" in what) return scoreOf(body, player, what.score);
    switch (what.has) {
      case "glory":
      case "peril":
      case "movements":
        return player[what.has];
      case "quests":
        return player.completed.length;
      default:
        return player[what.has].length;
    }
  }

  /** What a text works out is no more than what it may say, however often it multiplies. */
  function amount(body: Body, what: Amount, env: Named): number {
    if (typeof what === "number") return what;
    return Math.max(-MOST_AMOUNT, Math.min(MOST_AMOUNT, workedOut(body, what, env)));
  }

  function workedOut(body: Body, what: Exclude<Amount, number>, env: Named): number {
    if (!isCoreAmount<Words>(what)) return heroAmount(body, what, env);
    const each = (list: readonly Amount[]): readonly number[] => list.map((one) => amount(body, one, env));
    if ("sum" in what) return each(what.sum).reduce((sum, one) => sum + one, 0);
    if ("minus" in what) return Math.max(0, amount(body, what.minus[0], env) - amount(body, what.minus[1], env));
    if ("times" in what) return amount(body, what.times[0], env) * amount(body, what.times[1], env);
    if ("min" in what) return Math.min(...each(what.min));
    if ("max" in what) return Math.max(...each(what.max));
    if ("half" in what) {
      const { half, to = 1 } = what;
      return Math.floor(amount(body, half, env) / 2 / to) * to;
    }
    return select(body, what.count, env).length;
  }

  function heroCondition(body: Body, when: HeroCondition, env: Named): boolean {
    if ("stands" in when)
      return heroesNamed(body, when.who, env).some(
        (place) => mapCard(body, spaceNow(body, place).card).kind === when.stands,
      );
    if ("tipped" in when) return heroesNamed(body, when.tipped, env).some((place) => playerAt(body, place).tipped);
    return heroesNamed(body, when.turnOf, env).includes(body.turn.player);
  }

  function holds(body: Body, when: Condition, env: Named): boolean {
    if ("all" in when) return when.all.every((one) => holds(body, one, env));
    if ("any" in when) return when.any.some((one) => holds(body, one, env));
    if ("not" in when) return !holds(body, when.not, env);
    if ("exists" in when) return select(body, when.exists, env).length >= (when.atLeast ?? 1);
    if (!("compare" in when)) return heroCondition(body, when, env);
    const is = amount(body, when.compare, env);
    return (
      (when.atLeast === undefined || is >= amount(body, when.atLeast, env)) &&
      (when.atMost === undefined || is <= amount(body, when.atMost, env)) &&
      (when.exactly === undefined || is === amount(body, when.exactly, env))
    );
  }

  return { amount, holds };
}
