import type { Game, GameTypes, MatchState, QuestionFrame } from "@undercroft/kernel";
import type { Ledger } from "@undercroft/kernel/ledger";
import type { ComponentType, Context, Ref } from "react";
import type { StoreApi } from "zustand/vanilla";
import type { Scene, Sheet } from "../ask/model.ts";
import type { BattlefieldHandle } from "../board/battlefield.tsx";
import type { Square } from "../board/square.ts";
import type { BoardTool } from "../board/tools.ts";
import type { Rich } from "../common/rich.tsx";
import type { LogLine } from "../look/log-list.tsx";
import type { Side } from "../state/info.ts";
import type { Shown } from "../state/shown.ts";
import type { Stops } from "../state/stops.ts";
import type { Story } from "../state/story.ts";
import type { TableTools } from "../state/table.ts";
import type { Chosen } from "./chosen.ts";

/** A match that may be begun, or all that stands against it, in words. */
export type Plan<T extends GameTypes> =
  | { readonly ok: true; readonly config: T["config"] }
  | { readonly ok: false; readonly problems: readonly string[] };

/** A seat of a configuration: its id, the name of the person who plays it or nothing, and what it is called besides. */
export interface PlannedSeat {
  readonly id: string;
  readonly name: string;
  readonly side: Side;
}

/** How a game is set up on the start page. */
export interface StartOf<T extends GameTypes> {
  /** What the game itself asks; the page draws itself anew when it changes. */
  readonly choices: Pick<StoreApi<unknown>, "getState" | "getInitialState" | "subscribe">;
  readonly plan: (chosen: Chosen) => Plan<T>;
  readonly seatsOf: (config: T["config"]) => readonly PlannedSeat[];
  /** What kind of match it is, by a name that the door knows. */
  readonly kindOf: (config: T["config"]) => string;
  /** Where it is played and who plays what. `open` leads to another page of the game. */
  readonly Setup: ComponentType<{ readonly chosen: Chosen; readonly open: (page: string) => void }>;
  /** Rows among the options. */
  readonly Options: ComponentType<{ readonly chosen: Chosen }>;
}

/** The parts of a table that the game draws. Each gets at the table through `Context`. */
export interface SlotsOf<T extends GameTypes> {
  /** Made by `createContext`; the shell puts the table into it. */
  readonly Context: Context<TableTools<T> | null>;
  readonly Board: ComponentType<{ readonly sheet: Sheet<T> | null; readonly handle: Ref<BattlefieldHandle> }>;
  /** The hand, or the roster, of whoever the screen belongs to. */
  readonly Hand: ComponentType<{ readonly sheet: Sheet<T> | null }>;
  /** Beside the board, above the log: a stack, dice, the order of play. */
  readonly Side: ComponentType;
  /** The panel of one seat. `brief` where there are many, `strip` where there is little room. */
  readonly Seat: ComponentType<{
    readonly number: number;
    readonly size: "full" | "brief" | "strip";
    readonly sheet: Sheet<T> | null;
  }>;
  /** The middle of the top bar: whose turn it is and how far it has come. */
  readonly Phases: ComponentType;
  /** Tools of the top bar where the screen has no room for `Side`. */
  readonly BarTools: ComponentType;
  /** Chips over the board of a phone. */
  readonly Chips: ComponentType;
  /** What flies or falls over the whole table; it holds up nothing. */
  readonly Overlay: ComponentType;
  /** A card, large enough to read; `piece` is whoever stands on the board by it. */
  readonly Card: ComponentType<{ readonly card: string; readonly piece: string | null }>;
  /** A position without a table: a snapshot of a match that cannot be played on. */
  readonly Snapshot: ComponentType<{ readonly state: MatchState<T>; readonly label: string }>;
}

/** Sheets over the table that show something of the game. */
export interface SheetsOf<T extends GameTypes> {
  readonly Card: ComponentType<{ readonly card: string; readonly piece: string | null }>;
  readonly Seat: ComponentType<{ readonly seat: number }>;
  readonly Square: ComponentType<{ readonly at: number }>;
  readonly Hand: ComponentType<{ readonly sheet: Sheet<T> | null }>;
  /** Sheets that only this game has, by their names. */
  readonly own: Readonly<Record<string, { readonly title: () => string; readonly Inside: ComponentType }>>;
}

/** A window in which a seat may answer something: the table passes for whoever does not want to be asked. */
export interface ResponseWindow<T extends GameTypes> {
  /** Its public kind, one of `stops.kinds`. */
  readonly kind: string;
  readonly pass: T["answer"];
  readonly isPass: (answer: T["answer"]) => boolean;
  /** Whether an answer waits for just such an event. */
  readonly isSpecific: (answer: T["answer"]) => boolean;
  /**
   * Whether nobody could tell what a hand holds if it is passed where nothing in it answers: because by all that everybody
   * sees nothing could, or because nobody notices, be it only while the screen is the seat's own already.
   */
  readonly tellsNothing?: boolean | "at-screen";
}

