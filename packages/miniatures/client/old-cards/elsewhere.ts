import type { BroughtFile, Elsewhere } from "@undercroft/table";
import { readOldCardFile } from "../engine/index.ts";
import { say } from "../words/index.ts";
import { written } from "./written.ts";

/** Whether a file that is no pack is a stat card of the older kind, as text or as JSON: it says some of its numbers. */
function isOldCard({ name, text }: BroughtFile): boolean {
  if (/\.ya?ml$/i.test(name)) return false;
  const read = readOldCardFile(text, name);
  if (!read.ok) return false;
  const { hp, ac, def, level } = read.pack.fields;
  return [hp, ac, def, level].some((field) => field !== undefined);
}

/** Where an old card is turned into a new one that was brought as a pack: there its text is written already. */
export const oldCardElsewhere =
  (onWritten: () => void): ((file: BroughtFile) => Elsewhere | null) =>
  (file) =>
    isOldCard(file)
      ? {
          words: say("old.no-pack", { name: file.name }),
          label: say("old.turn"),
          onPress: () => {
            written.setState({ text: file.text });
            onWritten();
          },
        }
      : null;
