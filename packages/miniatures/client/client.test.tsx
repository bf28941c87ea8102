import { newRecord, openQuestion, play, type Session } from "@undercroft/kernel";
import { type Item, speak } from "@undercroft/table";
import { layTable } from "@undercroft/table/testing/lay-table";
import { act } from "react";
import { beforeAll, expect, test } from "vitest";
import type { Sheet } from "./ask/model.ts";
import { sheetOf } from "./ask/sheet-of.ts";
import { miniaturesClient } from "./client.ts";
import { type Mn, miniatures, type State } from "./engine/index.ts";
import { choices } from "./start/choices.ts";
import { battleOf } from "./start/plan.ts";

beforeAll(() => speak("en"));

const begun = (seed: string): Session<Mn> =>
  newRecord(miniatures, { config: battleOf(choices.getState()), seed, salt: "salt" });

const sheetIn = (state: State, seat: string, drill: Item<Mn>["opens"] = null): Sheet | null =>
  sheetOf({ state, seat, number: state.seats.indexOf(seat), story: { first: state, chapters: [] }, drill });

const askedIn = (state: State): string => openQuestion(state)?.seats[0] ?? "";

test("whoever resigns while the battle is set up resigns in no round", () => {
  const { state } = begun("resigned");
  const [loser = "", winner = ""] = state.seats;
  const sides = state.body.sides.map((side) => (side.id === loser ? { ...side, out: true } : side));
  const outcome = { kind: "won" as const, winners: [winner], drawn: [], rule: "mn.battle.tie" };
  expect(state.body.battle.round).toBe(0);
  expect(miniaturesClient.outcome({ ...state, body: { ...state.body, sides }, outcome }).reason).toMatch(
    /^During set-up: .+ gave up\.$/,
  );
  const battle = { ...state.body.battle, round: 3 };
  expect(miniaturesClient.outcome({ ...state, body: { ...state.body, battle, sides }, outcome }).reason).toMatch(
    /^Round 3: .+ gave up\.$/,
  );
});

test("a battle lies on the table with both warbands, and a button answers its first question", async () => {
  const session = begun("page");
  const { host, answers } = await layTable(miniaturesClient, session, askedIn(session.state));
  expect(host.querySelectorAll(".mn-row")).toHaveLength(session.state.body.creatures.length);
  expect(host.querySelectorAll("[role=gridcell]").length).toBeGreaterThan(0);
  await act(async () => host.querySelector<HTMLButtonElement>(".ask .opt")?.click());
  expect(answers).toHaveLength(1);
});

/** Every answer that may be given by buttons, through all lists that they open. */
function byButtons(state: State, seat: string, sheet: Sheet): readonly Mn["answer"][] {
  const { several } = sheet;
  if (several !== undefined)
    return [several.answer(sheet.buttons.slice(0, Math.max(1, several.min)).flatMap(({ picks }) => picks ?? []))];
  return sheet.buttons.flatMap(({ answer, opens }) => {
    if (answer !== undefined) return [answer];
    const opened = opens === undefined ? null : sheetIn(state, seat, opens);
    return opened === null ? [] : byButtons(state, seat, opened);
  });
}

test.each(["en", "ru"] as const)(
  "by buttons alone a battle is played to its end, and all of it is told in words (%s)",
  async (locale) => {
    await speak(locale);
    let session = begun(`buttons-${locale}`);
    const bare = /(answer|question|log|choose|list|terrain|condition|dice|text)\.[a-z]/;
    for (let n = 0; session.state.outcome === null && n < 6_000; n++) {
      const seat = askedIn(session.state);
      const sheet = sheetIn(session.state, seat);
      if (sheet === null) throw new Error("nothing is asked");
      const answers = byButtons(session.state, seat, sheet);
      expect([sheet.question, ...sheet.buttons.map(({ label }) => label)].join()).not.toMatch(bare);
      // Whoever may strike or charge does; else another button each time, so that nobody waits for ever.
      const bold = answers.find(({ do: deed }) => deed === "target" || deed === "strike" || deed === "attack");
      const answer = bold ?? answers.find(({ do: deed }) => deed === "charge") ?? answers[(n * 7) % answers.length];
      if (answer === undefined) throw new Error(`no button answers ${openQuestion(session.state)?.question.kind}`);
      const question = openQuestion(session.state)?.id ?? 0;
      const made = play(miniatures, session, seat, { question, answer });
      if (!made.ok) throw new Error(made.rule);
      session = made.session;
      for (const event of session.events) {
        const line = miniaturesClient.lineOf(event, "l", {
          state: session.state,
          story: { first: session.state, chapters: [] },
        });
        expect(JSON.stringify(line?.text ?? "")).not.toMatch(bare);
      }
    }
    expect(session.state.outcome?.kind).toBe("won");
    expect(miniaturesClient.outcome(session.state).verdict).not.toBe("");
    await speak("en");
  },
);
