/** Bound names in Russian: «это существо», «цель», «выбранная клетка». */
import { agreeing, type Case, caseOf, declined, pronoun, spaced } from "@undercroft/cards";
import type { Reference } from "../../ast.ts";
import type { Bound, TextContext } from "../context.ts";
import { nouns } from "./words.ts";

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
      return caseOf("вы вас вам вас вами вас", grammar);
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
