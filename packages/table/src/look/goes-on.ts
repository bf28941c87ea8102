import { type RefObject, useEffect, useState } from "react";

/** How much may be out of sight, in pixels, without a word about it: no more than an edge. */
const EDGE = 6;

/** Whether a paper that scrolls holds more below what is in sight. */
export function useGoesOn(paper: RefObject<HTMLElement | null>): boolean {
  const [goesOn, setGoesOn] = useState(false);
  // After every rendering: the words of the paper, and so its height, may be others.
  useEffect(() => {
    const node = paper.current;
    if (node === null) return;
    const look = (): void => setGoesOn(node.scrollHeight - node.clientHeight - node.scrollTop > EDGE);
    look();
    node.addEventListener("scroll", look, { passive: true });
    const watch = typeof ResizeObserver === "undefined" ? null : new ResizeObserver(look);
    watch?.observe(node);
    // A paper whose height is fixed keeps it while what lies in it grows.
    for (const part of node.children) watch?.observe(part);
    return () => {
      node.removeEventListener("scroll", look);
      watch?.disconnect();
    };
  });
  return goesOn;
}
