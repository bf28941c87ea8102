import { shell } from "./shell.ts";
import { table } from "./table.ts";

/** What the interface says in English whatever is played. */
export const en: typeof shell & typeof table = { ...shell, ...table };

export type MessageId = keyof typeof en;
