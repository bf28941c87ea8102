import type { GameTypes } from "@undercroft/kernel";
import type { GameClient, TableTools } from "@undercroft/table";

/** What every part of the table needs that the shell draws, whatever is played. */
export interface ShellTools<T extends GameTypes> extends TableTools<T> {
  readonly client: GameClient<T>;
  /** Takes the reader to the start page. */
  readonly leave: () => void;
  /** Begins the same match anew. */
  readonly rematch: () => void;
}

/** What a part of the table is given. */
export interface PartProps<T extends GameTypes> {
  readonly tools: ShellTools<T>;
}
