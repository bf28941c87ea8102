import { openQuestion } from "@undercroft/kernel";
import type { Rich } from "@undercroft/table";
import {
  type Ahead,
  ahead,
  type Body,
  type Question,
  refusedActs,
  type State,
  type StrikeAhead,
  type WayAhead,
} from "../engine/index.ts";
import { creatureName, squareWords } from "../facing/names.ts";
import { headName, headText, namedText } from "../facing/text.ts";
import { say } from "../words/index.ts";
import { faceOf } from "./answers.ts";
import { chanceWords, percentWords, rollWords } from "./chances.ts";
import type { Item, Sheet } from "./model.ts";
import { aboutOf } from "./things.ts";
import { reasonWords } from "./why.ts";

/** One creature that a roll is made against. */
export interface OutlookRow {
  readonly creature: string;
  readonly name: string;
  readonly friend: boolean;
  readonly percent: string;
  readonly words: string;
}

/** What would come of an item, in words: what the paper beside the card shows, and a screen reader hears. */
export interface Outlook {
  readonly title: string;
  /** All that the card says of it. */
  readonly text: Rich | null;
  readonly lines: readonly string[];
  readonly rows: readonly OutlookRow[];
}

/** What may not be done now, with the reason. */
export interface NotNow {
  readonly id: string;
  readonly label: string;
  readonly reason: string;
  readonly rule: string;
}

const namesOf = (body: Body, ids: readonly string[]): string => ids.map((id) => creatureName(body, id)).join(", ");

/** What a way costs, and who may strike on it, by the first square at which each may. */
function wayLines(body: Body, { cost, open, size }: WayAhead): readonly string[] {
  const met = new Set<string>();
  const strikes = open.flatMap(({ from, by }) => {
    const fresh = by.filter((id) => !met.has(id));
    for (const id of fresh) met.add(id);
    if (fresh.length === 0) return [];
    return [say("outlook.strikes", { names: namesOf(body, fresh), square: squareWords(body, from, size) })];
  });
  return [say("outlook.cost", { cost }), ...(strikes.length === 0 ? [say("outlook.safe")] : strikes)];
}

function rowOf(body: Body, { target, forecast, friend }: StrikeAhead): OutlookRow {
  const name = creatureName(body, target);
  return {
    creature: target,
    name: friend ? say("outlook.friend", { name }) : name,
    friend,
    percent: percentWords(forecast),
    words: rollWords(forecast),
  };
}

/** How many it catches, where it is an area. */
function catchLines({ squares, strikes }: Ahead): readonly string[] {
  if (squares.length === 0) return [];
  const friends = strikes.filter(({ friend }) => friend).length;
  return [say("outlook.catches", { foes: strikes.length - friends, friends })];
}

function aheadLines(body: Body, seen: Ahead): readonly string[] {
  const { way, reach, further, provokes } = seen;
  return [
    ...(way === null ? [] : wayLines(body, way)),
    ...(reach.length === 0 ? [] : [say("outlook.reach", { count: reach.length })]),
    ...(further.length === 0 ? [] : [say("outlook.further", { count: further.length })]),
    ...catchLines(seen),
    ...(provokes.length === 0 ? [] : [say("outlook.provokes", { names: namesOf(body, provokes) })]),
  ];
}

/** The text of the card that an item is about. */
function textOf(body: Body, question: Question, item: Item): Rich | null {
  const { answer } = item;
  if (answer === undefined) return null;
  if (answer.do === "use") return headText(body.content, namedText(answer.power)) ?? null;
  const actor = answer.do === "strike" ? answer.creature : aboutOf(body, question);
  const card = body.creatures.find(({ id }) => id === actor)?.card;
  if (card === undefined || !("entry" in answer)) return null;
  return headText(body.content, { card, path: ["attacks", answer.entry] }) ?? null;
}

/** What is known of an item's answer; null where nothing is. */
export function aheadOf(state: State, item: Item | null): Ahead | null {
  const question = openQuestion(state)?.question;
  if (item?.answer === undefined || question === undefined) return null;
  return ahead(state.body, question, item.answer);
}

/** What would come of an item; null where there is nothing to tell that its button does not say. */
export function outlookOf(state: State, item: Item, seen: Ahead | null): Outlook | null {
  const { body } = state;
  const question = openQuestion(state)?.question;
  if (question === undefined) return null;
  const text = textOf(body, question, item);
  if (seen === null && text === null) return null;
  return {
    title: item.label,
    text,
    lines: seen === null ? [] : aheadLines(body, seen),
    rows: seen === null ? [] : seen.strikes.map((strike) => rowOf(body, strike)),
  };
}

/** Everybody whom an attack under way could be aimed at, with the chances, to be compared; null where it asks for no creature. */
export function targetsOutlook(state: State, sheet: Sheet | null): Outlook | null {
  const { body } = state;
  const question = openQuestion(state)?.question;
  if (sheet === null || question?.kind !== "target") return null;
  const rows = sheet.places.flatMap(({ answer }) =>
    answer?.do === "target" ? (ahead(body, question, answer)?.strikes ?? []).map((one) => rowOf(body, one)) : [],
  );
  if (rows.length === 0) return null;
  return { title: headName(body.content, question.attack.text), text: null, lines: [], rows };
}

/** The price of an answer in the few words that a button has room for; undefined where there is none. */
export function shortOutlook(body: Body, question: Question, { answer }: Item): string | undefined {
  if (answer === undefined || (answer.do !== "charge" && answer.do !== "path" && answer.do !== "strike"))
    return undefined;
  const seen = ahead(body, question, answer);
  if (seen === null) return undefined;
  const { way, strikes } = seen;
  const chances = strikes.map(({ forecast }) => chanceWords(forecast));
  const [cost = "", ...dangers] = way === null ? [] : wayLines(body, way);
  const threats = way !== null && way.open.length > 0 ? dangers : [];
  const chance = chances.map((words) => (threats.length === 0 ? words : `${words}.`));
  return [...(answer.do === "path" ? [cost] : []), ...chance, ...threats].join(" ");
}

/** What the acting creature cannot do now; nothing unless its next action is asked for. */
export function notNowOf(state: State, sheet: Sheet | null): readonly NotNow[] {
  const question = openQuestion(state)?.question;
  if (sheet === null || question?.kind !== "act") return [];
  const { body } = state;
  const offered = [...sheet.buttons, ...sheet.places].flatMap(({ answer }) => answer ?? []);
  return refusedActs(body, offered).map(({ answer, rule }) => ({
    id: JSON.stringify(answer),
    label: answer.do === "charge" ? say("list.charge-any") : faceOf(body, question, answer).label,
    reason: reasonWords(rule),
    rule,
  }));
}
