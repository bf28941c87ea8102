import type { Command as SharedCommand, Playing as SharedPlaying } from "@undercroft/scenario";
import type { Dc } from "../procedures.ts";
import type { Content } from "../state.ts";
import type { Pack } from "../vocabulary/index.ts";
import type { Choice } from "./choice.ts";
import type { CardLists, ScenarioSetup } from "./schema.ts";

/** The game's scenario files to the type system. */
export interface DcScenario {
  game: Dc;
  setup: ScenarioSetup;
  choice: Choice;
  lists: CardLists;
  packs: Content;
  cards: Cards;
}

/** What a file is played with: the definitions of its match, and tiles for what is agreed before one. */
export interface Cards extends Content {
  readonly tiles: Pack["tiles"];
}

export type Command = SharedCommand<DcScenario>;
export type Playing = SharedPlaying<DcScenario>;
