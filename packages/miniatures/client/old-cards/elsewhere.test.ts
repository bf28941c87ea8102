import { speak } from "@undercroft/table";
import { beforeAll, expect, test } from "vitest";
import { exampleCard } from "../engine/index.ts";
import { oldCardElsewhere } from "./elsewhere.ts";
import { written } from "./written.ts";

beforeAll(() => speak("en"));

test("an old card that is brought as a pack is told from one, and lies ready where it is turned into a new one", () => {
  let opened = 0;
  const elsewhere = oldCardElsewhere(() => {
    opened += 1;
  });
  const told = elsewhere({ name: "tyrant.txt", text: exampleCard });
  expect(told?.words).toMatch(/^tyrant\.txt is no pack but a stat card of the older kind/);
  told?.onPress();
  expect(opened).toBe(1);
  expect(written.getState().text).toBe(exampleCard);
  written.setState({ text: "" });
  const json = JSON.stringify({ fields: { name: "Wolf", hp: "40" }, sections: {}, rest: [] });
  expect(elsewhere({ name: "wolf.json", text: json })).not.toBeNull();
});

test.each([
  ["a warband's list", "watch.txt", "Name: Watch\nFaction: Civilization\n1 Gate Watch"],
  ["a pack with a fault", "pack.json", '{"pack": "here", "creatures": 3}'],
  ["a pack in YAML", "pack.yaml", "name: Here\nlevel: 3\n"],
  ["any other text", "letter.txt", "Dear all,\nthe evening was fine."],
])("%s is no old card", (_, name, text) => {
  expect(oldCardElsewhere(() => undefined)({ name, text })).toBeNull();
});
