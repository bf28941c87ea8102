import { type QuestionWindows, questionWindows } from "@undercroft/table";
import type { Dg } from "./engine/index.ts";
import { say } from "./words/index.ts";

/** The questions in which a Bane may be played, a card answered or a monster challenged. */
export const windows: QuestionWindows<Dg> = questionWindows<Dg, "bane" | "respond" | "strike-back">(
  ["bane", "respond", "strike-back"],
  { do: "pass" },
  (kind) => say(`stops.${kind}`),
);
