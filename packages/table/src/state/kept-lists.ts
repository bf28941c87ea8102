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
  const raw = (): readonly unknown[] => {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
      return Array.isArray(kept) ? kept : [];
    } catch {
      return [];
    }
  };
  const write = (lists: readonly unknown[]): boolean => {
    try {
      localStorage.setItem(key, JSON.stringify(lists));
      return true;
    } catch {
      return false;
    }
  };
  const others = (name: string): readonly unknown[] => raw().filter((one) => nameIn(one) !== name);
  return {
    all: () => raw().flatMap((one) => read(one) ?? []),
    keep: (list) => write([...others(list.name), list]),
    drop: (name) => {
      write(others(name));
    },
  };
}
