import { type PointerEvent, type RefObject, useEffect, useRef } from "react";
import { type HoldTimer, holdTimer, SLOP } from "../common/long-press.ts";
import { apart, type PointerHandlers, pinch, pointIn, useWindowIntents, type WindowIntents } from "./pointers.ts";
import type { Point } from "./square.ts";

/** What fingers, mouse and wheel ask of the window. */
export interface GestureIntents extends WindowIntents {
  /** Returns whether the tap did something: then the next one is no second half of a double tap. */
  readonly onTap: (at: Point) => boolean;
  readonly onDoubleTap: (at: Point) => void;
  /** A finger was held still. */
  readonly onHold: (at: Point) => void;
  /** Null when the pointer leaves. */
  readonly onHover: (at: Point | null) => void;
}

/** Two taps within this time, in ms, are a double tap. */
const DOUBLE_TAP_MS = 320;

interface Fingers {
  readonly pointers: Map<number, Point>;
  start: Point | null;
  moved: boolean;
  lastTap: { readonly time: number; readonly at: Point } | null;
}

function overControl(target: EventTarget): boolean {
  return target instanceof Element && target.closest("button, .minimap") !== null;
}

/** One finger pans, two zoom, a tap chooses, two taps fit, a finger held still reads; the wheel zooms under the cursor. */
export function useGestures(window: RefObject<HTMLElement | null>, intents: GestureIntents): PointerHandlers {
  const fingers = useRef<Fingers>({ pointers: new Map(), start: null, moved: false, lastTap: null });
  const held = useRef<HoldTimer>(null);
  held.current ??= holdTimer();
  useEffect(() => () => held.current?.stop(), []);
  const latest = useWindowIntents(window, intents);
  useEffect(() => {
    const element = window.current;
    // A tap near the edge is the board's alone: browsers would press the nearest button beside it as well.
    const onTouchEnd = (event: TouchEvent): void => {
      // Nothing presses a button after what the browser has taken for a scroll.
      if (event.cancelable && event.target !== null && !overControl(event.target)) event.preventDefault();
    };
    element?.addEventListener("touchend", onTouchEnd, { passive: false });
    return () => element?.removeEventListener("touchend", onTouchEnd);
  }, [window]);

  const release = (event: PointerEvent<HTMLElement>): void => {
    held.current?.stop();
    fingers.current.pointers.delete(event.pointerId);
  };
  return {
    onPointerDown(event) {
      if (overControl(event.target) || event.button !== 0) return;
      const state = fingers.current;
      const at = pointIn(event.currentTarget, event);
      state.pointers.set(event.pointerId, at);
      if (state.pointers.size === 1) {
        state.start = at;
        state.moved = false;
        if (event.pointerType !== "mouse")
          held.current?.start(event.pointerId, at, () => {
            state.moved = true;
            state.pointers.clear();
            latest.current.onHold(at);
          });
      } else {
        held.current?.stop();
        state.moved = true;
      }
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event) {
      const state = fingers.current;
      const at = pointIn(event.currentTarget, event);
      const before = state.pointers.get(event.pointerId);
      if (before === undefined) {
        if (event.pointerType === "mouse") latest.current.onHover(overControl(event.target) ? null : at);
        return;
      }
      if (state.start !== null && apart(state.start, at) > SLOP) state.moved = true;
      held.current?.move(at);
      const other = [...state.pointers].find(([id]) => id !== event.pointerId)?.[1];
      state.pointers.set(event.pointerId, at);
      if (!state.moved) return;
      if (other === undefined) latest.current.onPan(at.x - before.x, at.y - before.y);
      else pinch(before, at, other, latest.current);
    },
    onPointerUp(event) {
      const state = fingers.current;
      if (!state.pointers.has(event.pointerId)) return;
      release(event);
      if (state.moved) return;
      const at = pointIn(event.currentTarget, event);
      const last = state.lastTap;
      const double = last !== null && event.timeStamp - last.time < DOUBLE_TAP_MS && apart(last.at, at) < 24;
      if (double) latest.current.onDoubleTap(at);
      const done = double || latest.current.onTap(at);
      state.lastTap = done ? null : { time: event.timeStamp, at };
    },
    onPointerCancel: release,
    onPointerLeave(event) {
      if (event.pointerType === "mouse") latest.current.onHover(null);
    },
  };
}
