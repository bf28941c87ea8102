import type { ReactElement } from "react";
import { say } from "../words/index.ts";
import type { Beyond } from "./beyond.ts";
import type { Square } from "./square.ts";

/** Up to which share of an edge a sign lies near its end, where a game may have something of its own. */
const NEAR_END = 0.3;

/** At each edge of a board's window beyond which there are places to choose: how many. A press brings the nearest into sight. */
export function EdgeHints(props: {
  readonly beyond: readonly Beyond[];
  readonly onShow: (place: Square) => void;
}): ReactElement {
  return (
    <>
      {props.beyond.map(({ edge, count, next, along }) => (
        <button
          key={edge}
          type="button"
          className={`edge-hint at-${edge}${along < NEAR_END ? " early" : along > 1 - NEAR_END ? " late" : ""}`}
          style={edge === "top" || edge === "bottom" ? { left: `${along * 100}%` } : { top: `${along * 100}%` }}
          aria-label={say(`board.beyond-${edge}`, { count })}
          title={say(`board.beyond-${edge}`, { count })}
          onClick={() => props.onShow(next)}
        >
          {count}
        </button>
      ))}
    </>
  );
}
