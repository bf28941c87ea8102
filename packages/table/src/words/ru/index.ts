import type { MessageId } from "../en/index.ts";
import { cards } from "./cards.ts";
import { howto } from "./howto.ts";
import { log } from "./log.ts";
import { shell } from "./shell.ts";
import { table } from "./table.ts";

/** Everything that the interface says, in Russian. */
export const ru: Readonly<Record<MessageId, string>> = { ...shell, ...cards, ...table, ...log, ...howto };
