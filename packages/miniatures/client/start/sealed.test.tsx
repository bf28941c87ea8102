import { speak } from "@undercroft/table";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { keptWarbands } from "../builder/kept.ts";
import { emptyWarband } from "../engine/index.ts";
import { type Choices, choices } from "./choices.ts";
import { planned } from "./plan.ts";
import { againstIn, faultLines, planProblems } from "./problems.ts";
import { sealedGame } from "./sealed.ts";
import { SeatFaults } from "./seat-faults.tsx";
import { FROM_BOOSTERS } from "./warbands.ts";

beforeAll(() => speak("en"));
beforeEach(() => localStorage.clear());

const sealed: Choices = { ...choices.getState(), scenario: "sealed-booster", limit: 200 };

test("a warband that the boosters do not hold says so once for each card, and one out of them is a press away (mn.scenario.sealed.boosters)", () => {
  const held = sealedGame(sealed, "moor")?.pools[0]?.creatures ?? [];
  const [card = ""] = held;
  const copies = held.filter((one) => one === card).length;
  // Two more than there are: two faults, one sentence.
  const creatures = Array.from({ length: copies + 2 }, () => ({ card, items: [] }));
  const warband = { ...emptyWarband, name: "Wanderers", creatures, map: "maps/fallen-keep" };
  keptWarbands.keep({ name: "Wanderers", scenario: "assault", limit: 200, warband });
  const own: Choices = { ...sealed, warbands: ["own:Wanderers", ""] };
  const plan = planned(own, "moor");
  const faults = plan.ok ? [] : plan.faults.map(({ fault }) => fault).filter(({ problem }) => problem === "pool");
  expect(faults).toHaveLength(2);
  const against = faultLines(againstIn(plan, own).seats[0]);
  expect(against.filter((one) => one.includes("boosters"))).toEqual([
    expect.stringMatching(
      new RegExp(`: your boosters hold ${copies} such cards?\\. §\u00a0mn\\.scenario\\.sealed\\.boosters$`),
    ),
  ]);
  // The door tells only where to look.
  const door = planProblems(plan, own, "moor");
  expect(door.ok ? [] : door.problems).toEqual([
    expect.stringMatching(/^Wanderers \(seat 1\) cannot be played: \d reasons? stands? with it\.$/),
  ]);
  const host = document.createElement("div");
  document.body.append(host);
  const root = createRoot(host);
  let taken = "";
  const take = (): void => {
    taken = FROM_BOOSTERS;
  };
  act(() => root.render(<SeatFaults name="Wanderers" faults={faults} onBoosters={take} />));
  expect(host.textContent).toContain("Wanderers does not come out of these boosters");
  expect(host.querySelectorAll("li")).toHaveLength(1);
  act(() => host.querySelector("button")?.click());
  expect(planned({ ...own, warbands: [taken, ""] }, "moor").ok).toBe(true);
  act(() => root.unmount());
  host.remove();
});
