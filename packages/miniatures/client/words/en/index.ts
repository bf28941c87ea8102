import { en as sentences } from "../../../src/sentences/en/index.ts";
import { asking } from "./asking.ts";
import { builder } from "./builder.ts";
import { howto } from "./howto.ts";
import { maps } from "./maps.ts";
import { oldCards } from "./old-cards.ts";
import { outlook } from "./outlook.ts";
import { start } from "./start.ts";
import { table } from "./table.ts";

/** Everything that the game says by itself, in English. */
export const en: typeof asking &
  typeof builder &
  typeof howto &
  typeof maps &
  typeof oldCards &
  typeof outlook &
  typeof sentences &
  typeof start &
  typeof table = {
  ...asking,
  ...builder,
  ...howto,
  ...maps,
  ...oldCards,
  ...outlook,
  ...sentences,
  ...start,
  ...table,
};
