import { type Domain, sieveDomain } from "@undercroft/kernel";
import { perilFor } from "../effects/openings.ts";
import { sourcesOf } from "../effects/usable.ts";
import { legalPlacements } from "../map/placing.ts";
import { sides } from "../map/sides.ts";
import { leadsTo, spaceOf } from "../map/ways.ts";
import { mayBeTried } from "../moving/doors.ts";
import { adventure, othersOf, placeOf, playerAt, questCard } from "../players.ts";
import type { Asked, State } from "../procedures.ts";
import type { Answer, Question } from "../questions.ts";
import { isCarriedBy, questsOnTable, questsOpenTo, standsOn, takenUpBy } from "../quests/in-play.ts";
import type { Body, Loot, Player, QuestInPlay, Thing } from "../state.ts";
import { engages } from "../turn/responses.ts";
import { attackersOf } from "../turn/striking-back.ts";
import { type Adventure, type BaneCard, forms, type HelpCard, type Side, type Timing } from "../vocabulary/index.ts";
import { foundersOf, packsAgainst, packsWander } from "../wandering/pack.ts";
import { areMany, chooseDomain, worthwhileChoices } from "./choosing.ts";
import { checkAt } from "./claims.ts";
import { MOST_BONUSES } from "./parse-answer.ts";

const each = (cards: readonly string[]): readonly string[] => [...new Set(cards)];

const isEncounter = ({ kind }: Adventure): boolean => kind === "monster" || kind === "trap" || kind === "obstacle";

/** How many bonuses a player could pay for, none included, as far as an answer can tell them. */
function bonuses(body: Body, place: number, card: string): readonly number[] {
  const printed = questCard(body, card);
  const sold = printed.kind === "chance" ? printed.bonus : undefined;
  const most = sold === undefined ? 0 : Math.floor(playerAt(body, place).glory / Math.max(1, sold.glory));
  return Array.from({ length: Math.min(most, MOST_BONUSES) + 1 }, (_, i) => i);
}

/** A Boon or Treasure, and how it might be played. */
interface Help {
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
  if (!isNow) return [];
  if (steps === undefined) return toReady;
  return keeps === true ? allHows : toUse;
}
/** The questions in which cards are played whose time is the Hero Phase. */
const ownTimes: ReadonlySet<Question["kind"]> = new Set(["act", "equip", "treasure"]);

/** Whether a Bane might be played at a question of a kind (dg.bane.playtime). */
const isBaneNow = ({ playtime }: BaneCard, kind: Question["kind"]): boolean =>
  playtime === "anytime" || kind === "bane" || kind === "reward-play";

