import { ru as sentences } from "../../../src/sentences/ru/index.ts";
import type { en } from "../en/index.ts";
import { asking } from "./asking.ts";
import { builder } from "./builder.ts";
import { howto } from "./howto.ts";
import { maps } from "./maps.ts";
import { oldCards } from "./old-cards.ts";
import { outlook } from "./outlook.ts";
import { start } from "./start.ts";
import { table } from "./table.ts";

/** Everything that the game says by itself, in Russian. */
export const ru: Readonly<Record<keyof typeof en, string>> = {
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
