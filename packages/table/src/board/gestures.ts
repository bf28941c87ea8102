import { type PointerEvent, type RefObject, useEffect, useRef } from "react";
import { type HoldTimer, holdTimer, SLOP } from "../common/long-press.ts";
import type { Point } from "./square.ts";

/** What fingers, mouse and wheel ask of the window; points in pixels from its top left corner. */
export interface GestureIntents {
  /** Returns whether the tap did something: then the next one is no second half of a double tap. */
  readonly onTap: (at: Point) => boolean;
  readonly onDoubleTap: (at: Point) => void;
  /** A finger was held still. */
  readonly onHold: (at: Point) => void;
  readonly onPan: (dx: number, dy: number) => void;
  readonly onZoom: (factor: number, at: Point) => void;
  /** Null when the pointer leaves. */
  readonly onHover: (at: Point | null) => void;
}

/** Handlers to spread over the window's element. */
export interface GestureHandlers {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerLeave: (event: PointerEvent<HTMLElement>) => void;
}

/** Two taps within this time, in ms, are a double tap. */
const DOUBLE_TAP_MS = 320;
/** How strongly a wheel's step zooms. */
const WHEEL_ZOOM = 0.0016;

interface Fingers {
  readonly pointers: Map<number, Point>;
  start: Point | null;
  moved: boolean;
  lastTap: { readonly time: number; readonly at: Point } | null;
}

function local(element: Element, event: { readonly clientX: number; readonly clientY: number }): Point {
  const frame = element.getBoundingClientRect();
  return { x: event.clientX - frame.left, y: event.clientY - frame.top };
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

function overControl(target: EventTarget): boolean {
  return target instanceof Element && target.closest("button, .minimap") !== null;
}

/** One finger pans, two zoom, a tap chooses, two taps fit, a finger held still reads; the wheel zooms under the cursor. */
export function useGestures(window: RefObject<HTMLElement | null>, intents: GestureIntents): GestureHandlers {
  const fingers = useRef<Fingers>({ pointers: new Map(), start: null, moved: false, lastTap: null });
  const held = useRef<HoldTimer>(null);
  held.current ??= holdTimer();
  useEffect(() => () => held.current?.stop(), []);
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
      latest.current.onZoom(Math.exp(-event.deltaY * WHEEL_ZOOM), local(element, event));
    };
    // A tap near the edge is the board's alone: browsers would press the nearest button beside it as well.
    const onTouchEnd = (event: TouchEvent): void => {
      if (event.target !== null && !overControl(event.target)) event.preventDefault();
    };
    element.addEventListener("wheel", onWheel, { passive: false });
    element.addEventListener("touchend", onTouchEnd, { passive: false });
    return () => {
      element.removeEventListener("wheel", onWheel);
      element.removeEventListener("touchend", onTouchEnd);
    };
  }, [window]);

  const release = (event: PointerEvent<HTMLElement>): void => {
    held.current?.stop();
    fingers.current.pointers.delete(event.pointerId);
  };
  return {
    onPointerDown(event) {
      if (overControl(event.target) || event.button !== 0) return;
      const state = fingers.current;
      const at = local(event.currentTarget, event);
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
      const at = local(event.currentTarget, event);
      const before = state.pointers.get(event.pointerId);
      if (before === undefined) {
        if (event.pointerType === "mouse") latest.current.onHover(overControl(event.target) ? null : at);
        return;
      }
      if (state.start !== null && distance(state.start, at) > SLOP) state.moved = true;
      held.current?.move(at);
      const other = [...state.pointers].find(([id]) => id !== event.pointerId)?.[1];
      state.pointers.set(event.pointerId, at);
      if (!state.moved) return;
      if (other === undefined) latest.current.onPan(at.x - before.x, at.y - before.y);
      else {
        const middle = { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 };
        const was = distance(before, other);
        if (was > 0) latest.current.onZoom(distance(at, other) / was, middle);
        latest.current.onPan((at.x - before.x) / 2, (at.y - before.y) / 2);
      }
    },
    onPointerUp(event) {
      const state = fingers.current;
      if (!state.pointers.has(event.pointerId)) return;
      release(event);
      if (state.moved) return;
      const at = local(event.currentTarget, event);
      const last = state.lastTap;
      const double = last !== null && event.timeStamp - last.time < DOUBLE_TAP_MS && distance(last.at, at) < 24;
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
