import { type GameTypes, type RecordFault, takeOver, verify } from "@undercroft/kernel";
import {
  type BattlefieldHandle,
  colourOf,
  createDesk,
  EndPaper,
  figure,
  Glyph,
  type LogLine,
  LogList,
  ReplayBar,
  StandingGraph,
  say,
  useScreen,
  useStateOf,
} from "@undercroft/table";
import { type ReactElement, useEffect, useMemo, useRef, useState } from "react";
import { useStore } from "zustand";
import { go } from "../app/route.ts";
import { chime } from "../sound/chime.ts";
import { freshSeed } from "../start/seed.ts";
import { keepTakeOver } from "../start/take-over.ts";
import { linesOf } from "../table/log/lines.ts";
import { Bar } from "../table/parts/bar.tsx";
import { ReportButton, SaveButton } from "../table/parts/report-button.tsx";
import { Seats } from "../table/parts/seats.tsx";
import { OpenSheet, Reader } from "../table/parts/sheets.tsx";
import type { PartProps, ShellTools } from "../table/tools.ts";
import { type ReplayTable, replayTable } from "./replay-table.ts";
import { type Timeline, timelineOf, turnAt } from "./timeline.ts";

/** Milliseconds between steps while the replay plays by itself. */
const STEP_MS = 900;
/** Width of the graph on a phone, in drawing units, so that its figures are as large as the page's. */
const NARROW_GRAPH = 380;

function useSteps<T extends GameTypes>(tools: ReplayTools<T>): readonly LogLine[] {
  const { client } = tools;
  const { last, known: state } = tools.table;
  const story = useStateOf(tools, (now) => now.story);
  const eyes = useStateOf(tools, (now) => now.viewer);
  const told = useStateOf(tools, (now) => now.toldTo);
  return useMemo(() => {
    // In a match that is over everybody may see what was drawn.
    const seats = state.outcome === null ? [] : state.seats;
    return story.chapters.flatMap((chapter) => {
      if (chapter.at > last) return [];
      const reading = (viewer: string | null): readonly LogLine[] => linesOf({ client, story, state, viewer }, chapter);
      const readings = seats.map(reading);
      return reading(eyes)
        .map((line) => fullest(line, readings))
        .map(
          (line): LogLine => ({
            ...line,
            ...(chapter.at === told ? { when: "now" as const } : chapter.at > told ? { when: "future" as const } : {}),
          }),
        );
    });
  }, [client, story, state, eyes, last, told]);
}

/** A line as the seat reads it that knows more of it than everybody does: who drew a card reads its name. */
function fullest(line: LogLine, readings: readonly (readonly LogLine[])[]): LogLine {
  const known = readings.flatMap((lines) => lines.filter((one) => one.id === line.id));
  return known.find((one) => JSON.stringify(one.text) !== JSON.stringify(line.text)) ?? line;
}

function Graph<T extends GameTypes>(
  props: PartProps<T> & {
    readonly timeline: Timeline;
    readonly at: number;
    readonly onTurn: (turn: number) => void;
  },
): ReactElement {
  const { tools, timeline, at } = props;
  const { client } = tools;
  const state = useStateOf(tools, (now) => now.session.state);
  const { narrow } = useScreen();
  const words = state.seats.map((_, i) =>
    say("replay.values-of", {
      name: client.seatName(state, i),
      values: (timeline.standing[i] ?? []).map(figure).join(", "),
    }),
  );
  return (
    <StandingGraph
      series={timeline.standing.map((values, i) => ({ seat: colourOf(i), values }))}
      turns={timeline.turns.map((turn) => ({ seat: colourOf(turn.seat), round: turn.round }))}
      at={Math.max(0, turnAt(timeline, at))}
      {...(narrow ? { width: NARROW_GRAPH } : {})}
      {...(client.standing.goal === undefined ? {} : { goal: client.standing.goal })}
      label={`${client.standing.title()}: ${words.join(". ")}`}
      onTurn={props.onTurn}
    />
  );
}

