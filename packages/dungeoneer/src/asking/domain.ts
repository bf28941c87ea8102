import { type Domain, sieveDomain } from "@undercroft/kernel";
import { legalPlacements, placements } from "../map/placing.ts";
import { sides } from "../map/sides.ts";
import { adventure, placeOf, playerAt, questCard } from "../players.ts";
import type { Asked, State } from "../procedures.ts";
import type { Answer } from "../questions.ts";
import type { Body, Thing } from "../state.ts";
import { forms } from "../vocabulary/index.ts";
import { foundersOf } from "../wandering/pack.ts";
import { atHand, each, type Help, isEncounter, type Things, type Usable } from "./at-hand.ts";
import { areMany, chooseDomain, worthwhileChoices } from "./choosing.ts";
import { checkAt } from "./claims.ts";
import { MOST_BONUSES } from "./parse-answer.ts";

/** How many bonuses a player could pay for, none included, as far as an answer can tell them. */
function bonuses(body: Body, place: number, card: string): readonly number[] {
  const printed = questCard(body, card);
  const sold = printed.kind === "chance" ? printed.bonus : undefined;
  const most = sold === undefined ? 0 : Math.floor(playerAt(body, place).glory / Math.max(1, sold.glory));
  return Array.from({ length: Math.min(most, MOST_BONUSES) + 1 }, (_, i) => i);
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
  if (helps.length === 0) return nothing;
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

/** Banes of a hand, on each of the seats at whom they might be aimed. */
function banes(cards: readonly string[], things: Things): readonly Answer[] {
  if (cards.length === 0) return nothing;
  const { targets } = things;
  return cards.flatMap((card) => targets.map((target): Answer => ({ do: "bane", card, target })));
}

/** Encounters of a hand, sent at each of the seats at whom they might be aimed. */
function sendings(cards: readonly string[], things: Things): readonly Answer[] {
  if (cards.length === 0) return nothing;
  const { targets } = things;
  return cards.flatMap((card) => targets.map((target): Answer => ({ do: "send", card, target })));
}

const nothing: readonly never[] = [];

/** Whatever may be played or used on any turn. */
const anytime = (body: Body, things: Things, encounters: readonly Thing[]): readonly Answer[] => [
  ...plays(body, things.helps),
  ...banes(things.banes, things),
  ...usesOf(things.uses, encounters),
];

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
  const player = playerAt(body, place);
  const seats = (): readonly string[] => body.players.map(({ id }) => id);
  switch (question.kind) {
    case "orient":
      return [false, true].map((turned): Answer => ({ do: "orient", turned }));
    case "bane":
      return [
        ...anytime(body, things, []),
        // They are refused here, for whoever asks why no more of them may come (dg.dl.encounters-together).
        ...sendings(
          things.sends.filter((card) => isEncounter(adventure(body, card))),
          things,
        ),
        ...banesAtPacks(body, things.banes),
        ...foundings(body, place),
        { do: "pass" },
      ];
    case "attack":
      return [
        ...sendings(things.sends, things),
        ...player.pack.flatMap(({ id }) => seats().map((target): Answer => ({ do: "send-pack", monster: id, target }))),
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
        ...banes(things.banes, things),
        ...sendings(things.sends, things),
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
      return player[question.of].map(({ id }): Answer => ({ do: "part", thing: id }));
    case "assign":
      return seats().map((to): Answer => ({ do: "assign", to }));
    case "place":
      return placements(body).map((placement): Answer => ({ do: "place", ...placement }));
    case "lay":
      return [
        ...player.maps.flatMap((card) =>
          legalPlacements(body, card).map((placement): Answer => ({ do: "build", card, ...placement })),
        ),
        { do: "pass" },
      ];
    case "keep-secret":
      return player.secrets.map(({ id }): Answer => ({ do: "keep-secret", quest: id }));
    case "found":
      return [...foundings(body, place), { do: "pass" }];
    case "wander":
      return [...sides.map((side): Answer => ({ do: "wander", side })), { do: "pack-attack" }, { do: "halt" }];
    case "rank":
      return question.monsters.map((monster): Answer => ({ do: "rank", monster }));
    case "claim":
      return [...question.monsters.map((monster): Answer => ({ do: "claim", monster })), { do: "pass" }];
    case "expose":
      return player.pack.map(({ id }): Answer => ({ do: "expose", monster: id }));
    case "aim":
      return seats().map((target): Answer => ({ do: "aim", target }));
    case "act":
      return acts(body, place, things);
    case "treasure":
      return [...plays(body, things.helps), { do: "pass" }];
    case "discard":
      return [
        // A readied Boon is refused, for whoever asks why (dg.boon.no-voluntary-discard).
        ...each([...player.hand, ...player.boons.map(({ card }) => card)]).map(
          (card): Answer => ({ do: "discard", card }),
        ),
        ...things.readied.map(({ id }): Answer => ({ do: "discard-treasure", treasure: id })),
        ...player.pack.map(({ id }): Answer => ({ do: "discard-monster", monster: id })),
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
        ...player.hand.map((card): Answer => ({ do: "discard", card })),
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
