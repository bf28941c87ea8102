import { receive, receiveAct } from "../border.ts";
import type { Game, GameTypes, MatchState, SeatId } from "../game.ts";
import { sameJson } from "../json.ts";
import { answer, hashState, kernelRules, openQuestion, seatsAsked } from "../match.ts";
import type { Session } from "../record.ts";
import { actOn, play } from "../record.ts";
import { openRecord, toJson } from "../record-file.ts";
import { redo, undo } from "../undo.ts";
import type { Plan, Report, Spot } from "./play-out.ts";
import { playOut, randomAnswer, Tally } from "./play-out.ts";

/** In the games that are not interrupted at every question, one question in INTERVAL is. */
const INTERVAL = 12;
/** Moves that are looked at after somebody conceded; one time in LONG_LOOK the match is played to its end instead. */
const LOOK_ON = 60;
const LONG_LOOK = 10;
/** Moves after which a match that somebody left counts as hanging. */
const PATIENCE = 20_000;

/** Things that come in from outside and are no answers. */
const rubbish: readonly unknown[] = [null, 7, "pass", [], {}, { question: "1" }, { question: 1, answer: undefined }];

/**
 * Interruptions: at every question of the first `wholeGames` games and at some of each other, it is tried
 * - to answer twice, late, for a seat that is not asked, and with rubbish: refused by the right rule, nothing changed;
 * - to concede with every seat, asked or not: the match goes on to its end without crash or dead end;
 * - to offer, decline and accept a draw;
 * - to take moves back and make them again: the same states, and the old question's id no longer serves;
 * - to save, read and open the record: the same match.
 */
export function interruptions<T extends GameTypes>(plan: Plan<T>, wholeGames = 20): Report<T> {
  const tally = new Tally<T>();
  for (let i = 0; i < plan.games; i++)
    playOut(plan, i, tally, (spot) => {
      if (i >= wholeGames && spot.pick(INTERVAL) !== 0) return;
      tally.count("questions");
      tryAnswers(spot);
      tryOffers(spot);
      for (const seat of spot.session.state.seats)
        if (spot.game.isIn(spot.session.state, seat)) tryConceding(spot, seat);
      tryUndo(spot);
      tryRestart(spot);
    });
  return tally.report("interruptions", plan.games);
}

function same<T extends GameTypes>(game: Game<T>, a: MatchState<T>, b: MatchState<T>): boolean {
  return hashState(game, a) === hashState(game, b);
}

function tryAnswers<T extends GameTypes>(spot: Spot<T>): void {
  const { game, session, asked, pick, fail } = spot;
  const { state } = session;
  const before = JSON.stringify(state);
  const refused = (what: string, rule: string | null, wanted: readonly string[]): void => {
    if (rule === null) fail(`${what}-taken`, "an answer that must be refused was taken");
    else if (!wanted.includes(rule)) fail(`${what}-reason`, `refused by ${rule} instead of ${wanted.join(" or ")}`);
    if (JSON.stringify(state) !== before) fail(`${what}-changed`, "a refusal changed the state");
  };
  const ruleOf = (outcomes: { readonly ok: true } | { readonly ok: false; readonly rule: string }): string | null =>
    outcomes.ok ? null : outcomes.rule;
  const chosen = randomAnswer(game, session, pick);
  if (typeof chosen === "string") return;
  for (const thing of rubbish)
    refused("rubbish", ruleOf(receive(game, state, chosen.seat, thing)), [kernelRules.shape]);
  refused("rubbish", ruleOf(receiveAct(game, state, chosen.seat, { act: "win" })), [kernelRules.shape]);
  refused("late", ruleOf(answer(game, state, chosen.seat, { ...chosen, question: asked.id - 1 })), [kernelRules.late]);
  for (const seat of [...state.seats, "nobody"])
    if (!asked.seats.includes(seat)) refused("foreign", ruleOf(answer(game, state, seat, chosen)), [kernelRules.seat]);
  const once = answer(game, state, chosen.seat, chosen);
  if (!once.ok) return;
  const twice = answer(game, once.state, chosen.seat, chosen);
  refused("doubled", ruleOf(twice), [kernelRules.late, kernelRules.twice, kernelRules.over]);
}

