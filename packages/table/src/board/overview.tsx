import type { PointerEvent, ReactElement, ReactNode } from "react";
import type { Point } from "./square.ts";
import type { Size, View } from "./view.ts";

/** How large a small map is drawn that fills one of two measures and keeps within the other, in pixels. */
export function overviewSize(board: Size, most: Size): Size {
  const scale = Math.min(most.width / board.width, most.height / board.height);
  return { width: board.width * scale, height: board.height * scale };
}

/** A whole board in small, with the part that the window shows; pressing it looks there. Measures of the board are squares. */
export function Overview(props: {
  readonly board: Size;
  readonly size: Size;
  readonly view: View;
  readonly window: Size;
  readonly label: string;
  readonly onLook: (at: Point) => void;
  /** The drawing, in squares. */
  readonly children: ReactNode;
}): ReactElement {
  const { board, view, window } = props;
  const look = (event: PointerEvent<SVGSVGElement>): void => {
    const frame = event.currentTarget.getBoundingClientRect();
    props.onLook({
      x: ((event.clientX - frame.left) / frame.width) * board.width,
      y: ((event.clientY - frame.top) / frame.height) * board.height,
    });
  };
  // Where more is in sight than there is, the frame stays on the small map.
  const [left, top] = [Math.max(0, view.left), Math.max(0, view.top)];
  const [right, foot] = [view.left + window.width / view.cell, view.top + window.height / view.cell];
  const frame = {
    x: left,
    y: top,
    width: Math.max(0, Math.min(right, board.width) - left),
    height: Math.max(0, Math.min(foot, board.height) - top),
    fill: "none",
  };
  return (
    <svg
      className="minimap"
      {...props.size}
      viewBox={`0 0 ${board.width} ${board.height}`}
      role="img"
      aria-label={props.label}
      onPointerDown={look}
    >
      {props.children}
      <rect {...frame} stroke="#17100B" strokeWidth={0.9} />
      <rect {...frame} stroke="#FFD98A" strokeWidth={0.45} />
    </svg>
  );
}
