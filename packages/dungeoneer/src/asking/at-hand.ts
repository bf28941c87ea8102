/** What the answers of a seat could be about: narrowed to what could be legal, or everything for whoever asks why not. */
import { perilFor } from "../effects/openings.ts";
import { eachSource } from "../effects/usable.ts";
import { sides } from "../map/sides.ts";
import { leadsTo, spaceOf } from "../map/ways.ts";
import { standsOpen } from "../moving/doors.ts";
import { adventure, idAt, othersOf, playerAt, questCard } from "../players.ts";
import type { Question } from "../questions.ts";
import { isCarriedBy, questsOnTable, questsOpenTo, standsOn, takenUpBy } from "../quests/in-play.ts";
import type { Body, Loot, Player, QuestInPlay, Thing } from "../state.ts";
import { engages } from "../turn/responses.ts";
import { attackersOf } from "../turn/striking-back.ts";
import type { Adventure, BaneCard, HelpCard, Side, Timing } from "../vocabulary/index.ts";
import { packsAgainst, packsWander } from "../wandering/pack.ts";

export const each = (cards: readonly string[]): readonly string[] => [...new Set(cards)];

export const isEncounter = ({ kind }: Adventure): boolean =>
  kind === "monster" || kind === "trap" || kind === "obstacle";

/** A Boon or Treasure, and how it might be played. */
export interface Help {
  readonly card: string;
  readonly hows: readonly ("ready" | "use")[];
}
const allHows = ["ready", "use"] as const;
const toReady = ["ready"] as const;
const toUse = ["use"] as const;

/** How a Boon or Treasure might be played at a question of a kind; not at all if its time is another. */
function howsOf(card: HelpCard, kind: Question["kind"]): Help["hows"] {
  const { playtime = "hero-phase", steps, keeps } = card;
  const isNow = kind === "reward-play" || playtime === "anytime" || (playtime === "hero-phase" && ownTimes.has(kind));
  if (!isNow) return none;
  if (steps === undefined) return toReady;
  return keeps === true ? allHows : toUse;
}
/** The questions in which cards are played whose time is the Hero Phase. */
const ownTimes: ReadonlySet<Question["kind"]> = new Set(["act", "equip", "treasure"]);

/** Whether a Bane might be played at a question of a kind (dg.bane.playtime). */
const isBaneNow = ({ playtime }: BaneCard, kind: Question["kind"]): boolean =>
  playtime === "anytime" || kind === "bane" || kind === "reward-play";

/** What the answers of a seat could be about. */
export interface Things {
  readonly hand: readonly string[];
  /** Cards of the hand that might be sent as Encounters. */
  readonly sends: readonly string[];
  /** Seats at whom Encounters and Banes might be aimed. */
  readonly targets: readonly string[];
  /** Effects in play that might be used. */
  readonly uses: readonly Usable[];
  /** Sides of its space over which the hero might go, and those whose doors it might try. */
  readonly ways: readonly Side[];
  readonly doors: readonly Side[];
  /** Whether the hero might get up, and whether a Map card might be explored for. */
  readonly untips: boolean;
  readonly explores: boolean;
  /** Cards of the hand that might be played for the hero, in these ways, and against others. */
  readonly helps: readonly Help[];
  readonly banes: readonly string[];
  readonly heroes: readonly Player[];
  readonly quests: readonly QuestInPlay[];
  /** Encounters that might be answered, or challenged. */
  readonly encounters: readonly Thing[];
  /** Monsters of Packs on the map that might be challenged. */
  readonly packs: readonly Thing[];
  /** What might be discarded of what is readied. */
  readonly readied: Player["treasures"];
  /** Escort Quests whose component might be taken up or set down. */
  readonly components: readonly QuestInPlay[];
  /** Treasures of the fallen that might be taken up. */
  readonly loot: readonly Loot[];
}

/** An effect in play, and whether it answers something. */
export interface Usable {
  readonly thing: string;
  readonly use: number;
  readonly isResponse: boolean;
}

/** The effects that a player has in play, or those of them that may be used at a time. */
function usableOf(body: Body, place: number, isTime: (timing: Timing) => boolean): readonly Usable[] {
  const usable: Usable[] = [];
  eachSource(body, place, (thing, _card, { uses }) => {
    for (let use = 0; use < uses.length; use += 1) {
      const timing = uses[use]?.timing ?? "anytime";
      if (isTime(timing)) usable.push({ thing, use, isResponse: timing === "response" });
    }
  });
  return usable;
}

/** Everything, for whoever asks why something may not be done. */
export const everything = (body: Body, place: number): Things => ({
  hand: each(playerAt(body, place).hand),
  sends: each(playerAt(body, place).hand),
  targets: body.players.map(({ id }) => id),
  uses: usableOf(body, place, () => true),
  ways: sides,
  doors: sides,
  untips: true,
  explores: true,
  helps: each(playerAt(body, place).hand).map((card) => ({ card, hows: allHows })),
  banes: each(playerAt(body, place).hand),
  heroes: body.players,
  quests: [...questsOnTable(body), ...playerAt(body, place).secrets],
  encounters: body.encounters,
  packs: packsWander(body) ? body.players.flatMap(({ pack }) => pack) : [],
  readied: [...playerAt(body, place).boons, ...playerAt(body, place).treasures],
  components: [...questsOnTable(body), ...playerAt(body, place).secrets],
  loot: body.loot,
});

/** The Encounters that a seat may answer now, or whose monsters it may challenge. */
function answerable(body: Body, place: number, kind: Question["kind"]): readonly Thing[] {
  if (kind === "strike-back") return attackersOf(body, place);
  return kind === "respond" ? body.encounters.filter((one) => engages(body, one, place)) : [];
}

