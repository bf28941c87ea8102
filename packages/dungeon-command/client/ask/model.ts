import type { Item as ItemOf, Kind as KindOf, Scene as SceneOf, Sheet as SheetOf } from "@undercroft/table";
import type { Dc } from "../engine/index.ts";
import type { Keywords } from "../facing/card-faces.ts";
import type { Cast } from "../log/cast.ts";

export type Item = ItemOf<Dc>;
export type Kind = KindOf<Dc>;
export type Sheet = SheetOf<Dc>;

/** What makes a question into words, with the names that words need. */
export interface Scene extends Omit<SceneOf<Dc>, "story"> {
  readonly cast: Cast;
  readonly keywords: Keywords;
}
