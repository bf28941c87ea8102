import type { Command as SharedCommand, Playing as SharedPlaying } from "@undercroft/scenario";
import type { Mn } from "../procedures.ts";
import type { Content } from "../state.ts";
import type { Choice } from "./choice.ts";
import type { CardLists, ScenarioSetup } from "./schema.ts";

/** The game's scenario files to the type system. */
export interface MnScenario {
  game: Mn;
  setup: ScenarioSetup;
  choice: Choice;
  lists: CardLists;
  packs: Content;
  cards: Content;
}

export type Command = SharedCommand<MnScenario>;
export type Playing = SharedPlaying<MnScenario>;
