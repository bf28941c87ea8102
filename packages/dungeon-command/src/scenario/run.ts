import type { Verdict } from "@undercroft/kernel";
import { act, answer, openQuestion, resume, seatsAsked } from "@undercroft/kernel";
import type { DcEvent } from "../events.ts";
import { dungeonCommand } from "../game.ts";
import { type RuleId, ruleIds, rulingIds } from "../ledger/rule-ids.ts";
import { notesOf } from "../notes.ts";
import type { Asked, State } from "../procedures.ts";
import type { Answer } from "../questions.ts";
import { topAction } from "../stack/pile.ts";
import type { Content } from "../state.ts";
import type { Pack } from "../vocabulary/index.ts";
import { whyNot } from "../why-not.ts";
import { layout, match, warband } from "./before.ts";
import { type Case, setupsOf } from "./cases.ts";
import { fits, show, type Words, wordsOf, writtenOut } from "./choices.ts";
import { contentFor, packFor } from "./content.ts";
import { describe, eventWords } from "./describe.ts";
import { measure } from "./measure.ts";
import { type Names, ScenarioFault, square } from "./names.ts";
import { positionOf } from "./position.ts";
import type { ScenarioFile } from "./schema.ts";
import { differences } from "./subset.ts";

/** What an expectation of the file found cited by the engine, for the record of covered rules. */
export interface Cited {
  readonly emitted: object;
  readonly rule: string;
}

export interface CaseReport {
  readonly name: string;
  /** Empty if the case passes. */
  readonly failures: readonly string[];
  readonly cited: readonly Cited[];
}

/** One case being played. */
interface Playing {
  state: State;
  readonly names: Names;
  events: DcEvent[];
  /** Refusals since the last expect, with the words of what was refused. */
  readonly cited: Cited[];
  /** What warbands of the file can be made of. */
  readonly pack: () => Pack;
}

const commands: readonly string[] = [
  "asked",
  "pass",
  "offered",
  "notOffered",
  "expect",
  "view",
  "concede",
  "act",
  "measure",
  "layout",
  "warband",
  "match",
];

function take(playing: Playing, seat: string, given: Answer): void {
  const asked = openQuestion(playing.state);
  if (asked === null) throw new ScenarioFault("nobody is asked anything: the match is over");
  const result = answer(dungeonCommand, playing.state, seat, { question: asked.id, answer: given });
  if (!result.ok)
    throw new ScenarioFault(`${seat} may not ${show(wordsOf(playing.state, given, playing.names))}: ${result.rule}`);
  playing.state = result.state;
  playing.events.push(...result.events);
  playing.names.notice(result.state.body);
}

/** Answers a question that leaves no choice, so that files need not spell out passes that nobody could help. */
function askedSeat(playing: Playing, seat: string): Asked {
  const asked = openQuestion(playing.state);
  if (asked === null) throw new ScenarioFault(`${seat} is asked nothing: the match is over`);
  if (!seatsAsked(playing.state).includes(seat))
    throw new ScenarioFault(`${seat} is not asked now; ${asked.seats.join(", ")} is, about "${asked.question.kind}"`);
  return asked;
}

function choose(playing: Playing, seat: string, wanted: Words): void {
  const asked = askedSeat(playing, seat);
  const { state, names } = playing;
  const whole = writtenOut(state, asked, wanted, names);
  if (whole !== null) {
    const verdict = dungeonCommand.check(state, asked, seat, whole);
    if (!verdict.legal) throw new ScenarioFault(`${seat} may not ${show(wanted)}: ${verdict.rule}`);
    take(playing, seat, whole);
    return;
  }
  const options = dungeonCommand.domain(state, asked, seat).enumerate() ?? [];
  // Nobody assists where the file does not say so.
  const exact = wanted["do"] === "play" ? { assist: false, ...wanted } : wanted;
  const matching = options.filter((option) => fits(wordsOf(state, option, names), exact));
  const [only, second] = matching;
  if (only === undefined || second !== undefined) {
    const list = (second === undefined ? options : matching).map((option) => show(wordsOf(state, option, names)));
    const count = second === undefined ? "no legal answer" : `${matching.length} legal answers`;
    throw new ScenarioFault(
      `${seat}: ${show(wanted)} fits ${count} to "${asked.question.kind}"; legal: ${list.slice(0, 12).join(" ")}`,
    );
  }
  take(playing, seat, only);
}

