import { spacesOverlap } from "@undercroft/grid";
import type { RuleId } from "../ledger/rule-ids.ts";
import { forcedDismountCall } from "../mounting/calls.ts";
import { ofBoth } from "../powers/at.ts";
import type { Moment } from "../powers/moments.ts";
import type { Chapter, Run } from "../procedures.ts";
import { ask, call, done, next, nothing } from "../procedures.ts";
import { creatureOf } from "../reading/creatures.ts";
import { sceneOf } from "../reading/scene.ts";
import { idOf } from "../reading/seats.ts";
import { squaresOf } from "../reading/space.ts";
import type { Body, Creature } from "../state.ts";
import { destroysThere } from "../terrain/risk.ts";
import { comeTo, typesNewlyCovered } from "./come-to.ts";
import { comingCall } from "./coming.ts";
import { movementEnded } from "./ended.ts";
import type { MovingLocals, Swapping } from "./locals.ts";
import { illegalWithout } from "./position.ts";

type Pair = readonly [big: Creature, small: Creature];

const pairOf = (body: Body, { big, small }: Swapping): Pair => [creatureOf(body, big), creatureOf(body, small)];

/** By an action of its own nobody goes where the ground would destroy it (mn.terrain.no-suicide). */
const isSafe = (body: Body, creature: Creature, at: number, careful: string | null): boolean => {
  if (creature.id !== careful) return true;
  const { size } = creature;
  return !destroysThere(body, creature, typesNewlyCovered(body, { at: creature.at, size }, { at, size }));
};

/** Where the smaller one may go: inside the space that the bigger one leaves. */
function placesForSmall(body: Body, [big, small]: Pair, to: number, careful: string | null): readonly number[] {
  const { board, ground } = sceneOf(body);
  return squaresOf(ground, big).filter(
    (at) =>
      (big.size === small.size ? at === big.at : !spacesOverlap(board, to, big.size, at, small.size)) &&
      illegalWithout(body, small, at, big) === null &&
      isSafe(body, small, at, careful),
  );
}

/** Where the bigger one may go: over the whole space that the smaller one leaves, if that one then has a place. */
function placesForBig(body: Body, pair: Pair, careful: string | null): readonly number[] {
  const [big, small] = pair;
  const { board, ground } = sceneOf(body);
  const places: number[] = [];
  for (let at = 0; at < ground.count; at += 1) {
    if (!squaresOf(ground, small).every((square) => spacesOverlap(board, at, big.size, square, 1))) continue;
    if (illegalWithout(body, big, at, small) !== null || !isSafe(body, big, at, careful)) continue;
    if (placesForSmall(body, pair, at, careful).length > 0) places.push(at);
  }
  return places;
}

function changePlaces(run: Run, [big, small]: Pair, to: number, other: number): void {
  const [fromBig, fromSmall] = [big.at, small.at];
  small.at = other;
  comeTo(run, big, to);
  comeTo(run, small, other);
  const rule = "mn.forced.place";
  const because: readonly RuleId[] = big.size === small.size ? [] : ["mn.ruling.swap-sizes"];
  const manner = "place";
  run.emit({ event: "moved", creature: big.id, from: fromBig, to, path: [to], manner, because, rule });
  run.emit({ event: "moved", creature: small.id, from: fromSmall, to: other, path: [other], manner, because, rule });
}

/** Two creatures change places: nothing happens if one of them could not stand legally. */
export const swapProcedure: Chapter<Pick<MovingLocals, "swap">>["swap"] = {
  steps: {
    start: (run, locals) => {
      const pair = pairOf(run.body, locals);
      if (pair.some(({ status }) => status !== "in-play")) return done(nothing);
      const rider = pair.find(({ mount }) => mount !== null);
      return rider === undefined ? next("big") : call(forcedDismountCall(rider), "other");
    },
    // Both may ride.
    other: (run, locals) => {
      const rider = pairOf(run.body, locals).find(({ mount }) => mount !== null);
      return rider === undefined ? next("big") : call(forcedDismountCall(rider), "big");
    },
    big: (run, locals) => {
      const pair = pairOf(run.body, locals);
      const apart = pair.every(({ status, mount }) => status === "in-play" && mount === null);
      const among = apart ? placesForBig(run.body, pair, locals.careful) : [];
      const [only] = among;
      if (only === undefined) {
        const deadly = apart && placesForBig(run.body, pair, null).length > 0;
        const because = ["mn.ruling.swap-sizes"] as const;
        const rule = deadly ? "mn.terrain.no-suicide" : "mn.forced.legal-each-space";
        run.emit({ event: "noted", thing: locals.big, because, rule });
        return done(nothing);
      }
      locals.to = only;
      if (among.length === 1) return next("small");
      return ask(
        { kind: "position", creature: locals.big, among, optional: false, rule: "mn.forced.place" },
        [idOf(run.body, locals.chooser)],
        "small",
      );
    },
    small: (run, locals, input) => {
      if (input.kind === "answer" && input.answer.do === "put") locals.to = input.answer.at;
      const among = placesForSmall(run.body, pairOf(run.body, locals), locals.to, locals.careful);
      if (among.length === 1) return next("change");
      return ask(
        { kind: "position", creature: locals.small, among, optional: false, rule: "mn.forced.place" },
        [idOf(run.body, locals.chooser)],
        "change",
      );
    },
    change: (run, locals, input) => {
      const pair = pairOf(run.body, locals);
      const [first] = placesForSmall(run.body, pair, locals.to, locals.careful);
      const chosen = input.kind === "answer" && input.answer.do === "put" ? input.answer.at : first;
      if (chosen === undefined) return done(nothing);
      const [big, small] = pair;
      const [fromBig, fromSmall] = [big.at, small.at];
      changePlaces(run, pair, locals.to, chosen);
      locals.from = fromSmall;
      locals.came = fromBig;
      return call(comingCall(run.body, big, { at: fromBig, size: big.size }, locals.source), "second");
    },
    second: (run, locals) => {
      const small = creatureOf(run.body, locals.small);
      const from = { at: locals.from, size: small.size };
      return call(comingCall(run.body, small, from, locals.source), "ends");
    },
    ends: (run, { big, small, from, came }) => {
      const ended = (id: string, start: number): Moment[] =>
        ofBoth(run.body, movementEnded(run.body, creatureOf(run.body, id), start));
      return call({ procedure: "react", locals: { moments: [...ended(big, came), ...ended(small, from)] } }, "over");
    },
    over: () => done(nothing),
  },
};
