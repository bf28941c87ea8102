import type { Shown } from "@undercroft/table";
import type { Dc } from "../engine/index.ts";

/** The cards of a hand that the screen may show. */
export interface OpenHand {
  readonly orders: readonly string[];
  readonly creatures: readonly string[];
}

/** A seat's hand if it lies open to this screen. */
export function openHand(shown: Shown<Dc>, seat: string | null): OpenHand | undefined {
  const own = shown.open.get(seat ?? "")?.body.seats.find((one) => one.id === seat);
  return own === undefined ? undefined : { orders: own.orderHand ?? [], creatures: own.creatureHand ?? [] };
}
