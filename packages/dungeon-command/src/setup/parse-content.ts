import { checkContent, type Problem } from "@undercroft/cards";
import { type FileFault, type Parsed, placeWithin } from "@undercroft/kernel";
import type { Content } from "../state.ts";
import { packSchema } from "../vocabulary/pack-schema.ts";
import { checkCards } from "../vocabulary/validate.ts";
import { matchPack } from "./match-pack.ts";

/** Cards of a configuration by their ids, of which nothing is known yet. */
export type RawContent = { readonly [K in keyof Content]: Readonly<Record<string, unknown>> };

const kinds = ["creatures", "orders", "commanders"] as const;

/**
 * Reads the cards of a configuration by the path of a pack's, so that the same is said of the same mistake. What a pack
 * must be as a whole is not asked: these are some cards of several packs.
 */
export function parseContent(raw: RawContent): Parsed<Content> {
  const misnamed = kinds.flatMap((kind) => misnamedOf(kind, raw[kind]));
  if (misnamed.length > 0) return { ok: false, faults: misnamed };
  const read = checkContent(matchPack(raw), "", { schema: packSchema, check: checkCards });
  if (!read.ok) return { ok: false, faults: read.problems.map((problem) => faultOf(problem, raw)) };
  const { creatures, orders, commanders } = read.pack;
  return { ok: true, value: { creatures: byId(creatures), orders: byId(orders), commanders: byId(commanders) } };
}

function misnamedOf(kind: (typeof kinds)[number], cards: Readonly<Record<string, unknown>>): readonly FileFault[] {
  return Object.entries(cards).flatMap(([name, card]) => {
    if (typeof card === "object" && card !== null && "id" in card && card.id === name) return [];
    return [{ place: `${kind}.${name}`, why: "the card that stands under this name has another id" }];
  });
}

function faultOf({ card, path, message, rule }: Problem, raw: RawContent): FileFault {
  const kind = card === undefined ? undefined : kinds.find((one) => Object.hasOwn(raw[one], card));
  const place = kind === undefined ? path : placeWithin(`${kind}.${card}`, path);
  return { place, why: message, ...(rule === undefined ? {} : { rule }) };
}

function byId<C extends { readonly id: string }>(cards: readonly C[]): { [id: string]: C } {
  return Object.fromEntries(cards.map((card) => [card.id, card]));
}
