import { faultsWithin, type KeptState } from "@undercroft/kernel";
import { answerShape } from "../answers.ts";
import type { Dc } from "../procedures.ts";
import { keptBody } from "./body.ts";
import { events } from "./events.ts";
import { localsOf } from "./locals.ts";
import { question } from "./questions.ts";
import { bodyFaults, nameFaults } from "./references.ts";

/** What a state out of a file must be to be played on. */
export const kept: KeptState<Dc> = {
  body: keptBody,
  locals: localsOf,
  question,
  answer: answerShape,
  events,
  laws: [
    (config, { body }) => faultsWithin("body", bodyFaults(config, body)),
    (config, { body: { content: _content, battlefield: _battlefield, ...tables }, frames }) => [
      ...nameFaults(config, tables, "body"),
      ...nameFaults(config, frames, "frames"),
    ],
  ],
};
