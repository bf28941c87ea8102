import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { plainText } from "@undercroft/cards";
import { readYaml } from "@undercroft/cards/yaml";
import { expect, it } from "vitest";
import { actionLine, commanderText, creatureText, orderText, parsePack } from "../index.ts";

const read = parsePack(
  readFileSync(fileURLToPath(new URL("../../../content/example.yaml", import.meta.url)), "utf8"),
  "example.yaml",
  readYaml,
);
if (!read.ok) throw new Error("the example pack is broken");
const { pack } = read;

function order(id: string, locale: "en" | "ru"): string[] {
  const card = pack.orders.find((one) => one.id === `example/${id}`);
  if (card === undefined) throw new Error(id);
  return orderText(card, locale, pack.keywords).map(({ spans }) => plainText(spans));
}

it("writes orders as a good card would", () => {
  expect(order("heavy-blow", "en")).toEqual([
    "Melee attack, +30 damage; if it deals damage, slide the target up to 1 square.",
  ]);
  expect(order("heavy-blow", "ru")).toEqual([
    "Атака ближнего боя, +30 к урону; если она наносит урон, сдвиньте цель на расстояние до 1 клетки.",
  ]);
  expect(order("feint", "en")).toEqual([
    "Play in response to an attack against this creature.",
    "Prevent 20 damage to this creature from that action.",
  ]);
  expect(order("feint", "ru")).toEqual([
    "Играйте в ответ: атака, цель которой — это существо.",
    "Предотвратите 20 урона по этому существу от того действия.",
  ]);
  expect(order("lamp-oil", "en")).toEqual(["Draw 2 Order cards. Discard 1 Order card."]);
  expect(order("lamp-oil", "ru")).toEqual(["Возьмите 2 карты приказа. Сбросьте 1 карту приказа."]);
});

it("marks numbers and words of the game for the card's face", () => {
  expect(actionLine({ steps: [{ do: "attack", type: "ranged", damage: { set: 30 } }] }, "en", {})).toEqual([
    { style: "keyword", text: "Ranged attack" },
    { style: "plain", text: " for " },
    { style: "number", text: "30" },
    { style: "plain", text: " damage." },
  ]);
});

it("keeps each separate action and each attached power on a line of its own", () => {
  const card = pack.orders.find(({ id }) => id === "example/eel-net");
  expect(card === undefined ? [] : orderText(card, "en", pack.keywords).map(({ kind }) => kind)).toEqual([
    "action",
    "attach",
    "attach",
  ]);
  expect(order("step-and-strike", "ru")).toEqual([
    "Сместите это существо на расстояние не больше скорости.",
    "Атака ближнего боя с уроном 50.",
  ]);
});

it("puts traits before powers (dc.power.traits-first), with a reminder", () => {
  const [bat] = pack.creatures.filter(({ id }) => id === "example/bat");
  expect(bat === undefined ? [] : creatureText(bat, "ru", pack.keywords).map(({ spans }) => plainText(spans))).toEqual([
    "Полёт (в движении минует врагов и любую местность, кроме стен)",
  ]);
});

it("writes commanders", () => {
  const [marshal] = pack.commanders;
  const text = (locale: "en" | "ru"): string[] =>
    marshal === undefined ? [] : commanderText(marshal, locale, pack.keywords).map(({ spans }) => plainText(spans));
  expect(text("en")).toEqual(["Each Human creature you control has +1 Speed."]);
  expect(text("ru")).toEqual(["У каждого вашего существа «Человек» +1 к скорости."]);
});

it("chooses Russian forms by number", () => {
  const slid = (squares: number): string =>
    plainText(actionLine({ steps: [{ do: "slide", who: "it", squares }] }, "ru", {}));
  expect([1, 2, 5, 21].map(slid)).toEqual([
    "Сдвиньте то существо на расстояние до 1 клетки.",
    "Сдвиньте то существо на расстояние до 2 клеток.",
    "Сдвиньте то существо на расстояние до 5 клеток.",
    "Сдвиньте то существо на расстояние до 21 клетки.",
  ]);
  const drawn = (count: number): string =>
    plainText(actionLine({ steps: [{ do: "draw", deck: "order", count }] }, "ru", {}));
  expect([1, 3, 5].map(drawn)).toEqual([
    "Возьмите 1 карту приказа.",
    "Возьмите 3 карты приказа.",
    "Возьмите 5 карт приказа.",
  ]);
});
