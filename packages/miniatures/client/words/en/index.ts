import { asking } from "./asking.ts";
import { howto } from "./howto.ts";
import { log } from "./log.ts";
import { maps } from "./maps.ts";
import { table } from "./table.ts";

/** Everything that the game says by itself, in English. */
export const en: typeof asking & typeof howto & typeof log & typeof maps & typeof table = {
  ...asking,
  ...howto,
  ...log,
  ...maps,
  ...table,
};