function tryOffers<T extends GameTypes>({ game, session, fail }: Spot<T>): void {
  const seats = session.state.seats.filter((seat) => game.isIn(session.state, seat));
  const [first, ...others] = seats;
  if (first === undefined || others.length === 0) return;
  let here = session;
  const make = (seat: SeatId, act: "offer-draw" | "accept-draw" | "decline-draw"): void => {
    const played = actOn(game, here, seat, { act });
    if (played.ok) here = played.session;
    else fail("offer-refused", `${act} of ${seat} is refused by ${played.rule}`);
  };
  make(first, "offer-draw");
  make(others[0] ?? first, "decline-draw");
  if (!same(game, here.state, session.state)) fail("offer-remains", "an offer that was declined has left a trace");
  make(first, "offer-draw");
  for (const seat of others) make(seat, "accept-draw");
  if (here.state.outcome?.kind !== "draw") fail("draw-not-agreed", "all seats agreed to a draw, and the match goes on");
}

function tryConceding<T extends GameTypes>({ game, session, pick, fail }: Spot<T>, seat: SeatId): void {
  const left = actOn(game, session, seat, { act: "concede" });
  if (!left.ok) {
    fail("concede-refused", `${seat}: ${left.rule}`);
    return;
  }
  if (game.isIn(left.session.state, seat)) fail("concede-ignored", `${seat} has conceded and is still in`);
  let here = left.session;
  const toTheEnd = pick(LONG_LOOK) === 0;
  for (let moves = 0; here.state.outcome === null && (toTheEnd || moves < LOOK_ON); moves++) {
    if (seatsAsked(here.state).includes(seat)) fail("concede-asked", `${seat} is asked after conceding`);
    const chosen = randomAnswer(game, here, pick);
    if (typeof chosen === "string" || moves > PATIENCE) {
      fail("concede-hangs", `after ${seat} left: ${typeof chosen === "string" ? chosen : "it does not end"}`);
      return;
    }
    const played = play(game, here, chosen.seat, chosen);
    if (!played.ok) {
      fail("concede-hangs", `after ${seat} left, a sampled answer is refused by ${played.rule}`);
      return;
    }
    here = played.session;
  }
  if (here.state.outcome?.kind === "runaway") fail("concede-hangs", `after ${seat} left: ${here.state.outcome.rule}`);
}

function tryUndo<T extends GameTypes>({ game, session, asked, pick, fail }: Spot<T>): void {
  const { length } = session.record.moves;
  if (length === 0) return;
  const steps = 1 + pick(Math.min(length, 3));
  const policy = { mode: "strict", own: session.state.seats, computers: [], consent: true } as const;
  const back = undo(game, session, steps, policy);
  if (!back.ok) {
    fail("undo-refused", back.rule);
    return;
  }
  const open = openQuestion(back.session.state);
  if (open !== null && open.id <= asked.id)
    fail("undo-rewinds", "after undo a question has an id that was used before");
  let here: Session<T> = back.session;
  for (let i = 0; i < steps; i++) {
    const again = redo(game, here);
    if (!again.ok) {
      fail("redo-refused", again.rule);
      return;
    }
    here = again.session;
  }
  if (!same(game, here.state, session.state))
    fail("redo-differs", `${steps} moves taken back and made again lead elsewhere`);
}

function tryRestart<T extends GameTypes>({ game, session, fail }: Spot<T>): void {
  const opened = openRecord(game, toJson(game, session));
  if (opened.kind === "unreadable")
    fail("restart-unreadable", opened.faults.map((one) => `${one.place}: ${one.why}`).join("; "));
  else if (opened.kind === "snapshots") fail("restart-differs", opened.faults.map((one) => one.detail).join("; "));
  else if (!sameJson(opened.session.state, session.state))
    fail("restart-differs", "a match that was saved and opened is another");
}
