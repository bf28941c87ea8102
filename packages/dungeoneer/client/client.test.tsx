import {
  colourOf,
  createDesk,
  press,
  QuestionPaper,
  shownOf,
  speak,
  type Table,
  type TableState,
} from "@undercroft/table";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeAll, expect, test } from "vitest";
import { createStore } from "zustand/vanilla";
import { dungeoneerClient } from "./client.ts";
import { type Answer, type Dg, dungeoneer, type Question } from "./engine/index.ts";
import { askedIn, begun, playedTo, sheetIn, untold } from "./playing.ts";
import { TableContext } from "./table.ts";

let root: Root | undefined;

beforeAll(() => speak("en"));
afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
});

interface Laid {
  readonly host: HTMLElement;
  readonly answers: readonly Answer[];
}

/** A table with everything on it, at the first question of a kind. */
async function laidAt(kind: Question["kind"]): Promise<Laid> {
  const session = playedTo(begun("page", 2), (question) => question.kind === kind);
  const { state } = session;
  const { seat } = askedIn(state);
  const answers: Answer[] = [];
  const now: TableState<Dg> = {
    info: {
      id: "t",
      game: "dungeoneer",
      mode: "practice",
      hands: "open",
      seats: state.seats.map((id) => ({ id, player: "person", name: "" })),
      touched: 0,
      autos: [],
      summary: { kind: "", round: 0, over: false, sides: [], standing: [] },
    },
    session,
    story: untold(state),
    shown: shownOf(dungeoneer, state, seat, []),
    toldTo: 0,
    flash: [],
    viewer: seat,
    asked: seat,
    cover: null,
    thinking: null,
    telling: false,
    hold: false,
    stops: Object.fromEntries(state.seats.map((id) => [id, dungeoneerClient.stops.usual])),
    lastAnswer: {},
    unsaved: false,
    fault: null,
  };
  const nothing = (): undefined => undefined;
  const table: Table<Dg> = {
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
  const tools = { table, desk: createDesk() };
  const sheet = sheetIn(now.shown.state, seat, now.story);
  const { Board, Hand, Side, Seat, Phases } = dungeoneerClient.slots;
  const host = document.createElement("div");
  document.body.append(host);
  root = createRoot(host);
  await act(async () =>
    root?.render(
      <TableContext value={tools}>
        <Phases />
        <Seat number={0} size="full" sheet={sheet} />
        <Seat number={1} size="brief" sheet={sheet} />
        <Board sheet={sheet} handle={null} />
        <Side />
        <Hand sheet={sheet} />
        <QuestionPaper
          seat={colourOf(0)}
          who={sheet.who}
          question={sheet.question}
          options={sheet.buttons}
          labels={{ region: "", less: "", more: "", goesOn: "" }}
          onOption={(id) => {
            const item = sheet.buttons.find((one) => one.id === id);
            if (item !== undefined) press(table, tools.desk, sheet, item);
          }}
        />
      </TableContext>,
    ),
  );
  return { host, answers };
}

test("the map, both seats, the Quests and the hand lie on the table, and a card in the light is played at a press", async () => {
  const { host, answers } = await laidAt("discard");
  expect(host.querySelectorAll("[role=gridcell]").length).toBeGreaterThan(4);
  expect(host.querySelectorAll(".dg-seat")).toHaveLength(2);
  expect(host.querySelectorAll(".dg-quests li").length).toBeGreaterThan(2);
  expect(host.querySelector(".dg-role.hero")).not.toBeNull();
  await act(async () => host.querySelector<HTMLButtonElement>(".card.lit")?.click());
  expect(answers.map(({ do: deed }) => deed)).toEqual(["discard"]);
});

test("a space in the light is entered at a press", async () => {
  const { host, answers } = await laidAt("act");
  const cells = [...host.querySelectorAll<HTMLElement>("[role=gridcell]")];
  await act(async () => cells.find((cell) => /Go to/.test(cell.getAttribute("aria-label") ?? ""))?.click());
  expect(answers.map(({ do: deed }) => deed)).toEqual(["move"]);
});

test("the Dungeonlord's banner is another one", async () => {
  const { host } = await laidAt("attack");
  expect(host.querySelector(".dg-role.lord")?.textContent).toContain("You are the Dungeonlord");
});
