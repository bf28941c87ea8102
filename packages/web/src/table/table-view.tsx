import type { GameTypes } from "@undercroft/kernel";
import {
  type BattlefieldHandle,
  type BoardTool,
  Cover,
  clearDesk,
  colourOf,
  endTool,
  Glyph,
  RuleLink,
  say,
  useDeskOf,
  useScreen,
  useStateOf,
} from "@undercroft/table";
import { Fragment, type ReactElement, useEffect, useMemo, useRef } from "react";
import { chime } from "../sound/chime.ts";
import { type KeyScene, useKeys } from "./keys.ts";
import { Bar } from "./parts/bar.tsx";
import { Heard, Log } from "./parts/log.tsx";
import { Question, questionVoice } from "./parts/question.tsx";
import { Seats } from "./parts/seats.tsx";
import { OpenSheet, Reader } from "./parts/sheets.tsx";
import { SideArea } from "./parts/side-area.tsx";
import type { PartProps } from "./tools.ts";
import { useQuestionNumber, useSheet } from "./use-sheet.ts";

/** The door between two people at one screen: nothing of the table is there behind it. */
function Door<T extends GameTypes>(props: PartProps<T> & { readonly seat: string }): ReactElement {
  const { client, table } = props.tools;
  const info = useStateOf(props.tools, (state) => state.info);
  const state = useStateOf(props.tools, (now) => now.session.state);
  const number = info.seats.findIndex((one) => one.id === props.seat);
  const side = client.seatName(state, number);
  const own = info.seats[number]?.name ?? "";
  const name = own || side;
  const { round } = client.turnOf(state);
  const when = round === 0 ? say("cover.setup") : say("cover.round", { round });
  return (
    <Cover
      seat={colourOf(number)}
      emblem={client.sideOf(state, number).emblem}
      // A name is not broken across lines.
      title={say("cover.title", { name: name.replaceAll(" ", "\u00a0") })}
      lines={[own === "" ? when : `${say("cover.side", { name: side })} ${when}`, say("cover.cards")]}
      open={say("cover.open")}
      note={say("cover.note")}
      onOpen={() => table.openCover()}
    />
  );
}

/** What a screen reader hears of the moment: the question, or what was asked for by a key. */
function Voice<T extends GameTypes>(props: PartProps<T> & { readonly text: string }): ReactElement {
  const voice = useDeskOf(props.tools, (state) => state.voice);
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
function RefusalBand<T extends GameTypes>({ tools }: PartProps<T>): ReactElement | null {
  const { desk } = tools;
  const refusal = useDeskOf(tools, (state) => state.refusal);
  const tool = useDeskOf(tools, (state) => state.tool);
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
        onClick={() => desk.setState({ refusal: null, voice: "" })}
      >
        <Glyph name="cancel" size={18} />
      </button>
    </div>
  );
}

/** What the colours that a tool draws stand for. */
function Legend<T extends GameTypes>(props: { readonly tool: BoardTool<T> }): ReactElement {
  return (
    <span className="legend">
      {props.tool.legend?.().map(({ swatch, words }) => (
        <Fragment key={swatch}>
          <i className={`swatch ${swatch}`} aria-hidden="true" /> {words}
        </Fragment>
      ))}
    </span>
  );
}

/** The tool in hand, what it has found out, and the way to lay it down. */
function ToolBand<T extends GameTypes>({ tools }: PartProps<T>): ReactElement | null {
  const { client, desk } = tools;
  const held = useDeskOf(tools, (state) => state.tool);
  const shown = useStateOf(tools, (state) => state.shown);
  const viewer = useStateOf(tools, (state) => state.viewer);
  const tool = client.tools.find((one) => one.id === held?.use);
  if (tool === undefined || held === null) return null;
  return (
    <div className="tool-band">
      <Glyph name={tool.icon} size={20} />
      <span>
        {tool.words(held.squares, shown, viewer)}
        {tool.legend !== undefined && held.squares.length === tool.takes ? <Legend tool={tool} /> : null}
      </span>
      <button type="button" className="tool framed" onClick={() => endTool(desk)}>
        {say("tool.end")}
      </button>
    </div>
  );
}

function Warnings<T extends GameTypes>({ tools }: PartProps<T>): ReactElement | null {
  const unsaved = useStateOf(tools, (state) => state.unsaved);
  const fault = useStateOf(tools, (state) => state.fault);
  if (!unsaved && fault === null) return null;
  return (
    <p className="warning" role="alert">
      {fault === null ? say("save.full") : say("save.fault", { fault })}
    </p>
  );
}

/** A table at play. */
export function TableView<T extends GameTypes>({ tools }: PartProps<T>): ReactElement {
  const { client, desk } = tools;
  const { Board, Chips, Hand, Overlay, Side } = client.slots;
  const sheet = useSheet(tools);
  const { wide } = useScreen();
  const cover = useStateOf(tools, (state) => state.cover);
  const number = useQuestionNumber(tools);
  const board = useRef<BattlefieldHandle>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question is what puts the desk in order
  useEffect(() => clearDesk(desk), [number, desk]);
  useEffect(() => {
    if (sheet !== null && sheet.menu !== true) chime("question");
  }, [sheet]);
  const scene = useMemo<KeyScene<T>>(() => ({ tools, sheet, board }), [tools, sheet]);
  useKeys(scene);
  if (cover !== null) return <Door tools={tools} seat={cover} />;
  return (
    <main className="table-layout">
      <Bar tools={tools} over={false} />
      <div className="area-question">
        <Question tools={tools} sheet={sheet} board={board} />
      </div>
      <div className="area-board">
        <Board sheet={sheet} handle={board} />
        <Chips />
        <ToolBand tools={tools} />
        <RefusalBand tools={tools} />
        <Warnings tools={tools} />
      </div>
      <div className="area-hand">
        <Hand sheet={sheet} />
      </div>
      <SideArea>
        <Side />
      </SideArea>
      {wide ? (
        <div className="area-log">
          <Log tools={tools} most={60} />
        </div>
      ) : (
        <Heard tools={tools} />
      )}
      <Seats tools={tools} sheet={sheet} />
      <Overlay />
      <Reader tools={tools} />
      <OpenSheet tools={tools} sheet={sheet} />
      <Voice tools={tools} text={sheet === null ? "" : questionVoice(sheet)} />
    </main>
  );
}
