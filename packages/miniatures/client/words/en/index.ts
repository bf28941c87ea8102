import { asking } from "./asking.ts";
import { builder } from "./builder.ts";
import { howto } from "./howto.ts";
import { log } from "./log.ts";
import { maps } from "./maps.ts";
import { notes } from "./notes.ts";
import { outlook } from "./outlook.ts";
import { start } from "./start.ts";
import { table } from "./table.ts";

/** Everything that the game says by itself, in English. */
export const en: typeof asking &
  typeof builder &
  typeof howto &
  typeof log &
  typeof maps &
  typeof notes &
  typeof outlook &
  typeof start &
  typeof table = {
  ...asking,
  ...builder,
  ...howto,
  ...log,
  ...maps,
  ...notes,
  ...outlook,
  ...start,
  ...table,
};
