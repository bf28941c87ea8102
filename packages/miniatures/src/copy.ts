import type { Battle, Body, Creature, CreatureTurn, Side } from "./state.ts";

/** Typed copies: what never changes is shared, so that a copy costs a few microseconds (design rule 1). */
function copyCreature(c: Creature): Creature {
  return {
    id: c.id,
    card: c.card,
    owner: c.owner,
    status: c.status,
    at: c.at,
    size: c.size,
    mount: c.mount,
    hitPoints: c.hitPoints,
    maximum: c.maximum,
    bloodied: c.bloodied,
    stillDamaged: c.stillDamaged,
    items: c.items,
    acted: c.acted,
    lastLegal: c.lastLegal,
    summoned: c.summoned,
    uses: c.uses,
    championUses: c.championUses,
    window: c.window,
  };
}

function copySide(s: Side): Side {
  return { id: s.id, area: s.area, points: s.points, items: s.items.slice(), out: s.out };
}

function copyTurn(turn: CreatureTurn): CreatureTurn {
  return {
    creature: turn.creature,
    phase: turn.phase,
    attacks: turn.attacks,
    moves: turn.moves,
    minors: turn.minors,
    over: turn.over,
    ended: turn.ended,
    charged: turn.charged,
    dominator: turn.dominator,
    noActions: turn.noActions,
  };
}

function copyBattle(b: Battle): Battle {
  return {
    map: b.map,
    round: b.round,
    step: b.step,
    window: b.window,
    firstThing: b.firstThing,
    testWinner: b.testWinner,
    first: b.first,
    player: b.player,
    turn: b.turn === null ? null : copyTurn(b.turn),
    puppet: b.puppet,
    suddenDeath: b.suddenDeath,
  };
}

/** An independent copy of the tables. Effects, uses and window logs are replaced when they change, never altered. */
export function copyBody(body: Body): Body {
  return {
    content: body.content,
    maps: body.maps,
    names: body.names,
    mode: body.mode,
    sides: body.sides.map(copySide),
    battle: copyBattle(body.battle),
    creatures: body.creatures.map(copyCreature),
    effects: body.effects.slice(),
    terrain: body.terrain,
    nextThing: body.nextThing,
  };
}
