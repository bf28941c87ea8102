import { colourOf } from "@undercroft/table";
import type { ReactElement } from "react";
import { ItemCard } from "../builder/item-card.tsx";
import type { Catalogue } from "../engine/index.ts";
import { StatCard } from "../parts/card.tsx";

/** A card of the catalogue, large enough to read. */
export function LargeCard(props: {
  readonly id: string;
  readonly catalogue: Catalogue;
  readonly seat: number;
}): ReactElement | null {
  const { creatures, items } = props.catalogue;
  const creature = creatures.get(props.id);
  const item = items.get(props.id);
  if (creature !== undefined) return <StatCard card={creature} seat={props.seat} />;
  return item === undefined ? null : <ItemCard card={item} seat={colourOf(props.seat)} />;
}
