import type { GameTypes } from "@undercroft/kernel";
import type { GameClient, TableTools } from "@undercroft/table";

/** What every part of the table needs that the shell draws, whatever is played. */
export interface ShellTools<T extends GameTypes> extends TableTools<T> {
  readonly client: GameClient<T>;
  /** Takes the reader to the start page. */
  readonly leave: () => void;
  /** Begins the same match anew. */
  readonly rematch: () => void;
  /** Whether the game so far is being looked through, while it waits, and how that is begun and ended; null where it is over. */
  readonly look: { readonly isOpen: boolean; readonly set: (open: boolean) => void } | null;
}

/** What a part of the table is given. */
export interface PartProps<T extends GameTypes> {
  readonly tools: ShellTools<T>;
}
