import { type RefObject, useLayoutEffect, useState } from "react";
import type { Size } from "./view.ts";

/** The element's size in pixels, kept up to date; null until it is measured. */
export function useWindowSize(element: RefObject<HTMLElement | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null);
  useLayoutEffect(() => {
    const node = element.current;
    if (node === null) return;
    const measure = (): void => {
      const [width, height] = [node.clientWidth, node.clientHeight];
      setSize((old) => (old?.width === width && old.height === height ? old : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
