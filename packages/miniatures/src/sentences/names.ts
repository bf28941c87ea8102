import { resolveText } from "../reading/text.ts";
import type { Body, Content, TextRef } from "../state.ts";
import type { Teller } from "./teller.ts";

/** The name of a card; its id if nobody knows it. */
export function cardName({ language }: Teller, { creatures, items }: Content, card: string): string {
  return (creatures[card] ?? items[card])?.name[language()] ?? card;
}

/** The name of a creature of the battle, alive or gone; numbered where others of its seat bear it too. */
export function creatureName(teller: Teller, body: Body, id: string): string {
  const creature = body.creatures.find((one) => one.id === id);
  if (creature === undefined) return id;
  const name = cardName(teller, body.content, creature.card);
  const twins = body.creatures.filter(({ card, owner }) => card === creature.card && owner === creature.owner);
  return twins.length < 2 ? name : teller.say("name.twin", { name, number: twins.indexOf(creature) + 1 });
}

/** What an attack or power is called: by its name, else by its card. */
export function headName(teller: Teller, content: Content, ref: TextRef): string {
  const { what } = resolveText(content, { card: ref.card, path: ref.path.slice(0, 2) });
  const name = what.is === "entry" ? what.entry.name : what.is === "power" ? what.power.name : undefined;
  if (name !== undefined) return name[teller.language()];
  if (what.is !== "entry") return teller.say("text.power-of", { name: cardName(teller, content, ref.card) });
  const { kind, bonus } = what.entry;
  return teller.say(`text.${kind}`, { bonus });
}
