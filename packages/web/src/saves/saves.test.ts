import { beforeEach, describe, expect, test } from "vitest";
import type { TableInfo } from "./info.ts";
import { dropSave, keepSave, listSaves, loadSave, readSave } from "./saves.ts";

const info: TableInfo = {
  id: "a",
  game: "dungeon-command",
  mode: "strict",
  hands: "closed",
  seats: [
    { id: "s1", player: "person", name: "Martha" },
    { id: "s2", player: "captain", name: "" },
  ],
  touched: 5,
  autos: [1, 2],
  summary: {
    round: 3,
    over: false,
    commanders: [{ name: { en: "Maud", ru: "Мод" }, emblem: "crown" }],
    morale: [3, 4],
  },
};

describe("saved tables", () => {
  beforeEach(() => localStorage.clear());

  test("what is kept comes back as it was, the one last played first", () => {
    keepSave({ info, record: "{}" });
    keepSave({ info: { ...info, id: "b", touched: 9 }, record: "{}" });
    expect(loadSave("a")).toEqual({ ok: true, saved: { info, record: "{}" } });
    expect(listSaves().map((save) => (save.ok ? save.saved.info.id : "?"))).toEqual(["b", "a"]);
    dropSave("b");
    expect(loadSave("b")).toBeNull();
  });

  test("a damaged save is shown with its text and never dropped", () => {
    localStorage.setItem("undercroft/table/x", '{"info":{"id":"x"');
    keepSave({ info, record: "{}" });
    expect(listSaves().at(-1)).toEqual({ ok: false, broken: { id: "x", text: '{"info":{"id":"x"' } });
    expect(localStorage.getItem("undercroft/table/x")).not.toBeNull();
    for (const text of ["null", "[]", '{"info":{},"record":"{}"}', '{"__proto__":{"info":1}}'])
      expect(readSave("x", text).ok).toBe(false);
  });

  test("a browser without room says so", () => {
    const full = {
      ...localStorage,
      setItem: () => {
        throw new Error("quota");
      },
    };
    expect(keepSave({ info, record: "{}" }, Object.assign(Object.create(Storage.prototype), full))).toBe(false);
  });
});
