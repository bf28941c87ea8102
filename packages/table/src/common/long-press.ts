import { type PointerEvent, useEffect, useRef } from "react";

/** A finger that is held still for this long, in milliseconds, asks to read instead of pressing. */
export const HOLD_MS = 450;
/** A pointer that strays farther than this, in pixels, neither taps nor holds. */
export const SLOP = 8;

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Waits for a finger to be held still. */
export interface HoldTimer {
  readonly start: (finger: number, at: Place, held: () => void) => void;
  /** The finger is elsewhere: too far off, and nothing is held. */
  readonly move: (at: Place) => void;
  readonly stop: () => void;
}

/** Longest time between a finger's being held and the click that the browser makes of lifting it. */
const LATE_CLICK_MS = 3_000;

/** The click that the browser makes of the same finger when it is lifted means nothing any more. */
function swallowClick(finger: number): void {
  const swallow = (event: MouseEvent): void => {
    if (!("pointerId" in event) || event.pointerId !== finger) return;
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener("click", swallow, true);
  setTimeout(() => removeEventListener("click", swallow, true), LATE_CLICK_MS);
}

export function holdTimer(): HoldTimer {
  let timer: ReturnType<typeof setTimeout> | null = null;
  let from: Place = { x: 0, y: 0 };
  const stop = (): void => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
  };
  return {
    start(finger, at, held) {
      stop();
      from = at;
      timer = setTimeout(() => {
        timer = null;
        swallowClick(finger);
        held();
      }, HOLD_MS);
    },
    move(at) {
      if (Math.hypot(at.x - from.x, at.y - from.y) > SLOP) stop();
    },
    stop,
  };
}

/** Handlers to spread over an element that may be read by holding a finger on it. */
export interface LongPress {
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerMove: (event: PointerEvent) => void;
  readonly onPointerUp: () => void;
  readonly onPointerCancel: () => void;
  readonly onContextMenu: (event: { readonly preventDefault: () => void }) => void;
}

/** A finger or pen held still on the element; a mouse reads by hovering. */
export function useLongPress(onHold: () => void): LongPress {
  const timer = useRef<HoldTimer>(null);
  timer.current ??= holdTimer();
  const touched = useRef(false);
  useEffect(() => () => timer.current?.stop(), []);
  const at = (event: PointerEvent): Place => ({ x: event.clientX, y: event.clientY });
  const stop = (): void => timer.current?.stop();
  return {
    onPointerDown(event) {
      touched.current = event.pointerType !== "mouse";
      if (touched.current) timer.current?.start(event.pointerId, at(event), onHold);
    },
    onPointerMove: (event) => timer.current?.move(at(event)),
    onPointerUp: stop,
    onPointerCancel: stop,
    onContextMenu(event) {
      if (touched.current) event.preventDefault();
    },
  };
}
