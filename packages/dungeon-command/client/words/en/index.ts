import { en as sentences } from "../../../src/sentences/en/index.ts";
import { cards } from "./cards.ts";
import { howto } from "./howto.ts";
import { start } from "./start.ts";
import { table } from "./table.ts";

/** Everything that the game says by itself, in English. */
export const en: typeof cards & typeof howto & typeof sentences & typeof start & typeof table = {
  ...cards,
  ...howto,
  ...sentences,
  ...start,
  ...table,
};
