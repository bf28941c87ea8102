import type { TableInfo } from "@undercroft/table";
import { beforeEach, describe, expect, test } from "vitest";
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
    kind: "standard",
    round: 3,
    over: false,
    sides: [
      { name: { en: "Maud", ru: "Мод" }, emblem: "crown" },
      { name: { en: "Ysk", ru: "Иск" }, emblem: "hood", party: "guests" },
    ],
    standing: [3, 4],
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

  test("a save of the version that knew one game alone opens: its members are known by their shape", () => {
    const summary = { round: 3, over: false, commanders: info.summary.sides, morale: [3, 4] };
    const unnamed = { ...info, summary: { ...info.summary, kind: "" } };
    const text = JSON.stringify({ info: { ...info, summary }, record: "{}" });
    expect(readSave("a", text)).toEqual({ ok: true, saved: { info: unnamed, record: "{}" } });
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
    const storage: Storage = Object.assign(Object.create(Storage.prototype), full, {
      getItem: () => null,
      removeItem: () => undefined,
    });
    expect(keepSave({ info, record: "{}" }, storage)).toBe(false);
    // It can still be played, until the page is left.
    expect(loadSave("a", storage)).toEqual({ ok: true, saved: { info, record: "{}" } });
    expect(listSaves(null)).toHaveLength(1);
    dropSave("a", storage);
    expect(listSaves(null)).toEqual([]);
  });

  test("a browser that keeps nothing for anybody still plays", () => {
    expect(keepSave({ info, record: "{}" }, null)).toBe(false);
    expect(loadSave("a", null)?.ok).toBe(true);
    dropSave("a", null);
    expect(loadSave("a", null)).toBeNull();
  });
});