/** Declines responses: all of them until something else is asked, or one seat's once. */
function pass(playing: Playing, who: unknown): void {
  if (who !== "all") {
    choose(playing, String(who), { do: "pass" });
    return;
  }
  for (let n = 0; n < 500; n++) {
    const asked = openQuestion(playing.state);
    const [seat] = seatsAsked(playing.state);
    if (asked === null || seat === undefined || asked.question.kind !== "respond") return;
    take(playing, seat, { do: "pass" });
  }
  throw new ScenarioFault("passing does not come to an end");
}

function record(value: unknown, key: string): Words {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new ScenarioFault(`"${key}" needs a table`);
  return Object.fromEntries(Object.entries(value));
}

function expectAsked(playing: Playing, value: unknown): void {
  const wanted = record(value, "asked");
  const asked = openQuestion(playing.state);
  const seats = seatsAsked(playing.state);
  if (asked === null) throw new ScenarioFault("nobody is asked anything: the match is over");
  const { seat, ...rest } = wanted;
  const fitting = (seat === undefined || seats.includes(String(seat))) && fits({ ...asked.question }, rest);
  if (!fitting)
    throw new ScenarioFault(
      `asked: ${show(wanted)} was expected, but ${seats.join(", ")} is asked ${show({ kind: asked.question.kind, rule: asked.question.rule })}`,
    );
  playing.cited.push({ emitted: asked.question, rule: asked.question.rule });
}

/** What the rules say of an answer that the file says is not offered. */
function refusals(playing: Playing, seat: string, wanted: Words): readonly RuleId[] | null {
  const asked = openQuestion(playing.state);
  if (asked === null || !asked.seats.includes(seat)) return null;
  const { state, names } = playing;
  const whole = writtenOut(state, asked, wanted, names) ?? bare(wanted, asked);
  if (whole !== null) {
    const verdict: Verdict = dungeonCommand.check(state, asked, seat, whole);
    return verdict.legal ? [] : [ruleOf(verdict.rule)];
  }
  const { kind } = asked.question;
  const options = dungeonCommand.domain(state, asked, seat).enumerate() ?? [];
  if (options.some((option) => fits(wordsOf(state, option, names), wanted))) return [];
  if (kind !== "turn" && kind !== "respond") return null;
  const greyed = whyNot(state, kind, seat)
    .filter(({ answer: refused }) => fits(wordsOf(state, refused, names), wanted))
    .map(({ rule }) => rule);
  if (greyed.length > 0) return greyed;
  const unheard = menuAnswer(wanted, names, state);
  if (unheard === null) throw new ScenarioFault(`notOffered: ${show(wanted)} is nothing that anybody could try here`);
  const verdict: Verdict = dungeonCommand.check(state, asked, seat, unheard);
  return verdict.legal ? [] : [ruleOf(verdict.rule)];
}

/** Something that no menu shows even greyed out, as when a card is not in the hand: written out whole. */
function menuAnswer(wanted: Words, names: Names, state: State): Answer | null {
  const { body } = state;
  const thing = (key: string): string => names.id(String(wanted[key]), body);
  switch (wanted["do"]) {
    case "play": {
      const assist = wanted["assist"] === true;
      return { do: "play", card: String(wanted["card"]), creature: thing("with"), assist, response: null };
    }
    case "activate":
      return { do: "activate", creature: thing("piece") };
    case "attack":
      return { do: "attack", attack: wanted["kind"] === "ranged" ? "ranged" : "melee", target: thing("target") };
    case "collect":
      return { do: "collect", at: square(String(wanted["at"]), body) };
    case "dodge":
      return { do: "dodge", creature: thing("with"), action: topAction(state)?.id ?? "" };
    case "move":
    case "end-activation":
    case "end-phase":
    case "pass":
      return { do: wanted["do"] };
    case "power":
      return { do: "power", thing: thing("of"), power: Number(wanted["power"]) - 1, response: null };
    default:
      return null;
  }
}

/** The entry that lets an answer be given to what is asked, if one decides it. */
function ruleThatPermits(state: State, asked: Asked, seat: string, option: Answer): readonly RuleId[] {
  const verdict: Verdict = dungeonCommand.check(state, asked, seat, option);
  return verdict.legal && verdict.rule !== null ? [ruleOf(verdict.rule)] : [];
}

