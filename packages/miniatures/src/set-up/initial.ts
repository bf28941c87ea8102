import { freshWindow } from "../battle/fresh-window.ts";
import type { Body, Content, Creature } from "../state.ts";
import { spaceOfSize } from "../vocabulary/index.ts";
import type { BattleConfig } from "./config.ts";

/** A creature as its card prints it, off the map. @throws Error if there is no such card. */
export function newCreature(content: Content, id: string, card: string, owner: number): Creature {
  const printed = content.creatures[card];
  if (printed === undefined) throw new Error(`the battle has no creature card ${card}`);
  return {
    id,
    card,
    owner,
    status: "waiting",
    at: -1,
    size: spaceOfSize[printed.size],
    mount: null,
    hitPoints: printed.hitPoints,
    maximum: printed.hitPoints,
    bloodied: printed.bloodied,
    stillDamaged: false,
    items: [],
    acted: false,
    lastLegal: -1,
    summoned: false,
    uses: {},
    championUses: 0,
    window: freshWindow(0, { at: -1, size: spaceOfSize[printed.size] }),
  };
}

/** The tables before the first step: everybody off the map. */
export function initialBody(config: BattleConfig): Body {
  const cards = config.seats.flatMap((seat, owner) => seat.creatures.map((card) => ({ card, owner })));
  return {
    content: config.content,
    maps: config.seats.map((seat) => seat.map),
    names: config.seats.map(({ name }) => name ?? null),
    mode: { scenario: config.scenario, limit: config.limit, house: config.house },
    sides: config.seats.map(({ id, items }) => ({ id, area: null, points: 0, items: [...items], out: false })),
    battle: {
      map: null,
      round: 0,
      step: "set-up",
      window: 0,
      firstThing: 0,
      testWinner: null,
      first: null,
      player: null,
      turn: null,
      puppet: null,
      suddenDeath: false,
    },
    creatures: cards.map(({ card, owner }, index) => newCreature(config.content, `c${index + 1}`, card, owner)),
    effects: [],
    terrain: [],
    nextThing: cards.length + 1,
  };
}
