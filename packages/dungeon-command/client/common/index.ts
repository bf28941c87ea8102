export { Glyph, GlyphMark, glyphRef } from "./glyph.tsx";
export { PALETTE, SEAT_COLOURS, SEATS, type SeatColour, type SeatOutline, type SeatPaint } from "./palette.ts";
export { plain, type Rich, RichText, type Span } from "./rich.tsx";
export { RuleLink, type RuleRef } from "./rule-link.tsx";
export { outlinePath, SeatMark, SeatPortrait, SeatToken, seatPath } from "./seat.tsx";
