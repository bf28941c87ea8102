import { lists } from "./lists.ts";
import { shell } from "./shell.ts";
import { table } from "./table.ts";

/** What the interface says in English whatever is played. */
export const en: typeof lists & typeof shell & typeof table = { ...lists, ...shell, ...table };

export type MessageId = keyof typeof en;
