import { optional, strict, word } from "@undercroft/cards";
import * as z from "zod/mini";
import type { Question } from "../questions.ts";
import { attackTurn, journey, moment, replies } from "./parts.ts";
import * as w from "./words.ts";

const { rule, id, ids } = w;

export const question: z.ZodMiniType<Question> = z.discriminatedUnion("kind", [
  strict({ rule, kind: z.literal("map"), must: w.flag }),
  strict({ rule, kind: z.literal("first-or-second"), of: word(["deployment", "round"]) }),
  strict({ rule, kind: z.literal("side") }),
  strict({ rule, kind: z.literal("set-up"), placed: ids, wanderings: z.record(id, w.place) }),
  strict({ rule, kind: z.literal("activate") }),
  strict({ rule, kind: z.literal("act"), begun: optional(z.literal(true)) }),
  strict({ rule, kind: z.literal("path"), journey }),
  strict({ rule, kind: z.literal("target"), attack: attackTurn }),
  strict({ rule, kind: z.literal("opportunity"), against: ids, by: ids }),
  strict({ rule, kind: z.literal("order"), of: ids, what: word(["rolls", "strikes"]) }),
  strict({ rule, kind: z.literal("position"), creature: id, among: w.squares, optional: w.flag }),
  strict({ rule, kind: z.literal("teleporter"), creature: id }),
  strict({ rule, kind: z.literal("unsqueeze"), creature: id }),
  strict({
    rule,
    kind: z.literal("choose"),
    purpose: word(["next", "save", "resist", "bonus-type", "pick", "modes", "place", "step", "power"]),
    from: ids,
    min: w.place,
    max: w.place,
    text: w.maybeText,
    self: w.maybeId,
  }),
  strict({ rule, kind: z.literal("power"), offers: replies, moment }),
  strict({ rule, kind: z.literal("granted"), creature: id, step: w.text, target: w.maybeId }),
  strict({ rule, kind: z.literal("may"), text: w.text, self: id, about: w.maybeId }),
]);
