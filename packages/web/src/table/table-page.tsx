import { type MatchRecord, openRecord, type RecordFault, type Session, snapshotState } from "@undercroft/kernel";
import { EmblemSprite, Rosette, say, useEmblems } from "@undercroft/table";
import { type ReactElement, useEffect, useMemo, useState } from "react";
import { go } from "../app/route.ts";
import { workerComputer } from "../computer/computer.ts";
import { type Dc, dungeonCommand } from "../engine/index.ts";
import { keywordsOf } from "../engine/packs.ts";
import { ReplayView } from "../replay/replay-view.tsx";
import type { TableInfo } from "../saves/info.ts";
import { keepSave, loadSave } from "../saves/saves.ts";
import { settings } from "../settings/store.ts";
import { rematchOf } from "../start/begin.ts";
import { BrokenTable } from "./broken-table.tsx";
import { TableContext, type TableTools, useTableState } from "./context.tsx";
import { fieldOf } from "./facing/field.ts";
import { createDesk } from "./state/desk.ts";
import { createTable, type Table } from "./state/store.ts";
import { TableView } from "./table-view.tsx";
import "./table.css";

type Loaded =
  | { readonly kind: "none" }
  | { readonly kind: "broken"; readonly text: string; readonly reasons: readonly string[] }
  | {
      readonly kind: "other-rules";
      readonly record: MatchRecord<Dc>;
      readonly faults: readonly RecordFault[];
      readonly text: string;
    }
  | { readonly kind: "match"; readonly info: TableInfo; readonly session: Session<Dc> };

function load(id: string): Loaded {
  const save = loadSave(id);
  if (save === null) return { kind: "none" };
  if (!save.ok) return { kind: "broken", text: save.broken.text, reasons: [say("broken.shape")] };
  const { info, record } = save.saved;
  const opened = openRecord(dungeonCommand, record);
  if (opened.kind === "match") return { kind: "match", info, session: opened.session };
  if (opened.kind === "snapshots")
    return { kind: "other-rules", record: opened.record, faults: opened.faults, text: record };
  return {
    kind: "broken",
    text: record,
    reasons: opened.faults.map((fault) => (fault.place === "" ? fault.why : `${fault.place}: ${fault.why}`)),
  };
}

function openTable(info: TableInfo, session: Session<Dc>): Table {
  return createTable(info, session, {
    computer: workerComputer(),
    pace: () => settings.getState().pace,
    keep: (saved) => keepSave(saved),
    now: () => Date.now(),
    stops: () => settings.getState().stops,
  });
}

function Playing(): ReactElement {
  const over = useTableState(
    (state) =>
      state.session.state.outcome !== null && state.toldTo === state.session.record.moves.length && !state.telling,
  );
  return over ? <ReplayView /> : <TableView />;
}

function Opened(props: { readonly info: TableInfo; readonly session: Session<Dc> }): ReactElement {
  const { info, session } = props;
  const [table, setTable] = useState<Table | null>(null);
  useEffect(() => {
    const opened = openTable(info, session);
    setTable(opened);
    opened.begin();
    addEventListener("pagehide", opened.flush);
    return () => {
      removeEventListener("pagehide", opened.flush);
      opened.close();
    };
  }, [info, session]);
  const desk = useMemo(() => createDesk(), []);
  const tools = useMemo<TableTools | null>(() => {
    if (table === null) return null;
    const { config } = session.record;
    return {
      table,
      desk,
      keywords: keywordsOf(),
      field: fieldOf(config.battlefield, config.treasure),
      leave: () => go({ page: "start" }),
      rematch: () => go({ page: "table", id: rematchOf(table.store.getState().info, config) }),
    };
  }, [table, desk, session]);
  if (tools === null) return <Waiting />;
  return (
    <TableContext.Provider value={tools}>
      <Playing />
    </TableContext.Provider>
  );
}

function Waiting(): ReactElement {
  return (
    <main className="waiting-page">
      <Rosette size={140} turning label={say("page.opening")} />
    </main>
  );
}

/** A table by its id, out of this browser's storage. */
export default function TablePage(props: { readonly id: string }): ReactElement {
  const loaded = useMemo(() => load(props.id), [props.id]);
  const emblems = useEmblems();
  const sprite = emblems === null ? null : <EmblemSprite emblems={emblems} />;
  if (loaded.kind === "match")
    return (
      <>
        {sprite}
        <Opened key={props.id} info={loaded.info} session={loaded.session} />
      </>
    );
  if (loaded.kind === "none")
    return <BrokenTable title={say("broken.none")} reasons={[]} text={null} id={props.id} states={[]} />;
  if (loaded.kind === "broken")
    return (
      <BrokenTable title={say("broken.title")} reasons={loaded.reasons} text={loaded.text} id={props.id} states={[]} />
    );
  const { record } = loaded;
  const states = record.snapshots.flatMap((_, place) => snapshotState(dungeonCommand, record, place) ?? []);
  return (
    <>
      {sprite}
      <BrokenTable
        title={say("broken.other-rules")}
        reasons={loaded.faults.slice(0, 12).map((fault) => fault.detail)}
        text={loaded.text}
        id={props.id}
        states={states}
      />
    </>
  );
}
