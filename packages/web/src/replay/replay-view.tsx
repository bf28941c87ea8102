import { type RecordFault, takeOver, verify } from "@undercroft/kernel";
import {
  type BattlefieldHandle,
  EndPaper,
  figure,
  Glyph,
  type LogLine,
  LogList,
  MoraleGraph,
  ReplayBar,
  say,
  useScreen,
} from "@undercroft/table";
import { type ReactElement, useEffect, useMemo, useRef, useState } from "react";
import { useStore } from "zustand";
import { go } from "../app/route.ts";
import { dungeonCommand } from "../engine/index.ts";
import { chime } from "../sound/chime.ts";
import { freshSeed } from "../start/seed.ts";
import { keepTakeOver } from "../start/take-over.ts";
import { TableContext, useTable, useTableState } from "../table/context.tsx";
import { colourOf } from "../table/facing/field.ts";
import { seatName } from "../table/facing/names.ts";
import { linesOf } from "../table/log/lines.ts";
import { Bar } from "../table/parts/bar.tsx";
import { Board } from "../table/parts/board.tsx";
import { Flights } from "../table/parts/flights.tsx";
import { Seats } from "../table/parts/seats.tsx";
import { OpenSheet, Reader } from "../table/parts/sheets.tsx";
import { saveRecord, saveScenario } from "../table/report.ts";
import { createDesk } from "../table/state/desk.ts";
import { outcomeWords } from "./outcome.ts";
import { type ReplayTable, replayTable } from "./replay-table.ts";
import { type Timeline, timelineOf, turnAt } from "./timeline.ts";

/** Milliseconds between steps while the replay plays by itself. */
const STEP_MS = 900;
/** Width of the graph on a phone, in drawing units, so that its figures are as large as the page's. */
const NARROW_GRAPH = 380;

function useSteps(): readonly LogLine[] {
  const story = useTableState((state) => state.story);
  const body = useTableState((state) => state.session.state);
  const told = useTableState((state) => state.toldTo);
  return useMemo(() => {
    const speaker = { body: body.body, cast: story.cast };
    // In a match that is over everybody may see what was drawn.
    return story.chapters.flatMap((chapter) => {
      const readings = body.seats.map((seat) => linesOf(chapter, speaker, seat, body));
      return linesOf(chapter, speaker, null, body)
        .map((line) => fullest(line, readings))
        .map(
          (line): LogLine => ({
            ...line,
            ...(chapter.at === told ? { when: "now" as const } : chapter.at > told ? { when: "future" as const } : {}),
          }),
        );
    });
  }, [story, body, told]);
}

/** A line as the seat reads it that knows more of it than everybody does: who drew a card reads its name. */
function fullest(line: LogLine, readings: readonly (readonly LogLine[])[]): LogLine {
  const known = readings.flatMap((lines) => lines.filter((one) => one.id === line.id));
  return known.find((one) => JSON.stringify(one.text) !== JSON.stringify(line.text)) ?? line;
}

function Graph(props: {
  readonly timeline: Timeline;
  readonly at: number;
  readonly onTurn: (turn: number) => void;
}): ReactElement {
  const { timeline, at } = props;
  const body = useTableState((state) => state.session.state.body);
  const { narrow } = useScreen();
  const words = body.seats.map((_, i) =>
    say("replay.morale-of", {
      name: seatName(body, i),
      values: (timeline.morale[i] ?? []).map(figure).join(", "),
    }),
  );
  return (
    <MoraleGraph
      series={timeline.morale.map((values, i) => ({ seat: colourOf(i), values }))}
      turns={timeline.turns.map((turn) => ({ seat: colourOf(turn.seat), round: turn.round }))}
      at={Math.max(0, turnAt(timeline, at))}
      {...(narrow ? { width: NARROW_GRAPH } : {})}
      label={say("replay.graph", { words: words.join(". ") })}
      onTurn={props.onTurn}
    />
  );
}

