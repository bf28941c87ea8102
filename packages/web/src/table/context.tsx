import type { BattlefieldFace } from "@undercroft/table";
import { type Context, createContext, useContext } from "react";
import { useStore } from "zustand";
import type { Keywords } from "./facing/card-faces.ts";
import type { Desk, DeskState } from "./state/desk.ts";
import type { Table, TableState } from "./state/store.ts";

/** What every part of a table needs. */
export interface TableTools {
  readonly table: Table;
  readonly desk: Desk;
  readonly keywords: Keywords;
  readonly field: BattlefieldFace;
  /** Takes the reader to another page. */
  readonly leave: () => void;
  /** Begins the same match anew. */
  readonly rematch: () => void;
}

export const TableContext: Context<TableTools | null> = createContext<TableTools | null>(null);

export function useTable(): TableTools {
  const tools = useContext(TableContext);
  if (tools === null) throw new Error("a part of a table stands outside of one");
  return tools;
}

/** A part of the table's state. */
export function useTableState<T>(pick: (state: TableState) => T): T {
  return useStore(useTable().table.store, pick);
}

/** A part of what the reader holds in hand. */
export function useDesk<T>(pick: (state: DeskState) => T): T {
  return useStore(useTable().desk, pick);
}
