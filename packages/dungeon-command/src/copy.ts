import type { Attached, Body, Creature, SeatState } from "./state.ts";

/** Typed copies: what never changes is shared, so that a copy costs a few microseconds (design rule 1). */
function copyCounters(counters: Attached["counters"]): Attached["counters"] {
  for (const _ in counters) return { ...counters };
  return {};
}

function copyAttached(card: Attached): Attached {
  return { id: card.id, card: card.card, owner: card.owner, stamp: card.stamp, counters: copyCounters(card.counters) };
}

const noAttached: Attached[] = [];

function copyCreature(c: Creature): Creature {
  const copy: Creature = {
    id: c.id,
    stamp: c.stamp,
    card: c.card,
    size: c.size,
    owner: c.owner,
    controller: c.controller,
    at: c.at,
    damage: c.damage,
    tapped: c.tapped,
    activated: c.activated,
    moves: c.moves,
    burned: c.burned,
    attached: c.attached.length === 0 ? noAttached.slice() : c.attached.map(copyAttached),
    counters: copyCounters(c.counters),
    deeds: { ...c.deeds },
  };
  if (c.spared !== undefined) copy.spared = c.spared;
  return copy;
}

function copySeat(s: SeatState): SeatState {
  return {
    id: s.id,
    team: s.team,
    commander: s.commander,
    morale: s.morale,
    leadership: s.leadership,
    orderHand: s.orderHand.slice(),
    creatureHand: s.creatureHand.slice(),
    orderDeck: s.orderDeck.slice(),
    creatureDeck: s.creatureDeck.slice(),
    discard: s.discard.slice(),
    graveyard: s.graveyard.slice(),
    knownOrders: s.knownOrders.slice(),
    knownCreatures: s.knownCreatures.slice(),
    out: s.out,
  };
}

/** An independent copy of the tables. Effects, chests and tokens are replaced when they change, never altered. */
export function copyBody(body: Body): Body {
  const { turn } = body;
  return {
    content: body.content,
    battlefield: body.battlefield,
    mode: body.mode,
    seats: body.seats.map(copySeat),
    turn: {
      seat: turn.seat,
      count: turn.count,
      round: turn.round,
      first: turn.first,
      phase: turn.phase,
      active: turn.active,
      activation: turn.activation,
    },
    creatures: body.creatures.map(copyCreature),
    chests: body.chests.slice(),
    spareChests: body.spareChests,
    tokens: body.tokens.slice(),
    effects: body.effects.slice(),
    uses: body.uses.map((use) => ({ ...use })),
    nextThing: body.nextThing,
    nextStamp: body.nextStamp,
  };
}
