import { type Chosen, speak } from "@undercroft/table";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, expect, test } from "vitest";
import { say } from "../words/index.ts";
import { bringDeck, choices, unchosen } from "./choices.ts";
import { deckFaults, deckText, readDeck } from "./decks.ts";
import { planned, planOf } from "./plan.ts";
import { Setup } from "./setup.tsx";

let root: Root | undefined;

afterEach(async () => {
  localStorage.clear();
  act(() => root?.unmount());
  document.body.replaceChildren();
  act(() => choices.setState(unchosen));
  await speak("en");
});

const chosen: Chosen = { preset: "campaign", foe: "captain", mode: "practice", hands: "closed", seed: "s" };
const THREE = { ...unchosen, count: 3, dungeonlord: 2 } as const;

function page(): HTMLElement {
  const host = document.createElement("div");
  document.body.append(host);
  root = createRoot(host);
  act(() => root?.render(<Setup chosen={chosen} open={() => undefined} />));
  return host;
}

/** The button of these words. @throws Error if there is none. */
function button(words: string): HTMLButtonElement {
  const found = [...document.querySelectorAll("button")].find((one) => one.textContent === words);
  if (found === undefined) throw new Error(`no button "${words}"`);
  return found;
}

function write(words: string): void {
  const field = document.querySelector("textarea");
  if (field === null) throw new Error("there is nothing to write into");
  const setter = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set;
  act(() => {
    setter?.call(field, words);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
}

test.each(["en", "ru"] as const)(
  "the list to begin from is a deck that may be brought, for each side (%s)",
  async (locale) => {
    await speak(locale);
    for (const number of [0, 1, 2]) {
      const read = readDeck(deckText(THREE, number), THREE, number);
      expect(read.ok ? [] : read.problems).toEqual([]);
      expect(read.ok && read.deck.name).toBe(say(number === 2 ? "deck.peril" : "deck.glory"));
    }
  },
);

test.each([
  ["en", "Line 3", "there is no such card"],
  ["ru", "Строка 3", "такой карты нет"],
] as const)("a line that names no card is told by its number (%s)", async (locale, line, words) => {
  await speak(locale);
  const read = readDeck("Deck: Mine\n\n1 Nobody at all", THREE, 0);
  expect(read.ok ? "" : read.problems.join()).toContain(line);
  expect(read.ok ? "" : read.problems.join()).toContain(words);
});

test("what a deck may not hold is told with its line, its text and the rule", async () => {
  await speak("en");
  const glory = deckText(THREE, 0).split("\n");
  const at = glory.indexOf("Adventure cards");
  const five = glory.with(at + 1, (glory[at + 1] ?? "").replace(/^\d+/, "5"));
  const read = readDeck(five.join("\n"), THREE, 0);
  const [problem = ""] = read.ok ? [] : read.problems;
  expect(problem).toContain(`Line ${at + 2}, “${five[at + 1]}”`);
  expect(problem).toContain("4 copies are the most § dg.multiset.glory.copies");
  // A Peril deck is none for a hero player: each of its lines is told, and what is missing.
  const foreign = readDeck(deckText(THREE, 2), THREE, 0);
  const told = foreign.ok ? "" : foreign.problems.join("\n");
  expect(told).toContain("belongs into a Peril deck, not into a Glory deck § dg.multiset.own-decks");
  expect(told).toContain("one Hero card is needed at least § dg.multiset.glory.hero");
});

test("on the page a deck is read from its text, brought to the match, and left again", async () => {
  await speak("en");
  choices.setState(THREE);
  const host = page();
  expect(host.querySelectorAll(".dg-deck")).toHaveLength(3);
  act(() => button(say("deck.bring")).click());
  write("1 Nobody at all");
  act(() => button("Read this text").click());
  expect(document.querySelector("[role=alert]")?.textContent).toContain("Line 1, “1 Nobody at all”");
  expect(choices.getState().decks[0]).toBeNull();
  write(deckText(THREE, 0).replace("Glory deck", "Lamp oil"));
  act(() => button("Read this text").click());
  expect(document.querySelector("[role=alert]")).toBeNull();
  expect(host.querySelector(".dg-deck select")).toMatchObject({ value: "Lamp oil" });
  const plan = planned(choices.getState(), true);
  expect(plan.ok ? plan.config.decks.map(({ seat, deck }) => [seat, deck.name]) : []).toEqual([["s1", "Lamp oil"]]);
  expect(planned(choices.getState(), false)).toMatchObject({ ok: true, config: { decks: [] } });
  act(() => button(say("deck.leave")).click());
  expect(planned(choices.getState(), true)).toMatchObject({ ok: true, config: { decks: [] } });
});

test("a deck that was brought is there at the next visit, for its own side, until it is forgotten", async () => {
  await speak("en");
  choices.setState(THREE);
  page();
  act(() => button(say("deck.bring")).click());
  write(deckText(THREE, 0).replace("Glory deck", "Lamp oil"));
  act(() => button("Read this text").click());
  act(() => root?.unmount());
  document.body.replaceChildren();
  act(() => choices.setState({ ...unchosen, ...THREE }));
  const host = page();
  const [first, second, lord] = host.querySelectorAll(".dg-deck");
  const offered = (seat: Element | undefined): readonly string[] =>
    [...(seat?.querySelectorAll("option") ?? [])].map(({ textContent }) => textContent ?? "");
  expect([first, second, lord].map(offered)).toEqual([["of the sets", "Lamp oil"], ["of the sets", "Lamp oil"], []]);
  const select = second?.querySelector("select");
  if (select === null || select === undefined) throw new Error("no deck can be chosen");
  act(() => {
    select.value = "Lamp oil";
    select.dispatchEvent(new Event("change", { bubbles: true }));
  });
  const plan = planned(choices.getState(), true);
  expect(plan.ok ? plan.config.decks.map(({ seat, deck }) => [seat, deck.name]) : []).toEqual([["s2", "Lamp oil"]]);
  act(() => button(say("deck.bring")).click());
  act(() => button(say("deck.forget")).click());
  expect(offered(host.querySelector(".dg-deck") ?? undefined)).toEqual([]);
});

test("a longer adventure is played only where the Dungeonlord brings a deck (dg.multiset.peril.extra-maps)", () => {
  const longer = { ...THREE, longer: true };
  const [lords, heros] = [2, 0].map((number) => readDeck(deckText(THREE, number), THREE, number));
  if (lords?.ok !== true || heros?.ok !== true) throw new Error("the decks to begin from may be brought");
  expect(planOf(longer, true).longer).toBe(false);
  expect(planOf({ ...longer, decks: [null, null, lords.deck, null] }, true).longer).toBe(true);
  // A hero player's Glory deck holds no Map cards.
  expect(planOf({ ...longer, decks: [heros.deck, null, null, null] }, true).longer).toBe(false);
});

test("a deck that no longer fits the table bars the door and says why; with consent there may be more Map cards", async () => {
  await speak("en");
  const read = readDeck(deckText({ ...THREE, count: 4, dungeonlord: 3 }, 3), { ...THREE, count: 4, dungeonlord: 3 }, 3);
  if (!read.ok) throw new Error(read.problems.join());
  choices.setState(THREE);
  act(() => bringDeck(2, read.deck));
  const host = page();
  const [line = ""] = deckFaults(choices.getState(), 2);
  expect(line).toMatch(/^18 Map cards besides the Entrance are more than 12.* § dg\.multiset\.peril\.extra-maps$/);
  expect(host.querySelector(".dg-deck li")?.textContent).toBe(line);
  expect(planned(choices.getState(), true)).toEqual({
    ok: false,
    problems: ["Something stands against the deck of player 3."],
  });
  const longer = deckFaults({ ...choices.getState(), longer: true }, 2);
  expect(longer.some((one) => one.includes("extra-maps"))).toBe(false);
});
