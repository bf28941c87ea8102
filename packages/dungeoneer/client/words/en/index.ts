import { asking } from "./asking.ts";
import { cards } from "./cards.ts";
import { howto } from "./howto.ts";
import { log } from "./log.ts";
import { start } from "./start.ts";
import { table } from "./table.ts";
import { why } from "./why.ts";

/** Everything that the game says by itself, in English. */
export const en: typeof asking & typeof cards & typeof howto & typeof log & typeof start & typeof table & typeof why = {
  ...asking,
  ...cards,
  ...howto,
  ...log,
  ...start,
  ...table,
  ...why,
};
