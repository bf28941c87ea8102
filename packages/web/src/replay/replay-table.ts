import { stateAt } from "@undercroft/kernel";
import { createStore, type StoreApi } from "zustand/vanilla";
import { dungeonCommand } from "../engine/index.ts";
import { shownOf } from "../table/state/shown.ts";
import type { Table, TableState } from "../table/state/store.ts";

/** A table that shows a finished match at any of its moves: both hands lie open, and nobody is asked. */
export interface ReplayTable extends Table {
  readonly goTo: (at: number) => void;
}

const nothing = (): void => undefined;

export function replayTable(played: Table): ReplayTable {
  const before = played.store.getState();
  const seats = before.info.seats.map((seat) => seat.id);
  const store: StoreApi<TableState> = createStore<TableState>(() => ({
    ...before,
    viewer: null,
    asked: null,
    cover: null,
    thinking: null,
    telling: false,
    shown: shownOf(before.session.state, null, seats),
  }));
  return {
    ...played,
    store,
    answer: () => false,
    undo: nothing,
    concede: nothing,
    openCover: nothing,
    hurry: nothing,
    begin: nothing,
    close: nothing,
    flush: nothing,
    goTo(at) {
      const { session, story } = store.getState();
      const there = stateAt(dungeonCommand, session.record, at);
      if (!there.ok) return;
      const chapter = story.chapters.find((one) => one.at === at);
      store.setState({ shown: shownOf(there.state, null, seats), toldTo: at, flash: chapter?.events ?? [] });
    },
  };
}
