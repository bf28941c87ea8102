import type { ReactElement } from "react";
import { groundWords } from "../board/square-words.ts";
import { useTableState } from "../table.ts";
import { Roster } from "./roster.tsx";

/** The warband of a seat. */
export function SeatSheet(props: { readonly seat: number }): ReactElement {
  return <Roster seat={props.seat} />;
}

/** What lies on a square. */
export function SquareSheet(props: { readonly at: number }): ReactElement {
  const body = useTableState((state) => state.shown.state.body);
  return <p>{groundWords(body, props.at)}</p>;
}
