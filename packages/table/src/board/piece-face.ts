import type { SeatColour } from "../common/palette.ts";
import type { Square } from "./square.ts";

/** Hit points left and at the start. */
export interface HitPoints {
  readonly left: number;
  readonly full: number;
  /** Few are left; under half when left out. */
  readonly low?: boolean;
}

/** A creature on the battlefield as it is drawn; its words are on its square's label. */
export interface PieceFace extends Square {
  readonly id: string;
  readonly seat: SeatColour;
  /** An emblem's name; null shows the monogram. */
  readonly emblem: string | null;
  /** Two letters for a creature without an emblem. */
  readonly monogram: string;
  /** Side of the space in squares; 1 when left out. */
  readonly size?: number;
  readonly level?: number;
  readonly hitPoints?: HitPoints;
  readonly tapped?: boolean;
  /** How many cards are attached. */
  readonly attached?: number;
  readonly acted?: boolean;
  /** Emblems of what lies on the creature; three are shown, the rest counted. */
  readonly conditions?: readonly string[];
  readonly hidden?: boolean;
  /** It sits on a piece whose space holds its square. */
  readonly carried?: boolean;
  readonly selected?: boolean;
  /** It may be chosen for a target. */
  readonly target?: boolean;
  /** It has been taken for a target already. */
  readonly aimed?: boolean;
  readonly glow?: boolean;
  readonly mood?: "shrinking" | "destroyed" | "hurt";
  /** The squares just walked through, first to last; a new array sets the piece walking. */
  readonly travel?: readonly Square[];
}
