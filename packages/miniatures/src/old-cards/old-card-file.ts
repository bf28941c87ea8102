import { type ContentKind, type ContentResult, checkContent, type Finding, readContent } from "@undercroft/cards";
import { type OldCard, oldCardSchema, readOldCard } from "./old-card.ts";

/** A card that says nothing is none. */
function nothingRead({ fields, sections }: OldCard): readonly Finding[] {
  const some = Object.keys(fields).length + Object.keys(sections).length > 0;
  return some ? [] : [{ path: [], message: "no line of it is one of an old card, such as “Name: Mire Tyrant”" }];
}

const oldCards: ContentKind<OldCard> = { schema: oldCardSchema, check: nothingRead };

/** Letters of the text form. */
const MOST_LETTERS = 50_000;

/** Reads the JSON form if the file is named so, else the text form. Never throws for a bad file. */
export function readOldCardFile(text: string, fileName: string): ContentResult<OldCard> {
  if (/\.json$/i.test(fileName)) return readContent(text, fileName, oldCards);
  if (text.length <= MOST_LETTERS) return checkContent(readOldCard(text), fileName, oldCards);
  return {
    ok: false,
    problems: [{ file: fileName, path: "", message: `more than ${MOST_LETTERS} letters: no card has so many` }],
  };
}
