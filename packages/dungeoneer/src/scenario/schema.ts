import { optional, type Schema, strict, word } from "@undercroft/cards";
import { fromRecord, text, texts } from "@undercroft/scenario";
import * as z from "zod/mini";
import { type Option, optionNames } from "../set-up/options.ts";
import { type Side, sides } from "../vocabulary/index.ts";

/** A Map card on the table: `at` is its column and row, the Entrance's being 0, 0. */
export interface ScenarioSpace {
  readonly name: string;
  readonly card: string;
  readonly at: readonly [x: number, y: number];
  readonly turned?: boolean;
}

/** A monster in a Pack, or a Quest in play; without a name it is called by the last word of its card. */
export interface ScenarioThing {
  readonly name?: string;
  readonly card: string;
  readonly wounds?: number;
}

/** A monster of a Pack, with the seats whose heroes it has attacked in this turn. */
export interface ScenarioMonster extends ScenarioThing {
  readonly attacked?: readonly string[];
}

/** A Boon or Treasure that lies ready: its card, or with what is to be said of it besides. */
export type ScenarioReadied =
  | string
  | {
      readonly name?: string;
      readonly card: string;
      /** Those of the card if not said. */
      readonly charges?: number;
      /** The name of the card or the monster that it is put on (dg.card.attachment). */
      readonly on?: string;
    };

/** A Bane that stays: `on` is the seat whose hero bears it, or the name of a monster. */
export interface ScenarioBane {
  readonly card: string;
  readonly on: string;
}

/** What a seat has; what is left out is as it is at the start, with no cards. */
export interface ScenarioSeat {
  readonly hero?: string;
  /** The space where its hero stands; the first one if not said. */
  readonly at?: string;
  readonly level?: number;
  readonly life?: number;
  readonly maximum?: number;
  readonly glory?: number;
  readonly peril?: number;
  readonly movements?: number;
  readonly tipped?: boolean;
  readonly challenged?: boolean;
  readonly cusp?: Side;
  readonly out?: boolean;
  /** Its hero has fallen, and it plays on without one (dg.opt.malevolent.keeps-cards). */
  readonly fallen?: boolean;
  /** Its hero has overcome a Trap in this turn (dg.opt.looting.treasure-timing). */
  readonly overcame?: boolean;
  readonly hand?: readonly string[];
  readonly boons?: readonly ScenarioReadied[];
  readonly treasures?: readonly ScenarioReadied[];
  /** Banes that it has played and that stay. */
  readonly banes?: readonly ScenarioBane[];
  readonly pack?: readonly ScenarioMonster[];
  /** The space of its Pack's marker, where Packs wander. */
  readonly packAt?: string;
  readonly quests?: readonly ScenarioThing[];
  /** Quests that lie face down. */
  readonly secrets?: readonly ScenarioThing[];
  readonly completed?: readonly string[];
}

const phases = ["reset", "dungeonlord", "build", "hero", "discard-draw"] as const;
export type ScenarioPhase = (typeof phases)[number];

/** A Treasure that lies in a space. */
export interface ScenarioLoot {
  readonly name?: string;
  readonly card: string;
  readonly at: string;
}

export interface ScenarioSetup {
  /** A position out of a recorded match: "FILE@N" is where it stood after N moves. It has no other key beside it. */
  readonly from?: string;
  readonly map?: readonly ScenarioSpace[];
  readonly seatState?: Readonly<Record<string, ScenarioSeat>>;
  readonly loot?: readonly ScenarioLoot[];
  /** Decks, the next card first. */
  readonly adventureDeck?: readonly string[];
  readonly mapDeck?: readonly string[];
  readonly questDeck?: readonly string[];
  readonly heroDeck?: readonly string[];
  /** The Glory deck of a campaign, the Adventure deck being its Peril deck, and the heroes that have been defeated in it. */
  readonly gloryDeck?: readonly string[];
  readonly gloryDiscard?: readonly string[];
  readonly defeats?: number;
  readonly discard?: readonly string[];
  /** Open to all: two in a campaign, one otherwise. */
  readonly globalQuests?: readonly ScenarioThing[];
  /** Doors that were opened in this turn. */
  readonly opened?: readonly { readonly space: string; readonly side: Side }[];
  /** Whose turn it is, before which phase; the first seat's Hero Phase if not said. */
  readonly turn?: { readonly seat?: string; readonly phase?: ScenarioPhase; readonly round?: number };
  /** Optional rules in force, and the seat of a campaign's Dungeonlord. */
  readonly options?: readonly Option[];
  readonly dungeonlord?: string;
  /** Play from the very beginning, with all cards of the file. */
  readonly start?: "setup";
}

/** Cards of a file, as it writes them. */
export interface ScenarioLists {
  readonly heroes?: readonly unknown[];
  readonly maps?: readonly unknown[];
  readonly adventures?: readonly unknown[];
  readonly quests?: readonly unknown[];
}

const few = z.int().check(z.minimum(0), z.maximum(99));
const place = z.int().check(z.minimum(-99), z.maximum(99));
const flag = z.boolean();

const thing: Schema<ScenarioThing> = strict({ name: optional(text), card: text, wounds: optional(few) });
const readied: Schema<ScenarioReadied> = z.union([
  text,
  strict({ name: optional(text), card: text, charges: optional(few), on: optional(text) }),
]);
const monster: Schema<ScenarioMonster> = strict({
  name: optional(text),
  card: text,
  wounds: optional(few),
  attacked: optional(texts),
});
const space: Schema<ScenarioSpace> = strict({
  name: text,
  card: text,
  at: z.readonly(z.tuple([place, place])),
  turned: optional(flag),
});

const seat: Schema<ScenarioSeat> = strict({
  hero: optional(text),
  at: optional(text),
  level: optional(few),
  life: optional(few),
  maximum: optional(few),
  glory: optional(few),
  peril: optional(few),
  movements: optional(few),
  tipped: optional(flag),
  challenged: optional(flag),
  cusp: optional(word(sides)),
  out: optional(flag),
  fallen: optional(flag),
  overcame: optional(flag),
  hand: optional(texts),
  boons: optional(z.array(readied)),
  treasures: optional(z.array(readied)),
  banes: optional(z.array(strict({ card: text, on: text }))),
  pack: optional(z.array(monster)),
  packAt: optional(text),
  quests: optional(z.array(thing)),
  secrets: optional(z.array(thing)),
  completed: optional(texts),
});

export const setupSchema: Schema<ScenarioSetup> = strict({
  from: optional(fromRecord),
  map: optional(z.array(space)),
  seatState: optional(z.record(text, seat)),
  loot: optional(z.array(strict({ name: optional(text), card: text, at: text }))),
  adventureDeck: optional(texts),
  mapDeck: optional(texts),
  questDeck: optional(texts),
  heroDeck: optional(texts),
  gloryDeck: optional(texts),
  gloryDiscard: optional(texts),
  defeats: optional(few),
  discard: optional(texts),
  globalQuests: optional(z.array(thing)),
  opened: optional(z.array(strict({ space: text, side: word(sides) }))),
  turn: optional(strict({ seat: optional(text), phase: optional(word(phases)), round: optional(few) })),
  options: optional(z.array(word(optionNames))),
  dungeonlord: optional(text),
  start: optional(word(["setup"])),
});

const cards = optional(z.array(z.unknown()));
export const lists: Schema<ScenarioLists> = strict({ heroes: cards, maps: cards, adventures: cards, quests: cards });