/** The questions in which Encounters are sent. */
const sendsNow: ReadonlySet<Question["kind"]> = new Set(["attack", "reward-play"]);

/** Whether an effect of such a timing might be used at a question of a kind. */
const isUseNow = (timing: Timing, kind: Question["kind"]): boolean =>
  timing === "anytime" || (timing === "response" ? kind === "respond" : ownTimes.has(kind));

type Ways = Pick<Things, "ways" | "doors">;

/** The sides over which a hero might go, and those whose doors it might try. */
function waysOf(body: Body, { at: space, movements, tipped }: Player): Ways {
  if (movements < 1 || tipped) return nowhere;
  const here = spaceOf(body, space);
  const ways: Side[] = [];
  const doors: Side[] = [];
  for (const side of sides)
    if (leadsTo(body, here, side) !== null) (standsOpen(body, { space, side }) ? ways : doors).push(side);
  return { ways, doors };
}
const nowhere: Ways = { ways: [], doors: [] };

type Cards = Pick<Things, "sends" | "helps" | "banes">;

/** The cards of a hand that a question of a kind might be answered with, as far as they could be paid for. */
function cardsAtHand(body: Body, place: number, kind: Question["kind"]): Cards {
  const { hand, glory } = playerAt(body, place);
  const isFree = kind === "reward-play";
  const peril = isFree ? Number.POSITIVE_INFINITY : perilFor(body, place);
  // Most hands have little or nothing for a question: lists are made for what there is.
  let { sends, helps, banes } = noCards;
  for (const card of hand) {
    const printed = adventure(body, card);
    switch (printed.kind) {
      case "bane":
        if (printed.value <= peril && isBaneNow(printed, kind) && !banes.includes(card)) banes = [...banes, card];
        break;
      case "boon":
      case "treasure": {
        const hows = isFree || printed.value <= glory ? howsOf(printed, kind) : none;
        if (hows.length > 0 && !helps.some((help) => help.card === card)) helps = [...helps, { card, hows }];
        break;
      }
      default:
        if (printed.value <= peril && sendsNow.has(kind) && !sends.includes(card)) sends = [...sends, card];
    }
  }
  return { sends, helps, banes };
}
const noCards: Cards = { sends: [], helps: [], banes: [] };

/** Worked out when it is looked at, and at most once where that costs much: each question looks at little of it. */
class AtHand implements Things {
  private readonly body: Body;
  private readonly place: number;
  private readonly kind: Question["kind"];
  private readonly player: Player;
  private cards: Cards | null = null;
  private exits: Ways | null = null;

  constructor(body: Body, place: number, kind: Question["kind"]) {
    this.body = body;
    this.place = place;
    this.kind = kind;
    this.player = playerAt(body, place);
  }

  get hand(): Things["hand"] {
    return this.player.hand;
  }

  private get ofHand(): Cards {
    this.cards ??= cardsAtHand(this.body, this.place, this.kind);
    return this.cards;
  }

  get sends(): Things["sends"] {
    return this.ofHand.sends;
  }

  get helps(): Things["helps"] {
    return this.ofHand.helps;
  }

  get banes(): Things["banes"] {
    return this.ofHand.banes;
  }

  get targets(): Things["targets"] {
    return othersOf(this.body, this.place).map((one) => idAt(this.body, one));
  }

  get uses(): Things["uses"] {
    return usableOf(this.body, this.place, (timing) => isUseNow(timing, this.kind));
  }

  private get isActing(): boolean {
    return this.kind === "act";
  }

  private get ofSpace(): Ways {
    this.exits ??= this.isActing ? waysOf(this.body, this.player) : nowhere;
    return this.exits;
  }

  get ways(): Things["ways"] {
    return this.ofSpace.ways;
  }

  get doors(): Things["doors"] {
    return this.ofSpace.doors;
  }

  get untips(): boolean {
    return this.player.tipped;
  }

  get explores(): boolean {
    return this.player.movements > 0 && this.body.mapDeck.length > 0;
  }

  /** One challenge a turn: after it, nobody is there to be challenged (dg.challenge.once). */
  get heroes(): Things["heroes"] {
    const { body, player } = this;
    if (!this.isActing) return body.players;
    return player.challenged ? none : body.players.filter((one) => one !== player && one.alive && one.at === player.at);
  }

  get quests(): Things["quests"] {
    const { body, place } = this;
    if (!this.isActing) return none;
    return questsOpenTo(body, place).filter(({ card }) => standsOn(body, place, questCard(body, card).space));
  }

  get encounters(): Things["encounters"] {
    return answerable(this.body, this.place, this.kind);
  }

  get packs(): Things["packs"] {
    const { body, place } = this;
    if (!this.isActing || this.player.challenged) return none;
    return packsAgainst(body, place).flatMap((owner) => playerAt(body, owner).pack);
  }

  get readied(): Things["readied"] {
    return this.player.treasures;
  }

  get components(): Things["components"] {
    const { body, place, player } = this;
    if (!this.isActing) return none;
    return [...takenUpBy(body, place), ...player.quests.filter((quest) => isCarriedBy(quest, place))];
  }

  get loot(): Things["loot"] {
    return this.isActing ? this.body.loot.filter(({ space }) => space === this.player.at) : none;
  }
}

const none: readonly never[] = [];

/** What is at hand: nothing else could be the matter of a legal answer. */
export const atHand = (body: Body, place: number, { kind }: Question): Things => new AtHand(body, place, kind);
