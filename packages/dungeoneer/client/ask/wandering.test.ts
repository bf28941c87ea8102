import type { Session } from "@undercroft/kernel";
import { type Locale, plain, speak } from "@undercroft/table";
import { describe, expect, test } from "vitest";
import { packTokens } from "../board/laid-out.ts";
import { labeller } from "../board/space-words.ts";
import { type Answer, type Dg, entrance, type State } from "../engine/index.ts";
import { after, askedIn, begun, legalIn, playedTo, sheetIn, untold } from "../playing.ts";
import type { Sheet } from "./model.ts";
import { placeRefusal } from "./refusal.ts";

const RATS = ["e901", "e902", "e903"] as const;

/** A Dungeonlord sends nothing, and has a Pack of three where all the heroes are. */
function atThePack(): Session<Dg> {
  const session = playedTo(begun("pack", 3, ["wandering-pack"]), ({ kind }) => kind === "attack");
  const { body } = session.state;
  const start = entrance(body);
  for (const [i, player] of body.players.entries()) {
    player.at = start?.id ?? "";
    if (i !== body.turn.player) continue;
    player.packAt = player.at;
    player.pack = RATS.map((id) => ({ id, card: "understair/marrow-rat", wounds: 0, attacked: [] }));
  }
  return to(after(session, { do: "done" }), "wander");
}

/** Played on until such a question comes, by passing. */
function to(session: Session<Dg>, kind: string): Session<Dg> {
  let now = session;
  while (askedIn(now.state).frame.question.kind !== kind) now = after(now, { do: "pass" });
  return now;
}

function sheetOf(state: State): Sheet {
  const { seat } = askedIn(state);
  return sheetIn(state, seat, untold(state));
}

const press = (session: Session<Dg>, wanted: (answer: Answer) => boolean): Session<Dg> => {
  const item = sheetOf(session.state).buttons.find(({ answer }) => answer !== undefined && wanted(answer));
  if (item?.answer === undefined) throw new Error("there is no such button");
  return after(session, item.answer);
};

const doing =
  (deed: Answer["do"]) =>
  (answer: Answer): boolean =>
    answer.do === deed;

/** Whatever a sheet says is words, and its buttons give every legal answer. */
function expectSound({ state }: Session<Dg>): void {
  const sheet = sheetOf(state);
  const texts = [sheet.who, sheet.question, ...sheet.buttons.map(({ label, detail }) => `${label} ${detail ?? ""}`)];
  for (const text of texts) expect(text).not.toMatch(/\b(?:ask|item|act|score|who)\.[a-z]|undefined|[{}]/);
  expect(sheet.buttons.flatMap(({ answer }) => (answer === undefined ? [] : [answer]))).toHaveLength(
    legalIn(state).length,
  );
}

describe.each(["en", "ru"] as const)("a Pack that attacks (%s)", (locale: Locale) => {
  test("is led, ordered, met and aimed by buttons", async () => {
    await speak(locale);
    let now = atThePack();
    expectSound(now);
    now = press(now, doing("pack-attack"));
    expectSound(now);
    now = press(press(now, doing("rank")), doing("rank"));
    expectSound(now);
    now = press(now, doing("claim"));
    now = press(press(now, doing("pass")), doing("pass"));
    expect(askedIn(now.state).frame.question.kind).toBe("aim");
    expectSound(now);
    expect(sheetOf(press(now, doing("aim")).state).question).not.toBe("");
    await speak("en");
  });
});

test("its marker lies on the map with the number of its monsters, and is heard there", async () => {
  await speak("en");
  const { state } = atThePack();
  const { body } = state;
  const [token] = packTokens(body, { left: 0, top: 0, columns: 1, rows: 1 }, []);
  expect(token).toMatchObject({ number: body.turn.player, count: 3 });
  const start = entrance(body);
  expect(start === undefined ? "" : plain(labeller(state, null, null)(start))).toContain(
    "Pack is here: Marrow Rat, Marrow Rat, Marrow Rat",
  );
});

test("a place says why the Pack cannot go there", async () => {
  await speak("en");
  const { state } = atThePack();
  const { seat } = askedIn(state);
  expect(placeRefusal(state, seat, 0)?.rule).toBe("dg.opt.wandering.movement-roll");
});
