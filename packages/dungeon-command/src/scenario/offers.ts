import { knownWord, thingNamed } from "@undercroft/scenario";
import type { Asked, State } from "../procedures.ts";
import type { Answer } from "../questions.ts";
import { topAction } from "../stack/pile.ts";
import { type WhyNot, whyNot } from "../why-not.ts";
import type { Choice } from "./choice.ts";
import { type Names, square } from "./names.ts";
import type { Playing } from "./types.ts";

/** Names that nobody has would make an answer impossible whatever the rules say. */
export function checkNames({ names, state }: Playing, wanted: Choice): void {
  const { body } = state;
  for (const name of [wanted.piece, wanted.target, wanted.with, wanted.of])
    if (name !== undefined) thingNamed(name, names, body);
  if (wanted.card === undefined) return;
  const { creatures, orders, commanders } = body.content;
  const cards = [creatures, orders, commanders].flatMap((table) => Object.keys(table));
  knownWord("card", wanted.card, cards);
}

/** The answers of a menu that it greys out. */
export function greyed(state: State, asked: Asked, seat: string): readonly WhyNot[] {
  const { kind } = asked.question;
  return kind === "turn" || kind === "respond" ? whyNot(state, kind, seat) : [];
}

/** Something that no menu shows even greyed out, as when a card is not in the hand: written out whole. */
export function unlisted(state: State, asked: Asked, wanted: Choice, names: Names): Answer | null {
  const { kind } = asked.question;
  if (kind !== "turn" && kind !== "respond") return null;
  const { body } = state;
  const thing = (word: string | undefined): string => names.id(word ?? "", body);
  switch (wanted.do) {
    case "play": {
      const { card = "", assist = false } = wanted;
      return { do: "play", card, creature: thing(wanted.with), assist, response: null };
    }
    case "activate":
      return { do: "activate", creature: thing(wanted.piece) };
    case "attack":
      return { do: "attack", attack: wanted.kind ?? "melee", target: thing(wanted.target) };
    case "collect":
      return { do: "collect", at: square(wanted.at ?? "", body) };
    case "dodge":
      return { do: "dodge", creature: thing(wanted.with), action: topAction(state)?.id ?? "" };
    case "move":
    case "end-activation":
    case "end-phase":
    case "pass":
      return { do: wanted.do };
    case "power":
      return { do: "power", thing: thing(wanted.of), power: (wanted.power ?? 1) - 1, response: null };
    default:
      return null;
  }
}
