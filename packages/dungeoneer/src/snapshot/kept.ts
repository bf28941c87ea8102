import { type FileFault, faultsWithin, type KeptState, placeWithin } from "@undercroft/kernel";
import * as z from "zod/mini";
import { answerShape } from "../asking/parse-answer.ts";
import type { Dg, State } from "../procedures.ts";
import type { Body } from "../state.ts";
import type { WanderingLocals } from "../wandering/locals.ts";
import { keptBody } from "./body.ts";
import { localsOf } from "./locals.ts";
import { question } from "./question.ts";

const adventures = new Set([
  "hand",
  "adventureDeck",
  "underway",
  "banes",
  "loot",
  "discard",
  "boons",
  "treasures",
  "pack",
  "encounters",
]);
const quests = new Set(["quests", "secrets", "globalQuests", "completed", "questDeck"]);

/** The cards that may stand in a list or table of this name. */
function cardsFor({ content }: Body, key: string): Readonly<Record<string, unknown>> | null {
  if (adventures.has(key)) return content.adventures;
  if (quests.has(key)) return content.quests;
  if (key === "map" || key === "mapDeck" || key === "maps" || key === "removed") return content.maps;
  return key === "heroDeck" || key === "heroesAside" ? content.heroes : null;
}

type Cards = Readonly<Record<string, unknown>>;

/** The cards that the game does not have, in a table or list of this name; `cards` are those that what lies around it may hold. */
function unknownCards(body: Body, part: unknown, key: string, cards: Cards | null, place: string): FileFault[] {
  const own = cardsFor(body, key);
  const here = own ?? cards;
  if (typeof part === "string") {
    const { heroes, maps, adventures, quests: questCards } = body.content;
    const kinds = here === null ? [heroes, maps, adventures, questCards] : [here];
    const isKnown = part === "" || kinds.some((known) => Object.hasOwn(known, part));
    return isKnown || (key !== "card" && own === null) ? [] : [{ place, why: "there is no such card" }];
  }
  if (typeof part !== "object" || part === null) return [];
  const list = Array.isArray(part);
  return Object.entries(part).flatMap(([inner, held]) =>
    unknownCards(body, held, list ? key : inner, here, placeWithin(place, list ? `[${inner}]` : inner)),
  );
}

/** Cards that the game does not have. */
function cardFaults(body: Body): readonly FileFault[] {
  const { content, ...tables } = body;
  const heroes = body.players.flatMap(({ hero }, i): readonly FileFault[] =>
    hero === "" || Object.hasOwn(content.heroes, hero)
      ? []
      : [{ place: `players[${i}].hero`, why: "there is no such hero" }],
  );
  return [...unknownCards(body, tables, "", null, ""), ...heroes];
}

/** Spaces that lie nowhere, and two cards in one cell. */
function spaceFaults({ map, players, turn, opened, encounters, loot }: Body): readonly FileFault[] {
  const there = new Set(map.map(({ id }) => id));
  const named: readonly (readonly [place: string, space: string])[] = [
    ...players.flatMap(({ at, cusp, packAt }, i): (readonly [string, string])[] => [
      ...(packAt === null ? [] : [[`players[${i}].packAt`, packAt] as const]),
      ...(at === "" ? [] : [[`players[${i}].at`, at] as const]),
      ...(cusp === null ? [] : [[`players[${i}].cusp`, cusp.space] as const]),
    ]),
    ...turn.visited.flatMap((space, i) => (space === "" ? [] : [[`turn.visited[${i}]`, space] as const])),
    ...opened.map(({ space }, i) => [`opened[${i}]`, space] as const),
    ...encounters.map(({ space }, i) => [`encounters[${i}].space`, space] as const),
    ...loot.map(({ space }, i) => [`loot[${i}].space`, space] as const),
  ];
  const cells = map.map(({ x, y }) => `${x},${y}`);
  return [
    ...named.flatMap(([place, space]) => (there.has(space) ? [] : [{ place, why: "there is no such space" }])),
    ...cells.flatMap((cell, i) =>
      cells.indexOf(cell) < i ? [{ place: `map[${i}]`, why: "another card lies there", rule: "dg.map.parallel" }] : [],
    ),
  ];
}

/** Places at the table that nobody has, and the seats of another game. */
function placeFaults(config: Dg["config"], { players, turn, first, encounters, fallen }: Body): readonly FileFault[] {
  const seats = config.seats.map(({ id, name }) => `${id} ${name}`).join();
  if (players.map(({ id, name }) => `${id} ${name}`).join() !== seats)
    return [{ place: "players", why: "they are others in this match" }];
  const numbers = [
    ["turn.player", turn.player],
    ["first", first],
    ...turn.overcame.map((number) => ["turn.overcame", number] as const),
    ...fallen.map((number) => ["fallen", number] as const),
    ...encounters.flatMap(({ owner, target, engaged, attacked }, i) =>
      [owner, target, ...engaged, ...attacked].map((number) => [`encounters[${i}]`, number] as const),
    ),
  ] as const;
  return numbers.flatMap(([place, number]) => (number < players.length ? [] : [{ place, why: "nobody sits there" }]));
}

