import "./client.css";
import type { GameClient, Side as TableSide } from "@undercroft/table";
import { sheetOf } from "./ask/sheet-of.ts";
import { cellOf, openCells, reachOf, shownIn } from "./board/ground.ts";
import { CardsPage } from "./cards/cards-page.tsx";
import { type Dg, dungeoneer, loadLedger, QUESTS_TO_WIN, type State } from "./engine/index.ts";
import { seatName } from "./facing/names.ts";
import { Hand, HandSheet } from "./hand/hand.tsx";
import { helpChapters } from "./help/chapters.ts";
import { castIn } from "./log/cast.ts";
import { logLine } from "./log/line.ts";
import { outcomeWords } from "./outcome.ts";
import { Board, Snapshot } from "./parts/board.tsx";
import { Card, CardSheet } from "./parts/card.tsx";
import { FightChip } from "./parts/fight.tsx";
import { Phases } from "./parts/phases.tsx";
import { Seat } from "./parts/seat.tsx";
import { SeatSheet, SquareSheet } from "./parts/sheets.tsx";
import { Side, SideTool } from "./parts/side.tsx";
import { reportText } from "./report.ts";
import { choices } from "./start/choices.ts";
import { Options } from "./start/options.tsx";
import { isCampaign, kindOf, partyOf, planned, seatsOf } from "./start/plan.ts";
import { Setup } from "./start/setup.tsx";
import { TableContext } from "./table.ts";
import { isDeed, lengthOf } from "./telling.ts";
import { windowOf, windows } from "./windows.ts";
import { say } from "./words/index.ts";

const nothing = (): null => null;

/** A seat as the table knows it: by its hero, or by its number before heroes are dealt, or as the Dungeonlord. */
function sideOf({ body }: State, number: number): TableSide {
  const hero = body.content.heroes[body.players[number]?.hero ?? ""];
  const words = seatName(body, number);
  const isLord = number === body.dungeonlord;
  return {
    name: hero?.name ?? { en: words, ru: words },
    emblem: hero?.emblem ?? (isLord ? "crown" : "hood"),
    ...partyOf(body.dungeonlord !== null && !isLord),
  };
}

const KEYS = ["end", "quests"] as const;

/** Dungeoneer at the table. */
export const dungeoneerClient: GameClient<Dg> = {
  game: dungeoneer,
  name: "Dungeoneer",
  start: {
    choices,
    plan: (chosen) => planned(choices.getState(), isCampaign(chosen)),
    seatsOf,
    kindOf,
    Setup,
    Options,
  },
  slots: {
    Context: TableContext,
    Board,
    Hand,
    Side,
    Seat,
    Phases,
    BarTools: SideTool,
    Chips: FightChip,
    Overlay: nothing,
    Card,
    Snapshot,
  },
  sheets: {
    Card: CardSheet,
    Seat: SeatSheet,
    Square: SquareSheet,
    Hand: HandSheet,
    own: { side: { title: () => say("side.title"), Inside: Side } },
  },
  hand: () => say("hand.name"),
  secrets: true,
  sheetOf,
  windowOf,
  isMenu: ({ kind }) => kind === "act",
  stops: windows.stops,
  turnOf: ({ body: { turn, first } }) =>
    turn.phase === "set-up" ? { round: 0, seat: first } : { round: turn.round, seat: turn.player },
  seatName: ({ body }, number) => seatName(body, number),
  sideOf,
  shownAt: (state, at) => shownIn(reachOf(state.body, openCells(state)), cellOf(at)),
  tools: [],
  focusKeys: { k: ".dg-quests" },
  keys: () => KEYS.map((key) => ({ key: say(`keys.${key}`), does: say(`keys.${key}-does`) })),
  lineOf: (event, id, { state, story }) => logLine({ body: state.body, cast: castIn(story) }, event, id),
  lengthOf,
  isDeed,
  outcome: outcomeWords,
  standing: {
    of: ({ body }) => body.players.map(({ completed }) => completed.length),
    turnBegins: (event) => (event.event === "began" ? event.player : null),
    goal: QUESTS_TO_WIN,
    title: () => say("replay.graph"),
  },
  report: reportText,
  help: {
    title: () => say("help.title"),
    lead: () => say("howto.lead"),
    chapters: helpChapters,
    loadLedger,
  },
  pages: { cards: { title: () => say("cards.title"), Page: CardsPage } },
  startPlayers: () => new Worker(new URL("./player.worker.ts", import.meta.url), { type: "module" }),
};
