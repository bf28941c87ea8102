import type { Rich, Span } from "../common/rich.tsx";

const tones = { b: "strong", i: "em", h: "harm", g: "good" } as const;
const isTone = (name: string): name is keyof typeof tones => Object.hasOwn(tones, name);

/** Names come from packs that players write: they must not be able to open a tag. */
export function harmless(value: string | number): string | number {
  return typeof value === "string" ? value.replaceAll("<", "‹").replaceAll(">", "›") : value;
}

/** Cuts a sentence with <b>, <i>, <h> (harm) and <g> (good) into spans. Tags do not nest. */
export function spansOf(text: string): Rich {
  const spans: Span[] = [];
  let at = 0;
  for (const match of text.matchAll(/<(\w)>(.*?)<\/\1>/gs)) {
    const [whole, name = "", inner = ""] = match;
    if (match.index > at) spans.push(text.slice(at, match.index));
    spans.push(isTone(name) ? { text: inner, tone: tones[name] } : inner);
    at = match.index + whole.length;
  }
  if (at === 0) return text;
  if (at < text.length) spans.push(text.slice(at));
  return spans;
}
