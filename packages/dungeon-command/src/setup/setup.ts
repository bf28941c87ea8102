import { takeCollected } from "@undercroft/kernel";
import { seatRef } from "../ids.ts";
import { clockwiseFrom } from "../multiplayer.ts";
import type { Chapter, Run } from "../procedures.ts";
import { ask, call, done, next, nothing } from "../procedures.ts";
import { settle } from "../stack/triggers.ts";
import type { SeatState } from "../state.ts";
import { drawAtSetup, shuffleDeck } from "./drawing.ts";
import type { SetupLocals } from "./locals.ts";

/** dc.setup.sequence; the battlefield was built before the match began. */
export const setupProcedures: Chapter<Pick<SetupLocals, "setup">> = {
  setup: {
    collects: true,
    steps: {
      start: (run) => {
        run.emit({ event: "noted", thing: null, rule: "dc.setup.sequence" });
        layChests(run);
        return next("commanders");
      },
      commanders: (run) => {
        for (const [number, seat] of run.body.seats.entries()) chooseCommander(run, number, seat);
        run.emit({ event: "noted", thing: null, rule: "dc.ruling.open-warbands" });
        return next("hands");
      },
      hands: (run) => {
        for (const [number, seat] of run.body.seats.entries()) drawHands(run, number, seat);
        return next("roll");
      },
      roll: (run, locals) => {
        locals.winner = run.draw("first player", run.body.seats.length);
        const rule = "dc.deploy-start.random-winner-chooses";
        run.emit({ event: "seat-wins-roll", seat: locals.winner, rule });
        const id = run.body.seats[locals.winner]?.id;
        return id === undefined ? next("deploy") : ask({ kind: "first-or-second", rule }, [id], "order");
      },
      order: (run, locals, input) => {
        const second = input.kind === "answer" && input.answer.do === "second";
        const first = firstToDeploy(run, locals.winner, second);
        run.body.turn.first = first;
        const many = run.body.seats.length > 2;
        const rule = many ? "dc.ruling.first-player-many-players" : "dc.deploy-start.random-winner-chooses";
        run.emit({ event: "first-seat", seat: first, rule });
        locals.waiting.push(...clockwiseFrom(run.body, first));
        // What was laid out and dealt before sets off nothing (dc.ruling.starting-deployment-triggers).
        takeCollected(run);
        return next("deploy");
      },
      deploy: (run, { waiting }) => {
        const seat = waiting.shift();
        if (seat === undefined) return next("deployed");
        run.body.turn.seat = seat;
        return call({ procedure: "deployment", locals: { seat, starting: true, placed: [] } }, "deploy");
      },
      // All are there; whoever goes first is asked first, as in the turn that is about to begin.
      deployed: (run) => {
        run.body.turn.seat = run.body.turn.first;
        const triggers = settle(run, "end");
        if (triggers === null) return done(nothing);
        run.emit({ event: "noted", thing: null, rule: "dc.ruling.starting-deployment-triggers" });
        return triggers;
      },
      end: () => done(nothing),
    },
  },
};

/** dc.ruling.first-player-many-players: the winner, or the player to the winner's right; seats that left are passed over. */
function firstToDeploy(run: Run, winner: number, second: boolean): number {
  const around = clockwiseFrom(run.body, winner);
  const own = run.body.seats[winner]?.out === false;
  const right = around[around.length - 1];
  return (second && own ? right : around[0]) ?? winner;
}

function layChests(run: Run): void {
  const { body } = run;
  const first = body.mode.game === "first-game";
  const pool = body.spareChests.map(String);
  if (!first) {
    run.shuffle("mix treasure chests", pool);
    run.emit({ event: "noted", thing: null, rule: "dc.ruling.chest-values" });
  }
  const values = pool.map(Number);
  body.chests = body.chests.slice(0, values.length).map(({ at }, i) => ({ at, value: values[i] ?? null }));
  body.spareChests = values.slice(body.chests.length).sort((a, b) => a - b);
  const squares = body.chests.map((chest) => chest.at);
  if (squares.length > 0) run.emit({ event: "noted", thing: null, rule: "dc.treasure.starts-covered" });
  run.emit({
    event: "chests-laid",
    squares,
    rule: first ? "dc.first-game.chests" : "dc.battlefield.chests-after-tiles",
  });
}

/** The card is laid face up and its numbers are set (dc.warband.commander-selection). */
function chooseCommander(run: Run, number: number, seat: SeatState): void {
  const card = run.body.content.commanders[seat.commander];
  if (card === undefined) throw new Error(`the match has no commander "${seat.commander}"`);
  const first = run.body.mode.game === "first-game";
  const { morale, leadership } = card;
  const raise = { event: "track-raised", seat: number } as const;
  run.emit({ ...raise, track: "morale", by: morale, to: morale, rule: "dc.commander.starting-morale" });
  seat.morale = morale;
  if (first) {
    seat.morale -= 3;
    const rule = "dc.first-game.morale-minus-three";
    run.emit({ event: "track-lowered", track: "morale", seat: number, by: 3, to: seat.morale, rule });
  }
  seat.leadership = leadership;
  const printed = first ? "dc.first-game.leadership-and-power-printed" : "dc.commander.starting-leadership";
  run.emit({ ...raise, track: "leadership", by: leadership, to: leadership, rule: printed });
  run.emit({
    event: "commander-chosen",
    seat: number,
    card: seat.commander,
    morale: seat.morale,
    leadership,
    rule: first ? "dc.first-game.commander-each" : "dc.warband.commander-selection",
  });
}

function drawHands(run: Run, number: number, seat: SeatState): void {
  const card = run.body.content.commanders[seat.commander];
  if (card === undefined) return;
  shuffleDeck(run, number, "order");
  shuffleDeck(run, number, "creature");
  run.emit({ event: "noted", thing: seatRef(number), rule: "dc.setup.starting-draw" });
  if (run.body.mode.game === "first-game") {
    run.emit({ event: "noted", thing: seatRef(number), rule: "dc.ruling.first-game-hand-sizes" });
  }
  drawAtSetup(run, number, "order", card.startingOrders, "dc.commander.starting-order-hand");
  drawAtSetup(run, number, "creature", card.creatureHand, "dc.commander.creature-hand-start");
  redraw(run, number, seat, card.creatureHand);
}

/** dc.ruling.undeployable-opening-hand */
function redraw(run: Run, number: number, seat: SeatState, count: number): void {
  const level = (card: string): number => run.body.content.creatures[card]?.level ?? Number.POSITIVE_INFINITY;
  const deployable = (cards: readonly string[]): boolean => cards.some((card) => level(card) <= seat.leadership);
  if (!deployable(seat.creatureDeck)) return;
  while (!deployable(seat.creatureHand)) {
    const rule = "dc.ruling.undeployable-opening-hand";
    run.emit({ event: "hand-redrawn", seat: number, cards: [...seat.creatureHand], rule });
    seat.creatureDeck.unshift(...seat.creatureHand.splice(0));
    shuffleDeck(run, number, "creature");
    drawAtSetup(run, number, "creature", count, rule);
  }
}