/** Whoever is named, by place, by a procedure about a Pack on the map. */
const packPlaces = (locals: WanderingLocals[keyof WanderingLocals]): readonly number[] => [
  ...("owner" in locals ? [locals.owner] : []),
  ...("you" in locals ? [locals.you] : []),
  ...("hero" in locals ? [locals.hero] : []),
  ...("bane" in locals ? [locals.bane.owner, locals.bane.target] : []),
  ...("owners" in locals ? locals.owners : []),
  ...("left" in locals && typeof locals.left !== "number" ? locals.left : []),
  ...("heroes" in locals ? [...locals.heroes, ...locals.defences.map(({ hero }) => hero)] : []),
];

/** What the frames name that the tables do not have. */
function frameFaults({ body, frames }: State): readonly FileFault[] {
  const { players, content } = body;
  const faults: FileFault[] = [];
  const monsters = new Set(body.encounters.map(({ id }) => id));
  const inPlay = new Set(
    [...players.flatMap(({ quests: own, secrets }) => [...own, ...secrets]), ...body.globalQuests].map(({ id }) => id),
  );
  for (const [i, frame] of frames.entries()) {
    const there = `frames[${i}]`;
    const wrong = (what: boolean, place: string, why: string): void => {
      if (what) faults.push({ place: `${there}.${place}`, why });
    };
    switch (frame.procedure) {
      case "placing":
        wrong(frame.locals.player >= players.length, "locals.player", "nobody sits there");
        wrong(
          frame.locals.card !== null && !Object.hasOwn(content.maps, frame.locals.card),
          "locals.card",
          "there is no such card",
        );
        wrong(
          frame.locals.aside.some((card) => !Object.hasOwn(content.maps, card)),
          "locals.aside",
          "there is no such card",
        );
        break;
      case "building":
        wrong(frame.locals.player >= players.length, "locals.player", "nobody sits there");
        wrong(
          [...frame.locals.cards, ...frame.locals.aside].some((card) => !Object.hasOwn(content.maps, card)),
          "locals.cards",
          "there is no such card",
        );
        break;
      case "funding":
        wrong(
          Math.max(frame.locals.owner, frame.locals.target) >= players.length,
          "locals.target",
          "nobody sits there",
        );
        break;
      case "campaign-turn":
        wrong(
          frame.locals.waiting.some((place) => place >= players.length),
          "locals.waiting",
          "nobody sits there",
        );
        break;
      case "equipping":
        wrong(
          frame.locals.asking.some((place) => place >= players.length),
          "locals.asking",
          "nobody sits there",
        );
        break;
      case "set-up":
        wrong(
          frame.locals.card !== null && !Object.hasOwn(content.maps, frame.locals.card),
          "locals.card",
          "there is no such card",
        );
        wrong(
          frame.locals.tied.some((place) => place >= players.length),
          "locals.tied",
          "nobody sits there",
        );
        break;
      case "quest":
        // One that is completed lies face down already; whoever gives up meanwhile has taken its Quests along.
        wrong(
          !inPlay.has(frame.locals.quest) &&
            frames[i + 1]?.procedure !== "completing" &&
            players[body.turn.player]?.out !== true,
          "locals.quest",
          "there is no such Quest",
        );
        break;
      case "encounter":
        // Once it strikes it may be gone: with whom it has felled, or with whoever gives up (dg.ruling.defeat-on-own-turn).
        wrong(
          (frame.step === "start" || frame.step === "chosen") && !monsters.has(frame.locals.id),
          "locals.id",
          "there is no such Encounter",
        );
        break;
      case "batch":
        wrong(
          [frame.locals.owner, ...frame.locals.asking].some((place) => place >= players.length),
          "locals.asking",
          "nobody sits there",
        );
        break;
      case "wandering":
      case "pack-attack":
      case "pack-entry":
      case "pack-effect":
      case "pack-afflicted":
      case "pack-bane":
      case "pack-trapped":
      case "pack-combat":
      case "pack-challenge":
        wrong(
          packPlaces(frame.locals).some((place) => place >= players.length),
          "locals",
          "nobody sits there",
        );
        break;
      default:
        break;
    }
  }
  return faults;
}

/** What a state out of a file must be to be played on. */
export const kept: KeptState<Dg> = {
  body: keptBody,
  locals: localsOf,
  question,
  answer: answerShape,
  // No procedure of this game collects events.
  events: z.never(),
  laws: [
    (config, { body }) =>
      faultsWithin("body", [...placeFaults(config, body), ...cardFaults(body), ...spaceFaults(body)]),
    (_config, { body, frames }) => unknownCards(body, frames, "", null, "frames"),
    (_config, state) => frameFaults(state),
  ],
};
