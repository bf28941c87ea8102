import { expect, it } from "vitest";
import type { OrderCard } from "./cards.ts";
import { nodesOfCard } from "./nodes.ts";

it("lists what a card does, and no filter that only describes", () => {
  const card: OrderCard = {
    id: "t/order",
    name: { en: "Test", ru: "Проба" },
    emblem: "book",
    level: 1,
    ability: "any",
    kind: "standard",
    costs: [{ pay: "morale", amount: 1 }],
    actions: [
      {
        targets: [{ of: { creatures: { not: { on: "start" }, within: { squares: 3 } } }, count: 2 }],
        steps: [
          { do: "each", of: "target", steps: [{ do: "tap", who: "it" }] },
          { do: "attach", to: "this" },
        ],
      },
    ],
    attach: {
      powers: [
        {
          power: "triggered",
          on: { on: "tapped" },
          limit: { times: 1, per: "turn" },
          actions: [{ steps: [{ do: "untap", who: "this" }] }],
        },
      ],
    },
    half: "gold",
    copies: 1,
  };
  expect(nodesOfCard(card).map(({ path, kind }) => `${path} ${kind}`)).toEqual([
    "costs[0] pay:morale",
    "actions[0].steps[0] do:each",
    "actions[0].steps[0].steps[0] do:tap",
    "actions[0].steps[1] do:attach",
    "attach.powers[0] power:triggered",
    "attach.powers[0].on on:tapped",
    "attach.powers[0].actions[0].steps[0] do:untap",
  ]);
});
