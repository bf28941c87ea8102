import "./client.css";
import { type GameClient, type Side, shownSquare } from "@undercroft/table";
import { loadLedger } from "../src/ledger/load-ledger.ts";
import { sheetOf } from "./ask/sheet-of.ts";
import { boardTools } from "./board/tools.ts";
import { CardsPage } from "./cards/cards-page.tsx";
import { type Dc, dungeonCommand, type State } from "./engine/index.ts";
import { seatName } from "./facing/names.ts";
import { Hand, HandSheet } from "./hand/hand.tsx";
import { helpChapters } from "./help/chapters.ts";
import { castIn } from "./log/cast.ts";
import { logLine } from "./log/line.ts";
import { outcomeWords } from "./outcome.ts";
import { Board, Snapshot } from "./parts/board.tsx";
import { Card } from "./parts/card.tsx";
import { CardSheet } from "./parts/card-sheet.tsx";
import { Flights } from "./parts/flights.tsx";
import { Phases } from "./parts/phases.tsx";
import { Seat } from "./parts/seat.tsx";
import { SeatSheet } from "./parts/seat-sheet.tsx";
import { SquareSheet } from "./parts/square-sheet.tsx";
import { Stack, StackChip, StackTool } from "./parts/stack.tsx";
import { scenarioText } from "./scenario-text.ts";
import { choices } from "./start/choices.ts";
import { Options } from "./start/options.tsx";
import { planned, seatsOf, wishOf } from "./start/plan.ts";
import { Setup } from "./start/setup.tsx";
import { TableContext } from "./table.ts";
import { isDeed, lengthOf } from "./telling.ts";
import { TilesPage } from "./tiles/tiles-page.tsx";
import { problemWords } from "./warband/problem-words.ts";
import { WarbandPage } from "./warband/warband-page.tsx";
import { STOP_KINDS, USUAL_STOPS, windowOf } from "./windows.ts";
import { say } from "./words/index.ts";

function sideOf({ body }: State, number: number): Side {
  const commander = body.seats[number]?.commander ?? "";
  const card = body.content.commanders[commander];
  return { name: card?.name ?? { en: commander, ru: commander }, emblem: card?.emblem ?? "crown" };
}

const KEYS = ["end", "sight", "threat", "stack"] as const;

/** Dungeon Command at the table. */
export const dungeonCommandClient: GameClient<Dc> = {
  game: dungeonCommand,
  name: "Dungeon Command",
  start: {
    choices,
    plan(chosen) {
      const plan = planned(wishOf(chosen));
      return plan.ok ? plan : { ok: false, problems: plan.problems.map(problemWords) };
    },
    seatsOf,
    kindOf: ({ game }) => game,
    Setup,
    Options,
  },
  slots: {
    Context: TableContext,
    Board,
    Hand,
    Side: Stack,
    Seat,
    Phases,
    BarTools: StackTool,
    Chips: StackChip,
    Overlay: Flights,
    Card,
    Snapshot,
  },
  sheets: {
    Card: CardSheet,
    Seat: SeatSheet,
    Square: SquareSheet,
    Hand: HandSheet,
    own: { stack: { title: () => say("sheet.stack"), Inside: Stack } },
  },
  hand: () => say("hand.name"),
  secrets: true,
  sheetOf,
  windowOf,
  isMenu: ({ kind }) => kind === "turn",
  stops: { kinds: STOP_KINDS, usual: USUAL_STOPS, words: stopWords },
  turnOf: ({ body }) => ({ round: body.turn.round, seat: body.turn.seat }),
  seatName: ({ body }, number) => seatName(body, number),
  sideOf,
  shownAt: ({ body }, at) => shownSquare(body.battlefield.shape, at),
  tools: boardTools,
  focusKeys: { k: ".stack-box .pile" },
  keys: () => KEYS.map((key) => ({ key: say(`keys.${key}`), does: say(`keys.${key}-does`) })),
  lineOf: (event, id, { state, story }) => logLine({ body: state.body, cast: castIn(story) }, event, id),
  lengthOf,
  isDeed,
  outcome: outcomeWords,
  standing: {
    of: ({ body }) => body.seats.map((seat) => seat.morale),
    turnBegins: (event) => (event.event === "turn-starts" ? event.seat : null),
    title: () => say("replay.graph"),
  },
  report: scenarioText,
  help: {
    title: () => say("help.title"),
    lead: () => say("howto.lead"),
    chapters: helpChapters,
    loadLedger,
  },
  pages: {
    cards: { title: () => say("cards.title"), Page: CardsPage },
    warband: { title: () => say("warband.title"), Page: WarbandPage },
    tiles: { title: () => say("tiles.title"), Page: TilesPage },
  },
  startPlayers: () => new Worker(new URL("./player.worker.ts", import.meta.url), { type: "module" }),
};

function stopWords(kind: string): string {
  const known = STOP_KINDS.find((one) => one === kind);
  return known === undefined ? kind : say(`stops.${known}`);
}
