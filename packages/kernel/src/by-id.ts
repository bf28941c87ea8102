/** Something that is known by an id. */
interface Named {
  readonly id: string;
}

/**
 * A look-up by id in lists whose ids are all different, undefined where the list has no such thing. Games ask about the same thing
 * many times on end: where it stood in the last list is looked at first, so that mostly one look is enough.
 */
export function finderById<T extends Named>(): (things: readonly T[], id: string) => T | undefined {
  let last = 0;
  return (things, id) => {
    const again = things[last];
    if (again !== undefined && again.id === id) return again;
    for (let place = 0; place < things.length; place++) {
      const thing = things[place];
      if (thing === undefined || thing.id !== id) continue;
      last = place;
      return thing;
    }
    return undefined;
  };
}
