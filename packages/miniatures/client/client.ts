import "./client.css";
import { type GameClient, shownSquare } from "@undercroft/table";
import { loadLedger } from "../src/ledger/load-ledger.ts";
import { sheetOf } from "./ask/sheet-of.ts";
import { boardTools } from "./board/sight.ts";
import { BuilderPage } from "./builder/builder-page.tsx";
import { CardsPage } from "./cards/cards-page.tsx";
import { type Mn, miniatures } from "./engine/index.ts";
import { extentOf } from "./facing/names.ts";
import { seatName, sideIn } from "./facing/sides.ts";
import { helpChapters } from "./help/chapters.ts";
import { logLine } from "./log/line.ts";
import { MapEditorPage } from "./map-editor/map-editor-page.tsx";
import { OldCardsPage } from "./old-cards/old-cards-page.tsx";
import { outcomeWords } from "./outcome.ts";
import { Board, Snapshot } from "./parts/board.tsx";
import { Card } from "./parts/card.tsx";
import { Dice, DiceSheet, DiceTool, FallingDice } from "./parts/dice.tsx";
import { Hand, HandSheet } from "./parts/hand.tsx";
import { Phases } from "./parts/phases.tsx";
import { Seat } from "./parts/seat.tsx";
import { SeatSheet, SquareSheet } from "./parts/sheets.tsx";
import { reportText } from "./report.ts";
import { choices } from "./start/choices.ts";
import { Options } from "./start/options.tsx";
import { planned, seatsOf } from "./start/plan.ts";
import { planProblems } from "./start/problems.ts";
import { kindOf } from "./start/scenario-names.ts";
import { Setup } from "./start/setup.tsx";
import { TableContext } from "./table.ts";
import { isDeed, lengthOf } from "./telling.ts";
import { windows } from "./windows.ts";
import { say } from "./words/index.ts";

const nothing = (): null => null;

/** The Miniatures at the table. */
export const miniaturesClient: GameClient<Mn> = {
  game: miniatures,
  name: "Miniatures",
  start: {
    choices,
    plan: ({ seed }) => {
      const own = choices.getState();
      return planProblems(planned(own, seed), own, seed);
    },
    seatsOf,
    kindOf,
    Setup,
    Options,
  },
  slots: {
    Context: TableContext,
    Board,
    Hand,
    Side: Dice,
    Seat,
    Phases,
    BarTools: DiceTool,
    Chips: nothing,
    Overlay: FallingDice,
    Card,
    Snapshot,
  },
  sheets: {
    Card,
    Seat: SeatSheet,
    Square: SquareSheet,
    Hand: HandSheet,
    own: { dice: { title: () => say("dice.title"), Inside: DiceSheet } },
  },
  hand: () => say("roster.title"),
  secrets: false,
  sheetOf,
  windowOf: (_, asked) => windows.windowOf(asked),
  isMenu: ({ kind }) => kind === "act",
  stops: windows.stops,
  turnOf: ({ body: { battle } }) => ({ round: battle.round, seat: battle.player ?? battle.first ?? 0 }),
  seatName: ({ body }, number) => seatName(body, number),
  sideOf: ({ body }, number) => sideIn(body, number),
  shownAt: ({ body }, at) => shownSquare(extentOf(body), at),
  tools: boardTools,
  focusKeys: {},
  keys: () => [{ key: say("keys.sight"), does: say("keys.sight-does") }],
  lineOf: (event, id, { state }) => logLine(state.body, event, id),
  lengthOf,
  isDeed,
  outcome: outcomeWords,
  standing: {
    of: ({ body }) => body.sides.map(({ points }) => points),
    turnBegins: (event) => (event.event === "player-turn" ? event.seat : null),
    title: () => say("replay.graph"),
  },
  report: reportText,
  help: {
    title: () => say("help.title"),
    lead: () => say("howto.lead"),
    chapters: helpChapters,
    loadLedger,
  },
  pages: {
    cards: { title: () => say("cards.title"), Page: CardsPage },
    "old-cards": { title: () => say("old.title"), Page: OldCardsPage },
    warband: { title: () => say("builder.title"), Page: BuilderPage },
    maps: { title: () => say("maps.title"), Page: MapEditorPage },
  },
  startPlayers: () => new Worker(new URL("./player.worker.ts", import.meta.url), { type: "module" }),
};
