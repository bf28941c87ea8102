import type { Domain, GameTypes, MatchState, QuestionFrame } from "@undercroft/kernel";
import type { GameClient, GoesOn, ResponseWindow, Stops } from "@undercroft/table";

/** How a seat wants to be asked. */
export interface Manners<T extends GameTypes> {
  readonly stops: Stops;
  /** The hold button: every window is asked about. */
  readonly hold: boolean;
  /** What a person pressed that is still being carried out. */
  readonly goesOn: GoesOn<T> | null;
  /**
   * Somebody else at this screen would learn from it what the hand holds: windows are then asked or passed by their
   * public kind alone, and passed after a delay.
   */
  readonly watched: boolean;
  /** The screen is this seat's already. */
  readonly holds: boolean;
}

/** What the table does about a question by itself: answers it, at once or after the usual delay; null asks the person. */
export type TableAnswer<T extends GameTypes> = { readonly answer: T["answer"]; readonly delayed: boolean } | null;

function aboutWindow<T extends GameTypes>(
  { kind, pass, isPass, isSpecific, tellsNothing = false }: ResponseWindow<T>,
  domain: Domain<T["answer"]>,
  manners: Manners<T>,
): TableAnswer<T> {
  const level = manners.hold ? "ask" : manners.stops[kind];
  // Where others watch, whether a card waits for this must not show: only what is always asked about is asked.
  const isUnseen = tellsNothing === true || (tellsNothing === "at-screen" && manners.holds);
  if (manners.watched && !isUnseen) return level === "ask" ? null : { answer: pass, delayed: true };
  const answers = (domain.enumerate() ?? []).filter((option) => !isPass(option));
  if (answers.length === 0) return { answer: pass, delayed: false };
  if (level === "ask" || (level === "specific" && answers.some(isSpecific))) return null;
  return { answer: pass, delayed: false };
}

/** What the table answers for a person by itself, or null if the person is to be asked. */
export function tableAnswer<T extends GameTypes>(
  client: GameClient<T>,
  state: MatchState<T>,
  asked: QuestionFrame<T>,
  seat: string,
  manners: Manners<T>,
): TableAnswer<T> {
  const domain = client.game.domain(state, asked, seat);
  const opened = client.windowOf(state, asked, seat);
  if (opened !== null) return aboutWindow(opened, domain, manners);
  const carriedOn = manners.goesOn?.(state, asked) ?? null;
  if (carriedOn !== null && domain.check(carriedOn).legal) return { answer: carriedOn, delayed: false };
  if (domain.open()) return null;
  const only = domain.first();
  return only === null ? null : { answer: only, delayed: manners.watched };
}
