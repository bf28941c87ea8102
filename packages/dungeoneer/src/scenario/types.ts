import type { Names as SharedNames } from "@undercroft/scenario";
import type { Dg } from "../procedures.ts";
import type { Body, Content } from "../state.ts";
import type { Choice } from "./choice.ts";
import type { ScenarioLists, ScenarioSetup } from "./schema.ts";

/** The game's scenario files to the type system. */
export interface DgScenario {
  game: Dg;
  setup: ScenarioSetup;
  choice: Choice;
  lists: ScenarioLists;
  packs: Content;
  cards: Content;
}

export type Names = SharedNames<Body>;
