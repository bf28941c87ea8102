/** Answers that no menu shows even greyed out, as only a message from outside could tell them. */
import type { Words } from "@undercroft/scenario";
import { parseAnswer } from "../asking/parse-answer.ts";
import type { Asked, State } from "../procedures.ts";
import type { Answer } from "../questions.ts";
import type { Body } from "../state.ts";
import type { Choice } from "./choice.ts";
import type { Names } from "./types.ts";

/** What is meant by the answers of a verb where a file does not say it. */
const meant: Partial<Readonly<Record<Answer["do"], Words>>> = {
  place: { turned: false },
  build: { turned: false },
  play: { how: "use", on: null },
  use: { use: 0, to: null },
  respond: { to: null },
  quest: { bonus: 0 },
};

/** What an answer tells by words of its own; all else that is text names something. */
const plain: ReadonlySet<string> = new Set(["do", "side", "form", "where", "how"]);

function idsOf(key: string, value: unknown, body: Body, names: Names): unknown {
  if (plain.has(key)) return value;
  if (Array.isArray(value)) return value.map((one) => idsOf(key, one, body, names));
  return typeof value === "string" ? names.id(value, body) : value;
}

/** The answer that these words write out whole, whatever is asked; null if they leave something out. */
export function unlisted({ body }: State, _asked: Asked, wanted: Choice, names: Names): Answer | null {
  const { do: verb } = wanted;
  if (verb === undefined) return null;
  const whole = Object.entries({ ...meant[verb], ...wanted });
  return parseAnswer(Object.fromEntries(whole.map(([key, value]) => [key, idsOf(key, value, body, names)])));
}
