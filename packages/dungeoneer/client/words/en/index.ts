import { asking } from "./asking.ts";
import { campaign } from "./campaign.ts";
import { cards } from "./cards.ts";
import { howto } from "./howto.ts";
import { log } from "./log.ts";
import { start } from "./start.ts";
import { table } from "./table.ts";
import { why } from "./why.ts";

/** Everything that the game says by itself, in English. */
export const en: typeof asking &
  typeof campaign &
  typeof cards &
  typeof howto &
  typeof log &
  typeof start &
  typeof table &
  typeof why = {
  ...asking,
  ...campaign,
  ...cards,
  ...howto,
  ...log,
  ...start,
  ...table,
  ...why,
};
