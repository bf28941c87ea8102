import { speak } from "@undercroft/table";
import { catalogueFaults } from "@undercroft/table/testing";
import { expect, test } from "vitest";
import { door as doorEn } from "./en/door.ts";
import { en } from "./en/index.ts";
import { say } from "./index.ts";
import { door as doorRu } from "./ru/door.ts";
import { ru } from "./ru/index.ts";

test("both languages have every message, say something, and use the same values", () => {
  expect(catalogueFaults(en, ru)).toEqual([]);
  expect(catalogueFaults(doorEn, doorRu)).toEqual([]);
});

test("Morale below zero has a minus sign, and counts follow the language", async () => {
  await speak("ru");
  expect(say("turn.ready", { count: 1 })).toBe("готово 1");
  expect(say("turn.ready", { count: 3 })).toBe("готовы 3");
  await speak("en");
  expect(say("turn.ready", { count: 1 })).toBe("1 is ready");
  expect(say("cower.price", { from: 1, to: -3 })).toBe("no damage: Morale 1\u00a0→\u00a0−3");
});
