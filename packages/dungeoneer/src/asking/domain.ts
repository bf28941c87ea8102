import { type Domain, sieveDomain } from "@undercroft/kernel";
import { placeOf } from "../players.ts";
import type { Asked, State } from "../procedures.ts";
import type { Answer } from "../questions.ts";
import { atHand } from "./at-hand.ts";
import { candidates } from "./candidates.ts";
import { areMany, chooseDomain } from "./choosing.ts";
import { checkAt } from "./claims.ts";

/** The legal answers of a seat: those of its candidates that nothing stands against. */
export function domainOf(state: State, asked: Asked, seat: string): Domain<Answer> {
  const place = placeOf(state.body, seat);
  const check = (answer: Answer): ReturnType<typeof checkAt> => checkAt(state, asked, place, answer);
  if (asked.question.kind === "choose" && areMany(asked.question)) return chooseDomain(asked.question, check);
  const kind = asked.question.kind === "place" ? "placement" : "list";
  const thought = candidates(state, asked, place, atHand(state.body, place, asked.question));
  return sieveDomain(kind, thought, check);
}
