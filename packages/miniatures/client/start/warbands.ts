import { keptWarbands } from "../builder/kept.ts";
import {
  type CreatureCard,
  mostCreatures,
  type ReadyWarband,
  readyWarbands,
  sealedWarband,
  type Warband,
} from "../engine/index.ts";
import { say } from "../words/index.ts";
import { catalogue } from "./catalogue.ts";
import type { Choices } from "./choices.ts";
import { fitsBattle, mapChoices } from "./maps.ts";
import { sealedGame } from "./sealed.ts";

/** A warband that a seat may bring. */
export interface WarbandOption {
  /** The id of a ready one; "own:" and the name of the player's own; FROM_BOOSTERS for the fullest that the boosters allow. */
  readonly id: string;
  readonly name: ReadyWarband["name"];
  readonly warband: Warband;
  readonly own: boolean;
}

/** The id of the warband that is made of the boosters. */
export const FROM_BOOSTERS = "boosters";

let ready: readonly ReadyWarband[] | null = null;

/** A map of the size that is asked for: the warband's own if it has it, else one of the ready ones. */
function withFittingMap(warband: Warband, own: Choices, number: number): Warband {
  const fitting = mapChoices().filter(({ map }) => fitsBattle(map, own));
  if (fitting.some(({ map }) => map.id === warband.map)) return warband;
  return { ...warband, map: fitting[number % Math.max(1, fitting.length)]?.map.id ?? null };
}

/** The dearest of a warband, where the scenario takes fewer than it has (mn.scenario.arena.count). */
function cutTo(warband: Warband, most: number): Warband {
  if (warband.creatures.length <= most) return warband;
  const cost = ({ card }: Warband["creatures"][number]): number => catalogue().creatures.get(card)?.cost ?? 0;
  return { ...warband, creatures: warband.creatures.toSorted((a, b) => cost(b) - cost(a)).slice(0, most), items: [] };
}

function readyOptions(own: Choices): readonly WarbandOption[] {
  ready ??= readyWarbands();
  const most = mostCreatures(own.scenario, own.limit).value;
  return ready
    .filter(({ limit }) => limit === own.limit)
    .map(({ id, name, warband }, number) => {
      const list = most < 8 ? cutTo(warband, most) : warband;
      return { id, name, warband: withFittingMap(list, own, number), own: false };
    });
}

function boosterOptions(own: Choices, seed: string, number: number): readonly WarbandOption[] {
  const pool = sealedGame(own, seed)?.pools[number];
  if (pool === undefined) return [];
  const name = say("start.from-boosters", { number: number + 1 });
  const warband = withFittingMap(sealedWarband(pool, catalogue(), own.limit, null), own, number);
  return [{ id: FROM_BOOSTERS, name: { en: name, ru: name }, warband: { ...warband, name }, own: false }];
}

/** Every warband that a seat may choose: ready ones, or what its boosters allow, then the player's own. */
export function warbandOptions(own: Choices, seed: string, number: number): readonly WarbandOption[] {
  const kept = keptWarbands
    .all()
    .map(
      ({ name, warband }): WarbandOption => ({ id: `own:${name}`, name: { en: name, ru: name }, warband, own: true }),
    );
  const given = own.scenario === "sealed-booster" ? boosterOptions(own, seed, number) : readyOptions(own);
  return [...given, ...kept];
}

/** The warband of a seat: that of its place in the list if it has not chosen. @throws Error if there is none. */
export function warbandOf(own: Choices, seed: string, number: number): WarbandOption {
  const options = warbandOptions(own, seed, number);
  const given = options.filter((option) => !option.own);
  const found = options.find(({ id }) => id === own.warbands[number]) ?? given[number] ?? given[0] ?? options[0];
  if (found === undefined) throw new Error("there is no warband");
  return found;
}

/** A card of a warband, and how many creatures in it have it. */
export interface Leader {
  readonly card: CreatureCard;
  readonly count: number;
}

/** The dearest creatures of a warband, each card once. */
export function leadersOf({ creatures }: Warband): readonly Leader[] {
  const counts = new Map<string, number>();
  for (const { card } of creatures) counts.set(card, (counts.get(card) ?? 0) + 1);
  const leaders = [...counts].flatMap(([id, count]) => {
    const card = catalogue().creatures.get(id);
    return card === undefined ? [] : [{ card, count }];
  });
  return leaders.toSorted((a, b) => b.card.cost - a.card.cost);
}
