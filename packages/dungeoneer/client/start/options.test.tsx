import { type Chosen, speak } from "@undercroft/table";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeAll, expect, test } from "vitest";
import { dungeoneerDoor } from "../door.tsx";
import { optionNames } from "../engine/index.ts";
import { say } from "../words/index.ts";
import { choices, unchosen } from "./choices.ts";
import { Options } from "./options.tsx";
import { kindOf, planOf, seatsOf } from "./plan.ts";

let root: Root | undefined;

beforeAll(() => speak("en"));
afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
  act(() => choices.setState(unchosen));
});

const chosenAs = (preset: string): Chosen => ({ preset, foe: "captain", mode: "practice", hands: "closed", seed: "s" });

function asked(preset: string): HTMLElement {
  const host = document.createElement("div");
  document.body.append(host);
  root = createRoot(host);
  act(() => root?.render(<Options chosen={chosenAs(preset)} />));
  return host;
}

/** The switch of an optional rule. @throws Error if there is none. */
function switchOf(host: HTMLElement, option: (typeof optionNames)[number]): HTMLInputElement {
  const found = [...host.querySelectorAll(".dg-switch")].find((one) => {
    return one.querySelector("b")?.textContent === say(`rule.${option}`);
  });
  const input = found?.querySelector("input");
  if (input === null || input === undefined) throw new Error(`no switch for ${option}`);
  return input;
}

/** What is said beside a switch that cannot be moved. */
const saidOf = (input: HTMLInputElement): string =>
  input.closest("label")?.querySelector("em")?.textContent ?? "it can be moved";

test("every optional rule has a switch with its name and what it does, and is off", () => {
  const host = asked("full");
  for (const option of optionNames) {
    const input = switchOf(host, option);
    const told = (name: string): string => document.getElementById(input.getAttribute(name) ?? "")?.textContent ?? "";
    expect(told("aria-labelledby")).toBe(say(`rule.${option}`));
    expect(told("aria-describedby")).toContain(say(`rule.${option}-line`));
    expect([input.checked, input.disabled]).toEqual([false, false]);
    act(() => input.click());
    expect(planOf(choices.getState(), false).options).toEqual([option]);
    act(() => input.click());
  }
  expect(planOf(choices.getState(), false).options).toEqual([]);
});

test("what cannot go together is greyed at once, with the rule that forbids it", () => {
  const host = asked("full");
  act(() => switchOf(host, "malevolent-force").click());
  expect(switchOf(host, "respawn").disabled).toBe(true);
  expect(saidOf(switchOf(host, "respawn"))).toContain("§ dg.opt.malevolent.excludes-respawn");
  act(() => switchOf(host, "malevolent-force").click());
  act(() => switchOf(host, "respawn").click());
  expect(saidOf(switchOf(host, "malevolent-force"))).toContain("Not together with Respawn");
});

test("a campaign has its own optional rules, whatever was switched on, and asks for its Dungeonlord", () => {
  choices.setState({ options: ["malevolent-force", "revealed-map"] });
  const host = asked("campaign");
  const on = optionNames.filter((option) => switchOf(host, option).checked);
  expect(on).toEqual(["looting", "secret-quest", "respawn", "wandering-pack"]);
  for (const option of optionNames) {
    expect(switchOf(host, option).disabled).toBe(true);
    expect(saidOf(switchOf(host, option))).toContain("§ dg.ruling.option-matrix");
  }
  expect(host.querySelectorAll("select")).toHaveLength(2);
  const config = planOf(choices.getState(), true);
  expect(config).toMatchObject({ options: [], dungeonlord: "s2" });
  expect(seatsOf(config).map(({ side }) => side.name.en)).toEqual(["Player 1", "Dungeonlord"]);
});

test("the door tells matches of different rules apart", () => {
  const three = { ...unchosen, count: 3 } as const;
  const kinds = [
    planOf(three, false),
    planOf({ ...three, options: ["looting"] }, false),
    planOf({ ...three, options: ["looting", "respawn"] }, false),
    planOf(three, true),
  ].map((config) => dungeoneerDoor.kind(kindOf(config)));
  expect(kinds).toEqual([
    "for 3 players",
    "for 3 players, with 1 optional rule",
    "for 3 players, with 2 optional rules",
    "campaign for 3 players",
  ]);
});
