import { ProcedureTable } from "@undercroft/kernel";
import {
  type CreatureCard,
  conditions,
  type ItemCard,
  type Mn,
  type MnState,
  miniatures,
  nodesOfCard,
  type Pack,
  type Power,
  terrains,
} from "@undercroft/miniatures";
import { standingOn } from "@undercroft/miniatures/testing";
import { type CardNodes, censusOf, nameOf, type Path, Sightings, watch } from "../../fuzz/census.ts";
import type { Watched } from "../../playable.ts";
import { eager } from "./eager.ts";

type Locals = Mn["locals"];
type Card = CreatureCard | ItemCard;

/** Nodes that are seen as soon as what they belong to is: they say when, and what holds then. */
const belongs = (kind: string): boolean => kind.startsWith("on:") || kind.startsWith("rule:");

/** A card in play is to be seen, each of its attacks, and every node of its text that does something. */
const nodesOn = (card: Card): CardNodes => ({
  card: card.id,
  nodes: [
    { steps: ["in play"], kind: "card" },
    ...("attacks" in card ? card.attacks.map((_, i) => ({ steps: ["attacks", i], kind: "attack" })) : []),
    ...nodesOfCard(card),
  ],
});

/** Powers that are at work as long as their card is in play: no step of theirs is ever carried out. */
function isStanding(power: Power): boolean {
  switch (power.power) {
    case "aura":
      return power.pulse === undefined;
    case "triggered":
    case "used":
      return false;
    default:
      return true;
  }
}

function standingIn(card: Card): readonly Path[] {
  const parts = [
    ["powers", card.powers],
    ["championPowers", "championPowers" in card ? card.championPowers : undefined],
  ] as const;
  return parts.flatMap(([part, powers]) =>
    (powers ?? []).flatMap((power, i): readonly Path[] => (isStanding(power) ? [[part, i]] : [])),
  );
}

const terrainName = (terrain: string): string => `terrain: ${terrain}`;
const conditionName = (condition: string): string => `condition: ${condition}`;

/**
 * The game with an eye on its cards and maps. A creature is seen in play and an item on whoever carries it, with the powers
 * that only stand; an attack when it is made, a step when it is carried out, and with it the power that it is in; a
 * condition when somebody gains it, a type of terrain when somebody is in it. The seats are eager for what has not been seen.
 */
export function watched(packs: readonly Pack[]): Watched<Mn> {
  const cards = packs.flatMap(({ creatures, items }): readonly Card[] => [...creatures, ...items]);
  const nodes = cards.map(nodesOn);
  const census = censusOf(nodes, belongs);
  const sightings = new Sightings();
  const whole = new Map(
    cards.map((card) => [
      card.id,
      [nameOf(card.id, ["in play"]), ...standingIn(card).flatMap((path) => census.only(nameOf(card.id, path)))],
    ]),
  );
  const text = (card: string, path: Path): void => sightings.note(census.at(card, path));
  const ground = (state: MnState, creature: string): void =>
    sightings.note(standingOn(state, creature).map(terrainName));

  const procedures = miniatures.procedures.all;
  const none = (): number => 0;
  const table = new ProcedureTable<Mn>({
    ...procedures,
    steps: watch<Mn, Locals["steps"]>(
      procedures.steps,
      ({ list, next }, first) => {
        for (let i = first; i < next; i++) text(list.card, [...list.path, i]);
      },
      ({ next }) => next,
    ),
    effect: watch<Mn, Locals["effect"]>(procedures.effect, ({ steps }) => text(steps.card, steps.path), none),
    attack: watch<Mn, Locals["attack"]>(procedures.attack, ({ turn }) => text(turn.text.card, turn.text.path), none),
    movement: watch<Mn, Locals["movement"]>(
      procedures.movement,
      ({ journey }, _, { state }) => ground(state, journey.creature),
      none,
    ),
    forced: watch<Mn, Locals["forced"]>(
      procedures.forced,
      ({ force }, _, { state }) => ground(state, force.creature),
      none,
    ),
  });

  /** What of a card has not been seen yet; what has is not looked at again. */
  const left = new Map(
    nodes.map(({ card, nodes: own }) => [card, own.map(({ steps }) => nameOf(card, steps))] as const),
  );
  const unseen = (card: string): boolean => {
    const open = (left.get(card) ?? []).filter((name) => !sightings.has(name));
    left.set(card, open);
    return open.length > 0;
  };
  const championPowers = new Map(
    packs.flatMap(({ creatures }) =>
      creatures.map(
        (card) =>
          [
            card.id,
            (card.championPowers ?? []).map((_, i) => ({
              power: `${card.id}:championPowers.${i}`,
              name: nameOf(card.id, ["championPowers", i]),
            })),
          ] as const,
      ),
    ),
  );
  const outbid = (power: string): boolean => {
    const all = championPowers.get(power.split(":")[0] ?? "") ?? [];
    const own = all.find((one) => one.power === power);
    return own !== undefined && sightings.has(own.name) && all.some(({ name }) => !sightings.has(name));
  };
  const newGround = (terrain: string): boolean => !sightings.has(terrainName(terrain));
  const lookOn = (state: MnState): number => {
    for (const { card, status, items } of state.body.creatures)
      if (status === "in-play") for (const one of [card, ...items]) sightings.note(whole.get(one) ?? []);
    return miniatures.progress(state);
  };
  return {
    game: { ...eager({ ...miniatures, procedures: table }, { unseen, newGround, outbid }), progress: lookOn },
    census: {
      nodes: [...census.nodes, ...conditions.map(conditionName), ...terrains.map(terrainName)],
      cites: (event) => {
        if (event.event === "gained" && event.what.kind === "condition")
          sightings.note([conditionName(event.what.condition)]);
        return sightings.news();
      },
    },
  };
}
