/** Games for tests, harnesses and commands, with two to four at the table. */
import type { DungeoneerConfig } from "../src/set-up/config.ts";
import { type Option, optionFaults, optionNames } from "../src/set-up/options.ts";
import type { Pack } from "../src/vocabulary/index.ts";
import { ownDecks } from "./decks.ts";

const names = ["Ann", "Bob", "Cid", "Dee"] as const;
const ids = ["ann", "bob", "cid", "dee"] as const;

/** A game of these sets for so many players, by the optional rules that are named. */
export const gameFor = (
  players: 2 | 3 | 4,
  packs: readonly Pack[],
  options: readonly Option[] = [],
): DungeoneerConfig => ({
  seats: ids.slice(0, players).map((id, i) => ({ id, name: names[i] ?? id })),
  packs,
  options,
  dungeonlord: null,
  decks: [],
  longer: false,
});

/** A campaign of these sets for so many players, the last of whom is its Dungeonlord (dg.campaign.roles). */
export const campaignFor = (players: 2 | 3 | 4, packs: readonly Pack[]): DungeoneerConfig => ({
  ...gameFor(players, packs),
  dungeonlord: ids[players - 1] ?? null,
});

/** Each set alone, then all of them mixed (dg.overview.set-independence). */
export const mixesOf = (packs: readonly Pack[]): readonly (readonly Pack[])[] =>
  packs.length < 2 ? [packs] : [...packs.map((pack) => [pack]), packs];

export const duelOf = (packs: readonly Pack[]): DungeoneerConfig => gameFor(2, packs);

/** Every choice of optional rules, legal or not, that without any of them first. */
export const everyChoice: readonly (readonly Option[])[] = optionNames.reduce<readonly (readonly Option[])[]>(
  (chosen, option) => chosen.flatMap((before) => [before, [...before, option]]),
  [[]],
);

/** The choices that may be played in a standard game (dg.ruling.option-matrix). */
export const legalChoices: readonly (readonly Option[])[] = everyChoice.filter(
  (options) => [...optionFaults(options, false)].length === 0,
);

const COUNTS = [2, 3, 4] as const;

const kindOf = (players: 2 | 3 | 4, packs: readonly Pack[], options: readonly Option[]): NamedConfig => ({
  name: [`${players} players`, ...options].join(", "),
  config: gameFor(players, packs, options),
});

interface NamedConfig {
  readonly name: string;
  readonly config: DungeoneerConfig;
}

/** Whether a game is long if it is played at random: nobody wins it by being left alone (dg.opt.respawn.no-survivor-win). */
const isLong = (options: readonly Option[]): boolean => options.includes("respawn");

/** Turns of a long game: random players have then seen every kind of turn, and give it up. */
const LONG = 80;

/** The turns after which random players give a game up; they bring all but the long ones to an end. */
export const patience = ({ options }: DungeoneerConfig): number => (isLong(options) ? LONG : Number.POSITIVE_INFINITY);

const campaigns = (packs: readonly Pack[]): readonly NamedConfig[] => [
  ...COUNTS.map((players) => ({ name: `campaign for ${players} players`, config: campaignFor(players, packs) })),
  {
    name: "campaign for 3 players, decks of their own",
    config: { ...campaignFor(3, packs), decks: ownDecks(packs, ids.slice(0, 3)) },
  },
];

/**
 * Games of every kind, by name: campaigns, and by each choice of optional rules, now for two, now for three, now for four, now with
 * one set, now with several; then by each for the other numbers, but for those that are long.
 */
export function everyKind(packs: readonly Pack[]): readonly NamedConfig[] {
  const mixes = mixesOf(packs);
  const [first, ...others] = [0, 1, 2].map((by) =>
    legalChoices.flatMap((options, i) => {
      const sets = mixes[(i + by + Math.floor(i / COUNTS.length)) % mixes.length] ?? packs;
      return by > 0 && isLong(options) ? [] : [kindOf(COUNTS[(i + by) % COUNTS.length] ?? 2, sets, options)];
    }),
  );
  return [...(first ?? []), ...campaigns(packs), ...others.flat()];
}

/** Those of them that random play brings to an end soon. */
export const quickKinds = (packs: readonly Pack[]): readonly NamedConfig[] =>
  everyKind(packs).filter(({ config }) => !isLong(config.options));
