import { newRecord } from "@undercroft/kernel";
import { speak } from "@undercroft/table";
import { expect, test } from "vitest";
import { numberOf } from "../board/ground.ts";
import { dungeoneer, type State } from "../engine/index.ts";
import { after, askedIn, playedTo, sheetIn, untold } from "../playing.ts";
import { unchosen } from "../start/choices.ts";
import { planOf } from "../start/plan.ts";
import { cardList, listAt } from "./map.ts";
import type { Sheet } from "./model.ts";
import { placeRefusal } from "./refusal.ts";

const campaign = (seed: string): ReturnType<typeof playedTo> =>
  newRecord(dungeoneer, { config: planOf({ ...unchosen, count: 3, dungeonlord: 2 }, true), seed, salt: "salt" });

const shown = (state: State, drill: Parameters<typeof sheetIn>[3] = null): Sheet =>
  sheetIn(state, askedIn(state).seat, untold(state), drill);

test.each(["en", "ru"] as const)(
  "three cards are built one after another, each chosen first and then laid (%s)",
  async (locale) => {
    await speak(locale);
    let session = campaign("three cards");
    expect(askedIn(session.state).seat).toBe("s3");
    for (let left = 3; left > 0; left--) {
      const { question } = askedIn(session.state).frame;
      expect(question.kind === "build" ? question.cards.length : 0).toBe(left);
      const opener = shown(session.state).buttons.find(({ opens }) => opens !== undefined);
      if (opener?.opens === undefined) throw new Error("no card can be chosen");
      const [way] = shown(session.state, opener.opens).buttons;
      if (way?.answer === undefined) throw new Error("the card can be laid nowhere");
      expect(way.label).not.toContain("undefined");
      session = after(session, way.answer);
    }
    expect(session.state.body.map.length).toBe(4);
    expect(askedIn(session.state).frame.question.kind).not.toBe("build");
    await speak("en");
  },
);

test("the Dungeonlord of a campaign is named once", async () => {
  await speak("en");
  expect(shown(campaign("three cards").state).who).toBe("Dungeonlord");
});

test("a card that was chosen stays chosen where a place may be pressed that others fit too; what fits nowhere stands last", async () => {
  await speak("en");
  const { state } = campaign("three cards");
  const { buttons, places } = shown(state);
  const opens = buttons.map((item) => item.opens !== undefined);
  expect(opens).toEqual(opens.toSorted((a, b) => Number(b) - Number(a)));
  const [way] = places;
  if (way?.answer?.do !== "build") throw new Error("nothing can be laid");
  const { card } = way.answer;
  const at = numberOf(way.answer);
  const ways = (chosen: string | undefined): readonly string[] =>
    shown(state, { on: "list", list: listAt(chosen, at) }).places.flatMap(({ answer, squares }) =>
      answer?.do === "build" && squares?.includes(at) ? [answer.card] : [],
    );
  expect(new Set(ways(card))).toEqual(new Set([card]));
  expect(ways(undefined).length).toBeGreaterThanOrEqual(ways(card).length);
  expect(shown(state, { on: "list", list: cardList(card) }).places.length).toBeGreaterThanOrEqual(ways(card).length);
});

test("a place far from every hero is refused in words", async () => {
  await speak("en");
  const { state } = playedTo(campaign("far"), ({ kind }, { body }) => kind === "build" && body.map.length > 5);
  const { frame, seat } = askedIn(state);
  expect(frame.question.kind).toBe("build");
  const far = state.body.map.map(({ x, y }) => ({ x: x + 40, y: y + 40 }))[0] ?? { x: 40, y: 40 };
  expect(placeRefusal(state, seat, numberOf(far))?.words).toBe("It would not be joined to the Entrance here");
});

test("cards are bought for Glory until that is enough", async () => {
  await speak("en");
  const { state } = playedTo(campaign("bought"), ({ kind }) => kind === "buy");
  const labels = shown(state).buttons.map(({ id }) => id);
  expect(labels.at(-1)).toBe("done");
  const player = state.body.players.find(({ id }) => id === askedIn(state).seat);
  expect(labels.includes("buy")).toBe((player?.glory ?? 0) > 0);
});
