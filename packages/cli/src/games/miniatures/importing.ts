import { plainText } from "@undercroft/cards";
import {
  type CardLine,
  type CreatureCard,
  changeWords,
  checkPackData,
  creatureText,
  decisionWords,
  dictionaryOf,
  type Imported,
  importOldCard,
  type Pack,
  packOf,
  readOldCardFile,
} from "@undercroft/miniatures";
import type { CardImporter, ImportedCard } from "../../importing.ts";
import { type FileProblem, foundProblem } from "../../validate/problem.ts";
import { speech } from "./content.ts";
import { dictionary } from "./dictionary.ts";

const lines = (some: readonly CardLine[]): readonly string[] => some.map(({ spans }) => plainText(spans));

/** How a card of a pack reads. */
function reading(card: CreatureCard, pack: Pack): readonly string[] {
  const text = creatureText(card, "en", dictionaryOf(pack));
  return [
    card.name.en,
    ...lines(text.definition),
    text.statistics.map(({ label, value }) => `${label} ${value}`).join(", "),
    ...lines(text.attacks),
    ...lines(text.powers),
    ...lines(text.championPowers),
    ...lines(text.construction),
  ];
}

const told = (file: string, { card, changes, decisions }: Imported, pack: Pack): ImportedCard => ({
  file,
  card,
  reads: reading(card, pack),
  changes: changes.map((one) => ({ ...one, words: changeWords(speech, one) })),
  decisions: decisions.map((one) => ({ ...one, words: decisionWords(speech, one) })),
});

/** Old cards of the rules of 2011 (mn.oldcard.scope). */
export const importCards: CardImporter = (sources, id, packFile) => {
  const unreadable: FileProblem[] = [];
  const imported: { readonly file: string; readonly done: Imported }[] = [];
  for (const { file, text } of sources) {
    const read = readOldCardFile(text, file);
    if (read.ok) imported.push({ file, done: importOldCard(read.pack, id) });
    else unreadable.push(...read.problems.map(foundProblem));
  }
  const creatures = imported.map(({ done }) => done.card);
  const pack = packOf(id, { en: id, ru: id }, creatures, dictionary());
  const checked = checkPackData(pack, packFile);
  return {
    unreadable,
    cards: imported.map(({ file, done }) => told(file, done, pack)),
    pack,
    list: "creatures",
    problems: checked.ok ? [] : checked.problems.map(foundProblem),
  };
};
