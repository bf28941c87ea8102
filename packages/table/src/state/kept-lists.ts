import { keepUnder, listUnder } from "../common/kept-list.ts";

/** Named lists of the player's own, kept in this browser. */
export interface KeptLists<L extends { readonly name: string }> {
  /** What can be read of them, the one kept last at the end. */
  readonly all: () => readonly L[];
  /** Keeps a list; one of the same name makes room for it. False if the browser has no room. */
  readonly keep: (list: L) => boolean;
  readonly drop: (name: string) => void;
}

const nameIn = (value: unknown): unknown =>
  typeof value === "object" && value !== null && "name" in value ? value.name : undefined;

/** Lists under one key of the browser's store; `read` gives null for what is no list, which is passed over but not lost. */
export function keptLists<L extends { readonly name: string }>(
  key: string,
  read: (value: unknown) => L | null,
): KeptLists<L> {
  const others = (name: string): readonly unknown[] => listUnder(key).filter((one) => nameIn(one) !== name);
  return {
    all: () => listUnder(key).flatMap((one) => read(one) ?? []),
    keep: (list) => keepUnder(key, [...others(list.name), list]),
    drop: (name) => {
      keepUnder(key, others(name));
    },
  };
}
