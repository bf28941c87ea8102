import { describe, expect, test } from "vitest";
import { compile } from "./compile.ts";
import { en } from "./en/index.ts";
import { say, speak } from "./index.ts";
import { harmless, spansOf } from "./rich.ts";
import { ru } from "./ru/index.ts";

/** Names of values and tags that a message uses. */
function usedIn(message: string): string {
  const values = [...message.matchAll(/\{(\w+)/g)].map((match) => match[1]);
  return [...new Set(values)]
    .filter((name) => !/^(one|few|many|other)$/.test(name ?? ""))
    .sort()
    .join(" ");
}

test("a number below zero has a minus sign, not a hyphen", async () => {
  await speak("en");
  expect(say("cower.price", { from: 1, to: -3 })).toBe("no damage: Morale 1\u00a0→\u00a0−3");
});

describe("messages", () => {
  test("a message with values and a plural becomes the tokens that lingui reads", () => {
    expect(compile("plain")).toEqual(["plain"]);
    expect(compile("{count, plural, one {# card} other {# cards}} of {name}")).toEqual([
      ["count", "plural", { offset: undefined, one: ["#", " card"], other: ["#", " cards"] }],
      " of ",
      ["name"],
    ]);
    expect(() => compile("{open")).toThrow("not closed");
  });

  test("both languages have every message, say something, and use the same values", () => {
    expect(Object.keys(ru).sort()).toEqual(Object.keys(en).sort());
    const russian = new Map<string, string>(Object.entries(ru));
    for (const [id, message] of Object.entries(en)) {
      expect(message.trim(), id).not.toBe("");
      const other = russian.get(id) ?? "";
      expect(other.trim(), id).not.toBe("");
      expect(usedIn(other), id).toBe(usedIn(message));
      expect(() => [compile(message), compile(other)]).not.toThrow();
    }
  });

  test("plurals follow the language", async () => {
    await speak("ru");
    expect(say("turn.ready", { count: 1 })).toBe("готово 1");
    expect(say("turn.ready", { count: 3 })).toBe("готовы 3");
    await speak("en");
    expect(say("turn.ready", { count: 1 })).toBe("1 is ready");
  });

  test("tags become spans, and a name cannot open one", () => {
    expect(spansOf("<b>Ogre</b> takes <h>30</h>.")).toEqual([
      { text: "Ogre", tone: "strong" },
      " takes ",
      { text: "30", tone: "harm" },
      ".",
    ]);
    expect(harmless("<b>")).toBe("‹b›");
  });
});
