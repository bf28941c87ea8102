import { spaceSquares, spaceTable } from "@undercroft/grid";
import { squareId, squareOf } from "../ids.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import { announceNeighbours, enterSquares, neighboursIfWatched } from "../moving/movement.ts";
import { boardIn, squaresOf } from "../moving/space.ts";
import type { Chapter, Run } from "../procedures.ts";
import { ask, done, next, nothing } from "../procedures.ts";
import { creatureOf } from "../reading/names.ts";
import type { Body, Creature } from "../state.ts";
import type { Movement } from "../vocabulary/index.ts";
import { isStopped, offerMove } from "./displace.ts";
import { envNow, told } from "./frame.ts";
import type { EffectLocals } from "./locals.ts";

const rule: RuleId = "dc.ruling.enter-means-movement";

/** Whether a creature could stand with its north-west square here: legal squares that nobody else occupies. */
function canStand(body: Body, creature: Creature, at: number, besides: Creature | null = null): boolean {
  const board = boardIn(body);
  const size = creature.size;
  if (spaceTable(board, size).fits[at] !== 1) return false;
  const space = spaceSquares(board, at, size);
  return body.creatures.every(
    (other) =>
      other === creature || other === besides || !squaresOf(body, other).some((square) => space.includes(square)),
  );
}

/** A creature is set down elsewhere: it enters the squares there and none in between (dc.ruling.enter-means-movement). */
function setDown(run: Run, creature: Creature, to: number, how: Movement, move: () => void): void {
  const from = creature.at;
  const before = neighboursIfWatched(run, creature);
  move();
  enterSquares(run, creature, false);
  announceNeighbours(run, creature, before, neighboursIfWatched(run, creature), false);
  const { source } = envNow(run);
  run.emit({ event: "moved", creature: creature.id, from, to, path: [to], how, source, rule });
}

function swapSpaces(run: Run, a: Creature, b: Creature): void {
  const places = { a: a.at, b: b.at };
  const before = neighboursIfWatched(run, b);
  setDown(run, a, places.b, "swap", () => {
    a.at = places.b;
    b.at = places.a;
  });
  // The other has gone the other way in the same moment: it enters its squares as well.
  const { source } = envNow(run);
  enterSquares(run, b, false);
  announceNeighbours(run, b, before, neighboursIfWatched(run, b), false);
  run.emit({
    event: "moved",
    creature: b.id,
    from: places.b,
    to: places.a,
    path: [places.a],
    how: "swap",
    source,
    rule,
  });
}

export const placeProcedures: Chapter<Pick<EffectLocals, "place" | "swap">> = {
  place: {
    steps: {
      start: (run, { creature }) =>
        offerMove(run, creature, "place", 1, envNow(run).source, "offered") ?? next("choose"),
      offered: (_run, _locals, input) => (isStopped(input) ? done(nothing) : next("choose")),
      choose: (run, locals) => {
        const env = envNow(run);
        const creature = creatureOf(run.body, locals.creature);
        const seat = run.body.seats[env.seat];
        if (creature === null || seat === undefined) return done(nothing);
        locals.squares = locals.squares.filter((at) => canStand(run.body, creature, at));
        if (locals.squares.length === 0) {
          run.emit({ event: "did-not-move", creature: creature.id, rule: "dc.move.end-unoccupied" });
          return done(nothing);
        }
        if (locals.squares.length === 1) return next("put");
        return ask(
          {
            kind: "choose",
            purpose: "place",
            from: locals.squares.map(squareId),
            min: 1,
            max: 1,
            text: locals.step,
            self: env.self,
            need: null,
            hidden: null,
            rule: told,
          },
          [seat.id],
          "chosen",
        );
      },
      chosen: (_run, locals, input) => {
        const id = input.kind === "answer" && input.answer.do === "choose" ? input.answer.things[0] : undefined;
        const square = id === undefined ? null : squareOf(id);
        if (square === null) return done(nothing);
        locals.squares = [square];
        return next("put");
      },
      put: (run, locals) => {
        const creature = creatureOf(run.body, locals.creature);
        const [to] = locals.squares;
        if (creature !== null && to !== undefined && to !== creature.at)
          setDown(run, creature, to, "place", () => {
            creature.at = to;
          });
        return done(nothing);
      },
    },
  },
  swap: {
    steps: {
      start: (run, { asking }) => {
        const id = asking.shift();
        if (id === undefined) return next("swap");
        return offerMove(run, id, "swap", 1, envNow(run).source, "offered") ?? next("start");
      },
      offered: (_run, _locals, input) => (isStopped(input) ? done(nothing) : next("start")),
      swap: (run, locals) => {
        const a = creatureOf(run.body, locals.a);
        const b = creatureOf(run.body, locals.b);
        if (a === null || b === null) return done(nothing);
        if (canStand(run.body, a, b.at, b) && canStand(run.body, b, a.at, a) && fitTogether(run.body, a, b))
          swapSpaces(run, a, b);
        else run.emit({ event: "did-not-move", creature: a.id, rule: "dc.move.end-unoccupied" });
        return done(nothing);
      },
    },
  },
};

/** Spaces of different sizes may come to overlap when they change places. */
function fitTogether(body: Body, a: Creature, b: Creature): boolean {
  const board = boardIn(body);
  const one = spaceSquares(board, b.at, a.size);
  return !spaceSquares(board, a.at, b.size).some((square) => one.includes(square));
}
