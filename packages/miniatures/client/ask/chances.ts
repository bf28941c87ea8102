import {
  type Forecast,
  isPrinted,
  partList as listOfParts,
  partWords,
  type RollPart,
  signed,
} from "../engine/index.ts";
import { teller } from "../facing/names.ts";
import { say } from "../words/index.ts";

/** What is added to a die, each by the kind of rule that adds it: "+8", "flanking +2". */
export const partList = (parts: readonly RollPart[]): readonly string[] => listOfParts(teller, parts);

/** How likely it is to hit, as percents, what Conceal leaves of it included. */
export function percentOf({ hits, conceal }: Forecast): number {
  return conceal.at > 1 ? Math.round((hits * (21 - conceal.at)) / 4) : hits * 5;
}

export const percentWords = (seen: Forecast): string => say("outlook.percent", { percent: percentOf(seen) });

/** "+7 against AC 16, flanking +2, cover −2" */
function sumWords({ parts, versus, defense }: Forecast): string {
  const printed = parts.filter(isPrinted).reduce((sum, { plus }) => sum + plus, 0);
  const others = parts
    .filter((part) => !isPrinted(part) && part.plus !== 0)
    .map((part) => `, ${partWords(teller, part)}`);
  return say("chance.sum", {
    base: signed(printed),
    versus: say(`defense.${versus}`),
    defense,
    parts: others.join(""),
  });
}

/** The chance with all its parts: "60%: +7 against AC 16, flanking +2, cover −2". */
export function chanceWords(seen: Forecast): string {
  if (seen.automatic !== null) return say("chance.certain");
  const chance = say("chance.needs", { percent: percentOf(seen), sum: sumWords(seen) });
  return seen.conceal.at > 1 ? say("chance.conceal", { chance, at: seen.conceal.at }) : chance;
}

/** What a roll is made of and what the die must show; the chance itself stands beside it. */
export function rollWords(seen: Forecast): string {
  if (seen.automatic !== null) return say("chance.no-roll");
  const chance = say("chance.die", { sum: sumWords(seen), needed: seen.needed });
  return seen.conceal.at > 1 ? say("chance.conceal", { chance, at: seen.conceal.at }) : chance;
}
