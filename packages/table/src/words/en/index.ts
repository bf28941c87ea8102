import { lists } from "./lists.ts";
import { packs } from "./packs.ts";
import { shell } from "./shell.ts";
import { table } from "./table.ts";

/** What the interface says in English whatever is played. */
export const en: typeof lists & typeof packs & typeof shell & typeof table = { ...lists, ...packs, ...shell, ...table };

export type MessageId = keyof typeof en;
