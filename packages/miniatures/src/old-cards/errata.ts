import { type OldCard, readErratum } from "./old-card.ts";
import { entriesOf, type Work } from "./work.ts";

/** Published errata for the figure stand above everything that follows (mn.oldcard.errata-first). */
export function applyErrata(work: Work, { sections }: OldCard): void {
  const rule = "mn.oldcard.errata-first";
  const lines = sections.errata ?? [];
  for (const line of lines) {
    const erratum = readErratum(line);
    if (erratum !== null && "field" in erratum) {
      const from = work.fields[erratum.field] ?? "";
      work.fields[erratum.field] = erratum.value;
      work.changes.push({ change: "errata", rule, field: erratum.field, from, to: erratum.value });
      continue;
    }
    const entry = erratum === null ? undefined : entriesOf(work).find(({ printed }) => printed === erratum.entry);
    if (erratum === null || entry === undefined) {
      work.decisions.push({ decide: "errata", rule, place: "errata", text: line, taken: "" });
      continue;
    }
    entry.text = erratum.value;
    work.changes.push({ change: "errata", rule, from: entry.printed, to: erratum.value });
  }
  if (lines.length === 0) work.decisions.push({ decide: "errata", rule, place: "card", text: "", taken: "" });
}
