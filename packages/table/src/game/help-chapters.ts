import type { Rich } from "../common/rich.tsx";
import type { HelpChapter } from "./client.ts";

/** A chapter of the help by the names of its messages, which are put into words when the help is opened. */
export interface HelpSection<Id extends string> {
  readonly title: Id;
  readonly texts: readonly Id[];
  readonly rules: readonly string[];
}

/** The chapters in the language spoken now. */
export function chaptersOf<Id extends string>(
  sections: readonly HelpSection<Id>[],
  { say, rich }: { readonly say: (id: Id) => string; readonly rich: (id: Id) => Rich },
): readonly HelpChapter[] {
  return sections.map(({ title, texts, rules }) => ({
    title: say(title),
    texts: texts.map((text) => rich(text)),
    rules,
  }));
}