/** A deed that is legal now, with what the rules say for it. */
function expectOffered(playing: Playing, value: unknown): void {
  const { seat, because, ...wanted } = record(value, "offered");
  const { state, names } = playing;
  const asked = askedSeat(playing, String(seat));
  const whole = writtenOut(state, asked, wanted, names);
  const legal = (dungeonCommand.domain(state, asked, String(seat)).enumerate() ?? []).filter((option) =>
    fits(wordsOf(state, option, names), wanted),
  );
  if (whole !== null && dungeonCommand.check(state, asked, String(seat), whole).legal) legal.push(whole);
  if (legal.length === 0) throw new ScenarioFault(`offered: ${show(wanted)} is not legal for ${String(seat)}`);
  for (const rule of because === undefined ? [] : Array.isArray(because) ? because : [because]) {
    const notes = legal.flatMap((option) => [
      ...notesOf(state, String(seat), option),
      ...ruleThatPermits(state, asked, String(seat), option),
    ]);
    if (!notes.some((note) => note === rule))
      throw new ScenarioFault(
        `offered: ${show(wanted)} is so by ${notes.join(", ") || "nothing"}, not ${String(rule)}`,
      );
    playing.cited.push({ emitted: { notes }, rule: String(rule) });
  }
}

const ruleIdList = [...ruleIds, ...rulingIds] as const;

const ruleOf = (rule: string): RuleId => {
  const known: readonly string[] = ruleIdList;
  const at = known.indexOf(rule);
  const found = ruleIdList[at];
  if (found === undefined) throw new ScenarioFault(`the engine refused with an unknown rule: ${rule}`);
  return found;
};

/** An answer of one word. */
function bare(wanted: Words, asked: Asked): Answer | null {
  const { kind } = asked.question;
  if (kind === "cower" && (wanted["do"] === "cower" || wanted["do"] === "take")) return { do: wanted["do"] };
  if (kind === "deploy" && wanted["do"] === "done") return { do: "done" };
  return null;
}

function expectNotOffered(playing: Playing, value: unknown): void {
  const { seat, because, ...wanted } = record(value, "notOffered");
  const rules = refusals(playing, String(seat), wanted);
  if (rules !== null && rules.length === 0)
    throw new ScenarioFault(`notOffered: ${show(wanted)} is legal for ${String(seat)}`);
  const cited = rules ?? [];
  const emitted = { refused: cited, events: playing.events };
  const found = cited.some((rule) => rule === because) || playing.events.some((event) => event.rule === because);
  if (because !== undefined && !found)
    throw new ScenarioFault(
      `notOffered: ${show(wanted)} is refused by ${cited.join(", ") || "nothing asked"}, not by ${String(because)}`,
    );
  if (because !== undefined) playing.cited.push({ emitted, rule: String(because) });
}

function expectEvents(playing: Playing, wanted: unknown): void {
  if (!Array.isArray(wanted)) throw new ScenarioFault('"events" needs a list');
  const { state, names, events } = playing;
  let from = 0;
  for (const one of wanted) {
    const words = record(one, "events");
    const at = events.findIndex(
      (event, i) => i >= from && differences(eventWords(event, state, names), words).length === 0,
    );
    if (at < 0) {
      const seen = events.slice(from).map((event) => show(eventWords(event, state, names)));
      throw new ScenarioFault(`expect.events: no ${show(words)} among ${seen.slice(0, 14).join(" ")}`);
    }
    from = at + 1;
  }
}

function expectRules(playing: Playing, wanted: unknown): void {
  if (!Array.isArray(wanted)) throw new ScenarioFault('"rules" needs a list');
  for (const rule of wanted) {
    const emitted = { events: playing.events, outcome: playing.state.outcome };
    const cites = playing.events.some((event) => event.rule === rule) || playing.state.outcome?.rule === rule;
    if (!cites) {
      const seen = [...new Set(playing.events.map((event) => event.rule))];
      throw new ScenarioFault(`expect.rules: ${String(rule)} was not cited; cited: ${seen.join(", ")}`);
    }
    playing.cited.push({ emitted, rule: String(rule) });
  }
}

function expect(playing: Playing, value: unknown): void {
  const { events, rules, ...position } = record(value, "expect");
  const found = differences(describe(playing.state, playing.names), position);
  if (found.length > 0) throw new ScenarioFault(`expect: ${found.join("; ")}`);
  if (events !== undefined) expectEvents(playing, events);
  if (rules !== undefined) expectRules(playing, rules);
  playing.events = [];
}

