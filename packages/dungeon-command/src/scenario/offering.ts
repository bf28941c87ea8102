import type { Verdict } from "@undercroft/kernel";
import { openQuestion, seatsAsked } from "@undercroft/kernel";
import { dungeonCommand } from "../game.ts";
import { type RuleId, ruleIds, rulingIds } from "../ledger/rule-ids.ts";
import { notesOf } from "../notes.ts";
import type { Asked, State } from "../procedures.ts";
import type { Answer } from "../questions.ts";
import { topAction } from "../stack/pile.ts";
import { whyNot } from "../why-not.ts";
import { listed } from "./because.ts";
import { fits, show, wordsOf, writtenOut } from "./choices.ts";
import { type Choice, type Offer, offer } from "./choosing.ts";
import { type Command, command } from "./command.ts";
import { knownWord, type Names, ScenarioFault, square, thingNamed } from "./names.ts";
import { askedSeat, type Playing } from "./playing.ts";

/** The answer that an offer is about. Names that nobody has would make it impossible whatever the rules say. */
function answerOf(playing: Playing, { seat, because: _, ...wanted }: Offer): Choice {
  const { names, state } = playing;
  const { body, seats } = state;
  knownWord("seat", seat, seats);
  if (Object.keys(wanted).length === 0) throw new ScenarioFault("this asks for nothing: name the answer");
  for (const name of [wanted.piece, wanted.target, wanted.with, wanted.of])
    if (name !== undefined) thingNamed(name, names, body);
  if (wanted.card !== undefined) {
    const { creatures, orders, commanders } = body.content;
    const cards = [creatures, orders, commanders].flatMap((table) => Object.keys(table));
    knownWord("card", wanted.card, cards);
  }
  return wanted;
}

/** The entry that lets an answer be given to what is asked, if one decides it. */
function ruleThatPermits(state: State, asked: Asked, seat: string, option: Answer): readonly RuleId[] {
  const verdict: Verdict = dungeonCommand.check(state, asked, seat, option);
  return verdict.legal && verdict.rule !== null ? [ruleOf(verdict.rule)] : [];
}

/** A deed that is legal now, with what the rules say for it. */
export const offered: Command = command(offer, (playing, given) => {
  const { seat } = given;
  const wanted = answerOf(playing, given);
  const { state, names } = playing;
  const asked = askedSeat(playing, seat);
  const whole = writtenOut(state, asked, wanted, names);
  const legal = (dungeonCommand.domain(state, asked, seat).enumerate() ?? []).filter((option) =>
    fits(wordsOf(state, option, names), wanted),
  );
  if (whole !== null && dungeonCommand.check(state, asked, seat, whole).legal) legal.push(whole);
  if (legal.length === 0) throw new ScenarioFault(`${show(wanted)} is not legal for ${seat}`);
  const due = listed(given.because);
  if (due.length === 0) return;
  const notes = legal.flatMap((option) => [
    ...notesOf(state, seat, option),
    ...ruleThatPermits(state, asked, seat, option),
  ]);
  for (const rule of due) {
    if (!notes.some((note) => note === rule))
      throw new ScenarioFault(`${show(wanted)} is so by ${notes.join(", ") || "nothing"}, not ${rule}`);
    playing.cited.push({ emitted: { notes }, rule });
  }
});

const ruleIdList = [...ruleIds, ...rulingIds] as const;

const ruleOf = (rule: string): RuleId => {
  const found = ruleIdList.find((known) => known === rule);
  if (found === undefined) throw new ScenarioFault(`the engine refused with an unknown rule: ${rule}`);
  return found;
};

/** What the rules say of an answer to an open question; no rules where only the question leaves it out. */
interface Ruling {
  readonly legal: boolean;
  readonly rules: readonly RuleId[];
}

const allowed: Ruling = { legal: true, rules: [] };
const leftOut: Ruling = { legal: false, rules: [] };

function checked(state: State, asked: Asked, seat: string, answer: Answer): Ruling {
  const verdict: Verdict = dungeonCommand.check(state, asked, seat, answer);
  return verdict.legal ? allowed : { legal: false, rules: [ruleOf(verdict.rule)] };
}

