import type { en } from "../en/index.ts";
import { asking } from "./asking.ts";
import { builder } from "./builder.ts";
import { howto } from "./howto.ts";
import { log } from "./log.ts";
import { maps } from "./maps.ts";
import { notes } from "./notes.ts";
import { outlook } from "./outlook.ts";
import { start } from "./start.ts";
import { table } from "./table.ts";

/** Everything that the game says by itself, in Russian. */
export const ru: Readonly<Record<keyof typeof en, string>> = {
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
