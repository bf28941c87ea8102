import { type Span as FaceSpan, plain, type Rich, spoken } from "@undercroft/table";
import {
  type CardLine,
  type Content,
  creatureText,
  headName as headNamed,
  modeLine,
  powerLine,
  resolveText,
  type TextRef,
} from "../engine/index.ts";
import { say } from "../words/index.ts";
import { dictionary, teller } from "./names.ts";

/** A generated text as the cards show it: numbers and words of the game stand out, reminders lean. */
export function richOf(spans: CardLine["spans"]): Rich {
  return spans.map((span): FaceSpan => {
    if (span.style === "plain") return span.text;
    return { text: span.text, tone: span.style === "italic" ? "em" : "strong" };
  });
}

/** What an attack or power is called: by its name, else by its card. */
export const headName = (content: Content, ref: TextRef): string => headNamed(teller, content, ref);

/** All that the attack or power says in which a text stands; undefined where it stands in neither. */
export function headText(content: Content, ref: TextRef): Rich | undefined {
  const [part, place] = ref.path;
  const card = content.creatures[ref.card];
  if (part === "attacks" && card !== undefined && typeof place === "number") {
    const line = creatureText(card, spoken(), dictionary()).attacks[place];
    return line === undefined ? undefined : richOf(line.spans);
  }
  const { what } = resolveText(content, { card: ref.card, path: ref.path.slice(0, 2) });
  return what.is === "power" ? richOf(powerLine(what.power, spoken(), dictionary()).spans) : undefined;
}

/** What one mode of a choice does, as the card says it; its number where no card says it. */
export function modeWords(content: Content, ref: TextRef | null, mode: number): string {
  const step = ref === null ? null : resolveText(content, ref).what;
  const card = ref === null ? undefined : (content.creatures[ref.card] ?? content.items[ref.card]);
  if (card === undefined || step?.is !== "step" || step.step.do !== "choose")
    return say("thing.mode", { number: mode + 1 });
  const steps = step.step.modes[mode]?.steps ?? [];
  return plain(richOf(modeLine(card, steps, spoken(), dictionary()).spans));
}

/** The place that a name of a text means: "example/herb-wife:powers.0". */
export function namedText(name: string): TextRef {
  const [card = "", way = ""] = name.split(":");
  return { card, path: way.split(".").map((part) => (/^\d+$/.test(part) ? Number(part) : part)) };
}
