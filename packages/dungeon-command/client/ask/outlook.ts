import { answerInPlace, copyState, openQuestion, type QuestionFrame } from "@undercroft/kernel";
import type { Rich } from "@undercroft/table";
import {
  type Answer,
  type Dc,
  type DcEvent,
  dungeonCommand,
  hitPointsOf,
  type State,
  stackOf,
} from "../engine/index.ts";
import { cardName } from "../facing/names.ts";
import { aimsOf } from "../facing/stack.ts";
import { say } from "../words/index.ts";

/** What would come of an answer if nobody answered it. */
export interface Outlook {
  readonly events: readonly DcEvent[];
  /** What cowering would cost, by creature. */
  readonly cowers: readonly { readonly creature: string; readonly cost: number }[];
  readonly after: State;
  /** Creatures that the answer's action took for its targets by itself, since there was no other choice. */
  readonly aims: readonly string[];
  /** It was played to its end; otherwise a choice stands in the way. */
  readonly whole: boolean;
}

/** Questions that a look ahead answers at most. */
const LONGEST = 24;

function quiet(state: State, asked: QuestionFrame<Dc>, seat: string): Answer | null {
  const { question } = asked;
  if (question.kind === "respond") return { do: "pass" };
  if (question.kind === "cower") return { do: "take" };
  const domain = dungeonCommand.domain(state, asked, seat);
  return domain.open() ? null : domain.first();
}

/**
 * Plays an answer, or what waits on top of the stack if there is none, on a copy of what is shown: all others pass and
 * nobody cowers. Nothing hidden can come into it, since what is shown holds nothing hidden.
 */
export function outlook(shown: State, seat: string, first: Answer | null): Outlook {
  const state = copyState(dungeonCommand, shown);
  const events: DcEvent[] = [];
  const cowers: { creature: string; cost: number }[] = [];
  const depth = stackOf(state).length - (first === null ? 1 : 0);
  let aims: readonly string[] = [];
  let next: Answer | null = first ?? { do: "pass" };
  let by = seat;
  for (let count = 0; next !== null && count < LONGEST; count++) {
    const asked = openQuestion(state);
    if (asked === null) break;
    const played = answerInPlace(dungeonCommand, state, by, { question: asked.id, answer: next });
    if (!played.ok) break;
    events.push(...played.events);
    const top = stackOf(state).at(-1);
    if (first !== null && top !== undefined && stackOf(state).length > depth && aims.length === 0) aims = aimsOf(top);
    const open = openQuestion(state);
    if (open === null || stackOf(state).length <= depth) return { events, cowers, after: state, aims, whole: true };
    by = open.seats[0] ?? seat;
    if (open.question.kind === "cower") cowers.push({ creature: open.question.creature, cost: open.question.cost });
    next = quiet(state, open, by);
  }
  return { events, cowers, after: state, aims, whole: false };
}

function amountsOf(events: readonly DcEvent[], kind: "damaged" | "healed" | "damage-prevented"): Map<string, number> {
  const amounts = new Map<string, number>();
  for (const event of events)
    if (event.event === kind) amounts.set(event.creature, (amounts.get(event.creature) ?? 0) + event.amount);
  return amounts;
}

function fateOf(shown: State, events: readonly DcEvent[], id: string, damage: number, about: string | null): string {
  const { body } = shown;
  const creature = body.creatures.find((one) => one.id === id);
  const name = creature === undefined ? id : cardName(body.content, creature.card);
  const destroyed = events.some((event) => event.event === "destroyed" && event.creature === id);
  if (destroyed) return say(id === about ? "outlook.destroyed-it" : "outlook.destroyed", { name, damage });
  const left = creature === undefined ? 0 : Math.max(0, hitPointsOf(body, creature) - creature.damage - damage);
  return say(id === about ? "outlook.damage-it" : "outlook.damage", { name, damage, left });
}

/** The harm that an outlook holds, in a few words; empty if it holds none. Whom it is all about needs no name. */
function harmOf(shown: State, look: Outlook, about: string | null): string {
  const damages = amountsOf(look.events, "damaged");
  return [...damages].map(([id, damage]) => fateOf(shown, look.events, id, damage, about)).join(", ");
}

function morale(shown: State, look: Outlook): string[] {
  return shown.body.seats.flatMap((seat, i) => {
    const by = (look.after.body.seats[i]?.morale ?? seat.morale) - seat.morale;
    if (by === 0 || look.after.outcome !== null) return [];
    const commander = cardName(shown.body.content, seat.commander);
    return [say(by > 0 ? "outlook.morale-up" : "outlook.morale-down", { seat: commander, by: Math.abs(by) })];
  });
}

/** What an outlook comes to, in a few words; `about` is a creature that was named already. */
export function summaryOf(shown: State, look: Outlook, about: string | null): string {
  const { body } = shown;
  const parts: string[] = [];
  const harm = harmOf(shown, look, about);
  if (harm !== "") parts.push(harm);
  for (const [, amount] of amountsOf(look.events, "damage-prevented")) parts.push(say("outlook.prevented", { amount }));
  for (const [id, amount] of amountsOf(look.events, "healed")) {
    const creature = body.creatures.find((one) => one.id === id);
    parts.push(
      say("outlook.healed", { name: creature === undefined ? id : cardName(body.content, creature.card), amount }),
    );
  }
  parts.push(...morale(shown, look));
  return parts.join("; ");
}

/** The sentence under a question about what waits: what happens unanswered, and what cowering would cost then. */
export function unanswered(shown: State, look: Outlook): Rich | undefined {
  const words = summaryOf(shown, look, null);
  const costs = look.cowers.map(({ creature, cost }) => {
    const found = shown.body.creatures.find((one) => one.id === creature);
    return say("outlook.cower", {
      name: found === undefined ? creature : cardName(shown.body.content, found.card),
      cost,
    });
  });
  if (words === "" && costs.length === 0) return undefined;
  const spans: Rich = [
    say("outlook.unanswered"),
    " ",
    { text: words === "" ? say("outlook.no-harm") : words, tone: harmOf(shown, look, null) === "" ? "strong" : "harm" },
    ".",
    ...costs.flatMap((cost) => [" ", cost]),
  ];
  return spans;
}
