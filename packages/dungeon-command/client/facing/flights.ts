import { colourOf, type SeatColour } from "@undercroft/table";
import type { Body, DcEvent } from "../engine/index.ts";

/** A creature's level on its way to the track that it counts on. */
export interface Flight {
  readonly id: string;
  readonly level: number;
  /** The piece that it leaves. */
  readonly piece: string;
  readonly seat: SeatColour;
  readonly to: "morale" | "levels";
}

/** Levels that the events of the moment count: of the destroyed on Morale, of the deployed on Leadership. */
export function flightsOf({ content }: Pick<Body, "content">, flash: readonly DcEvent[]): readonly Flight[] {
  return flash.flatMap((event): Flight[] => {
    if (event.event !== "destroyed" && event.event !== "deployed") return [];
    const level = content.creatures[event.card]?.level;
    if (level === undefined) return [];
    const fallen = event.event === "destroyed";
    return [
      {
        id: `${event.event} ${event.creature}`,
        level,
        piece: event.creature,
        seat: colourOf(fallen ? event.owner : event.seat),
        to: fallen ? "morale" : "levels",
      },
    ];
  });
}
