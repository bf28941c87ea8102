import type { en } from "../en/index.ts";
import { log } from "./log.ts";
import { words } from "./words.ts";

/** The same in Russian. */
export const ru: Readonly<Record<keyof typeof en, string>> = { ...log, ...words };
