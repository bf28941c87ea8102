import { openQuestion } from "@undercroft/kernel";
import { type Story, shownOf, speak } from "@undercroft/table";
import { beforeAll, describe, expect, test } from "vitest";
import type { Sheet } from "./ask/model.ts";
import { dungeoneerClient } from "./client.ts";
import { type Answer, type Dg, dungeoneer, type Option, type Question, type State } from "./engine/index.ts";
import { after, askedIn, begun, legalIn, sheetIn, untold } from "./playing.ts";

beforeAll(() => speak("en"));

/** Every answer that buttons give, through all lists that they open. */
function byButtons(state: State, seat: string, story: Story<Dg>, sheet: Sheet): readonly Answer[] {
  return sheet.buttons.flatMap(({ answer, opens }) => {
    if (answer !== undefined) return [answer];
    return opens === undefined ? [] : byButtons(state, seat, story, sheetIn(state, seat, story, opens));
  });
}

/** A message that nobody has put into words shows its id. */
const BARE = /\b(?:act|ask|item|place|side|log|card|step|score|price|quest|kind|who|space|map|phase|why)\.[a-z]/;

/** The names of messages never reach a reader, nor do values that nobody gave. */
function expectWords(text: string): void {
  expect(text).not.toMatch(BARE);
  expect(text).not.toMatch(/undefined|NaN|\{|\}/);
}

interface Played {
  readonly kinds: ReadonlySet<Question["kind"]>;
  readonly events: ReadonlySet<string>;
  readonly state: State;
}

/** A game in which another button is pressed each time; whoever can act boldly does, so that it ends. */
function playByButtons(seed: string, count: 2 | 3 | 4, options: readonly Option[] = []): Played {
  let session = begun(seed, count, options);
  const kinds = new Set<Question["kind"]>();
  const events = new Set<string>();
  let story = untold(session.state);
  for (let n = 0; session.state.outcome === null && n < 4_000; n++) {
    const { seat } = askedIn(session.state);
    // Words are made of what the seat may know, and of nothing else.
    const { state } = shownOf(dungeoneer, session.state, seat, []);
    const question = openQuestion(state);
    if (question === null) throw new Error("no question is open");
    kinds.add(question.question.kind);
    const sheet = sheetIn(state, seat, story);
    for (const text of [sheet.who, sheet.question, JSON.stringify(sheet.consequence ?? "").replaceAll(/[{}]/g, "")])
      expectWords(text);
    for (const { label, detail } of [...sheet.buttons, ...sheet.places]) {
      expect(label).not.toBe("");
      expectWords(`${label} ${detail ?? ""}`);
    }
    const answers = byButtons(state, seat, story, sheet);
    const legal = legalIn(session.state);
    // Buttons alone give every answer there is.
    const given = new Set(answers.map((one) => JSON.stringify(one)));
    expect(legal.filter((one) => !given.has(JSON.stringify(one)))).toEqual([]);
    const bold = answers.find(({ do: deed }) => deed === "quest" || deed === "challenge-quest" || deed === "send");
    // What is set down and picked up again for ever would end the match.
    const others = answers.filter(({ do: deed }) => deed !== "set-down");
    const answer = n % 3 === 0 || bold === undefined ? others[(n * 7) % others.length] : bold;
    if (answer === undefined) throw new Error(`no button answers ${question.question.kind}`);
    session = after(session, answer);
    story = { ...story, chapters: [...story.chapters, { at: n, seat, events: session.events }] };
    for (const event of session.events) {
      events.add(event.event);
      const line = dungeoneerClient.lineOf(event, "l", { state: session.state, story });
      if (line !== null) expectWords(JSON.stringify(line.text).replaceAll(/[{}]/g, ""));
    }
  }
  return { kinds, events, state: session.state };
}

describe.each(["en", "ru"] as const)("in %s", (locale) => {
  beforeAll(() => speak(locale));

  test.each([2, 3, 4] as const)("by buttons alone %i players come to the end, all of it in words", (count) => {
    const { state } = playByButtons(`buttons-${locale}-${count}`, count);
    expect(state.outcome?.kind).toBe("won");
    const { verdict, reason } = dungeoneerClient.outcome(state);
    expectWords(`${verdict} ${reason}`);
    expect(reason).not.toBe("");
  });
});

test.each([
  ["secret-quest", "keep-secret", "revealed"],
  ["revealed-map", "lay", "placed"],
] as const)("with %s its own questions and events come up, in words", (option, kind, event) => {
  const { kinds, events } = playByButtons(`buttons-${option}`, 3, [option]);
  expect(kinds).toContain(kind);
  expect(events).toContain(event);
});

test("every kind of question and of event comes up in a few games", () => {
  const played = ["one", "two", "three", "four", "five", "six", "seven"].map((seed, i) =>
    playByButtons(seed, i % 2 === 0 ? 4 : 2),
  );
  const kinds = new Set(played.flatMap((one) => [...one.kinds]));
  for (const kind of [
    "orient",
    "bane",
    "attack",
    "respond",
    "form",
    "strike-back",
    "survivor",
    "assign",
    "place",
    "act",
    "discard",
  ])
    expect(kinds).toContain(kind);
  const events = new Set(played.flatMap((one) => [...one.events]));
  for (const event of ["fought", "tested", "sent", "to-pack", "completed", "wounded", "opened", "readied"])
    expect(events).toContain(event);
});

test("a game in which Packs wander is played by buttons alone", () => {
  const { kinds, events } = playByButtons("pack-one", 3, ["wandering-pack"]);
  expect(kinds).toContain("wander");
  for (const event of ["pack-founded", "pack-rolled", "pack-moved", "pack-ended"]) expect(events).toContain(event);
});
