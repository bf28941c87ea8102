import { spoken } from "@undercroft/table";
import { type MessageId, say } from "../words/index.ts";
import type { WarbandOption } from "./plan.ts";

const TEXTS: Readonly<Record<string, MessageId>> = {
  "free-companies": "pack.free-companies",
  weavers: "pack.weavers",
};

/** What the start page says of a warband. */
export function packWords(option: WarbandOption): {
  readonly name: string;
  readonly text: string;
  readonly emblems: readonly [string, string, string];
} {
  const { pack, list } = option;
  const counts = { creatures: list.creatures.length, orders: list.orders.length };
  if (pack === null)
    return { name: list.name, text: say("pack.own", counts), emblems: ["pawn", "crown", "card-random"] };
  const text = TEXTS[pack.pack];
  const strongest = pack.creatures.toSorted((a, b) => b.level - a.level).map((card) => card.emblem);
  const [first = "crown", second = "pawn", third = "pawn"] = strongest;
  return {
    name: pack.name[spoken()],
    text: text === undefined ? say("pack.own", counts) : say(text),
    emblems: [second, first, third],
  };
}
