/** Bound names in Russian: «это существо», «цель», «выбранная клетка». */
import { agreeing, type Case, declined, type Grammatical, type Noun, spaced } from "@undercroft/cards";
import type { Reference } from "../../ast.ts";
import type { Bound, TextContext } from "../context.ts";
import { nouns } from "./words.ts";

export const cases: readonly Case[] = ["nom", "gen", "dat", "acc", "ins", "pre"];

// Pronouns by gender and number, in the order of the cases; the accusative follows the noun's animacy.
const pronouns = {
  this: {
    m: "этот этого этому этот этим этом",
    f: "эта этой этой эту этой этой",
    n: "это этого этому это этим этом",
    pl: "эти этих этим эти этими этих",
  },
  that: {
    m: "тот того тому тот тем том",
    f: "та той той ту той той",
    n: "то того тому то тем том",
    pl: "те тех тем те теми тех",
  },
  your: {
    m: "ваш вашего вашему ваш вашим вашем",
    f: "ваша вашей вашей вашу вашей вашей",
    n: "ваше вашего вашему ваше вашим вашем",
    pl: "ваши ваших вашим ваши вашими ваших",
  },
} as const;

export function pronoun(word: keyof typeof pronouns, of: Noun, form: Case, count: Grammatical): string {
  const animate = form === "acc" && of.animate && (count === "pl" || of.gender === "m");
  const row = pronouns[word][count === "pl" ? "pl" : of.gender].split(" ");
  return row[cases.indexOf(animate ? "gen" : form)] ?? "";
}

const ofCreature = (stem: string, grammar: Case, middle = ""): string =>
  spaced(agreeing(stem, nouns.creature, grammar), middle, declined(nouns.creature, grammar));

export function reference(name: Reference, grammar: Case, context: TextContext): string {
  const bound = context.names.get(name);
  if (bound !== undefined) return boundName(bound, grammar);
  switch (name) {
    case "this":
      return `${pronoun("this", nouns.creature, grammar, "sg")} ${declined(nouns.creature, grammar)}`;
    case "it":
      return `${pronoun("that", nouns.creature, grammar, "sg")} ${declined(nouns.creature, grammar)}`;
    case "target":
      return declined(nouns.target, grammar);
    case "you":
      return "вы вас вам вас вами вас".split(" ")[cases.indexOf(grammar)] ?? "";
    case "opponents":
      return `${agreeing("кажд", nouns.opponent, grammar)} ${declined(nouns.opponent, grammar)}`;
    case "everyone":
      return `${agreeing("кажд", nouns.player, grammar)} ${declined(nouns.player, grammar)}`;
    case "player":
      return `${pronoun("that", nouns.player, grammar, "sg")} ${declined(nouns.player, grammar)}`;
    case "response":
      return `${pronoun("that", nouns.action, grammar, "sg")} ${declined(nouns.action, grammar)}`;
    case "card":
      return `${pronoun("this", nouns.card, grammar, "sg")} ${declined(nouns.card, grammar)}`;
    case "active":
      return ofCreature("активн", grammar);
    case "attacker":
      return ofCreature("атакующ", grammar);
    case "attacked":
      return ofCreature("атакованн", grammar);
    case "source":
      return ofCreature("вызвавш", grammar, "это");
    default:
      return name;
  }
}

const boundNouns = {
  creature: nouns.creature,
  square: nouns.square,
  seat: nouns.player,
  action: nouns.action,
  card: nouns.card,
};

function boundName(bound: Bound, grammar: Case): string {
  const noun = boundNouns[bound.kind];
  const word = declined(noun, grammar);
  switch (bound.role) {
    case "target":
      if (bound.several !== true) return spaced(declined(nouns.target, grammar), String(bound.number ?? ""));
      if (bound.number === undefined)
        return `${agreeing("кажд", nouns.target, grammar)} ${declined(nouns.target, grammar)}`;
      return `${agreeing("кажд", nouns.target, grammar)} из целей ${bound.number}`;
    case "each":
      return `${pronoun("that", noun, grammar, "sg")} ${word}`;
    case "paid":
      return `${agreeing("повёрнут", noun, grammar)} для этого ${word}`;
    case "chosen":
      return spaced(
        bound.several === true && agreeing("кажд", noun, grammar),
        agreeing("выбранн", noun, grammar),
        word,
      );
  }
}

export function manyBound({ kind, role }: Bound, grammar: Case): string {
  if (role === "target") return declined(nouns.target, grammar, "pl");
  return `${agreeing("выбранн", boundNouns[kind], grammar, "pl")} ${declined(boundNouns[kind], grammar, "pl")}`;
}
