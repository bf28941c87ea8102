import { asking } from "./asking.ts";
import { howto } from "./howto.ts";
import { log } from "./log.ts";
import { outlook } from "./outlook.ts";
import { table } from "./table.ts";

/** Everything that the game says by itself, in English. */
export const en: typeof asking & typeof howto & typeof log & typeof outlook & typeof table = {
  ...asking,
  ...howto,
  ...log,
  ...outlook,
  ...table,
};
