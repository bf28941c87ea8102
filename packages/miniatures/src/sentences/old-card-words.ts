import type { Change, Decision } from "../old-cards/work.ts";
import type { SentenceId, Teller } from "./teller.ts";

type Speech = Pick<Teller, "say">;

/** The number of an attack or a power by its place in today's card: "attacks[0]" is the first. */
const numberIn = (place: string): number => Number(/\[(\d+)\]$/.exec(place)?.[1] ?? 0) + 1;

/** Fields as one writes them in the form. */
const fieldNames: Readonly<Record<string, string>> = { hp: "HP", ac: "AC", def: "DEF" };

const placeName = (place: string): string =>
  fieldNames[place] ?? place.charAt(0).toUpperCase() + place.slice(1).replace("-power", " Power");

/** What the importer changed, in words. */
export function changeWords({ say }: Speech, { change, field, from, to }: Change): string {
  if (field !== undefined)
    return say(from === "" ? "old.change-errata-new" : "old.change-errata-field", {
      place: placeName(field),
      from,
      to,
    });
  if (change === "immediately") return say(to === "free" ? "old.change-free" : "old.change-automatic", { from });
  return say(`old.change-${change}`, { from, to, number: numberIn(to) });
}

/** What a person must decide, where one word for it does not say enough. */
function questionOf({ decide, place, text, taken }: Decision): SentenceId {
  switch (decide) {
    case "errata":
      return text === "" ? "old.ask-errata" : "old.ask-erratum";
    case "set":
      return text === "" ? "old.ask-no-set" : "old.ask-set";
    case "unreadable":
      return taken === "" ? "old.ask-unreadable" : "old.ask-unreadable-taken";
    case "keyword":
      return taken === "" ? "old.ask-keyword" : "old.ask-alignments";
    case "basic":
      return taken === "attacks[0]" ? "old.ask-no-basic" : "old.ask-basic";
    case "effect":
      return text === "" ? "old.ask-no-effect" : "old.ask-effect";
    case "power":
      return place === "abilities" ? "old.ask-ability" : "old.ask-special-power";
    case "champion":
      return place === "champion" ? "old.ask-rating" : "old.ask-champion-power";
    case "immediately":
      return taken === "free" ? "old.ask-free" : "old.ask-automatic";
    case "leftover":
      return taken === "" ? "old.ask-leftover" : "old.ask-leftover-near";
    default:
      return `old.ask-${decide}`;
  }
}

/** What a person must decide, in words. */
export function decisionWords({ say }: Speech, decision: Decision): string {
  const { place, text, taken } = decision;
  const near = decision.decide === "leftover" ? placeName(taken) : taken;
  return say(questionOf(decision), { place: placeName(place), text, taken: near, number: numberIn(taken) });
}
