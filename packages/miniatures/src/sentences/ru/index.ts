import type { en } from "../en/index.ts";
import { faults } from "./faults.ts";
import { log } from "./log.ts";
import { notes } from "./notes.ts";
import { oldCards } from "./old-cards.ts";
import { words } from "./words.ts";

/** The same in Russian. */
export const ru: Readonly<Record<keyof typeof en, string>> = { ...faults, ...log, ...notes, ...oldCards, ...words };
