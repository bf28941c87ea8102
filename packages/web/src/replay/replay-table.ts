import { type GameTypes, stateAt } from "@undercroft/kernel";
import { type GameClient, shownOf, type Table, type TableState } from "@undercroft/table";
import { createStore, type StoreApi } from "zustand/vanilla";

/** A table that shows a finished match at any of its moves: all hands lie open, and nobody is asked. */
export interface ReplayTable<T extends GameTypes> extends Table<T> {
  readonly goTo: (at: number) => void;
}

const nothing = (): void => undefined;

export function replayTable<T extends GameTypes>({ game }: GameClient<T>, played: Table<T>): ReplayTable<T> {
  const before = played.store.getState();
  const seats = before.info.seats.map((seat) => seat.id);
  const store: StoreApi<TableState<T>> = createStore<TableState<T>>(() => ({
    ...before,
    viewer: null,
    asked: null,
    cover: null,
    thinking: null,
    telling: false,
    shown: shownOf(game, before.session.state, null, seats),
  }));
  return {
    ...played,
    store,
    answer: () => false,
    undo: nothing,
    stepsBack: () => 0,
    goBack: nothing,
    concede: nothing,
    openCover: nothing,
    hurry: nothing,
    begin: nothing,
    close: nothing,
    flush: nothing,
    goTo(at) {
      const { session, story } = store.getState();
      const there = stateAt(game, session.record, at);
      if (!there.ok) return;
      const chapter = story.chapters.find((one) => one.at === at);
      store.setState({ shown: shownOf(game, there.state, null, seats), toldTo: at, flash: chapter?.events ?? [] });
    },
  };
}
