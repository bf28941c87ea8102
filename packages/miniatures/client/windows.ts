import { type QuestionWindows, questionWindows } from "@undercroft/table";
import type { Mn } from "./engine/index.ts";
import { say } from "./words/index.ts";

/** The questions in which a seat may use a power or strike at once. */
export const windows: QuestionWindows<Mn> = questionWindows<Mn, "power" | "opportunity">(
  ["power", "opportunity"],
  { do: "pass" },
  (kind) => say(`stops.${kind}`),
);
