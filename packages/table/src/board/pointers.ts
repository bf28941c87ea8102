/** What every window that is dragged and zoomed knows of fingers, mouse and wheel. */
import { type PointerEvent, type RefObject, useEffect, useRef } from "react";
import type { Point } from "./square.ts";

/** Handlers to spread over the window's element. */
export interface PointerHandlers {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerLeave: (event: PointerEvent<HTMLElement>) => void;
}

/** How a window is moved; points in pixels from its top left corner. */
export interface WindowIntents {
  readonly onPan: (dx: number, dy: number) => void;
  readonly onZoom: (factor: number, at: Point) => void;
}

/** How strongly a wheel's step zooms. */
const WHEEL_ZOOM = 0.0016;

export function pointIn(element: Element, event: { readonly clientX: number; readonly clientY: number }): Point {
  const frame = element.getBoundingClientRect();
  return { x: event.clientX - frame.left, y: event.clientY - frame.top };
}

export const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Of two fingers one went from `before` to `at`: the window zooms about the middle between them, and goes with it. */
export function pinch(before: Point, at: Point, other: Point, { onZoom, onPan }: WindowIntents): void {
  const was = apart(before, other);
  if (was > 0) onZoom(apart(at, other) / was, { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 });
  onPan((at.x - before.x) / 2, (at.y - before.y) / 2);
}

/** The wheel zooms under the cursor. Handlers find the intents of now in what is returned. */
export function useWindowIntents<I extends WindowIntents>(
  window: RefObject<HTMLElement | null>,
  intents: I,
): RefObject<I> {
  const latest = useRef(intents);
  useEffect(() => {
    latest.current = intents;
  });
  useEffect(() => {
    const element = window.current;
    if (element === null) return;
    // React listens to wheels passively; only a listener of one's own may keep the page from scrolling.
    const onWheel = (event: WheelEvent): void => {
      event.preventDefault();
      latest.current.onZoom(Math.exp(-event.deltaY * WHEEL_ZOOM), pointIn(element, event));
    };
    element.addEventListener("wheel", onWheel, { passive: false });
    return () => element.removeEventListener("wheel", onWheel);
  }, [window]);
  return latest;
}
