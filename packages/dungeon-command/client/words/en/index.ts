import { cards } from "./cards.ts";
import { howto } from "./howto.ts";
import { log } from "./log.ts";
import { start } from "./start.ts";
import { table } from "./table.ts";

/** Everything that the game says by itself, in English. */
export const en: typeof cards & typeof howto & typeof log & typeof start & typeof table = {
  ...cards,
  ...howto,
  ...log,
  ...start,
  ...table,
};
