import { log } from "./log.ts";
import { words } from "./words.ts";

/** What the page and the tools say of a match in the same words, in English. */
export const en: typeof log & typeof words = { ...log, ...words };
