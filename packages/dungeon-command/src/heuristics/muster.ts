import type { Board } from "@undercroft/grid";
import { spaceDistance } from "@undercroft/grid";
import { boardIn } from "../moving/space.ts";
import type { Body, Creature } from "../state.ts";
import { hitPointsOf, meleeOf, printedLevel, rangedOf, speedOf } from "../traits.ts";

/** A creature as computer players see it: its present numbers, read once. */
export interface Figure {
  readonly id: string;
  /** Seat number of its controller. */
  readonly seat: number;
  readonly owner: number;
  readonly team: number;
  readonly at: number;
  readonly size: number;
  readonly level: number;
  readonly hitPoints: number;
  /** Points that it can still take. */
  readonly left: number;
  readonly speed: number;
  readonly melee: number;
  readonly ranged: { readonly damage: number; readonly distance: number } | null;
  readonly tapped: boolean;
  /** It may still act this turn, and is of the team that looks. */
  readonly acts: boolean;
  readonly active: boolean;
  readonly moved: boolean;
}

/** All creatures of a position. */
export interface Muster {
  readonly body: Body;
  readonly board: Board;
  readonly figures: readonly Figure[];
  /** The team that looks. */
  readonly team: number;
}

/** The position as a team looks at it: only its own creatures are thought to act still this turn. */
export function muster(body: Body, team: number): Muster {
  return {
    body,
    board: boardIn(body),
    figures: body.creatures.map((creature) => figureOf(body, creature, team)),
    team,
  };
}

function figureOf(body: Body, creature: Creature, mine: number): Figure {
  const { turn } = body;
  const hitPoints = Math.max(1, hitPointsOf(body, creature));
  const active = turn.active === creature.id;
  const team = body.seats[creature.controller]?.team ?? -1;
  const acting = turn.phase === "activate" && turn.seat === creature.controller && team === mine;
  return {
    id: creature.id,
    seat: creature.controller,
    owner: creature.owner,
    team,
    at: creature.at,
    size: creature.size,
    level: printedLevel(body, creature),
    hitPoints,
    left: Math.max(1, hitPoints - creature.damage),
    speed: speedOf(body, creature),
    melee: meleeOf(body, creature),
    ranged: rangedOf(body, creature),
    tapped: creature.tapped,
    acts: acting && (active || !creature.activated),
    active,
    moved: active && creature.moves > 0,
  };
}

/** A creature somewhere else; `fresh` takes it as untapped, for an attack that is still to come. */
export function placed(figure: Figure, at: number, fresh: boolean): Figure {
  return fresh ? { ...figure, at, tapped: false, acts: true, active: true, moved: true } : { ...figure, at };
}

/** Squares between two creatures, walls respected. */
export function between(board: Board, a: Figure, b: Figure): number {
  return spaceDistance(board, a.at, a.size, b.at, b.size);
}
