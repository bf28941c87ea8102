/** Ways of several steps: a space farther off is pressed once, and the hero walks there door by door. */

import type { GoesOn } from "@undercroft/table";
import { numberOf } from "../board/ground.ts";
import {
  type Answer,
  type Body,
  type Dg,
  leadsTo,
  type Player,
  type Side,
  type Space,
  sides,
  spaceOf,
  standsOpen,
} from "../engine/index.ts";
import { cardName } from "../facing/names.ts";
import { say } from "../words/index.ts";
import type { Item } from "./model.ts";

/** The sides that lead from a hero's space to every space within its Movements, through open doors alone. */
function waysFrom(body: Body, { at, movements }: Player): ReadonlyMap<string, readonly Side[]> {
  const ways = new Map<string, readonly Side[]>([[at, []]]);
  for (const [id, way] of ways) {
    if (way.length >= movements) continue;
    for (const side of sides) {
      const there = standsOpen(body, { space: id, side }) ? leadsTo(body, spaceOf(body, id), side) : null;
      if (there !== null && !ways.has(there.id)) ways.set(there.id, [...way, side]);
    }
  }
  return ways;
}

/** The spaces that a hero walks through to one within its Movements, its own first; none if it cannot get there. */
export function pathTo(body: Body, player: Player, target: string): readonly Space[] {
  const here = spaceOf(body, player.at);
  const path = [here];
  for (const side of waysFrom(body, player).get(target) ?? []) {
    const there = leadsTo(body, path.at(-1) ?? here, side);
    if (there !== null) path.push(there);
  }
  return path.length > 1 ? path : [];
}

/** What is left of a way is walked as long as the hero is asked for nothing else, and stands where it should. */
function onward(target: string): GoesOn<Dg> {
  return ({ body }, { question, seats }) => {
    const player = body.players.find(({ id }) => id === seats[0]);
    if (question.kind !== "act" || player === undefined || player.at === target) return null;
    const [side] = waysFrom(body, player).get(target) ?? [];
    return side === undefined ? null : { do: "move", side };
  };
}

/** Spaces that are more than one step away, each with its first step. */
export function walkItems(body: Body, player: Player, answers: readonly Answer[]): readonly Item[] {
  if (!answers.some(({ do: deed }) => deed === "move")) return [];
  return [...waysFrom(body, player)].flatMap(([id, way]): readonly Item[] => {
    const [side] = way;
    if (side === undefined || way.length < 2) return [];
    const space = spaceOf(body, id);
    return [
      {
        id: `walk/${id}`,
        label: say("act.move", { space: cardName(body.content, space.card) }),
        detail: say("price.movements", { count: way.length }),
        icon: "walking-boot",
        answer: { do: "move", side },
        goesOn: onward(id),
        squares: [numberOf(space)],
        goal: { at: numberOf(space), cost: way.length, stops: false },
      },
    ];
  });
}
