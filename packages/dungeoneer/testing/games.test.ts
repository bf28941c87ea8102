import { expect, test } from "vitest";
import { shippedPacks } from "../content/index.ts";
import { assertRule } from "../rules/assert-rule.ts";
import { parseConfig } from "../src/set-up/parse-config.ts";
import { everyChoice, everyKind, gameFor, legalChoices } from "./games.ts";

const key = (options: readonly string[]): string => [...options].sort().join();
const kinds = everyKind(shippedPacks());

test("every choice of optional rules is played, for two, three and four, and is read from a file as it is", () => {
  expect(everyChoice).toHaveLength(2 ** 6);
  // Malevolent Force and Respawn together are a quarter of all choices.
  expect(legalChoices).toHaveLength(48);
  const played = new Set(kinds.map(({ config }) => key(config.options)));
  expect(played).toEqual(new Set(legalChoices.map(key)));
  expect(new Set(kinds.map(({ name }) => name)).size).toBe(kinds.length);
  expect(new Set(kinds.map(({ config }) => config.seats.length))).toEqual(new Set([2, 3, 4]));
  for (const { config } of kinds)
    expect(parseConfig(JSON.parse(JSON.stringify(config)))).toEqual({ ok: true, value: config });
});

test("every other choice is refused by the rule that excludes it", () => {
  const excluded = everyChoice.filter((options) => !legalChoices.includes(options));
  expect(excluded).toHaveLength(16);
  for (const options of excluded)
    assertRule(parseConfig(gameFor(3, shippedPacks(), options)), "dg.opt.malevolent.excludes-respawn");
});

test("a campaign refuses what it has no room for, and takes all else", () => {
  for (const options of legalChoices) {
    const read = parseConfig({ ...gameFor(4, shippedPacks(), options), dungeonlord: "bob" });
    const isRefused = options.includes("malevolent-force") || options.includes("revealed-map");
    expect(read.ok).toBe(!isRefused);
    if (isRefused) assertRule(read, "dg.ruling.option-matrix");
  }
});
