import type { Game, GameTypes, MatchState } from "../game.ts";
import type { MatchRecord, Move, Session } from "../record.ts";
import { beginAgain, link, moveAgain } from "../record.ts";
import { parseRecord, toJson } from "../record-file.ts";
import { Texts } from "./texts.ts";

/** Another table that has a match from its record alone. */
interface SecondTable<T extends GameTypes> {
  readonly record: MatchRecord<T>;
  readonly state: MatchState<T>;
  readonly texts: Texts<T>;
}

/** Reads a record as a file and begins its match; a text says why it cannot. */
export function secondTable<T extends GameTypes>(game: Game<T>, session: Session<T>): SecondTable<T> | string {
  const parsed = parseRecord(game, toJson(game, session));
  if (!parsed.ok) return parsed.faults.map((one) => `${one.place}: ${one.why}`).join("; ");
  if (parsed.aside.length > 0) return parsed.aside.map((one) => one.detail).join("; ");
  const { state } = beginAgain(game, parsed.value);
  const record = { ...parsed.value, moves: [], answers: [], chain: parsed.value.chain };
  return { record, state, texts: new Texts(game, state) };
}

/**
 * The table is sent as text what has been recorded since it was last sent something, and plays it: it stands where a
 * restart from the whole record stands, without playing the beginning again. A text says what is wrong.
 */
export function follow<T extends GameTypes>(
  game: Game<T>,
  table: SecondTable<T>,
  sent: MatchRecord<T>,
): SecondTable<T> | string {
  const made = table.record.moves.length;
  const known = table.record.answers.length;
  const text = JSON.stringify({ answers: sent.answers.slice(known), moves: sent.moves.slice(made) });
  const news: { readonly answers: readonly unknown[]; readonly moves: readonly Move[] } = JSON.parse(text);
  const answers = [...table.record.answers];
  for (const raw of news.answers) {
    const answer = game.parseAnswer(raw);
    if (answer === null || answer === undefined) return "an answer that was saved cannot be read";
    answers.push(answer);
  }
  const record = { ...table.record, answers };
  let { state } = table;
  let { chain } = record;
  for (const move of news.moves) {
    const again = moveAgain(game, record, state, move);
    if (!again.ok) return `a move that was saved is refused by ${again.rule}`;
    state = again.state;
    chain = link(record, chain, move);
  }
  if (chain !== sent.chain) return "the moves do not give the running hash";
  return { ...table, record: { ...record, moves: [...record.moves, ...news.moves], chain }, state };
}