/** One chapter of the help. */
export interface HelpChapter {
  readonly title: string;
  /** Paragraphs; several are steps that follow each other. */
  readonly texts: readonly Rich[];
  /** Entries of the ledger in which it stands exactly. */
  readonly rules: readonly string[];
}

/** What a page of a game's own may do besides being there. */
export interface GamePageProps {
  readonly chosen: Chosen;
  /** To another page of the game. */
  readonly open: (page: string) => void;
  /** Back to the start page. */
  readonly leave: () => void;
  readonly onRule: (rule: string) => void;
}

/**
 * What a game gives the shell for its table; `docs/GAME-AUTHOR.md` tells it on one page. The shell gives all the rest:
 * questions, log, undo, saves, replay, settings, keys.
 */
export interface GameClient<T extends GameTypes> {
  readonly game: Game<T>;
  /** The game's name, as the top bar shows it. */
  readonly name: string;
  readonly start: StartOf<T>;
  readonly slots: SlotsOf<T>;
  readonly sheets: SheetsOf<T>;

  /** What lies before a seat, as its sheet and the list of keys call it: its hand of cards, its warband. */
  readonly hand: () => string;
  /** Whether a seat may know what others at the screen may not: hands can then be closed, and the screen is handed over. */
  readonly secrets: boolean;

  /** The open question of the scene's seat in words, with all that may be pressed; null if it is asked nothing. */
  readonly sheetOf: (scene: Scene<T>) => Sheet<T> | null;
  /** The window that a question opens; null if it is none. */
  readonly windowOf: (state: MatchState<T>, asked: QuestionFrame<T>, seat: string) => ResponseWindow<T> | null;
  /** Whether a question is a turn's menu: whatever a person began before is carried out. */
  readonly isMenu: (question: T["question"]) => boolean;
  /** What a seat may be asked about, and what it is asked about by default. */
  readonly stops: {
    readonly kinds: readonly string[];
    readonly usual: Stops;
    readonly words: (kind: string) => string;
  };

  /** Round and seat of the turn. Round 0 is the set-up. */
  readonly turnOf: (state: MatchState<T>) => { readonly round: number; readonly seat: number };
  readonly seatName: (state: MatchState<T>, number: number) => string;
  readonly sideOf: (state: MatchState<T>, number: number) => Side;
  /** Where a numbered square of the board is shown. */
  readonly shownAt: (state: MatchState<T>, at: number) => Square;
  readonly tools: readonly BoardTool<T>[];
  /** Where a key leads the focus, by selector, besides H (hand) and B (board). */
  readonly focusKeys: Readonly<Record<string, string>>;
  /** The game's own lines in the list of keys. */
  readonly keys: () => readonly { readonly key: string; readonly does: string }[];

  /** An event, as somebody may know it, as a line of the log; null where a reader needs none. */
  readonly lineOf: (
    event: T["event"],
    id: string,
    told: { readonly state: MatchState<T>; readonly story: Story<T> },
  ) => LogLine | null;
  /** How long a reader needs to see an event, in milliseconds; 0 for what cannot be seen. */
  readonly lengthOf: (event: T["event"]) => number;
  /** Whether an event is something done that others want to see, whoever's turn it is. */
  readonly isDeed: (event: T["event"]) => boolean;

  /** Who won, and by which reason, in words. */
  readonly outcome: (state: MatchState<T>) => { readonly verdict: string; readonly reason: string };
  /** The graph of a replay: a number for each seat, turn by turn. */
  readonly standing: {
    readonly of: (state: MatchState<T>) => readonly number[];
    /** The seat whose turn an event begins, or null. */
    readonly turnBegins: (event: T["event"]) => number | null;
    /** The number that wins, where it is a small one: each number up to it is ruled. */
    readonly goal?: number;
    /** What the graph counts, as its title. */
    readonly title: () => string;
  };
  /** A position as a scenario file called `name`, with no more in it than the screen may show: the report of a fault. */
  readonly report: (shown: Shown<T>, name: string, moves: number) => string;

  readonly help: {
    readonly title: () => string;
    readonly lead: () => string;
    readonly chapters: () => readonly HelpChapter[];
    readonly loadLedger: () => Promise<Ledger>;
  };
  /** Pages of the game's own, by the names under which the door announces them. */
  readonly pages: Readonly<
    Record<string, { readonly title: () => string; readonly Page: ComponentType<GamePageProps> }>
  >;
  /** A worker in which computers play (`servePlayers`). */
  readonly startPlayers: () => Worker;
}

/** A game's client, whatever its types: what the shell does with it is written for every game. */
export interface AnyGame {
  readonly use: <R>(visit: <T extends GameTypes>(client: GameClient<T>) => R) => R;
}

export function anyGame<T extends GameTypes>(client: GameClient<T>): AnyGame {
  return { use: (visit) => visit(client) };
}
