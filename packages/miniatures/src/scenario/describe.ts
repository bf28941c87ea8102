import type { Described, Words } from "@undercroft/scenario";
import type { MnEvent } from "../events.ts";
import { terrainBit } from "../map/terrain.ts";
import type { State } from "../procedures.ts";
import { sceneOf } from "../reading/scene.ts";
import { spaceOf } from "../reading/space.ts";
import { isBloodied } from "../reading/wounds.ts";
import type { Body, Creature, EffectKind } from "../state.ts";
import { defenseOf, speedOf } from "../traits.ts";
import { defenses, terrains } from "../vocabulary/index.ts";
import { type Names, squareWord } from "./names.ts";

const seatWord = (body: Body, seat: number | null): string | null =>
  seat === null ? null : (body.sides[seat]?.id ?? null);

/** What a creature is under: conditions by name, in order, ongoing damage by amount and type. */
function lasting(body: Body, creature: Creature): Words {
  const kinds: readonly EffectKind[] = body.effects.flatMap(({ on, what }) => (on === creature.id ? [what] : []));
  return {
    conditions: kinds.flatMap((what) => (what.kind === "condition" ? [what.condition] : [])).sort(),
    ongoing: kinds.flatMap((what) => (what.kind === "ongoing" ? [{ amount: what.amount, type: what.type }] : [])),
  };
}

function pieceWords(body: Body, creature: Creature, names: Names): Words {
  const there = creature.status === "in-play";
  return {
    card: creature.card,
    seat: seatWord(body, creature.owner),
    status: creature.status,
    at: there ? squareWord(spaceOf(body, creature).at, body) : null,
    size: creature.size,
    mount: creature.mount === null ? null : names.name(creature.mount, body),
    hitPoints: creature.hitPoints,
    maximum: creature.maximum,
    bloodied: isBloodied(creature),
    bloodiedAt: creature.bloodied,
    acted: creature.acted,
    items: creature.items,
    uses: Object.fromEntries(
      Object.entries(creature.uses).map(([key, marked]) => [
        key.startsWith(`${creature.card}:`) ? key.slice(creature.card.length + 1) : key,
        marked,
      ]),
    ),
    ...lasting(body, creature),
    ...(there ? { speed: speedOf(body, creature) } : {}),
    ...(there ? Object.fromEntries(defenses.map((defense) => [defense, defenseOf(body, creature, defense)])) : {}),
  };
}

/** The types of terrain in force by square, for squares that have any. */
function terrainWords(body: Body): Words {
  if (body.battle.map === null) return {};
  const found: [string, readonly string[]][] = [];
  for (const [square, mask] of sceneOf(body).terrain.entries()) {
    const types = terrains.filter((terrain) => (mask & terrainBit(terrain)) !== 0);
    const name = squareWord(square, body);
    if (name !== null) found.push([name, types]);
  }
  return Object.fromEntries(found);
}

/** The public description of a position in the words of a scenario file: what `expect` is held against. */
export function describe({ body }: State, names: Names): Described {
  const { battle } = body;
  const { turn } = battle;
  return {
    pieces: Object.fromEntries(body.creatures.map((c) => [names.name(c.id, body), pieceWords(body, c, names)])),
    seats: Object.fromEntries(body.sides.map(({ id, points, area, items, out }) => [id, { points, area, items, out }])),
    battle: {
      map: seatWord(body, battle.map),
      round: battle.round,
      step: battle.step,
      first: seatWord(body, battle.first),
      player: seatWord(body, battle.player),
      suddenDeath: battle.suddenDeath,
    },
    turn: turn === null ? null : { ...turn, creature: null, active: names.name(turn.creature, body) },
    terrain: terrainWords(body),
  };
}

const thingKey: ReadonlySet<string> = new Set([
  "creature",
  "target",
  "credited",
  "mount",
  "against",
  "effect",
  "thing",
]);
const squareKeys = new Set(["at", "from", "to", "square", "path", "origin"]);
const seatKeys = new Set(["seat", "owner", "winner", "map"]);
/** Lists of things under keys that hold nothing else. */
const thingKeys = new Set(["targets", "by", "against"]);

/** A member of an event, an answer or a question in the words of a scenario file. */
function wordFor(key: string, value: unknown, body: Body, names: Names): unknown {
  if (Array.isArray(value)) {
    const each: readonly unknown[] = value;
    return each.map((one) =>
      typeof one === "string" && thingKeys.has(key) ? names.name(one, body) : wordFor(key, one, body, names),
    );
  }
  if (typeof value === "object" && value !== null) return tableWords(value, body, names);
  if (typeof value === "string" && (thingKey.has(key) || squareKeys.has(key))) return names.name(value, body);
  if (typeof value === "string" && key === "power") return value.slice(value.indexOf(":") + 1);
  if (typeof value === "number" && squareKeys.has(key)) return squareWord(value, body);
  return typeof value === "number" && seatKeys.has(key) ? seatWord(body, value) : value;
}

/** A table with names for ids; who it is about stands under "piece". */
export function tableWords(table: object, body: Body, names: Names): Words {
  const entries: [string, unknown][] = Object.entries(table);
  // A text is named by its card and the way into it, which holds no squares.
  if ("card" in table && "path" in table) return Object.fromEntries(entries);
  return Object.fromEntries(
    entries.map(([key, value]) => [key === "creature" ? "piece" : key, wordFor(key, value, body, names)]),
  );
}

/** An event in the words of a scenario file. */
export const eventWords = (event: MnEvent, { body }: State, names: Names): Words => tableWords(event, body, names);
