import type { Names } from "../state.ts";

/** A copy of names. Written out, since it is made at every menu: objects that are spread cost several times as much. */
export function copyNames(names: Names): { [name: string]: readonly string[] } {
  const copy: { [name: string]: readonly string[] } = {};
  addNames(copy, names);
  return copy;
}

/** Both, and of a name that both bind what the second says. */
export function withNames(names: Names, more: Names | undefined): Names {
  const both = copyNames(names);
  if (more !== undefined) addNames(both, more);
  return both;
}

/** Binds more names; what was bound before under the same name is lost. */
export function addNames(to: { [name: string]: readonly string[] }, names: Names): void {
  for (const name in names) {
    const things = names[name];
    if (things !== undefined) to[name] = things;
  }
}
