import { type QuestionWindows, questionWindows } from "@undercroft/table";
import type { Dg } from "./engine/index.ts";
import { say } from "./words/index.ts";

/** The questions in which a Bane may be played, a card answered, a monster challenged or a Treasure played. */
export const windows: QuestionWindows<Dg> = questionWindows<Dg, "bane" | "respond" | "strike-back" | "treasure">(
  ["bane", "respond", "strike-back", "treasure"],
  { do: "pass" },
  (kind) => say(`stops.${kind}`),
);
