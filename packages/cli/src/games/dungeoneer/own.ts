import { besides } from "@undercroft/cards";
import type { Pack } from "@undercroft/dungeoneer";
import { ownPacks as readPacks } from "../../validate/own.ts";
import { content } from "./content.ts";

/** @throws UsageError with everything that is wrong with the first bad one. */
export const ownPacks = (files: readonly string[]): readonly Pack[] => readPacks(content, files);

/** The sets that there are, a player's own among them. */
export const withShipped = (own: readonly Pack[]): readonly Pack[] => besides(own, content.shippedPacks());
