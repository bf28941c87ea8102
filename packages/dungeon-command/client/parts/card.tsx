import { colourOf } from "@undercroft/table";
import type { ReactElement } from "react";
import { LargeCard } from "../cards/large-card.tsx";
import { useTableState } from "../table.ts";

/** A card of the match, large, in the colour of whoever commands its creature. */
export function Card(props: { readonly card: string; readonly piece: string | null }): ReactElement {
  const body = useTableState((state) => state.shown.state.body);
  const viewer = useTableState((state) => state.viewer);
  const creature = body.creatures.find((one) => one.id === props.piece);
  const own = body.seats.findIndex((one) => one.id === viewer);
  return (
    <LargeCard content={body.content} card={props.card} seat={colourOf(creature?.controller ?? Math.max(0, own))} />
  );
}
