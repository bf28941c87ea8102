import { type Domain, listDomain } from "@undercroft/kernel";
import { legalPlacements } from "../map/placing.ts";
import { sides } from "../map/sides.ts";
import { adventure, othersOf, placeOf, playerAt, questCard } from "../players.ts";
import type { Asked, State } from "../procedures.ts";
import type { Answer, Question } from "../questions.ts";
import { isCarriedBy, questsOnTable, questsOpenTo, standsOn, takenUpBy } from "../quests/in-play.ts";
import type { Body, Loot, Player, QuestInPlay, Thing } from "../state.ts";
import { engages, responseOn } from "../turn/responses.ts";
import { attackersOf } from "../turn/striking-back.ts";
import { type Adventure, forms } from "../vocabulary/index.ts";
import { foundersOf, packsAgainst, packsWander } from "../wandering/pack.ts";
import { checkAt } from "./claims.ts";

const each = (cards: readonly string[]): readonly string[] => [...new Set(cards)];

const isEncounter = ({ kind }: Adventure): boolean => kind === "monster" || kind === "trap" || kind === "obstacle";

/** How many bonuses a player could pay for, none included. */
function bonuses(body: Body, place: number, card: string): readonly number[] {
  const printed = questCard(body, card);
  const sold = printed.kind === "chance" ? printed.bonus : undefined;
  const most = sold === undefined ? 0 : Math.floor(playerAt(body, place).glory / Math.max(1, sold.glory));
  return Array.from({ length: most + 1 }, (_, i) => i);
}

/** What the answers of a seat could be about. */
interface Things {
  readonly hand: readonly string[];
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

/** Everything, for whoever asks why something may not be done. */
export const everything = (body: Body, place: number): Things => ({
  hand: each(playerAt(body, place).hand),
  heroes: body.players,
  quests: [...questsOnTable(body), ...playerAt(body, place).secrets],
  encounters: body.encounters,
  packs: packsWander(body) ? body.players.flatMap(({ pack }) => pack) : [],
  readied: [...playerAt(body, place).boons, ...playerAt(body, place).treasures],
  components: [...questsOnTable(body), ...playerAt(body, place).secrets],
  loot: body.loot,
});

/** The kinds of card that a question is about. */
const kindsFor: { readonly [K in Question["kind"]]?: readonly Adventure["kind"][] } = {
  bane: ["bane"],
  attack: ["monster", "trap", "obstacle"],
  act: ["boon", "treasure"],
  equip: ["boon", "treasure"],
  treasure: ["treasure"],
};

/** The Encounters that a seat may answer now, or whose monsters it may challenge. */
function answerable(body: Body, place: number, kind: Question["kind"]): readonly Thing[] {
  if (kind === "strike-back") return attackersOf(body, place);
  return kind === "respond" ? body.encounters.filter((one) => engages(body, one, place)) : [];
}

/** What is at hand: nothing else could be the matter of a legal answer. */
function atHand(body: Body, place: number, { kind }: Question): Things {
  const player = playerAt(body, place);
  const kinds = kindsFor[kind];
  const hand = each(player.hand);
  const isActing = kind === "act";
  return {
    hand: kinds === undefined ? hand : hand.filter((card) => kinds.includes(adventure(body, card).kind)),
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

/** Each Response Boon of a hand, in answer to each thing that it might answer, and wherever it might lead. */
function responses(body: Body, { hand, encounters }: Things, bane: string | null): readonly Answer[] {
  const cards = hand.filter((card) => responseOn(body, card).length > 0);
  const answered = bane === null ? encounters.map(({ id }) => id) : [null];
  return cards.flatMap((card) => {
    const where = responseOn(body, card).some((step) => step.do === "step-away") ? sides : [null];
    return answered.flatMap((to) => where.map((side): Answer => ({ do: "respond", card, to, side })));
  });
}

/** Cards for other heroes of a campaign's party, near or far (dg.campaign.hero.help-others). */
const helping = (body: Body, place: number, hand: readonly string[]): readonly Answer[] =>
  body.campaign === null
    ? []
    : othersOf(body, place).flatMap((other) =>
        hand.map((card): Answer => ({ do: "help", card, hero: playerAt(body, other).id })),
      );

/** All that a hero might think of doing with these things. */
function acts(body: Body, place: number, { hand, heroes, quests, components, packs, loot }: Things): readonly Answer[] {
  return [
    ...sides.map((side): Answer => ({ do: "move", side })),
    ...sides.map((side): Answer => ({ do: "try-door", side })),
    { do: "untip" },
    { do: "explore" },
    ...quests.flatMap(({ id, card }) =>
      bonuses(body, place, card).map((bonus): Answer => ({ do: "quest", quest: id, bonus })),
    ),
    ...quests.flatMap(({ id }) => forms.map((form): Answer => ({ do: "challenge-quest", quest: id, form }))),
    ...heroes.flatMap(({ id }) => forms.map((form): Answer => ({ do: "challenge", hero: id, form }))),
    ...packs.flatMap(({ id }) => forms.map((form): Answer => ({ do: "challenge-pack", monster: id, form }))),
    ...hand.map((card): Answer => ({ do: "play", card })),
    ...helping(body, place, hand),
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
        ...hand.flatMap((card) => seats.map((target): Answer => ({ do: "bane", card, target }))),
        // They are refused here, for whoever asks why no more of them may come (dg.dl.encounters-together).
        ...hand
          .filter((card) => isEncounter(adventure(body, card)))
          .flatMap((card) => seats.map((target): Answer => ({ do: "send", card, target }))),
        ...foundings(body, place),
        { do: "pass" },
      ];
    case "attack":
      return [
        ...hand.flatMap((card) => seats.map((target): Answer => ({ do: "send", card, target }))),
        ...pack.flatMap(({ id }) => seats.map((target): Answer => ({ do: "send-pack", monster: id, target }))),
        { do: "done" },
      ];
    case "respond":
      return [...responses(body, things, question.bane), { do: "pass" }];
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
      return pack.map(({ id }): Answer => ({ do: "discard-monster", monster: id }));
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
      return [...hand.map((card): Answer => ({ do: "play", card })), { do: "pass" }];
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
      return [...hand.map((card): Answer => ({ do: "play", card })), { do: "pass" }];
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
  const kind = asked.question.kind === "place" ? "placement" : "list";
  const thought = candidates(state, asked, place, atHand(state.body, place, asked.question));
  return listDomain(
    kind,
    thought.filter((answer) => check(answer).legal),
    check,
  );
}
