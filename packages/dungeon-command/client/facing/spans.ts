import type { Span as FaceSpan, Rich } from "@undercroft/table";
import type { TextLine } from "../engine/index.ts";

type Spans = TextLine["spans"];

/** A generated text as the cards show it: numbers and words of the game stand out, reminders lean. */
export function richOf(spans: Spans): Rich {
  return spans.map((span): FaceSpan => {
    if (span.style === "plain") return span.text;
    return { text: span.text, tone: span.style === "italic" ? "em" : "strong" };
  });
}
