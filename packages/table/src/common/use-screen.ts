import { useSyncExternalStore } from "react";

/** What the layout and the ways of pressing depend on. */
export interface Screen {
  /** Panels stand beside the board. */
  readonly wide: boolean;
  /** Panels that stand beside the board have room below each other for all that they can say. */
  readonly tall: boolean;
  /** A phone. */
  readonly narrow: boolean;
  /** There is no pointer that could hover: a first tap shows, a second gives. */
  readonly touch: boolean;
}

const queries = {
  wide: "(min-width: 1200px)",
  tall: "(min-height: 940px)",
  narrow: "(max-width: 819px)",
  touch: "(hover: none)",
} as const;

const media = (query: string): boolean => typeof matchMedia === "function" && matchMedia(query).matches;

function read(): string {
  return [queries.wide, queries.narrow, queries.touch, queries.tall]
    .map((query) => (media(query) ? "1" : "0"))
    .join("");
}

function subscribe(changed: () => void): () => void {
  const lists = Object.values(queries).map((query) => matchMedia(query));
  for (const list of lists) list.addEventListener("change", changed);
  return () => {
    for (const list of lists) list.removeEventListener("change", changed);
  };
}

export function useScreen(): Screen {
  const bits = useSyncExternalStore(subscribe, read);
  return { wide: bits[0] === "1", narrow: bits[1] === "1", touch: bits[2] === "1", tall: bits[3] === "1" };
}
