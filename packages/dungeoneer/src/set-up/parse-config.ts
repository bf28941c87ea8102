import { optional, strict, word } from "@undercroft/cards";
import { type FileFault, faultsWithin, type Parsed, parsedBy } from "@undercroft/kernel";
import * as z from "zod/mini";
import type { Deck } from "../decks/deck.ts";
import { gloryFaults, perilFaults } from "../decks/faults.ts";
import { checkPackData, type Pack, sizeFindings } from "../vocabulary/index.ts";
import type { DungeoneerConfig } from "./config.ts";
import { cardsOf, contentOf } from "./initial.ts";
import { optionFaults, optionNames } from "./options.ts";

const cards = z.array(z.string()).check(z.maxLength(500));
const deck = strict({
  name: z.string().check(z.maxLength(80)),
  heroes: cards,
  maps: cards,
  quests: cards,
  adventures: cards,
});

const config = strict({
  // How many may play is for the ledger to say; the bound is there for what no page has made.
  seats: z
    .array(
      strict({
        id: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,40}$/i)),
        name: z.string().check(z.maxLength(80)),
      }),
    )
    .check(z.maxLength(99)),
  packs: z.array(z.unknown()).check(z.minLength(1), z.maxLength(8)),
  options: optional(z.array(word(optionNames)).check(z.maxLength(optionNames.length))),
  dungeonlord: optional(z.nullable(z.string())),
  decks: optional(z.array(strict({ seat: z.string(), deck })).check(z.maxLength(4))),
  longer: optional(z.boolean()),
});

function readPacks(raw: readonly unknown[]): Parsed<readonly Pack[]> {
  const packs: Pack[] = [];
  const faults: FileFault[] = [];
  for (const [i, one] of raw.entries()) {
    const read = checkPackData(one, "");
    if (read.ok) packs.push(read.pack);
    else
      faults.push(
        ...faultsWithin(
          `packs[${i}]`,
          read.problems.map(({ path, message, rule }) => ({
            place: path,
            why: message,
            ...(rule === undefined ? {} : { rule }),
          })),
        ),
      );
  }
  return faults.length > 0 ? { ok: false, faults } : { ok: true, value: packs };
}

/** Two to four play (dg.overview.player-count). */
const countFaults = (seats: number): readonly FileFault[] =>
  seats >= 2 && seats <= 4
    ? []
    : [{ place: "seats", why: `two to four players are needed, not ${seats}`, rule: "dg.overview.player-count" }];

/** Two things of one name. */
function* doubled(names: readonly string[], place: (i: number) => string, why: string): Generator<FileFault> {
  for (const [i, name] of names.entries()) if (names.indexOf(name) < i) yield { place: place(i), why };
}

/** Decks of players' own are for a campaign, one for each seat at most, and hold what such a deck may (dg.multiset.*). */
function* ownDeckFaults({ seats, packs, dungeonlord, decks, longer }: DungeoneerConfig): Generator<FileFault> {
  const content = contentOf(packs.map(cardsOf));
  for (const [i, { seat, deck: own }] of decks.entries()) {
    const place = `decks[${i}]`;
    if (dungeonlord === null)
      yield { place, why: "only players of a campaign bring decks of their own", rule: "dg.multiset.own-decks" };
    if (!seats.some(({ id }) => id === seat)) yield { place: `${place}.seat`, why: `no seat is called "${seat}"` };
    if (decks.findIndex((one) => one.seat === seat) < i)
      yield { place: `${place}.seat`, why: "this seat has a deck already" };
    const found =
      seat === dungeonlord ? perilFaults(own, content, seats.length - 1, longer) : gloryFaults(own, content);
    yield* faultsWithin(`${place}.deck`, [...found]);
  }
}

/** Reads a deck that was kept outside: whether it holds what it may is another question, and of the chosen sets. */
export const parseDeckData = (value: unknown): Parsed<Deck> => parsedBy(deck, value);

/** Reads a configuration that comes from a record or a file, as set-up could have made it. */
export function parseConfig(value: unknown): Parsed<DungeoneerConfig> {
  const shaped = parsedBy(config, value);
  if (!shaped.ok) return shaped;
  const { seats, options = [], dungeonlord = null, decks = [], longer = false } = shaped.value;
  const packs = readPacks(shaped.value.packs);
  if (!packs.ok) return packs;
  const faults: FileFault[] = [
    ...countFaults(seats.length),
    ...doubled(
      seats.map(({ id }) => id),
      (i) => `seats[${i}].id`,
      "two seats have this name",
    ),
    ...doubled(
      packs.value.map(({ pack }) => pack),
      (i) => `packs[${i}].pack`,
      "two sets have this name",
    ),
    ...doubled(options, (i) => `options[${i}]`, "this option is there twice"),
    ...optionFaults(options, dungeonlord !== null),
    ...(dungeonlord === null || seats.some(({ id }) => id === dungeonlord)
      ? []
      : [{ place: "dungeonlord", why: `no seat is called "${dungeonlord}"`, rule: "dg.campaign.roles" }]),
  ];
  for (const { path, message } of sizeFindings(packs.value))
    faults.push({ place: "packs", why: `${path.join()}: ${message}` });
  const chosen = { seats, packs: packs.value, options, dungeonlord, decks, longer };
  faults.push(...ownDeckFaults(chosen));
  return faults.length > 0 ? { ok: false, faults } : { ok: true, value: chosen };
}
