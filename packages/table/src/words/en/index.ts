import { cards } from "./cards.ts";
import { howto } from "./howto.ts";
import { log } from "./log.ts";
import { shell } from "./shell.ts";
import { table } from "./table.ts";

/** Everything that the interface says, in English. */
export const en: typeof shell & typeof cards & typeof table & typeof log & typeof howto = {
  ...shell,
  ...cards,
  ...table,
  ...log,
  ...howto,
};

export type MessageId = keyof typeof en;
