import type { CardImporter } from "../importing.ts";
import type { GameName } from "./names.ts";

/** Games that have cards of an older kind. */
export const importers: { readonly [G in GameName]?: () => Promise<CardImporter> } = {
  miniatures: async () => (await import("./miniatures/importing.ts")).importCards,
};
