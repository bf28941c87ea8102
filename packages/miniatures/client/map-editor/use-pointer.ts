import {
  type Point,
  type PointerHandlers,
  pinch,
  pointIn,
  useWindowIntents,
  type WindowIntents,
} from "@undercroft/table";
import { type RefObject, useRef } from "react";

/** What fingers and mouse ask of the map. */
export interface PointerIntents extends WindowIntents {
  /** Whether one finger, or the mouse, draws; else it moves the map. */
  readonly draws: boolean;
  readonly onBegin: (at: Point) => void;
  readonly onGoOn: (at: Point) => void;
  readonly onEnd: () => void;
  /** A second finger came: what was begun was no stroke. */
  readonly onGiveUp: () => void;
  readonly onHover: (at: Point | null) => void;
}

/** Handlers to spread over the window's element; another button than the left one calls no menu. */
export interface DrawingHandlers extends PointerHandlers {
  readonly onContextMenu: (event: { preventDefault: () => void }) => void;
}

interface Held {
  readonly pointers: Map<number, Point>;
  doing: "nothing" | "drawing" | "moving";
}

/** One finger or the left button draws, two fingers or another button move the map, the wheel zooms under the cursor. */
export function usePointer(window: RefObject<HTMLElement | null>, intents: PointerIntents): DrawingHandlers {
  const held = useRef<Held>({ pointers: new Map(), doing: "nothing" });
  const latest = useWindowIntents(window, intents);
  return {
    onPointerDown(event) {
      const state = held.current;
      const at = pointIn(event.currentTarget, event);
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
      const at = pointIn(event.currentTarget, event);
      const before = state.pointers.get(event.pointerId);
      if (before === undefined) {
        if (event.pointerType === "mouse") latest.current.onHover(at);
        return;
      }
      const other = [...state.pointers].find(([id]) => id !== event.pointerId)?.[1];
      if (other !== undefined) pinch(before, at, other, latest.current);
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
