import { type Dc, dungeonCommand } from "@undercroft/dungeon-command";
import { dungeonCommandClient } from "@undercroft/dungeon-command/client";
import { firstGame } from "@undercroft/dungeon-command/testing";
import { newRecord, openQuestion, parseRecord } from "@undercroft/kernel";
import { aimless, type PlayerKind, type TableInfo, type Table as TableOf } from "@undercroft/table";
import { describe, expect, test } from "vitest";
import type { SavedTable } from "../../saves/saves.ts";
import { autosOf } from "./autos.ts";
import { createTable } from "./store.ts";

type Table = TableOf<Dc>;

function infoOf(players: readonly [PlayerKind, PlayerKind], hands: "open" | "closed"): TableInfo {
  return {
    id: "t",
    game: "dungeon-command",
    mode: "practice",
    hands,
    touched: 0,
    autos: [],
    seats: players.map((player, i) => ({ id: `s${i + 1}`, player, name: "" })),
    summary: { kind: "", round: 0, over: false, sides: [], standing: [] },
  };
}

/** A table for a First Game whose computers answer at once and without aim; what it keeps is collected. */
function tableOf(
  players: readonly [PlayerKind, PlayerKind],
  hands: "open" | "closed" = "open",
): { readonly table: Table; readonly kept: SavedTable[] } {
  const kept: SavedTable[] = [];
  const session = newRecord(dungeonCommand, { config: firstGame(), seed: "table", salt: "salt" });
  const table = createTable(dungeonCommandClient, infoOf(players, hands), session, {
    computer: {
      choose: (view, name, _level, seed, question) =>
        Promise.resolve(aimless(dungeonCommand, view, name, `${seed}/${question}`)),
      close: () => undefined,
    },
    pace: () => "off",
    keep: (saved) => kept.push(saved) > 0,
    now: () => 7,
    stops: () => dungeonCommandClient.stops.usual,
  });
  return { table, kept };
}

async function until(table: Table, met: () => boolean): Promise<void> {
  await new Promise<void>((resolve) => {
    const look = (): void => {
      if (!met()) return;
      stop();
      resolve();
    };
    const stop = table.store.subscribe(look);
    look();
  });
}

const asked = (table: Table): string | null => table.store.getState().asked;
const over = (table: Table): boolean => table.store.getState().session.state.outcome !== null;

/** Answers whatever the person is asked without aim, until the match is over or `most` answers are given. */
async function playOn(table: Table, most: number): Promise<number> {
  for (let count = 0; ; count++) {
    await until(table, () => over(table) || asked(table) !== null || table.store.getState().cover !== null);
    if (over(table) || count === most) return count;
    table.openCover();
    const { session, asked: seat } = table.store.getState();
    const answer =
      seat === null ? null : aimless(dungeonCommand, dungeonCommand.view(session.state, seat), seat, `${count}`);
    if (answer === null || !table.answer(answer)) return count;
  }
}

describe("a table", () => {
  test("two computers play a whole game, and what is kept of it can be read again", async () => {
    const { table, kept } = tableOf(["recruit", "recruit"]);
    table.begin();
    await until(table, () => over(table) && table.store.getState().info.summary.over);
    const last = kept.at(-1);
    expect(last?.info.summary.over).toBe(true);
    const record = parseRecord(dungeonCommand, last?.record ?? "");
    expect(record.ok ? [] : record.faults).toEqual([]);
    table.close();
  });

  test("a person is asked no question that has only one answer", async () => {
    const { table } = tableOf(["person", "recruit"]);
    table.begin();
    for (let i = 0; i < 25; i++) {
      await playOn(table, 1);
      if (over(table)) break;
      const { session, asked: seat } = table.store.getState();
      const question = openQuestion(session.state);
      if (question === null || seat === null) break;
      expect(seat).toBe("s1");
      expect(dungeonCommand.domain(session.state, question, seat).open()).toBe(true);
    }
    table.close();
  });

  test("undo takes back what the person chose, with all that the table passed for them", async () => {
    const { table } = tableOf(["person", "recruit"]);
    table.begin();
    await until(table, () => asked(table) !== null);
    for (let i = 0; i < 12 && table.undoOffer().steps === 0; i++) await playOn(table, 1);
    const before = table.store.getState();
    const { steps } = table.undoOffer();
    expect(steps).toBeGreaterThan(0);
    table.undo();
    await until(table, () => asked(table) !== null);
    const { session } = table.store.getState();
    expect(session.record.moves.length).toBe(before.session.record.moves.length - steps);
    expect(session.state.nextQuestion).toBeGreaterThan(before.session.state.nextQuestion - steps);
    table.close();
  });

  test("which moves the table passed for a person is found again in a record out of a file", async () => {
    const { table } = tableOf(["person", "recruit"]);
    table.begin();
    for (let i = 0; i < 40 && !over(table); i++) await playOn(table, 1);
    const { session, info } = table.store.getState();
    expect(info.autos.length).toBeGreaterThan(0);
    expect(autosOf(dungeonCommandClient, session.record, ["s1"])).toEqual(info.autos);
    table.close();
  });

  test("back leads to the menu that something was chosen from, while nobody else has answered and no chance was drawn", async () => {
    const { table } = tableOf(["person", "recruit"]);
    table.begin();
    for (let i = 0; i < 60 && table.stepsBack() === 0 && !over(table); i++) await playOn(table, 1);
    await until(table, () => asked(table) !== null);
    const { session, asked: seat } = table.store.getState();
    const steps = table.stepsBack();
    expect(steps).toBeGreaterThan(0);
    expect(openQuestion(session.state)?.question.kind).not.toBe("turn");
    table.goBack();
    await until(table, () => asked(table) !== null);
    const back = table.store.getState();
    expect(openQuestion(back.session.state)?.question.kind).toBe("turn");
    expect([back.asked, back.session.record.moves.length]).toEqual([seat, session.record.moves.length - steps]);
    // At the menu itself there is nothing to go back to.
    expect(table.stepsBack()).toBe(0);
    table.close();
  });

  test("closed hands: the screen shows one hand, and is handed over before another is asked", async () => {
    const { table } = tableOf(["person", "person"], "closed");
    table.begin();
    await until(table, () => asked(table) !== null);
    for (let i = 0; i < 30; i++) {
      const { cover, viewer, shown } = table.store.getState();
      expect([...shown.open.keys()]).toEqual([viewer]);
      if (cover !== null) expect(cover).not.toBe(viewer);
      await playOn(table, 1);
    }
    table.close();
  });

  test("what is shown holds nothing of the other's hand", async () => {
    const { table } = tableOf(["person", "recruit"]);
    table.begin();
    await until(table, () => asked(table) !== null);
    const { shown } = table.store.getState();
    expect(shown.view.body.seats[1]?.orderHand).toBeNull();
    expect(shown.open.has("s2")).toBe(false);
    table.close();
  });

  test("resigning ends the match at once, whoever is asked", async () => {
    const { table } = tableOf(["person", "recruit"]);
    table.begin();
    await until(table, () => asked(table) !== null);
    table.concede("s1");
    await until(table, () => over(table));
    expect(table.store.getState().session.state.outcome?.winners).toEqual(["s2"]);
    table.close();
  });
});
