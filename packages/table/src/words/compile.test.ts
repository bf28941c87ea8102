import { describe, expect, test } from "vitest";
import { catalogueFaults } from "../../testing/catalogues.ts";
import { compile } from "./compile.ts";
import { en } from "./en/index.ts";
import { say, speak, speakerOf } from "./index.ts";
import { harmless, spansOf } from "./rich.ts";
import { ru } from "./ru/index.ts";

test("a number below zero has a minus sign, not a hyphen", async () => {
  await speak("en");
  expect(say("replay.place", { at: -3, last: 1 })).toBe("move −3 of 1");
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
    expect(catalogueFaults(en, ru)).toEqual([]);
    expect(catalogueFaults({ a: "{name} of {sum}", b: "x" }, { a: "{sum}" })).toHaveLength(2);
  });

  test("a game says its own messages first, and the shared ones besides", async () => {
    const en = { "voice.question": "mine: {count}", cards: "{count, plural, one {# card} other {# cards}}" };
    const ru = { ...en, cards: "{count, plural, one {# карта} few {# карты} many {# карт} other {# карты}}" };
    const { say: speaks } = speakerOf<"cards">("lanterns", {
      en: () => Promise.resolve(en),
      ru: () => Promise.resolve(ru),
    });
    await speak("ru");
    expect([1, 3, 5].map((count) => speaks("cards", { count }))).toEqual(["1 карта", "3 карты", "5 карт"]);
    await speak("en");
    expect(speaks("cards", { count: 1 })).toBe("1 card");
    expect(speaks("voice.question", { count: 2 })).toBe("mine: 2");
    expect(speaks("sheet.close")).toBe("Close");
    expect(say("voice.question", { who: "A", question: "B", count: 2 })).toBe("A. B 2 options.");
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
