import { type QuestionWindows, questionWindows, type ResponseWindow } from "@undercroft/table";
import type { Adventure, Asked, Body, Dg, Player, State } from "./engine/index.ts";
import { say } from "./words/index.ts";

/** The questions in which a Bane may be played, a card answered, a monster challenged or a Treasure played. */
export const windows: QuestionWindows<Dg> = questionWindows<
  Dg,
  "bane" | "respond" | "moment" | "strike-back" | "treasure" | "equip"
>(["bane", "respond", "moment", "strike-back", "treasure", "equip"], { do: "pass" }, (kind) => say(`stops.${kind}`));

/** The least that such a card may cost in this game; beyond all means if there is none. */
function leastCost({ content }: Body, is: (card: Adventure) => boolean): number {
  const costs = Object.values(content.adventures).flatMap((card) => (is(card) ? [card.value] : []));
  return Math.min(...costs);
}

const isTreasure = ({ kind }: Adventure): boolean => kind === "treasure";
const isBane = ({ kind }: Adventure): boolean => kind === "bane";
/** Whether a card answers anything; a bonus to a roll answers no Bane. */
const answers =
  (bane: string | null) =>
  (card: Adventure): boolean =>
    "playtime" in card &&
    card.playtime === "response" &&
    "steps" in card &&
    card.steps?.some(({ do: deed }) => bane === null || deed !== "guard") === true;

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
    case "treasure":
      return !couldPay(player, player.glory, leastCost(body, isTreasure));
    default:
      return false;
  }
}

/** The window that a question is for a seat; null if it is none. */
export function windowOf(state: State, asked: Asked, seat: string): ResponseWindow<Dg> | null {
  const window = windows.windowOf(asked);
  return window === null ? null : { ...window, tellsNothing: tellsNothing(state, asked, seat) };
}