function End(props: { readonly faults: readonly RecordFault[] | null; readonly onVerify: () => void }): ReactElement {
  const { desk, rematch } = useTable();
  const session = useTableState((state) => state.session);
  const { outcome } = session.state;
  const words = outcomeWords(session.state);
  const winner = outcome?.winners[0];
  const number = session.state.body.seats.findIndex((seat) => seat.id === winner);
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

function Controls(props: { readonly replay: ReplayTable; readonly timeline: Timeline }): ReactElement {
  const { replay, timeline } = props;
  const at = useStore(replay.store, (state) => state.toldTo);
  const last = useStore(replay.store, (state) => state.session.record.moves.length);
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
      <Graph timeline={timeline} at={at} onTurn={(place) => to(begin(place))} />
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

function Actions(props: { readonly replay: ReplayTable; readonly onVerify: () => void }): ReactElement {
  const { replay } = props;
  const [refused, setRefused] = useState(false);
  const playOn = (): void => {
    const { session, info, toldTo } = replay.store.getState();
    const person = info.seats.find((seat) => seat.player === "person") ?? info.seats[0];
    if (person === undefined) return;
    const played = takeOver(dungeonCommand, session.record, toldTo, { seed: freshSeed(), seat: person.id });
    if (!played.ok || played.session.state.outcome !== null) {
      setRefused(true);
      return;
    }
    go({ page: "table", id: keepTakeOver(info, person.id, played.session) });
  };
  return (
    <div className="replay-actions">
      <button type="button" className="go" onClick={playOn}>
        {say("replay.play-on")}
      </button>
      <p className="quiet">{say("replay.play-on-how")}</p>
      {refused ? <p role="alert">{say("replay.cannot")}</p> : null}
      <button type="button" className="line-button" onClick={() => saveRecord(replay)}>
        <Glyph name="save" size={20} /> {say("menu.save")}
      </button>
      <button type="button" className="line-button" onClick={props.onVerify}>
        <Glyph name="wax-seal" size={20} /> {say("replay.verify")}
      </button>
      <button type="button" className="line-button" onClick={() => saveScenario(replay)}>
        <Glyph name="bug-net" size={20} /> {say("menu.report")}
      </button>
    </div>
  );
}

function Steps(props: { readonly replay: ReplayTable }): ReactElement {
  const { desk } = useTable();
  const lines = useSteps();
  const round = useTableState((state) => state.shown.state.body.turn.round);
  return (
    <LogList
      title={say("replay.steps", { round })}
      lines={lines}
      steps
      onLine={(id) => props.replay.goTo(Number(id.split(".")[0]))}
      onRule={(rule) => desk.setState({ open: { sheet: "rule", rule } })}
    />
  );
}

/** A match that is over: who won and why, and all of it to be looked at again. */
export function ReplayView(): ReactElement {
  const tools = useTable();
  const { table } = tools;
  const [faults, setFaults] = useState<readonly RecordFault[] | null>(null);
  const board = useRef<BattlefieldHandle>(null);
  const replay = useMemo(() => replayTable(table), [table]);
  const desk = useMemo(() => createDesk(), []);
  const timeline = useMemo(() => timelineOf(table.store.getState().session.record), [table]);
  useEffect(() => chime("end"), []);
  const here = useMemo(() => ({ ...tools, table: replay, desk }), [tools, replay, desk]);
  const check = (): void => setFaults(verify(dungeonCommand, table.store.getState().session.record));
  return (
    <TableContext.Provider value={here}>
      <main className="table-layout replay-layout">
        <Bar over />
        <div className="area-question">
          <End faults={faults} onVerify={check} />
        </div>
        <div className="area-board">
          <Board sheet={null} handle={board} />
        </div>
        <div className="area-hand">
          <Controls replay={replay} timeline={timeline} />
        </div>
        <div className="area-stack">
          <Actions replay={replay} onVerify={check} />
        </div>
        <div className="area-log">
          <Steps replay={replay} />
        </div>
        <Seats sheet={null} />
        <Flights />
        <Reader />
        <OpenSheet sheet={null} />
      </main>
    </TableContext.Provider>
  );
}
