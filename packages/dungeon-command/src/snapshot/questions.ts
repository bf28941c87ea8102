import { strict, word } from "@undercroft/cards";
import * as z from "zod/mini";
import type { Question } from "../questions.ts";
import { cardFilter } from "../vocabulary/schema.ts";
import * as w from "./words.ts";

const hidden = strict({
  seat: w.seat,
  zone: word(["order-hand", "creature-hand", "order-deck", "creature-deck"]),
  top: z.nullable(w.count),
  cards: z.nullable(cardFilter),
});

const { rule } = w;

export const question: z.ZodMiniType<Question> = z.discriminatedUnion("kind", [
  strict({ rule, kind: z.literal("first-or-second") }),
  strict({ rule, kind: z.literal("deploy"), starting: w.flag, placed: w.ids }),
  strict({ rule, kind: z.literal("turn") }),
  strict({ rule, kind: z.literal("respond") }),
  strict({
    rule,
    kind: z.literal("choose"),
    purpose: word([
      "target",
      "assist",
      "pick",
      "modes",
      "place",
      "triggers",
      "start-effects",
      "end-effects",
      "discard",
      "search",
      "return",
      "cost",
      "cower-order",
    ]),
    from: w.ids,
    min: w.count,
    max: w.count,
    text: w.maybeText,
    self: w.maybeId,
    need: z.nullable(w.count),
    hidden: z.nullable(hidden),
  }),
  strict({ rule, kind: z.literal("path"), plan: w.plan }),
  strict({ rule, kind: z.literal("cower"), creature: w.id, amount: w.count, cost: w.count, source: w.source }),
  strict({ rule, kind: z.literal("may"), text: w.text, self: w.maybeId, about: w.maybeId }),
]);
