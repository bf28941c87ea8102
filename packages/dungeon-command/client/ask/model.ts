import type { Item as ItemOf, Kind as KindOf, Scene as SceneOf, Sheet as SheetOf } from "@undercroft/table";
import type { Cast, Dc } from "../engine/index.ts";
import type { Keywords } from "../facing/card-faces.ts";

export type Item = ItemOf<Dc>;
export type Kind = KindOf<Dc>;
export type Sheet = SheetOf<Dc>;

/** What makes a question into words, with the names that words need. */
export interface Scene extends Omit<SceneOf<Dc>, "story"> {
  readonly cast: Cast;
  readonly keywords: Keywords;
}