function End<T extends GameTypes>(
  props: PartProps<T> & { readonly faults: readonly RecordFault[] | null },
): ReactElement {
  const { client, desk, rematch } = props.tools;
  const session = useStateOf(props.tools, (state) => state.session);
  const { outcome } = session.state;
  const words = client.outcome(session.state);
  const number = session.state.seats.indexOf(outcome?.winners[0] ?? "");
  const verified =
    props.faults === null
      ? null
      : props.faults.length === 0
        ? say("replay.verified", { count: session.record.rolls.length / 3 })
        : null;
  return (
    <EndPaper
      seat={number < 0 ? null : colourOf(number)}
      over={say("end.over")}
      verdict={words.verdict}
      reason={words.reason}
      {...(outcome === null ? {} : { rule: { id: outcome.rule, label: `§ ${outcome.rule}` } })}
      {...(verified === null ? {} : { verified })}
      onRule={(rule) => desk.setState({ open: { sheet: "rule", rule } })}
    >
      {props.faults === null || props.faults.length === 0 ? null : (
        <ul className="reasons" role="alert">
          {props.faults.slice(0, 5).map((fault) => (
            <li key={fault.detail}>{fault.detail}</li>
          ))}
        </ul>
      )}
      <button type="button" className="opt pri rematch" onClick={rematch}>
        {say("end.rematch")}
      </button>
    </EndPaper>
  );
}

interface ReplayTools<T extends GameTypes> extends ShellTools<T> {
  readonly table: ReplayTable<T>;
}

function Controls<T extends GameTypes>(props: {
  readonly tools: ReplayTools<T>;
  readonly timeline: Timeline;
}): ReactElement {
  const { tools, timeline } = props;
  const replay = tools.table;
  const at = useStore(replay.store, (state) => state.toldTo);
  const { last } = replay;
  const [playing, setPlaying] = useState(false);
  useEffect(() => {
    if (!playing) return;
    if (at >= last) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => replay.goTo(at + 1), STEP_MS);
    return () => clearTimeout(timer);
  }, [playing, at, last, replay]);
  const turn = turnAt(timeline, at);
  const to = (place: number): void => replay.goTo(Math.max(0, Math.min(last, place)));
  const begin = (place: number): number => timeline.turns[place]?.at ?? (place < 0 ? 0 : last);
  const move: Parameters<typeof ReplayBar>[0]["onMove"] = (what) => {
    if (what === "play") {
      if (at >= last) to(0);
      setPlaying(!playing);
    } else setPlaying(false);
    if (what === "first") to(0);
    if (what === "last") to(last);
    if (what === "step-back") to(at - 1);
    if (what === "step-on") to(at + 1);
    if (what === "turn-back") to(begin(timeline.turns[turn]?.at === at ? turn - 1 : turn));
    if (what === "turn-on") to(begin(turn + 1));
  };
  return (
    <section className="box replay-box" aria-label={say("replay.title")}>
      <h2>{tools.client.standing.title()}</h2>
      <Graph tools={tools} timeline={timeline} at={at} onTurn={(place) => to(begin(place))} />
      <ReplayBar
        playing={playing}
        place={say("replay.place", { at, last })}
        labels={{
          first: say("replay.first"),
          last: say("replay.last"),
          play: say("replay.play"),
          pause: say("replay.pause"),
          turnBack: say("replay.turn-back"),
          turnOn: say("replay.turn-on"),
          stepBack: say("replay.step-back"),
          stepOn: say("replay.step-on"),
        }}
        onMove={move}
      />
    </section>
  );
}

