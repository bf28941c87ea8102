import { type RefObject, useLayoutEffect, useRef } from "react";
import { calm } from "../common/calm.ts";
import { n } from "../common/path.ts";
import type { PieceFace } from "./piece-face.ts";
import { type Square, U } from "./square.ts";

/** A walk takes 90 ms a square, but never longer than 600 ms in all. */
const STEP_MS = 90;
const WALK_MS = 600;

/** Where the middle of a space of some side lies whose top left square this is. */
export function centre(square: Square, side: number): string {
  return `translate(${n(square.x * U + side / 2)}px, ${n(square.y * U + side / 2)}px)`;
}

/** Lets an element of a piece walk the way that the piece has just gone. */
export function useWalk({ travel }: PieceFace, side: number): RefObject<SVGGElement | null> {
  const node = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    const target = node.current;
    if (travel === undefined || travel.length < 2 || target === null || calm() || !("animate" in target)) return;
    const steps = travel.map((square) => ({ transform: centre(square, side) }));
    const duration = Math.min(WALK_MS, STEP_MS * (travel.length - 1));
    const walk = target.animate(steps, { duration, easing: "ease-in-out" });
    return () => walk.cancel();
  }, [travel, side]);
  return node;
}
