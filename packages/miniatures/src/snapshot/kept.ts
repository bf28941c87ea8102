import { faultsWithin, type KeptState } from "@undercroft/kernel";
import * as z from "zod/mini";
import { answerShape } from "../answers.ts";
import type { Mn } from "../procedures.ts";
import { keptBody } from "./body.ts";
import { localsOf } from "./locals.ts";
import { question } from "./questions.ts";
import { frameFaults, knownIn, nameFaults } from "./references.ts";
import { tableFaults } from "./tables.ts";
import { underWayIn } from "./under-way.ts";

/** What a state out of a file must be to be played on. */
export const kept: KeptState<Mn> = {
  body: keptBody,
  locals: localsOf,
  question,
  answer: answerShape,
  // No procedure of this game collects events.
  events: z.never(),
  laws: [
    (config, { body, frames }) => faultsWithin("body", tableFaults(config, body, underWayIn(frames))),
    (_config, { body, frames }) => [
      ...nameFaults(knownIn(body), body.effects, "body.effects"),
      ...nameFaults(knownIn(body), frames, "frames"),
      ...frameFaults(body, frames),
    ],
  ],
};
