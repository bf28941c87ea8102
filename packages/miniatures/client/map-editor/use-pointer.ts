import { type PointerEvent, type RefObject, useEffect, useRef } from "react";
import type { Place } from "./strokes.ts";

/** What fingers and mouse ask of the map; points in pixels from its window's corner. */
export interface PointerIntents {
  /** Whether one finger, or the mouse, draws; else it moves the map. */
  readonly draws: boolean;
  readonly onBegin: (at: Place) => void;
  readonly onGoOn: (at: Place) => void;
  readonly onEnd: () => void;
  /** A second finger came: what was begun was no stroke. */
  readonly onGiveUp: () => void;
  readonly onPan: (dx: number, dy: number) => void;
  readonly onZoom: (factor: number, at: Place) => void;
  readonly onHover: (at: Place | null) => void;
}

/** Handlers to spread over the window's element. */
export interface PointerHandlers {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerLeave: (event: PointerEvent<HTMLElement>) => void;
  readonly onContextMenu: (event: { preventDefault: () => void }) => void;
}

const WHEEL_ZOOM = 0.0016;

interface Held {
  readonly pointers: Map<number, Place>;
  doing: "nothing" | "drawing" | "moving";
}

function local(element: Element, event: { readonly clientX: number; readonly clientY: number }): Place {
  const frame = element.getBoundingClientRect();
  return { x: event.clientX - frame.left, y: event.clientY - frame.top };
}

/** One finger or the left button draws, two fingers or another button move the map, the wheel zooms under the cursor. */
export function usePointer(window: RefObject<HTMLElement | null>, intents: PointerIntents): PointerHandlers {
  const held = useRef<Held>({ pointers: new Map(), doing: "nothing" });
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
    element.addEventListener("wheel", onWheel, { passive: false });
    return () => element.removeEventListener("wheel", onWheel);
  }, [window]);

  const pinch = (id: number, before: Place, at: Place): void => {
    const other = [...held.current.pointers].find(([one]) => one !== id)?.[1];
    if (other === undefined) return;
    const was = Math.hypot(before.x - other.x, before.y - other.y);
    const middle = { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 };
    if (was > 0) latest.current.onZoom(Math.hypot(at.x - other.x, at.y - other.y) / was, middle);
    latest.current.onPan((at.x - before.x) / 2, (at.y - before.y) / 2);
  };
  return {
    onPointerDown(event) {
      const state = held.current;
      const at = local(event.currentTarget, event);
      state.pointers.set(event.pointerId, at);
      event.currentTarget.setPointerCapture(event.pointerId);
      if (state.pointers.size > 1) {
        if (state.doing === "drawing") latest.current.onGiveUp();
        state.doing = "moving";
        return;
      }
      state.doing = latest.current.draws && event.button === 0 ? "drawing" : "moving";
      if (state.doing === "drawing") latest.current.onBegin(at);
    },
    onPointerMove(event) {
      const state = held.current;
      const at = local(event.currentTarget, event);
      const before = state.pointers.get(event.pointerId);
      if (before === undefined) {
        if (event.pointerType === "mouse") latest.current.onHover(at);
        return;
      }
      if (state.pointers.size > 1) pinch(event.pointerId, before, at);
      else if (state.doing === "drawing") latest.current.onGoOn(at);
      else latest.current.onPan(at.x - before.x, at.y - before.y);
      state.pointers.set(event.pointerId, at);
    },
    onPointerUp(event) {
      const state = held.current;
      if (!state.pointers.delete(event.pointerId)) return;
      if (state.doing === "drawing") latest.current.onEnd();
      if (state.pointers.size === 0) state.doing = "nothing";
    },
    onPointerCancel(event) {
      const state = held.current;
      state.pointers.delete(event.pointerId);
      if (state.doing === "drawing") latest.current.onGiveUp();
      state.doing = state.pointers.size === 0 ? "nothing" : "moving";
    },
    onPointerLeave(event) {
      if (event.pointerType === "mouse") latest.current.onHover(null);
    },
    onContextMenu(event) {
      event.preventDefault();
    },
  };
}
