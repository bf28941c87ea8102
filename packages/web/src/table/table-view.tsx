import { type BattlefieldHandle, Cover, Glyph, RuleLink, say } from "@undercroft/table";
import { type ReactElement, useEffect, useMemo, useRef } from "react";
import { stackOf } from "../engine/index.ts";
import { chime } from "../sound/chime.ts";
import { endTool, toolWords } from "./board/tools.ts";
import { useDesk, useTable, useTableState } from "./context.tsx";
import { colourOf } from "./facing/field.ts";
import { seatName } from "./facing/names.ts";
import { Hand } from "./hand/hand.tsx";
import { type KeyScene, useKeys } from "./keys.ts";
import { Bar } from "./parts/bar.tsx";
import { Board } from "./parts/board.tsx";
import { Flights } from "./parts/flights.tsx";
import { Question, questionVoice } from "./parts/question.tsx";
import { Seats } from "./parts/seats.tsx";
import { OpenSheet, Reader } from "./parts/sheets.tsx";
import { Log, Stack } from "./parts/side.tsx";
import { clearDesk } from "./state/desk.ts";
import { useQuestionNumber, useSheet } from "./use-sheet.ts";

function StackChip(): ReactElement | null {
  const { desk } = useTable();
  const depth = useTableState((state) => stackOf(state.shown.state).length);
  if (depth === 0) return null;
  return (
    <span className="only-narrow">
      <button type="button" className="stack-chip" onClick={() => desk.setState({ open: { sheet: "stack" } })}>
        <Glyph name="stack" size={18} /> <b>{depth}</b> <span>{say("stack.chip")}</span>
      </button>
    </span>
  );
}

/** The door between two people at one screen: nothing of the table is there behind it. */
function Door(props: { readonly seat: string }): ReactElement {
  const { table } = useTable();
  const info = useTableState((state) => state.info);
  const state = useTableState((now) => now.session.state);
  const number = info.seats.findIndex((one) => one.id === props.seat);
  const commander = state.body.seats[number]?.commander ?? "";
  const commanderName = seatName(state.body, number);
  const own = info.seats[number]?.name ?? "";
  const name = own || commanderName;
  const { round } = state.body.turn;
  const when = round === 0 ? say("cover.setup") : say("cover.round", { round });
  return (
    <Cover
      seat={colourOf(number)}
      emblem={state.body.content.commanders[commander]?.emblem ?? "crown"}
      // A name is not broken across lines.
      title={say("cover.title", { name: name.replaceAll(" ", "\u00a0") })}
      lines={[own === "" ? when : `${say("cover.side", { name: commanderName })} ${when}`, say("cover.cards")]}
      open={say("cover.open")}
      note={say("cover.note")}
      onOpen={() => table.openCover()}
    />
  );
}

/** What a screen reader hears of the moment: the question, or what was asked for by a key. */
function Voice(props: { readonly text: string }): ReactElement {
  const voice = useDesk((state) => state.voice);
  return (
    <>
      <p className="sr" role="status">
        {props.text}
      </p>
      <p className="sr" aria-live="assertive">
        {voice}
      </p>
    </>
  );
}

/** Why the last press did nothing; gone at the next press. */
function RefusalBand(): ReactElement | null {
  const { desk } = useTable();
  const refusal = useDesk((state) => state.refusal);
  const tool = useDesk((state) => state.tool);
  if (refusal === null || tool !== null) return null;
  return (
    <div className="tool-band refusal">
      <span>{say("why.no", { reason: refusal.words })}</span>
      <RuleLink
        rule={{ id: refusal.rule, label: `§ ${refusal.rule}` }}
        onRule={(rule) => desk.setState({ open: { sheet: "rule", rule } })}
      />
      <button
        type="button"
        className="tool"
        aria-label={say("sheet.close")}
        onClick={() => desk.setState({ refusal: null })}
      >
        <Glyph name="cancel" size={18} />
      </button>
    </div>
  );
}

/** What the two frames that the reach tool draws stand for. */
function Legend(): ReactElement {
  return (
    <span className="legend">
      <i className="swatch reach" aria-hidden="true" /> {say("threat.legend-reach")}
      <i className="swatch hit" aria-hidden="true" /> {say("threat.legend-hit")}
    </span>
  );
}

/** The tool in hand, what it has found out, and the way to lay it down. */
function ToolBand(): ReactElement | null {
  const { desk } = useTable();
  const tool = useDesk((state) => state.tool);
  const shown = useTableState((state) => state.shown);
  const viewer = useTableState((state) => state.viewer);
  if (tool === null) return null;
  return (
    <div className="tool-band">
      <Glyph name={tool.use === "sight" ? "spyglass" : "crosshair"} size={20} />
      <span>
        {toolWords(tool, shown, viewer)}
        {tool.use === "threat" && tool.at !== null ? <Legend /> : null}
      </span>
      <button type="button" className="tool framed" onClick={() => endTool(desk)}>
        {say("tool.end")}
      </button>
    </div>
  );
}

function Warnings(): ReactElement | null {
  const unsaved = useTableState((state) => state.unsaved);
  const fault = useTableState((state) => state.fault);
  if (!unsaved && fault === null) return null;
  return (
    <p className="warning" role="alert">
      {fault === null ? say("save.full") : say("save.fault", { fault })}
    </p>
  );
}

/** A table at play. */
export function TableView(): ReactElement {
  const tools = useTable();
  const { desk } = tools;
  const sheet = useSheet();
  const cover = useTableState((state) => state.cover);
  const number = useQuestionNumber();
  const board = useRef<BattlefieldHandle>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question is what puts the desk in order
  useEffect(() => clearDesk(desk), [number, desk]);
  useEffect(() => {
    if (sheet !== null && sheet.kind !== "turn") chime("question");
  }, [sheet]);
  const scene = useMemo<KeyScene>(() => ({ tools, sheet, board }), [tools, sheet]);
  useKeys(scene);
  if (cover !== null) return <Door seat={cover} />;
  return (
    <main className="table-layout">
      <Bar over={false} />
      <div className="area-question">
        <Question sheet={sheet} board={board} />
      </div>
      <div className="area-board">
        <Board sheet={sheet} handle={board} />
        <StackChip />
        <ToolBand />
        <RefusalBand />
        <Warnings />
      </div>
      <div className="area-hand">
        <Hand sheet={sheet} />
      </div>
      <div className="area-stack">
        <Stack />
      </div>
      <div className="area-log">
        <Log most={60} />
      </div>
      <Seats sheet={sheet} />
      <Flights />
      <Reader />
      <OpenSheet sheet={sheet} />
      <Voice text={sheet === null ? "" : questionVoice(sheet)} />
    </main>
  );
}
