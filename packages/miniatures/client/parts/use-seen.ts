import { type DeskState, pointedItem } from "@undercroft/table";
import { useMemo } from "react";
import type { Item, Sheet } from "../ask/model.ts";
import { aheadOf } from "../ask/outlook.ts";
import type { Ahead, State } from "../engine/index.ts";

/** The item that is pointed at, and what is foreseen of it. */
export interface Seen {
  readonly item: Item | null;
  readonly ahead: Ahead | null;
}

export function useSeen(state: State, sheet: Sheet | null, desk: DeskState): Seen {
  const item = sheet === null ? null : pointedItem(sheet, desk);
  return useMemo(() => ({ item, ahead: aheadOf(state, item) }), [state, item]);
}
