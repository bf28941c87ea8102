import { type DeskState, type TableState, type TableTools, useDeskOf, useStateOf, useTools } from "@undercroft/table";
import { type Context, createContext } from "react";
import type { Dg } from "./engine/index.ts";

/** How the parts of the game's table get at it. */
export const TableContext: Context<TableTools<Dg> | null> = createContext<TableTools<Dg> | null>(null);

export function useTable(): TableTools<Dg> {
  return useTools(TableContext);
}

/** A part of the table's state, kept up to date. */
export function useTableState<R>(pick: (state: TableState<Dg>) => R): R {
  return useStateOf(useTable(), pick);
}

/** A part of what the reader holds in hand, kept up to date. */
export function useDesk<R>(pick: (state: DeskState) => R): R {
  return useDeskOf(useTable(), pick);
}