/** Nothing sent to a seat names the cards that are hidden from it; what is shown to it does. */
function expectView(playing: Playing, value: unknown): void {
  const { seat, hides, shows } = record(value, "view");
  const viewer = seat === "spectator" ? null : String(seat);
  const view = dungeonCommand.view(playing.state, viewer);
  const { content: _content, ...body } = view.body;
  const { frames, hiddenBy } = view;
  const events = playing.events.map((event) => dungeonCommand.seeEvent(event, viewer, playing.state));
  const hidden = { ...body, seats: body.seats.map(({ hiddenOrders: _o, hiddenCreatures: _c, ...open }) => open) };
  const sent = JSON.stringify([hidden, frames, events]);
  for (const card of Array.isArray(hides) ? hides : [])
    if (sent.includes(String(card))) throw new ScenarioFault(`view: ${String(seat)} is told of ${String(card)}`);
  for (const card of Array.isArray(shows) ? shows : [])
    if (!sent.includes(String(card)))
      throw new ScenarioFault(`view: ${String(seat)} is told nothing of ${String(card)}`);
  playing.cited.push({ emitted: { hiddenBy }, rule: hiddenBy });
}

type TableAct = "concede" | "offer-draw" | "accept-draw" | "decline-draw";
const tableActs: readonly TableAct[] = ["concede", "offer-draw", "accept-draw", "decline-draw"];

/** Something done at the table at any time, which is no answer to what is asked. */
function doAct(playing: Playing, seat: string, word: TableAct): void {
  const result = act(dungeonCommand, playing.state, seat, { act: word });
  if (!result.ok) throw new ScenarioFault(`${seat} cannot ${word}: ${result.rule}`);
  playing.state = result.state;
  playing.events.push(...result.events);
}

function tableAct(playing: Playing, value: unknown): void {
  const words = record(value, "act");
  const word = tableActs.find((known) => known === words["do"]);
  if (word === undefined) throw new ScenarioFault(`act: ${tableActs.join(", ")}`);
  doAct(playing, String(words["seat"]), word);
}

function line(playing: Playing, entry: Words, seats: readonly string[]): void {
  const [first, more] = Object.entries(entry);
  if (first === undefined || more !== undefined) throw new ScenarioFault("one command a line");
  const [word, value] = first;
  switch (word) {
    case "asked":
      expectAsked(playing, value);
      return;
    case "pass":
      pass(playing, value);
      return;
    case "offered":
      expectOffered(playing, value);
      return;
    case "notOffered":
      expectNotOffered(playing, value);
      return;
    case "expect":
      expect(playing, value);
      return;
    case "view":
      expectView(playing, value);
      return;
    case "concede":
      doAct(playing, String(value), "concede");
      return;
    case "act":
      tableAct(playing, value);
      return;
    case "measure":
      playing.cited.push(...measure(playing.state, playing.names, record(value, "measure")));
      return;
    case "layout":
      playing.cited.push(...layout(record(value, "layout"), playing.pack(), seats));
      return;
    case "warband":
      playing.cited.push(...warband(record(value, "warband"), playing.pack()));
      return;
    case "match":
      playing.cited.push(...match(record(value, "match"), playing.pack(), seats));
      return;
    default:
      if (!seats.includes(word))
        throw new ScenarioFault(`"${word}" is neither a seat (${seats.join(", ")}) nor one of ${commands.join(", ")}`);
      choose(playing, word, record(value, word));
      return;
  }
}

function playCase(file: ScenarioFile, { name, setup, chance, play }: Case, content: Content): CaseReport {
  const failures: string[] = [];
  const cited: Cited[] = [];
  let step = 0;
  try {
    const { state, names } = positionOf(file, setup, content, chance);
    const begun = resume(dungeonCommand, state);
    names.notice(begun.state.body);
    const playing: Playing = {
      state: begun.state,
      names,
      events: [...begun.events],
      cited,
      pack: () => packFor(file, content),
    };
    for (const entry of play) {
      step += 1;
      line(playing, entry, file.seats);
    }
    const left = playing.state.chance.script ?? [];
    if (left.length > 0)
      failures.push(`chance: ${left.length} scripted results were not used, first "${left[0]?.purpose}"`);
  } catch (error) {
    failures.push(
      `${step === 0 ? "setup" : `play line ${step}`}: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
  return { name, failures, cited: failures.length === 0 ? cited : [] };
}

/** Plays every case of a scenario file over the cards of the given packs. */
export function runScenario(file: ScenarioFile, packs: Content): readonly CaseReport[] {
  let content: Content;
  try {
    content = contentFor(file, packs);
  } catch (error) {
    return [{ name: "", failures: [error instanceof Error ? error.message : String(error)], cited: [] }];
  }
  return setupsOf(file).map((one) => playCase(file, one, content));
}
