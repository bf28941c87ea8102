import { begun, changed, madeAgain, type Past, takenBack } from "@undercroft/table";
import { createStore, type StoreApi } from "zustand/vanilla";
import { emptyWarband, parseWarband, type Warband } from "../engine/index.ts";

const KEY = "undercroft/miniatures/draft";

/** The warband that is being built. */
export interface Draft {
  readonly past: Past<Warband>;
  /** The seat of the next battle that it is built for, if it was opened for one. */
  readonly seat: number | null;
}

function kept(): Warband {
  try {
    const read = parseWarband(JSON.parse(localStorage.getItem(KEY) ?? "null"));
    return read.ok ? read.value : emptyWarband;
  } catch {
    return emptyWarband;
  }
}

export const draft: StoreApi<Draft> = createStore<Draft>(() => ({ past: begun(kept()), seat: null }));

// A look at the rules or a reload loses nothing. A browser without room forgets it at the end, no more.
draft.subscribe(({ past }) => {
  try {
    localStorage.setItem(KEY, JSON.stringify(past.now));
  } catch {
    return;
  }
});

const withPast = (change: (past: Past<Warband>) => Past<Warband>): void =>
  draft.setState({ past: change(draft.getState().past) });

/** Another list to work on: what was there before can be taken back. `seat` is whom it is for. */
export function openDraft(list: Warband, seat: number | null = draft.getState().seat): void {
  draft.setState({ past: changed(draft.getState().past, list), seat });
}

export const changeDraft = (list: Warband): void => withPast((past) => changed(past, list));
export const takeBack = (): void => withPast(takenBack);
export const makeAgain = (): void => withPast(madeAgain);

/** Another name: letters are no changes to take back one by one. */
export const renameDraft = (name: string): void => withPast((past) => ({ ...past, now: { ...past.now, name } }));
