import type { GameTypes } from "@undercroft/kernel";
import { type Context, useContext } from "react";
import { useStore } from "zustand";
import type { DeskState } from "./desk.ts";
import type { TableState, TableTools } from "./table.ts";

/** The table that the shell has put around a game's parts, by the game's own context. */
export function useTools<T extends GameTypes>(context: Context<TableTools<T> | null>): TableTools<T> {
  const tools = useContext(context);
  if (tools === null) throw new Error("a part of a table stands outside of one");
  return tools;
}

/** A part of a table's state, kept up to date. */
export function useStateOf<T extends GameTypes, R>({ table }: TableTools<T>, pick: (state: TableState<T>) => R): R {
  return useStore(table.store, pick);
}

/** A part of what the reader holds in hand, kept up to date. */
export function useDeskOf<T extends GameTypes, R>({ desk }: TableTools<T>, pick: (state: DeskState) => R): R {
  return useStore(desk, pick);
}
