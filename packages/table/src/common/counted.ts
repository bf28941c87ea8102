import { useEffect, useState } from "react";
import { calm } from "./calm.ts";

const COUNT_MS = 300;

/** A number on its way to another one, step by step; the new one at once for whoever wants no motion. */
export function useCounted(value: number): number {
  const [shown, setShown] = useState(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the numbers on the way do not set out anew
  useEffect(() => {
    if (shown === value) return;
    if (calm()) {
      setShown(value);
      return;
    }
    const begun = performance.now();
    const step = (now: number): void => {
      const share = Math.min(1, Math.max(0, (now - begun) / COUNT_MS));
      setShown(Math.round(shown + (value - shown) * share));
      if (share < 1) frame = requestAnimationFrame(step);
    };
    let frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return shown;
}
