import { asking } from "./asking.ts";
import { howto } from "./howto.ts";
import { log } from "./log.ts";
import { table } from "./table.ts";

/** Everything that the game says by itself, in English. */
export const en: typeof asking & typeof howto & typeof log & typeof table = {
  ...asking,
  ...howto,
  ...log,
  ...table,
};