function Actions<T extends GameTypes>(props: {
  readonly tools: ReplayTools<T>;
  readonly onVerify: () => void;
}): ReactElement {
  const { tools } = props;
  const { game } = tools.client;
  const [refused, setRefused] = useState(false);
  const playOn = (): void => {
    const { session, info, toldTo } = tools.table.store.getState();
    const person = info.seats.find((seat) => seat.player === "person") ?? info.seats[0];
    if (person === undefined) return;
    const played = takeOver(game, session.record, toldTo, { seed: freshSeed(), seat: person.id });
    if (!played.ok || played.session.state.outcome !== null) {
      setRefused(true);
      return;
    }
    go({ page: "table", id: keepTakeOver(game, info, person.id, played.session) });
  };
  return (
    <div className="replay-actions">
      <button type="button" className="go" onClick={playOn}>
        {say("replay.play-on")}
      </button>
      <p className="quiet">{say("replay.play-on-how")}</p>
      {refused ? <p role="alert">{say("replay.cannot")}</p> : null}
      <SaveButton tools={tools} />
      <button type="button" className="line-button" onClick={props.onVerify}>
        <Glyph name="wax-seal" size={20} /> {say("replay.verify")}
      </button>
      <ReportButton tools={tools} />
    </div>
  );
}

function Steps<T extends GameTypes>(props: { readonly tools: ReplayTools<T> }): ReactElement {
  const { tools } = props;
  const lines = useSteps(tools);
  const round = useStateOf(tools, (state) => tools.client.turnOf(state.shown.state).round);
  return (
    <LogList
      title={say("replay.steps", { round })}
      lines={lines}
      steps
      onLine={(id) => tools.table.goTo(Number(id.split(".")[0]))}
      onRule={(rule) => tools.desk.setState({ open: { sheet: "rule", rule } })}
    />
  );
}

/** Escape leads back to the game that is looked back at, but for what it closes before: a sheet that lies open. */
function useEscape(back: (() => void) | null): void {
  useEffect(() => {
    if (back === null) return;
    const hear = (event: KeyboardEvent): void => {
      const { target } = event;
      const isAside = target instanceof Element && target.closest("input, select, textarea, dialog") !== null;
      if (event.key !== "Escape" || isAside) return;
      event.preventDefault();
      back();
    };
    addEventListener("keydown", hear);
    return () => removeEventListener("keydown", hear);
  }, [back]);
}

/** In place of the verdict while the match is still played: that it waits, and the way back. */
function SoFar<T extends GameTypes>({ tools }: PartProps<T>): ReactElement {
  return (
    <EndPaper seat={null} over={say("replay.title")} verdict={say("replay.so-far")} reason={say("replay.so-far-how")}>
      <button type="button" className="opt pri rematch" onClick={() => tools.look?.set(false)}>
        {say("replay.back")}
      </button>
    </EndPaper>
  );
}

/** A match to be looked at again, all of it: who won and why, or the way back to it while it is played. */
export function ReplayView<T extends GameTypes>({ tools }: PartProps<T>): ReactElement {
  const { client, table } = tools;
  const { Board, Context, Overlay } = client.slots;
  const [faults, setFaults] = useState<readonly RecordFault[] | null>(null);
  const board = useRef<BattlefieldHandle>(null);
  const here = useMemo<ReplayTools<T>>(
    () => ({ ...tools, table: replayTable(client, table), desk: createDesk() }),
    [tools, client, table],
  );
  const timeline = useMemo(() => timelineOf(client, table.store.getState().session.record), [client, table]);
  const isOver = table.store.getState().session.state.outcome !== null;
  useEffect(() => {
    if (isOver) chime("end");
  }, [isOver]);
  const { look } = tools;
  useEscape(useMemo(() => (isOver || look === null ? null : () => look.set(false)), [isOver, look]));
  const check = (): void => setFaults(verify(client.game, table.store.getState().session.record));
  return (
    <Context value={here}>
      <main className="table-layout replay-layout">
        <Bar tools={here} over />
        <div className="area-question">{isOver ? <End tools={here} faults={faults} /> : <SoFar tools={here} />}</div>
        <div className="area-board">
          <Board sheet={null} handle={board} />
        </div>
        <div className="area-hand">
          <Controls tools={here} timeline={timeline} />
        </div>
        <div className="area-stack">{isOver ? <Actions tools={here} onVerify={check} /> : null}</div>
        <div className="area-log">
          <Steps tools={here} />
        </div>
        <Seats tools={here} sheet={null} />
        <Overlay />
        <Reader tools={here} />
        <OpenSheet tools={here} sheet={null} />
      </main>
    </Context>
  );
}
