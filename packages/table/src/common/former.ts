import { useState } from "react";

/** The value that stood before the present one, for pictures of the change between them. */
export function useFormer(value: number): number {
  const [held, setHeld] = useState({ now: value, before: value });
  if (held.now === value) return held.before;
  setHeld({ now: value, before: held.now });
  return held.now;
}
