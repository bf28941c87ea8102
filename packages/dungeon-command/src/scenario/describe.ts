import { squareName } from "@undercroft/grid";
import type { Described, Words } from "@undercroft/scenario";
import type { DcEvent } from "../events.ts";
import type { State } from "../procedures.ts";
import { actionById, stackOf } from "../reading/names.ts";
import type { Creature } from "../state.ts";
import { hitPointsOf, levelOf, meleeOf, rangedOf, speedOf } from "../traits.ts";
import type { Names } from "./names.ts";

function pieceWords(state: State, creature: Creature, names: Names): Words {
  const { body } = state;
  return {
    card: creature.card,
    at: squareName(body.battlefield.shape, creature.at),
    seat: body.seats[creature.controller]?.id,
    owner: body.seats[creature.owner]?.id,
    damage: creature.damage,
    tapped: creature.tapped,
    activated: creature.activated,
    attached: creature.attached.map((a) => a.card),
    counters: creature.counters,
    level: levelOf(body, creature),
    speed: speedOf(body, creature),
    melee: meleeOf(body, creature),
    ranged: rangedOf(body, creature),
    hitPoints: hitPointsOf(body, creature),
    id: names.name(creature.id, body),
  };
}

/** The public description of a position in the words of a scenario file: what `expect` is held against. */
export function describe(state: State, names: Names): Described {
  const { body } = state;
  const at = (index: number): string => squareName(body.battlefield.shape, index);
  const seatName = (n: number): string => body.seats[n]?.id ?? "";
  return {
    pieces: Object.fromEntries(body.creatures.map((c) => [names.name(c.id, body), pieceWords(state, c, names)])),
    seats: Object.fromEntries(
      body.seats.map((s) => [
        s.id,
        {
          morale: s.morale,
          leadership: s.leadership,
          orders: s.orderHand,
          orderCount: s.orderHand.length,
          creatures: s.creatureHand,
          creatureCount: s.creatureHand.length,
          orderDeck: s.orderDeck.length,
          creatureDeck: s.creatureDeck.length,
          discard: s.discard,
          graveyard: s.graveyard,
          out: s.out,
        },
      ]),
    ),
    stack: stackOf(state)
      .filter((a) => a.above.length === 0)
      .reverse()
      .map((a) => ({
        what: a.what,
        by: a.creature === null ? null : names.name(a.creature, body),
        seat: seatName(a.seat),
        card: a.card?.card ?? null,
        void: a.void,
      })),
    turn: {
      seat: seatName(body.turn.seat),
      phase: body.turn.phase,
      count: body.turn.count,
      active: body.turn.active === null ? null : names.name(body.turn.active, body),
    },
    chests: body.chests.map((c) => at(c.at)),
    tokenCount: body.tokens.reduce((sum, t) => sum + t.count, 0),
    tokens: Object.fromEntries(body.tokens.map((t) => [at(t.at), t.count])),
  };
}

const creatureKeys = new Set(["creature", "target", "to", "by", "acting", "thing", "about"]);
const squareKeys = new Set(["at", "from"]);

/** An event in the words of a scenario file. */
export function eventWords(event: DcEvent, state: State, names: Names): Words {
  const { body } = state;
  const words: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(event)) {
    if (typeof value === "string" && creatureKeys.has(key))
      words[key === "creature" ? "piece" : key] = names.name(value, body);
    else if (typeof value === "number" && isSquare(event, key)) words[key] = squareName(body.battlefield.shape, value);
    else if (typeof value === "number" && (key === "seat" || key === "owner")) words[key] = body.seats[value]?.id;
    else if (key === "targets" && Array.isArray(value)) words[key] = value.map((id) => names.name(String(id), body));
    else words[key] = value;
  }
  if ("action" in event && typeof event.action === "string") words.what = actionById(state, event.action)?.what ?? null;
  return words;
}

function isSquare(event: DcEvent, key: string): boolean {
  if (squareKeys.has(key)) return event.event !== "control-changed";
  return key === "to" && (event.event === "moved" || event.event === "stepped");
}
