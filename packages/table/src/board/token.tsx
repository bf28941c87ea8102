import type { ReactElement } from "react";
import { FOOT } from "./figure-places.ts";
import { type Square, U } from "./square.ts";

/** Something that lies on a square and stands in nobody's way: the game draws it about the square's middle. */
export interface TokenFace extends Square {
  readonly id: string;
  /** Strokes in drawing units; the middle of the square is the origin. */
  readonly picture: ReactElement;
}

/** How large a token is that lies at the corner of its square, beside the foot of whoever stands there. */
const SMALL = 0.75;

/** A token on its square; small and at the square's corner where somebody stands over it. */
export function Token(props: { readonly token: TokenFace; readonly small?: boolean }): ReactElement {
  const { x, y, picture } = props.token;
  const place =
    props.small === true
      ? `translate(${x * U + U / 2 + FOOT.x} ${y * U + U / 2 + FOOT.y}) scale(${SMALL})`
      : `translate(${x * U + U / 2} ${y * U + U / 2})`;
  return (
    <g className="token" transform={place}>
      {picture}
    </g>
  );
}
