import { catalogueFaults } from "@undercroft/table/testing";
import { expect, test } from "vitest";
import { door as doorEn } from "./en/door.ts";
import { en } from "./en/index.ts";
import { door as doorRu } from "./ru/door.ts";
import { ru } from "./ru/index.ts";

test("both languages have every message, say something, and use the same values", () => {
  expect(catalogueFaults(en, ru)).toEqual([]);
  expect(catalogueFaults(doorEn, doorRu)).toEqual([]);
});
