import type { ReactElement } from "react";
import { say } from "../words/index.ts";
import type { Beyond } from "./beyond.ts";
import type { Square } from "./square.ts";

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
          className={`edge-hint at-${edge}`}
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