function rulingOn(state: State, asked: Asked, seat: string, wanted: Choice, names: Names): Ruling {
  const whole = writtenOut(state, asked, wanted, names) ?? bare(wanted, asked);
  if (whole !== null) return checked(state, asked, seat, whole);
  const { kind } = asked.question;
  const options = dungeonCommand.domain(state, asked, seat).enumerate() ?? [];
  if (options.some((option) => fits(wordsOf(state, option, names), wanted))) return allowed;
  if (kind !== "turn" && kind !== "respond") return leftOut;
  const greyed = whyNot(state, kind, seat)
    .filter(({ answer: refused }) => fits(wordsOf(state, refused, names), wanted))
    .map(({ rule }) => rule);
  if (greyed.length > 0) return { legal: false, rules: greyed };
  const unheard = menuAnswer(wanted, names, state);
  return unheard === null ? leftOut : checked(state, asked, seat, unheard);
}

/** Something that no menu shows even greyed out, as when a card is not in the hand: written out whole. */
function menuAnswer(wanted: Choice, names: Names, state: State): Answer | null {
  const { body } = state;
  const thing = (word: string | undefined): string => names.id(word ?? "", body);
  switch (wanted.do) {
    case "play": {
      const { card = "", assist = false } = wanted;
      return { do: "play", card, creature: thing(wanted.with), assist, response: null };
    }
    case "activate":
      return { do: "activate", creature: thing(wanted.piece) };
    case "attack":
      return { do: "attack", attack: wanted.kind ?? "melee", target: thing(wanted.target) };
    case "collect":
      return { do: "collect", at: square(wanted.at ?? "", body) };
    case "dodge":
      return { do: "dodge", creature: thing(wanted.with), action: topAction(state)?.id ?? "" };
    case "move":
    case "end-activation":
    case "end-phase":
    case "pass":
      return { do: wanted.do };
    case "power":
      return { do: "power", thing: thing(wanted.of), power: (wanted.power ?? 1) - 1, response: null };
    default:
      return null;
  }
}

/** An answer of one word. */
function bare(wanted: Choice, asked: Asked): Answer | null {
  const { kind } = asked.question;
  if (kind === "cower" && (wanted.do === "cower" || wanted.do === "take")) return { do: wanted.do };
  if (kind === "deploy" && wanted.do === "done") return { do: "done" };
  return null;
}

/** Whether any question that was put to the seat since the last expect had this answer. */
function wasOffered({ answered, names }: Playing, seat: string, wanted: Choice): boolean {
  return answered.some((state) => {
    const asked = openQuestion(state);
    if (asked === null || !seatsAsked(state).includes(seat)) return false;
    return rulingOn(state, asked, seat, wanted, names).legal;
  });
}

/** What the question that is open now says of an answer; null if the seat is not asked. */
function rulingNow({ state, names }: Playing, seat: string, wanted: Choice): Ruling | null {
  const asked = openQuestion(state);
  if (asked === null || !seatsAsked(state).includes(seat)) return null;
  return rulingOn(state, asked, seat, wanted, names);
}

/**
 * An answer that the seat does not have to what it is asked now. If it is asked nothing, the answer was refused since the
 * last expect by what happened, or else was not among the answers of any question that was put to it.
 */
export const notOffered: Command = command(offer, (playing, given) => {
  const { seat } = given;
  const wanted = answerOf(playing, given);
  const because = listed(given.because);
  const ruling = rulingNow(playing, seat, wanted);
  const legal = ruling?.legal ?? (because.length === 0 && wasOffered(playing, seat, wanted));
  if (legal) throw new ScenarioFault(`${show(wanted)} is legal for ${seat}`);
  const refused = ruling?.rules ?? [];
  const { events } = playing;
  for (const rule of because) {
    if (!refused.some((one) => one === rule) && !events.some((event) => event.rule === rule))
      throw new ScenarioFault(`${show(wanted)} is refused by ${refused.join(", ") || "nothing asked"}, not by ${rule}`);
    playing.cited.push({ emitted: { refused, events }, rule });
  }
});
