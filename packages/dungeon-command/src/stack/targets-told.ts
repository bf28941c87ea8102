import type { Waiting } from "./waiting.ts";

const none: readonly string[] = [];

/**
 * The targets of actions in printed order, lowest action first in the list, as their declaration tells them to everybody:
 * they are locked from now on (dc.target.locked). Cards are left out, for those in a hand or deck are known to few
 * (dc.ruling.hidden-information). One target's list is given as it is: most actions have no other.
 */
export function targetsTold(actions: readonly Waiting[]): readonly string[] {
  let told = none;
  for (let i = actions.length - 1; i >= 0; i--) {
    const action = actions[i];
    if (action === undefined) continue;
    for (const name of action.targets) {
      const things = action.names[name] ?? none;
      // Ids of cards have a stroke; the things of one target are all of one kind.
      if (things[0] === undefined || things[0].includes("/")) continue;
      const before = told;
      told = before.length === 0 ? things : [...before, ...things.filter((thing) => !before.includes(thing))];
    }
  }
  return told;
}
