import { receive, receiveAct } from "../border.ts";
import type { Pick } from "../domain.ts";
import type { GameTypes, SeatId } from "../game.ts";
import { sameJson } from "../json.ts";
import { answer, kernelRules } from "../match.ts";
import { actOn } from "../record.ts";
import { tryConceding } from "./conceding.ts";
import type { Plan, Report, Spot } from "./play-out.ts";
import { pickFrom, playOut, randomAnswer, Tally, textOf } from "./play-out.ts";
import { tryRestart } from "./restarting.ts";
import { follow, secondTable } from "./second-table.ts";
import { Texts } from "./texts.ts";
import { RecentSnapshots, tryUndo } from "./undoing.ts";

/** Questions at which a game is interrupted that is not interrupted everywhere. */
const SOME = 10;
/** Of these, those at which the whole record is saved and opened: the match is played again from its beginning for it. */
const OPENED = 2;
/** So many questions of a game are interrupted one after the other, then every second of as many, every fourth, and so on. */
const DENSE = 300;

/** Things that come in from outside and are no answers. */
const rubbish: readonly unknown[] = [null, 7, "pass", [], {}, { question: "1" }, { question: 1, answer: undefined }];

/**
 * Interruptions: at every question of the first `wholeGames` games, at ever fewer of them where a game is long, and at ten
 * random ones of each other game, it is tried
 * - to answer twice, late, for a seat that is not asked, and with rubbish: refused by the right rule, nothing changed;
 * - to concede with every seat, asked or not: the match goes on without crash or dead end;
 * - to offer, decline and accept a draw;
 * - to take moves back and make them again: the same states, and the old question's id no longer serves;
 * - to restart: what is saved, read and played again is the same match. At all these questions a second table is sent what
 *   has been recorded since the last one; at two of them and at the end the whole record is saved, verified and opened.
 */
export function interruptions<T extends GameTypes>(plan: Plan<T>, wholeGames = 20): Report<T> {
  const tally = new Tally<T>();
  for (let i = 0; i < plan.games; i++) {
    const whole = i < wholeGames;
    const some = new Sample<Spot<T>>(whole ? OPENED : SOME, pickFrom(`${plan.seed}/${i}/interrupted`));
    const end = whole ? interruptEverywhere(plan, i, tally, some) : playOut(plan, i, tally, (spot) => some.add(spot));
    for (const [at, spot] of some.items.entries()) {
      guarded(spot, () => {
        if (!whole) interrupt(spot, new Texts(spot.game, spot.session.state), tally);
        // The record of a match in which moves were taken back holds all that a plain one does, and more.
        const again = tryUndo(spot, null) ?? spot.session;
        if (at < OPENED) tryRestart(spot.game, again, spot.fail);
      });
    }
    if (end !== null) tryRestart(plan.game, end, (kind, detail) => tally.fail(end, end.record.seed, kind, detail));
  }
  return tally.report("interruptions", plan.games);
}

function interruptEverywhere<T extends GameTypes>(
  plan: Plan<T>,
  number: number,
  tally: Tally<T>,
  some: Sample<Spot<T>>,
): ReturnType<typeof playOut<T>> {
  let texts: Texts<T> | null = null;
  const recent = new RecentSnapshots();
  let second: ReturnType<typeof secondTable<T>> | null = null;
  let passed = 0;
  return playOut(plan, number, tally, (spot) => {
    if (!isDue(passed++)) return;
    const { game, session, fail } = spot;
    texts ??= new Texts(game, session.state);
    interrupt(spot, texts, tally);
    tryUndo(spot, recent.before(spot));
    second ??= secondTable(game, session);
    if (typeof second !== "string") second = follow(game, second, session.record);
    if (typeof second === "string") fail("restart-differs", second);
    else if (!sameJson(second.texts.named(second.state), texts.named(session.state)))
      fail("restart-differs", "a match that was saved and played again is another");
    some.add(spot);
  });
}

/** Whether a game is interrupted at a question of this number. */
function isDue(number: number): boolean {
  let [from, every] = [0, 1];
  while (number >= from + DENSE * every) {
    from += DENSE * every;
    every *= 2;
  }
  return (number - from) % every === 0;
}

/** What is tried wherever a game is interrupted. */
function interrupt<T extends GameTypes>(spot: Spot<T>, texts: Texts<T>, tally: Tally<T>): void {
  tally.count("questions");
  tryAnswers(spot, texts);
  tryOffers(spot, texts);
  const { state } = spot.session;
  for (const seat of state.seats) if (spot.game.isIn(state, seat)) tryConceding(spot, seat);
}

function guarded<T extends GameTypes>(spot: Spot<T>, tried: () => void): void {
  try {
    tried();
  } catch (error) {
    spot.fail("crash", textOf(error));
  }
}

/** So many of the things that come by, each with the same chance. */
class Sample<V> {
  readonly items: V[] = [];
  private passed = 0;
  private readonly size: number;
  private readonly pick: Pick;

  constructor(size: number, pick: Pick) {
    this.size = size;
    this.pick = pick;
  }

  add(item: V): void {
    this.passed++;
    if (this.items.length < this.size) this.items.push(item);
    else {
      const place = this.pick(this.passed);
      if (place < this.size) this.items[place] = item;
    }
  }
}

function tryAnswers<T extends GameTypes>(spot: Spot<T>, texts: Texts<T>): void {
  const { game, session, asked, pick, fail } = spot;
  const { state } = session;
  const before = texts.write(state);
  const refused = (what: string, rule: string | null, wanted: readonly string[]): void => {
    if (rule === null) fail(`${what}-taken`, "an answer that must be refused was taken");
    else if (!wanted.includes(rule)) fail(`${what}-reason`, `refused by ${rule} instead of ${wanted.join(" or ")}`);
  };
  const ruleOf = (outcomes: { readonly ok: true } | { readonly ok: false; readonly rule: string }): string | null =>
    outcomes.ok ? null : outcomes.rule;
  const chosen = randomAnswer(game, state, pick);
  if (typeof chosen === "string") return;
  for (const thing of rubbish)
    refused("rubbish", ruleOf(receive(game, state, chosen.seat, thing)), [kernelRules.shape]);
  refused("rubbish", ruleOf(receiveAct(game, state, chosen.seat, { act: "win" })), [kernelRules.shape]);
  refused("late", ruleOf(answer(game, state, chosen.seat, { ...chosen, question: asked.id - 1 })), [kernelRules.late]);
  for (const seat of [...state.seats, "nobody"])
    if (!asked.seats.includes(seat)) refused("foreign", ruleOf(answer(game, state, seat, chosen)), [kernelRules.seat]);
  const once = answer(game, state, chosen.seat, chosen);
  if (once.ok) {
    const after = texts.write(once.state);
    const twice = answer(game, once.state, chosen.seat, chosen);
    refused("doubled", ruleOf(twice), [kernelRules.late, kernelRules.twice, kernelRules.over]);
    if (texts.write(once.state) !== after) fail("doubled-changed", "a refusal changed the state");
  }
  if (texts.write(state) !== before) fail("refusal-changed", "a refusal or an answer on a copy changed the state");
}

function tryOffers<T extends GameTypes>({ game, session, fail }: Spot<T>, texts: Texts<T>): void {
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
  if (!sameJson(texts.named(here.state), texts.named(session.state)))
    fail("offer-remains", "an offer that was declined has left a trace");
  make(first, "offer-draw");
  for (const seat of others) make(seat, "accept-draw");
  if (here.state.outcome?.kind !== "draw") fail("draw-not-agreed", "all seats agreed to a draw, and the match goes on");
}
