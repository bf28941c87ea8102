import type { Item as ItemOf, Scene as SceneOf, Sheet as SheetOf } from "@undercroft/table";
import type { Mn } from "../engine/index.ts";

export type Item = ItemOf<Mn>;
export type Scene = SceneOf<Mn>;
export type Sheet = SheetOf<Mn>;
