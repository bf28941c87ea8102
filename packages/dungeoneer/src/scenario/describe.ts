import type { Described, Words } from "@undercroft/scenario";
import { defeatsNeeded, questsDone, questsNeeded } from "../campaign/party.ts";
import type { DgEvent } from "../events.ts";
import type { State } from "../procedures.ts";
import type { Body, Campaign, DoorPlace, Player } from "../state.ts";
import { scoreOf } from "../traits.ts";
import type { Names } from "./types.ts";

const cardsOf = (things: readonly { readonly card: string }[]): readonly string[] => things.map(({ card }) => card);

function doorWords(door: DoorPlace | null, body: Body, names: Names): Words | null {
  return door === null ? null : { space: names.name(door.space, body), side: door.side };
}

function seatWords(body: Body, player: Player, names: Names): Words {
  const { at, cusp, boons, treasures, banes, pack, packAt, quests, secrets, hero, ...plain } = player;
  const isDealt = hero !== "";
  return {
    ...plain,
    hero,
    at: names.name(at, body),
    cusp: doorWords(cusp, body, names),
    boons: cardsOf(boons),
    treasures: cardsOf(treasures),
    banes: banes.map(({ card, on }) => ({ card, on: on === null ? null : names.name(on, body) })),
    pack: pack.map(({ card, wounds }) => ({ card, wounds })),
    packAt: packAt === null ? null : names.name(packAt, body),
    quests: cardsOf(quests),
    secrets: cardsOf(secrets),
    ...(isDealt
      ? {
          melee: scoreOf(body, player, "melee"),
          magic: scoreOf(body, player, "magic"),
          speed: scoreOf(body, player, "speed"),
        }
      : {}),
  };
}

/** How far both sides of a campaign have come. */
const goalWords = (body: Body, { defeats }: Campaign): Words => ({
  quests: { count: questsDone(body), of: questsNeeded(body) },
  defeats: { count: defeats, of: defeatsNeeded(body) },
});

/** The public description of a position in the words of a scenario file: what `expect` is held against. */
export function describe({ body }: State, names: Names): Described {
  const name = (id: string): string => names.name(id, body);
  const quests = [...body.players.flatMap((player) => player.quests), ...body.globalQuests];
  const named = (things: readonly { readonly id: string; readonly card: string; readonly wounds: number }[]): Words =>
    Object.fromEntries(things.map(({ id, card, wounds }) => [name(id), { card, wounds }]));
  return {
    pieces: { ...named(body.encounters), ...named(quests) },
    seats: Object.fromEntries(body.players.map((player) => [player.id, seatWords(body, player, names)])),
    map: Object.fromEntries(body.map.map(({ id, card, x, y, turned }) => [name(id), { card, at: [x, y], turned }])),
    table: {
      turn: {
        ...body.turn,
        player: body.players[body.turn.player]?.id,
        visited: body.turn.visited.map(name),
        overcame: body.turn.overcame.map((place) => body.players[place]?.id),
      },
      first: body.players[body.first]?.id,
      globalQuests: cardsOf(body.globalQuests),
      opened: body.opened.map((door) => doorWords(door, body, names)),
      discard: body.discard,
      removed: body.removed,
      goals: body.campaign === null ? null : goalWords(body, body.campaign),
      gloryDiscard: body.campaign?.glory[0]?.discard ?? null,
      loot: body.loot.map(({ card, space }) => ({ card, at: name(space) })),
      ownerless: cardsOf(body.ownerless),
      fallen: body.fallen.map((place) => body.players[place]?.id),
      heroesAside: body.heroesAside,
      decks: {
        glory: body.campaign?.glory[0]?.adventureDeck.length ?? null,
        adventures: body.adventureDeck.length,
        maps: body.mapDeck.length,
        quests: body.questDeck.length,
        heroes: body.heroDeck.length,
      },
    },
  };
}

const seatKeys: ReadonlySet<string> = new Set(["player", "target"]);

/** A member of an event, an answer or a question in the words of a scenario file. */
function wordFor(key: string, value: unknown, body: Body, names: Names): unknown {
  if (Array.isArray(value)) {
    const each: readonly unknown[] = value;
    return each.map((one) => wordFor(key, one, body, names));
  }
  if (typeof value === "object" && value !== null) return tableWords(value, body, names);
  if (typeof value === "number" && seatKeys.has(key)) return body.players[value]?.id ?? null;
  return typeof value === "string" ? names.name(value, body) : value;
}

/** A table with names for ids, and seats for their places. */
export function tableWords(table: object, body: Body, names: Names): Words {
  const entries: [string, unknown][] = Object.entries(table);
  return Object.fromEntries(entries.map(([key, value]) => [key, wordFor(key, value, body, names)]));
}

/** An event in the words of a scenario file. */
export const eventWords = (event: DgEvent, { body }: State, names: Names): Words => tableWords(event, body, names);
