import { type GameTypes, openRecord, type Session } from "@undercroft/kernel";
import {
  createDesk,
  EmblemSprite,
  type GameClient,
  say,
  type Table,
  type TableInfo,
  useEmblems,
  useStateOf,
} from "@undercroft/table";
import { type ReactElement, use, useEffect, useMemo, useState } from "react";
import { openGame } from "../app/open-game.ts";
import { Opening } from "../app/opening.tsx";
import { go } from "../app/route.ts";
import { workerComputer } from "../computer/computer.ts";
import { doorOf } from "../games.tsx";
import { ReplayView } from "../replay/replay-view.tsx";
import { keepSave, loadSave, type SavedTable } from "../saves/saves.ts";
import { settings, stopsOf } from "../settings/store.ts";
import { rematchOf } from "../start/begin.ts";
import { keepShorter } from "../start/take-over.ts";
import { AnewTable } from "./anew-table.tsx";
import { BrokenTable } from "./broken-table.tsx";
import { createTable } from "./state/store.ts";
import { TableView } from "./table-view.tsx";
import type { PartProps, ShellTools } from "./tools.ts";

function openTable<T extends GameTypes>(client: GameClient<T>, info: TableInfo, session: Session<T>): Table<T> {
  const { kinds, usual } = client.stops;
  return createTable(client, info, session, {
    computer: workerComputer(client),
    pace: () => settings.getState().pace,
    keep: (saved) => keepSave(saved),
    now: () => Date.now(),
    stops: () => stopsOf(client.game.id, kinds, usual),
  });
}

function Playing<T extends GameTypes>({ tools }: PartProps<T>): ReactElement {
  const over = useStateOf(
    tools,
    (state) =>
      state.session.state.outcome !== null && state.toldTo === state.session.record.moves.length && !state.telling,
  );
  const [isOpen, set] = useState(false);
  const here = useMemo<ShellTools<T>>(() => ({ ...tools, look: { isOpen, set } }), [tools, isOpen]);
  if (over) return <ReplayView key="over" tools={tools} />;
  return isOpen ? <ReplayView key="so-far" tools={here} /> : <TableView tools={here} />;
}

function Opened<T extends GameTypes>(props: {
  readonly client: GameClient<T>;
  readonly info: TableInfo;
  readonly session: Session<T>;
}): ReactElement {
  const { client, info, session } = props;
  const [table, setTable] = useState<Table<T> | null>(null);
  useEffect(() => {
    const opened = openTable(client, info, session);
    setTable(opened);
    opened.begin();
    addEventListener("pagehide", opened.flush);
    return () => {
      removeEventListener("pagehide", opened.flush);
      opened.close();
    };
  }, [client, info, session]);
  const desk = useMemo(() => createDesk(), []);
  const tools = useMemo<ShellTools<T> | null>(() => {
    if (table === null) return null;
    const { config } = session.record;
    return {
      client,
      table,
      desk,
      leave: () => go({ page: "start" }),
      look: null,
      rematch: () => go({ page: "table", id: rematchOf(client, table.store.getState().info, config) }),
    };
  }, [client, table, desk, session]);
  if (tools === null) return <Opening />;
  const { Context } = client.slots;
  return (
    <Context value={tools}>
      <Playing tools={tools} />
    </Context>
  );
}

/** A kept table as its game reads it. */
function Saved<T extends GameTypes>(props: {
  readonly client: GameClient<T>;
  readonly id: string;
  readonly saved: SavedTable;
}): ReactElement {
  const { client, id } = props;
  const { info, record: text } = props.saved;
  const opened = useMemo(() => openRecord(client.game, text), [client, text]);
  const [goesOn, setGoesOn] = useState(false);
  const emblems = useEmblems();
  const sprite = emblems === null ? null : <EmblemSprite emblems={emblems} />;
  if (opened.kind === "match" || (opened.kind === "anew" && goesOn))
    return (
      <>
        {sprite}
        <Opened key={id} client={client} info={info} session={opened.session} />
      </>
    );
  if (opened.kind === "anew") {
    // What has no place in it any more would be lost if the table went on by the name of the kept one.
    const goOn = (): void =>
      opened.stopped === null ? setGoesOn(true) : go({ page: "table", id: keepShorter(client, info, opened.session) });
    return (
      <>
        {sprite}
        <AnewTable client={client} id={id} opened={opened} text={text} onGo={goOn} />
      </>
    );
  }
  const reasons = opened.faults.map((fault) => (fault.place === "" ? fault.why : `${fault.place}: ${fault.why}`));
  return <BrokenTable title={say("broken.title")} reasons={reasons} text={text} id={id} />;
}

/** A table by its id, out of this browser's storage. */
export default function TablePage(props: { readonly id: string }): ReactElement {
  const { id } = props;
  const save = useMemo(() => loadSave(id), [id]);
  if (save === null) return <BrokenTable title={say("broken.none")} reasons={[]} text={null} id={id} />;
  if (!save.ok)
    return <BrokenTable title={say("broken.title")} reasons={[say("broken.shape")]} text={save.broken.text} id={id} />;
  const { saved } = save;
  const door = doorOf(saved.info.game);
  if (door === undefined)
    return <BrokenTable title={say("broken.no-game")} reasons={[saved.info.game]} text={saved.record} id={id} />;
  return use(openGame(door)).use((client) => <Saved key={id} client={client} id={id} saved={saved} />);
}
