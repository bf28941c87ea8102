/** The four seat colours, in seating order. */
export const SEAT_COLOURS = ["lapis", "madder", "verdigris", "plum"] as const;

/** A seat is told apart by shape first, colour second: both belong to this name. */
export type SeatColour = (typeof SEAT_COLOURS)[number];

/** The outline that belongs to a seat. */
export type SeatOutline = "circle" | "square" | "hexagon" | "diamond";

/** What a seat is painted with. */
export interface SeatPaint {
  readonly ring: string;
  readonly field: string;
  readonly pale: string;
  readonly outline: SeatOutline;
}

/** Ring, field and pale line of each seat, with its outline. */
export const SEATS: Readonly<Record<SeatColour, SeatPaint>> = {
  lapis: { ring: "#2467AD", field: "#153F6E", pale: "#A9CCF2", outline: "circle" },
  madder: { ring: "#C2401F", field: "#7C2210", pale: "#FFB49B", outline: "square" },
  verdigris: { ring: "#12836A", field: "#0A4D3F", pale: "#8FE0C9", outline: "hexagon" },
  plum: { ring: "#8B4AA6", field: "#4F2463", pale: "#DDB5F0", outline: "diamond" },
};

/** The colour and shape of a seat by its number. */
export function colourOf(seat: number): SeatColour {
  return SEAT_COLOURS[seat % SEAT_COLOURS.length] ?? "lapis";
}
