import { optional, type Schema, strict } from "@undercroft/cards";
import { openQuestion, seatsAsked } from "@undercroft/kernel";
import * as z from "zod/mini";
import { listed } from "./because.ts";
import { type Command, command } from "./command.ts";
import { knownWord, ScenarioFault } from "./fault.ts";
import { fits, show } from "./fits.ts";
import { rules, text } from "./forms.ts";
import { askedSeat, type Playing } from "./playing.ts";
import type { AnswerOf, AskedOf, ScenarioTypes, StateOf } from "./types.ts";
import type { ScenarioWords } from "./words.ts";

/** An answer with something said about it. */
interface Offer<W extends ScenarioTypes> {
  readonly seat: string;
  readonly because: readonly string[];
  readonly wanted: W["choice"];
}

/** Besides what is said about it, the keys of an answer. */
interface OfferWritten {
  readonly seat: string;
  readonly because?: string | readonly string[] | undefined;
}

const offerSchema = <W extends ScenarioTypes>({ choiceShape }: ScenarioWords<W>): Schema<OfferWritten> =>
  strict({ ...choiceShape, seat: text, because: optional(rules) });

/** The answer that an offer is about. Names that nobody has would make it impossible whatever the rules say. */
function offerOf<W extends ScenarioTypes>(playing: Playing<W>, given: OfferWritten): Offer<W> {
  const { seat, because, ...rest } = given;
  knownWord("seat", seat, playing.state.seats);
  if (Object.keys(rest).length === 0) throw new ScenarioFault("this asks for nothing: name the answer");
  const wanted = z.parse(playing.words.choice, rest);
  playing.words.checkNames(playing, wanted);
  return { seat, because: listed(because), wanted };
}

/** The entry that lets an answer be given to what is asked, if one decides it. */
function ruleThatPermits<W extends ScenarioTypes>(
  playing: Playing<W>,
  asked: AskedOf<W>,
  seat: string,
  option: AnswerOf<W>,
): readonly string[] {
  const verdict = playing.words.game.check(playing.state, asked, seat, option);
  return verdict.legal && verdict.rule !== null ? [verdict.rule] : [];
}

/** A deed that is legal now, with what the rules say for it. */
export function offering<W extends ScenarioTypes>(words: ScenarioWords<W>): Command<W> {
  return command(offerSchema(words), (playing, given) => {
    const { seat, because, wanted } = offerOf(playing, given);
    const { state, names } = playing;
    const asked = askedSeat(playing, seat);
    const whole = words.writtenOut(state, asked, wanted, names);
    const legal = (words.game.domain(state, asked, seat).enumerate() ?? []).filter((option) =>
      fits(words.wordsOf(state, option, names), wanted),
    );
    if (whole !== null && words.game.check(state, asked, seat, whole).legal) legal.push(whole);
    if (legal.length === 0) throw new ScenarioFault(`${show(wanted)} is not legal for ${seat}`);
    if (because.length === 0) return;
    const notes = legal.flatMap((option) => [
      ...words.notes(state, seat, option),
      ...ruleThatPermits(playing, asked, seat, option),
    ]);
    for (const rule of because) {
      if (!notes.includes(rule))
        throw new ScenarioFault(`${show(wanted)} is so by ${notes.join(", ") || "nothing"}, not ${rule}`);
      playing.cited.push({ emitted: { notes }, rule });
    }
  });
}

/** What the rules say of an answer to an open question; no rules where only the question leaves it out. */
interface Ruling {
  readonly legal: boolean;
  readonly rules: readonly string[];
}

const allowed: Ruling = { legal: true, rules: [] };
const leftOut: Ruling = { legal: false, rules: [] };

/** The ruling on an answer in this state; null if the seat is not asked. */
function rulingOn<W extends ScenarioTypes>(
  { words, names }: Playing<W>,
  state: StateOf<W>,
  seat: string,
  wanted: W["choice"],
): Ruling | null {
  const asked = openQuestion(state);
  if (asked === null || !seatsAsked(state).includes(seat)) return null;
  const checked = (answer: AnswerOf<W>): Ruling => {
    const verdict = words.game.check(state, asked, seat, answer);
    return verdict.legal ? allowed : { legal: false, rules: [verdict.rule] };
  };
  const whole = words.writtenOut(state, asked, wanted, names);
  if (whole !== null) return checked(whole);
  const options = words.game.domain(state, asked, seat).enumerate() ?? [];
  if (options.some((option) => fits(words.wordsOf(state, option, names), wanted))) return allowed;
  const greyed = words
    .greyed(state, asked, seat)
    .filter(({ answer }) => fits(words.wordsOf(state, answer, names), wanted))
    .map(({ rule }) => rule);
  if (greyed.length > 0) return { legal: false, rules: greyed };
  const unheard = words.unlisted(state, asked, wanted, names);
  return unheard === null ? leftOut : checked(unheard);
}

/** Whether any question that was put to the seat since the last expect had this answer. */
function wasOffered<W extends ScenarioTypes>(playing: Playing<W>, seat: string, wanted: W["choice"]): boolean {
  return playing.answered.some((state) => rulingOn(playing, state, seat, wanted)?.legal === true);
}

/**
 * An answer that the seat does not have to what it is asked now. If it is asked nothing, the answer was refused since the
 * last expect by what happened, or else was not among the answers of any question that was put to it.
 */
export function refusing<W extends ScenarioTypes>(words: ScenarioWords<W>): Command<W> {
  return command(offerSchema(words), (playing, given) => {
    const { seat, because, wanted } = offerOf(playing, given);
    const ruling = rulingOn(playing, playing.state, seat, wanted);
    const legal = ruling?.legal ?? (because.length === 0 && wasOffered(playing, seat, wanted));
    if (legal) throw new ScenarioFault(`${show(wanted)} is legal for ${seat}`);
    const refused = ruling?.rules ?? [];
    const { events } = playing;
    for (const rule of because) {
      if (!refused.includes(rule) && !events.some((event) => event.rule === rule))
        throw new ScenarioFault(
          `${show(wanted)} is refused by ${refused.join(", ") || "nothing asked"}, not by ${rule}`,
        );
      playing.cited.push({ emitted: { refused, events }, rule });
    }
  });
}
