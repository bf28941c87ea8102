import { factsOfCard } from "../reading/facts.ts";
import { workingItems } from "../reading/items.ts";
import type { Body, Creature } from "../state.ts";
import type { SetUp } from "../vocabulary/index.ts";

/** A power about set-up with its identity (mn.bonus.identity). */
export interface SetUpPower {
  readonly does: SetUp;
  readonly identity: string;
}

/** What a creature's card, and the items that work for it, say about set-up (mn.setup.powers). */
export function setUpPowers(body: Body, creature: Creature): readonly SetUpPower[] {
  return [creature.card, ...workingItems(body, creature)].flatMap((card) =>
    factsOfCard(body.content, card).powers.flatMap(({ power, identity }) =>
      power.power === "set-up" ? [{ does: power.does, identity }] : [],
    ),
  );
}

/** Whether it has such a power. */
export const hasSetUp = (body: Body, creature: Creature, setUp: SetUp["setUp"]): boolean =>
  setUpPowers(body, creature).some(({ does }) => does.setUp === setUp);

/** It begins off the map (mn.setup.delayed). */
export const isDelayed = (body: Body, creature: Creature): boolean => hasSetUp(body, creature, "delayed");

/** It is set up in a victory area by chance (mn.setup.wandering). */
export const wanders = (body: Body, creature: Creature): boolean =>
  hasSetUp(body, creature, "wandering-monster") && !isDelayed(body, creature);
