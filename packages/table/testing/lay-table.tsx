import type { GameTypes, Session } from "@undercroft/kernel";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { onTestFinished } from "vitest";
import { createStore } from "zustand/vanilla";
import {
  colourOf,
  createDesk,
  type GameClient,
  press,
  QuestionPaper,
  shownOf,
  type Table,
  type TableState,
} from "../src/index.ts";

/** A table as a test finds it: its page, and the answers that have been given at it. */
export interface LaidTable<T extends GameTypes> {
  readonly host: HTMLElement;
  readonly answers: readonly T["answer"][];
}

/** What a table has of a session at which every seat is a person's and all hands lie open. */
function stateOf<T extends GameTypes>(client: GameClient<T>, session: Session<T>, seat: string): TableState<T> {
  const { state } = session;
  return {
    info: {
      id: "t",
      game: client.game.id,
      mode: "practice",
      hands: "open",
      seats: state.seats.map((id) => ({ id, player: "person", name: "" })),
      touched: 0,
      autos: [],
      summary: { kind: "", round: 0, over: false, sides: [], standing: [] },
    },
    session,
    story: { first: state, chapters: [] },
    shown: shownOf(client.game, state, seat, []),
    toldTo: 0,
    flash: [],
    viewer: seat,
    asked: seat,
    cover: null,
    thinking: null,
    telling: false,
    hold: false,
    stops: Object.fromEntries(state.seats.map((id) => [id, client.stops.usual])),
    lastAnswer: {},
    unsaved: false,
    fault: null,
  };
}

const nothing = (): undefined => undefined;

/** A table that stands still: it takes every answer down and plays none. */
function stillTable<T extends GameTypes>(now: TableState<T>, answers: T["answer"][]): Table<T> {
  return {
    store: createStore(() => now),
    answer: (answer) => answers.push(answer) > 0,
    undo: nothing,
    stepsBack: () => 0,
    goBack: nothing,
    concede: nothing,
    openCover: nothing,
    hurry: nothing,
    setHold: nothing,
    setStops: nothing,
    begin: nothing,
    close: nothing,
    flush: nothing,
    undoOffer: () => ({ steps: 0, barrier: { kind: "start", at: -1, seat: null } }),
  };
}

/**
 * Lays a game's table with everything on it, seen by a seat that is asked something: the phases, every seat's panel, board,
 * side, hand and the question. It is cleared away when the test is over. @throws Error if the seat is asked nothing.
 */
export async function layTable<T extends GameTypes>(
  client: GameClient<T>,
  session: Session<T>,
  seat: string,
): Promise<LaidTable<T>> {
  const answers: T["answer"][] = [];
  const now = stateOf(client, session, seat);
  const tools = { table: stillTable(now, answers), desk: createDesk() };
  const { state } = now.shown;
  const number = state.seats.indexOf(seat);
  const sheet = client.sheetOf({ state, seat, number, story: now.story, drill: null });
  if (sheet === null) throw new Error("nothing is asked");
  const { Context, Board, Hand, Side, Seat, Phases } = client.slots;
  const host = document.createElement("div");
  document.body.append(host);
  const root = createRoot(host);
  onTestFinished(() => {
    act(() => root.unmount());
    host.remove();
  });
  await act(async () =>
    root.render(
      <Context value={tools}>
        <Phases />
        {state.seats.map((id, place) => (
          <Seat key={id} number={place} size={place === 0 ? "full" : "brief"} sheet={sheet} />
        ))}
        <Board sheet={sheet} handle={null} />
        <Side />
        <Hand sheet={sheet} />
        <QuestionPaper
          seat={colourOf(number)}
          who={sheet.who}
          question={sheet.question}
          options={sheet.buttons}
          labels={{ region: "", less: "", more: "", goesOn: "" }}
          onOption={(id) => {
            const item = sheet.buttons.find((one) => one.id === id);
            if (item !== undefined) press(tools.table, tools.desk, sheet, item);
          }}
        />
      </Context>,
    ),
  );
  return { host, answers };
}
