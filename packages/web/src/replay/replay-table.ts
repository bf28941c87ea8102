import { type GameTypes, type MatchState, stateAt } from "@undercroft/kernel";
import { type GameClient, shownOf, type Table, type TableState } from "@undercroft/table";
import { createStore, type StoreApi } from "zustand/vanilla";

/**
 * A table that shows a match at any of its moves, and nobody is asked. Of a match that is over all hands lie open; of one
 * that is played nobody sees more than they saw at the table.
 */
export interface ReplayTable<T extends GameTypes> extends Table<T> {
  readonly goTo: (at: number) => void;
  /** The last move that can be looked at: what is not told at the table yet is not told here. */
  readonly last: number;
  /** The position after it, as the reader may know it: names are taken from it. */
  readonly known: MatchState<T>;
}

const nothing = (): void => undefined;

export function replayTable<T extends GameTypes>({ game }: GameClient<T>, played: Table<T>): ReplayTable<T> {
  const before = played.store.getState();
  const isOver = before.session.state.outcome !== null;
  const viewer = isOver ? null : before.viewer;
  const seats = isOver ? before.info.seats.map((seat) => seat.id) : [...before.shown.open.keys()];
  const store: StoreApi<TableState<T>> = createStore<TableState<T>>(() => ({
    ...before,
    viewer,
    asked: null,
    cover: null,
    thinking: null,
    telling: false,
    shown: isOver ? shownOf(game, before.session.state, viewer, seats) : before.shown,
  }));
  return {
    ...played,
    store,
    last: isOver ? before.session.record.moves.length : before.toldTo,
    known: isOver ? before.session.state : before.shown.state,
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
      store.setState({ shown: shownOf(game, there.state, viewer, seats), toldTo: at, flash: chapter?.events ?? [] });
    },
  };
}
