import { openShelf, type Shelf } from "../validate/shelf.ts";
import type { Sorted } from "../validate/sorting.ts";
import type { GameName } from "./names.ts";

type Opening = (files: readonly Sorted[], kind: string | undefined) => Promise<Shelf>;

/** How each game reads its files of content; its code is loaded when such a file is there. */
export const shelves: { readonly [G in GameName]: Opening } = {
  "dungeon-command": async (files, kind) =>
    openShelf((await import("./dungeon-command/content.ts")).content, files, kind),
  miniatures: async (files, kind) => openShelf((await import("./miniatures/content.ts")).content, files, kind),
  dungeoneer: async (files, kind) => openShelf((await import("./dungeoneer/content.ts")).content, files, kind),
};
