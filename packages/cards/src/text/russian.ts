/** The little grammar that Russian card texts need. */

export type Case = "nom" | "gen" | "dat" | "acc" | "ins" | "pre";
export type Gender = "m" | "f" | "n";
export type Grammatical = "sg" | "pl";

const cases: readonly Case[] = ["nom", "gen", "dat", "acc", "ins", "pre"];

/** The form of a word whose six cases are written in order, apart by blanks. */
export const caseOf = (forms: string, form: Case): string => forms.split(" ")[cases.indexOf(form)] ?? "";

export interface Noun {
  readonly gender: Gender;
  readonly animate: boolean;
  readonly sg: readonly string[];
  readonly pl: readonly string[];
}

/** A noun by its six cases (nominative, genitive, dative, accusative, instrumental, prepositional) in both numbers. */
export function noun(gender: Gender, animate: boolean, sg: string, pl: string): Noun {
  return { gender, animate, sg: sg.split(" "), pl: pl.split(" ") };
}

export const declined = (word: Noun, form: Case, count: Grammatical = "sg"): string =>
  (count === "sg" ? word.sg : word.pl)[cases.indexOf(form)] ?? "";

const endings = {
  m: ["ый", "ого", "ому", "ый", "ым", "ом"],
  f: ["ая", "ой", "ой", "ую", "ой", "ой"],
  n: ["ое", "ого", "ому", "ое", "ым", "ом"],
  pl: ["ые", "ых", "ым", "ые", "ыми", "ых"],
} as const;

/** An adjective of the hard kind by its stem, in agreement with a noun: "вражеск" with "существо" is "вражеское". */
export function agreeing(
  stem: string,
  with_: Pick<Noun, "gender" | "animate">,
  form: Case,
  count: Grammatical = "sg",
): string {
  const animateObject = form === "acc" && with_.animate && (count === "pl" || with_.gender === "m");
  const index = cases.indexOf(animateObject ? "gen" : form);
  const ending = endings[count === "pl" ? "pl" : with_.gender][index] ?? "";
  // Spelling: no ы after к, г, х and the hushing letters, no unstressed о after the latter.
  if (/[кгхжшчщ]$/.test(stem) && ending.startsWith("ы")) return `${stem}и${ending.slice(1)}`;
  if (/[жшчщ]$/.test(stem) && ending.startsWith("о")) return `${stem}е${ending.slice(1)}`;
  return stem + ending;
}

/** The form that goes with a whole number: 1 клетка, 2 клетки, 5 клеток, 11 клеток, 21 клетка. */
export function counted(amount: number, one: string, few: string, many: string): string {
  const rest = Math.abs(amount) % 100;
  const last = rest % 10;
  if (rest >= 11 && rest <= 14) return many;
  if (last === 1) return one;
  return last >= 2 && last <= 4 ? few : many;
}

/** After a preposition with the genitive: до 1 клетки, до 2 клеток, до 21 клетки. */
export const countedGenitive = (amount: number, one: string, many: string): string => counted(amount, one, many, many);

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

/** «этот», «тот» or «ваш» in agreement with a noun. */
export function pronoun(word: keyof typeof pronouns, of: Noun, form: Case, count: Grammatical): string {
  const animate = form === "acc" && of.animate && (count === "pl" || of.gender === "m");
  return caseOf(pronouns[word][count === "pl" ? "pl" : of.gender], animate ? "gen" : form);
}
