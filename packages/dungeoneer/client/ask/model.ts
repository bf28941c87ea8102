import type { Item as ItemOf, Kind as KindOf, Scene as SceneOf, Sheet as SheetOf } from "@undercroft/table";
import type { Dg } from "../engine/index.ts";
import type { Cast } from "../log/cast.ts";

export type Item = ItemOf<Dg>;
export type Kind = KindOf<Dg>;
export type Sheet = SheetOf<Dg>;

/** What makes a question into words, with the names that words need. */
export interface Scene extends Omit<SceneOf<Dg>, "story"> {
  readonly cast: Cast;
}
