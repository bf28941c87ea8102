import type { ResponseWindow, Stops } from "@undercroft/table";
import type { Adventure, Asked, Body, Dg, Player, State } from "./engine/index.ts";
import { say } from "./words/index.ts";

const KINDS = ["bane", "respond", "strike-back"] as const;

/** Public kinds of question in which whoever wants nothing is passed for. */
export const STOP_KINDS: readonly string[] = KINDS;
/** Whoever has something to play, or may strike back, is asked; the others are passed for. */
export const USUAL_STOPS: Stops = { bane: "ask", respond: "ask", "strike-back": "ask" };

export function stopWords(kind: string): string {
  const known = KINDS.find((one) => one === kind);
  return known === undefined ? kind : say(`stops.${known}`);
}

/** The least that such a card may cost in this game; beyond all means if there is none. */
function leastCost({ content }: Body, is: (card: Adventure) => boolean): number {
  const costs = Object.values(content.adventures).flatMap((card) => (is(card) ? [card.value] : []));
  return Math.min(...costs);
}

const isBane = ({ kind }: Adventure): boolean => kind === "bane";
/** Whether a card answers anything; a bonus to a roll answers no Bane. */
const answers =
  (bane: string | null) =>
  (card: Adventure): boolean =>
    "response" in card && card.response?.some(({ do: deed }) => bane === null || deed !== "guard") === true;

/** Whether somebody with these means could hold a card that is of use now, for all that everybody sees. */
const couldPay = (player: Player, means: number, least: number): boolean => player.hand.length > 0 && means >= least;

/**
 * Whether it tells nothing of a hand that its holder is passed for. A Bane before and after the batch is asked about in
 * the holder's own turn, and what comes next is asked of the same seat: nobody sees whether there was a question between.
 * Between Encounters the next question may be another's, who would miss the hand-over of the screen.
 */
function tellsNothing({ body }: State, { question }: Asked, seat: string): boolean | "at-screen" {
  const player = body.players.find(({ id }) => id === seat);
  if (player === undefined) return true;
  switch (question.kind) {
    case "bane": {
      const means = body.players.map((one) => (one.alive && one !== player ? one.peril : 0));
      if (!couldPay(player, Math.max(...means), leastCost(body, isBane))) return true;
      return body.encounters.length > 0 || body.players[body.turn.player] !== player ? "at-screen" : true;
    }
    case "respond":
      return !couldPay(player, player.glory, leastCost(body, answers(question.bane)));
    default:
      return false;
  }
}

/** The window in which a Bane may be played, something answered or a monster challenged; null if the question is none. */
export function windowOf(state: State, asked: Asked, seat: string): ResponseWindow<Dg> | null {
  const kind = KINDS.find((one) => one === asked.question.kind);
  if (kind === undefined) return null;
  return {
    kind,
    pass: { do: "pass" },
    isPass: (answer) => answer.do === "pass",
    isSpecific: (answer) => answer.do !== "pass",
    tellsNothing: tellsNothing(state, asked, seat),
  };
}