/** What the answers of a seat could be about. */
interface Things {
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
interface Usable {
  readonly thing: string;
  readonly use: number;
  readonly isResponse: boolean;
}

/** The effects that a player has in play, or those of them that may be used at a time. */
const usableOf = (body: Body, place: number, isTime: (timing: Timing) => boolean): readonly Usable[] =>
  sourcesOf(body, place).flatMap(({ thing, uses }) =>
    uses.flatMap(({ timing = "anytime" }, use): readonly Usable[] =>
      isTime(timing) ? [{ thing, use, isResponse: timing === "response" }] : [],
    ),
  );

/** Everything, for whoever asks why something may not be done. */
export const everything = (body: Body, place: number): Things => ({
  hand: each(playerAt(body, place).hand),
  sends: each(playerAt(body, place).hand),
  targets: body.players.map(({ id }) => id),
  uses: usableOf(body, place, () => true),
  ways: sides,
  doors: sides,
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

/** The sides over which a hero might go, and those whose doors it might try. */
function waysOf(body: Body, { at: space, movements, tipped }: Player): Pick<Things, "ways" | "doors"> {
  if (movements < 1 || tipped) return nowhere;
  const here = spaceOf(body, space);
  const ways = sides.filter((side) => leadsTo(body, here, side) !== null);
  return { ways, doors: ways.filter((side) => mayBeTried(body, { space, side })) };
}
const nowhere = { ways: [], doors: [] } as const;

/** The cards of a hand that a question of a kind might be answered with, as far as they could be paid for. */
function cardsAtHand(body: Body, place: number, kind: Question["kind"]): Pick<Things, "sends" | "helps" | "banes"> {
  const { hand, glory } = playerAt(body, place);
  const isFree = kind === "reward-play";
  const peril = isFree ? Number.POSITIVE_INFINITY : perilFor(body, place);
  const sends: string[] = [];
  const helps: Help[] = [];
  const against: string[] = [];
  hand.forEach((card, i) => {
    if (hand.indexOf(card) < i) return;
    const printed = adventure(body, card);
    switch (printed.kind) {
      case "bane":
        if (printed.value <= peril && isBaneNow(printed, kind)) against.push(card);
        return;
      case "boon":
      case "treasure": {
        const hows = isFree || printed.value <= glory ? howsOf(printed, kind) : [];
        if (hows.length > 0) helps.push({ card, hows });
        return;
      }
      default:
        if (printed.value <= peril && sendsNow.has(kind)) sends.push(card);
    }
  });
  return { sends, helps, banes: against };
}

/** What is at hand: nothing else could be the matter of a legal answer. */
function atHand(body: Body, place: number, { kind }: Question): Things {
  const player = playerAt(body, place);
  const isActing = kind === "act";
  return {
    hand: player.hand,
    ...cardsAtHand(body, place, kind),
    targets: othersOf(body, place).map((one) => playerAt(body, one).id),
    uses: usableOf(body, place, (timing) => isUseNow(timing, kind)),
    ...(isActing ? waysOf(body, player) : nowhere),
    // One challenge a turn: after it, nobody is there to be challenged (dg.challenge.once).
    heroes: isActing
      ? body.players.filter((one) => !player.challenged && one !== player && one.alive && one.at === player.at)
      : body.players,
    quests: isActing
      ? questsOpenTo(body, place).filter(({ card }) => standsOn(body, place, questCard(body, card).space))
      : [],
    encounters: answerable(body, place, kind),
    packs:
      isActing && !player.challenged ? packsAgainst(body, place).flatMap((owner) => playerAt(body, owner).pack) : [],
    readied: player.treasures,
    components: isActing
      ? [...takenUpBy(body, place), ...player.quests.filter((quest) => isCarriedBy(quest, place))]
      : [],
    loot: isActing ? body.loot.filter(({ space }) => space === player.at) : [],
  };
}

/** Each Response Boon of a hand, in answer to each thing that it might answer. */
function responses(body: Body, { hand, encounters }: Things, bane: string | null): readonly Answer[] {
  const isResponse = (card: string): boolean => {
    const printed = adventure(body, card);
    return "playtime" in printed && printed.playtime === "response";
  };
  const answered = bane === null ? encounters.map(({ id }) => id) : [null];
  return each(hand.filter(isResponse)).flatMap((card) => answered.map((to): Answer => ({ do: "respond", card, to })));
}

/** The ways of playing a Boon or Treasure: readied, or used at once; in a campaign for another hero, too. */
function plays(body: Body, helps: readonly Help[]): readonly Answer[] {
  const helped = body.campaign === null ? [null] : [null, ...body.players.map(({ id }) => id)];
  return helps.flatMap(({ card, hows }) =>
    hows.flatMap((how) => helped.map((on): Answer => ({ do: "play", card, how, on }))),
  );
}

/** Every use of these effects, in answer to nothing, or to each of these Encounters. */
const usesOf = (effects: readonly Usable[], encounters: readonly Thing[]): readonly Answer[] =>
  effects.flatMap(({ thing, use, isResponse }) => [
    { do: "use", thing, use, to: null } as const,
    ...(isResponse ? encounters.map(({ id }) => ({ do: "use", thing, use, to: id }) as const) : []),
  ]);

/** Banes of a hand, on each of these seats. */
const banes = (cards: readonly string[], targets: readonly string[]): readonly Answer[] =>
  cards.flatMap((card) => targets.map((target): Answer => ({ do: "bane", card, target })));

/** Encounters of a hand, sent at each of these seats. */
const sendings = (cards: readonly string[], targets: readonly string[]): readonly Answer[] =>
  cards.flatMap((card) => targets.map((target): Answer => ({ do: "send", card, target })));

/** Whatever may be played or used on any turn. */
const anytime = (
  body: Body,
  { helps, banes: against, targets, uses }: Things,
  encounters: readonly Thing[],
): readonly Answer[] => [...plays(body, helps), ...banes(against, targets), ...usesOf(uses, encounters)];

/** All that a hero might think of doing with these things. */
function acts(body: Body, place: number, things: Things): readonly Answer[] {
  const { heroes, quests, components, packs, loot } = things;
  return [
    ...things.ways.map((side): Answer => ({ do: "move", side })),
    ...things.doors.map((side): Answer => ({ do: "try-door", side })),
    { do: "untip" },
    { do: "explore" },
    ...quests.flatMap(({ id, card }) =>
      bonuses(body, place, card).map((bonus): Answer => ({ do: "quest", quest: id, bonus })),
    ),
    ...quests.flatMap(({ id }) => forms.map((form): Answer => ({ do: "challenge-quest", quest: id, form }))),
    ...heroes.flatMap(({ id }) => forms.map((form): Answer => ({ do: "challenge", hero: id, form }))),
    ...packs.flatMap(({ id }) => forms.map((form): Answer => ({ do: "challenge-pack", monster: id, form }))),
    ...anytime(body, things, []),
    ...components.flatMap(({ id }): readonly Answer[] => [
      { do: "pick-up", quest: id },
      { do: "set-down", quest: id },
    ]),
    ...heroes.flatMap(({ id: hero, quests: theirs }) =>
      theirs.flatMap(({ id: quest, component }) =>
        component === null ? [] : forms.map((form): Answer => ({ do: "challenge-escort", hero, quest, form })),
      ),
    ),
    ...loot.map(({ id }): Answer => ({ do: "take", treasure: id })),
    { do: "end" },
  ];
}

/** Banes on Packs on the map (dg.ruling.wandering-banes). */
const banesAtPacks = (body: Body, cards: readonly string[]): readonly Answer[] =>
  body.players.flatMap(({ id: target, packAt }) =>
    packAt === null ? [] : cards.map((card): Answer => ({ do: "bane-pack", card, target })),
  );

/** Each survivor with whom the Pack might be founded (dg.opt.wandering.start). */
const foundings = (body: Body, place: number): readonly Answer[] =>
  foundersOf(body, place).map(({ id }): Answer => ({ do: "found", monster: id }));

/** Every answer that a seat might give to a question with these things, legal or not. */
export function candidates({ body }: State, { question }: Asked, place: number, things: Things): readonly Answer[] {
  const { hand } = things;
  const { pack, boons } = playerAt(body, place);
  const seats = body.players.map(({ id }) => id);
  switch (question.kind) {
    case "orient":
      return [false, true].map((turned): Answer => ({ do: "orient", turned }));
    case "bane":
      return [
        ...anytime(body, things, []),
        // They are refused here, for whoever asks why no more of them may come (dg.dl.encounters-together).
        ...sendings(
          things.sends.filter((card) => isEncounter(adventure(body, card))),
          things.targets,
        ),
        ...banesAtPacks(body, things.banes),
        ...foundings(body, place),
        { do: "pass" },
      ];
    case "attack":
      return [
        ...sendings(things.sends, things.targets),
        ...pack.flatMap(({ id }) => seats.map((target): Answer => ({ do: "send-pack", monster: id, target }))),
        { do: "done" },
      ];
    case "respond":
      return [...responses(body, things, question.bane), ...anytime(body, things, things.encounters), { do: "pass" }];
    case "moment":
      return [...anytime(body, things, []), { do: "pass" }];
    case "part": {
      const { from, of } = question;
      const owner = playerAt(body, of);
      if (from === "hand") return each(owner.hand).map((card): Answer => ({ do: "discard", card }));
      return owner[from].map(({ id }): Answer => ({ do: "part", thing: id }));
    }
    case "upkeep":
      return question.due.flatMap((thing): readonly Answer[] => [
        { do: "upkeep", thing, pays: true },
        { do: "upkeep", thing, pays: false },
      ]);
    case "choose":
      return worthwhileChoices(question);
    case "may":
      return [{ do: "yes" }, { do: "pass" }];
    case "reward-play":
      return [
        ...plays(body, things.helps),
        ...banes(things.banes, things.targets),
        ...sendings(things.sends, things.targets),
        { do: "pass" },
      ];
    case "search":
      return [...(question.cards ?? []).map((card): Answer => ({ do: "find", card })), { do: "pass" }];
    case "form":
      return forms.map((form): Answer => ({ do: "form", form }));
    case "strike-back":
      return [
        ...things.encounters.flatMap(({ id }) =>
          forms.map((form): Answer => ({ do: "challenge-monster", monster: id, form })),
        ),
        { do: "pass" },
      ];
    case "survivor":
      return [
        { do: "keep", where: "hand" },
        { do: "keep", where: "pack" },
      ];
    case "excess":
      return playerAt(body, place)[question.of].map(({ id }): Answer => ({ do: "part", thing: id }));
    case "assign":
      return seats.map((to): Answer => ({ do: "assign", to }));
    case "place":
      return legalPlacements(body, question.card).map((placement): Answer => ({ do: "place", ...placement }));
    case "lay":
      return [
        ...playerAt(body, place).maps.flatMap((card) =>
          legalPlacements(body, card).map((placement): Answer => ({ do: "build", card, ...placement })),
        ),
        { do: "pass" },
      ];
    case "keep-secret":
      return playerAt(body, place).secrets.map(({ id }): Answer => ({ do: "keep-secret", quest: id }));
    case "found":
      return [...foundings(body, place), { do: "pass" }];
    case "wander":
      return [...sides.map((side): Answer => ({ do: "wander", side })), { do: "pack-attack" }, { do: "halt" }];
    case "rank":
      return question.monsters.map((monster): Answer => ({ do: "rank", monster }));
    case "claim":
      return [...question.monsters.map((monster): Answer => ({ do: "claim", monster })), { do: "pass" }];
    case "expose":
      return pack.map(({ id }): Answer => ({ do: "expose", monster: id }));
    case "aim":
      return seats.map((target): Answer => ({ do: "aim", target }));
    case "act":
      return acts(body, place, things);
    case "treasure":
      return [...plays(body, things.helps), { do: "pass" }];
    case "discard":
      return [
        // A readied Boon is refused, for whoever asks why (dg.boon.no-voluntary-discard).
        ...each([...hand, ...boons.map(({ card }) => card)]).map((card): Answer => ({ do: "discard", card })),
        ...things.readied.map(({ id }): Answer => ({ do: "discard-treasure", treasure: id })),
        ...pack.map(({ id }): Answer => ({ do: "discard-monster", monster: id })),
        { do: "pass" },
      ];
    case "build":
      return each(question.cards).flatMap((card) =>
        legalPlacements(body, card).map((placement): Answer => ({ do: "build", card, ...placement })),
      );
    case "buy":
      return [
        { do: "buy" },
        // Cards of the hand are refused, for whoever asks why (dg.campaign.hero.discard).
        ...hand.map((card): Answer => ({ do: "discard", card })),
        ...things.readied.map(({ id }): Answer => ({ do: "discard-treasure", treasure: id })),
        { do: "done" },
      ];
    case "equip":
      return [...plays(body, things.helps), { do: "pass" }];
    case "fund":
      // Less than is needed, or more than there is, is refused for whoever asks why (dg.campaign.dl.combine-peril).
      return Array.from({ length: question.value + 1 }, (_, own): Answer => ({ do: "fund", own }));
    default:
      throw new Error(`unknown question ${JSON.stringify(question satisfies never)}`);
  }
}

/** The legal answers of a seat: those of its candidates that nothing stands against. */
export function domainOf(state: State, asked: Asked, seat: string): Domain<Answer> {
  const place = placeOf(state.body, seat);
  const check = (answer: Answer): ReturnType<typeof checkAt> => checkAt(state, asked, place, answer);
  if (asked.question.kind === "choose" && areMany(asked.question)) return chooseDomain(asked.question, check);
  const kind = asked.question.kind === "place" ? "placement" : "list";
  const thought = candidates(state, asked, place, atHand(state.body, place, asked.question));
  return sieveDomain(kind, thought, check);
}
