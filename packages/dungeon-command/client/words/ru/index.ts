import { ru as sentences } from "../../../src/sentences/ru/index.ts";
import type { en } from "../en/index.ts";
import { cards } from "./cards.ts";
import { howto } from "./howto.ts";
import { start } from "./start.ts";
import { table } from "./table.ts";

/** Everything that the game says by itself, in Russian. */
export const ru: Readonly<Record<keyof typeof en, string>> = { ...cards, ...howto, ...sentences, ...start, ...table };
