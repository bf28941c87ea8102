import type { MessageId } from "../en/index.ts";
import { lists } from "./lists.ts";
import { packs } from "./packs.ts";
import { shell } from "./shell.ts";
import { table } from "./table.ts";

/** What the interface says in Russian whatever is played. */
export const ru: Readonly<Record<MessageId, string>> = { ...lists, ...packs, ...shell, ...table };
