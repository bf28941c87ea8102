import type { Content } from "../state.ts";
import type { CommanderCard, OrderCard } from "../vocabulary/index.ts";

/** The card that "?" stands for: nobody can play it. */
export const orderUnnamed = "scenario/unnamed";
/** The commander of a seat whose file names none. */
export const commanderUnnamed = "scenario/nobody";

const order: OrderCard = {
  id: orderUnnamed,
  name: { en: "Unnamed order", ru: "Безымянный приказ" },
  emblem: "scroll-unfurled",
  level: 20,
  ability: "any",
  kind: "standard",
  actions: [{ steps: [] }],
  half: "gold",
  copies: 1,
};

const commander: CommanderCard = {
  id: commanderUnnamed,
  name: { en: "Nobody", ru: "Никто" },
  emblem: "hood",
  creatureHand: 3,
  startingOrders: 3,
  morale: 10,
  leadership: 10,
  powers: [],
};

/** The content of a scenario with the cards that stand for nothing in particular. */
export function unnamedContent(content: Content): Content {
  return {
    creatures: content.creatures,
    orders: { ...content.orders, [orderUnnamed]: order },
    commanders: { ...content.commanders, [commanderUnnamed]: commander },
  };
}
