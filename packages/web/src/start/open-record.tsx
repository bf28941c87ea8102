import { type GameTypes, type MatchRecord, type Opened, openRecord } from "@undercroft/kernel";
import {
  ChoiceRow,
  Drawer,
  type GameClient,
  type PickedFile,
  PLAYERS,
  type PlayerKind,
  say,
  spoken,
  type TableInfo,
  type TableSeat,
  useScreen,
} from "@undercroft/table";
import { type ReactElement, use, useMemo, useState } from "react";
import { openGame } from "../app/open-game.ts";
import { go } from "../app/route.ts";
import { doorOf, GAMES } from "../games.tsx";
import { keepSave, listSaves } from "../saves/saves.ts";
import { summaryOf } from "../saves/summary.ts";
import { autosOf } from "../table/state/autos.ts";
import { kindOfFile } from "./file-kind.ts";
import { freshId } from "./seed.ts";
import { matchWords, sidesWords, whenWords } from "./summary-words.ts";

/** Who plays what, as far as anybody knows: as a table of the same match kept here has it, else the first seat's a person. */
function guessSeats<T extends GameTypes>(client: GameClient<T>, record: MatchRecord<T>): readonly TableSeat[] {
  for (const save of listSaves())
    if (save.ok && save.saved.record.includes(record.commitment)) return save.saved.info.seats;
  return client.start
    .seatsOf(record.config)
    .map(
      ({ id, name }, number): TableSeat => ({ id, name, player: number === 0 || name !== "" ? "person" : "captain" }),
    );
}

/** The table that is kept here already with just this match, no move more or less; null if none is. */
function keptAlready(text: string): TableInfo | null {
  for (const save of listSaves()) if (save.ok && save.saved.record === text) return save.saved.info;
  return null;
}

/** A file that holds a match, and what the list of saved games would say of it. */
interface Readable<T extends GameTypes> {
  readonly opened: Exclude<Opened<T>, { readonly kind: "unreadable" }>;
  readonly text: string;
  readonly summary: TableInfo["summary"];
}

/** Keeps the file as a table, its own if it is kept here already, and opens it. What is wrong with it is told there. */
function keepFile<T extends GameTypes>(client: GameClient<T>, file: Readable<T>, seats: readonly TableSeat[]): void {
  const { text, opened, summary } = file;
  const kept = keptAlready(text);
  const persons = seats.flatMap(({ id, player }) => (player === "person" ? [id] : []));
  const autos = autosOf(client, opened.session.record, persons);
  const usual = kept ?? ({ mode: "practice", hands: "open", autos } as const);
  const id = kept?.id ?? freshId();
  const info = { ...usual, id, game: client.game.id, seats, touched: Date.now(), summary };
  keepSave({ info, record: text });
  go({ page: "table", id });
}

/** Which file it is, when it was written, and which game of whom it holds. */
function About(props: {
  readonly file: PickedFile;
  readonly game: string;
  readonly summary: TableInfo["summary"] | null;
}): ReactElement {
  const { file, summary } = props;
  const door = doorOf(props.game);
  const date = new Date(file.changed).toLocaleString(spoken(), { dateStyle: "medium", timeStyle: "short" });
  return (
    <p>
      {summary === null || door === undefined ? null : (
        <>
          <b>{say("start.saved-what", { game: matchWords(door, summary), names: sidesWords(summary) })}</b>
          <br />
          {summary.over ? say("start.when-over") : whenWords(summary)}
          <br />
        </>
      )}
      <span className="quiet">{say("open.file", { name: file.name, date })}</span>
    </p>
  );
}

function WhoPlays<T extends GameTypes>(props: {
  readonly client: GameClient<T>;
  readonly record: MatchRecord<T>;
  readonly seats: readonly TableSeat[];
  readonly onChange: (seats: readonly TableSeat[]) => void;
}): ReactElement {
  const planned = props.client.start.seatsOf(props.record.config);
  const change = (number: number, player: PlayerKind): void =>
    props.onChange(props.seats.map((seat, i) => (i === number ? { ...seat, player } : seat)));
  return (
    <>
      {props.seats.map((seat, number) => {
        const side = planned[number]?.side.name[spoken()] ?? "";
        return (
          <ChoiceRow
            key={seat.id}
            label={seat.name === "" ? side : say("open.seat", { name: seat.name, side })}
            options={PLAYERS}
            value={seat.player}
            words={(player) => say(`open.${player}`)}
            onChange={(player) => change(number, player)}
          />
        );
      })}
    </>
  );
}

interface Fault {
  readonly place: string;
  readonly why: string;
}

/** Faults of a file that are told before it is taken. */
const TOLD = 3;

/** A file that is no saved game, or one that cannot be read: what is wrong with it. Nothing of it is kept. */
function Refused(props: { readonly text: string; readonly faults: readonly Fault[] }): ReactElement {
  const { holds } = kindOfFile(props.text);
  return (
    <div role="alert">
      <p>{say(`open.no-${holds}`)}</p>
      {holds !== "match" ? null : (
        <ul className="reasons">
          {props.faults.slice(0, TOLD).map(({ place, why }) => (
            <li key={`${place} ${why}`}>{place === "" ? why : `${place}: ${why}`}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** What can be done with a file that is a saved game: who plays what is chosen before it is opened. */
function Offer<T extends GameTypes>(props: {
  readonly client: GameClient<T>;
  readonly file: Readable<T>;
}): ReactElement {
  const { client, file } = props;
  const { opened } = file;
  const { record, state } = opened.session;
  const [seats, setSeats] = useState<readonly TableSeat[]>(() => guessSeats(client, record));
  const over = state.outcome !== null;
  const made = record.moves.length;
  return (
    <>
      {opened.kind === "anew" ? <p>{say("open.anew", { made, moves: opened.record.moves.length })}</p> : null}
      <p>{say(over ? "open.over" : "open.how", { moves: made })}</p>
      {over ? null : <WhoPlays client={client} record={record} seats={seats} onChange={setSeats} />}
      <button type="button" className="go" onClick={() => keepFile(client, file, seats)}>
        {say(opened.kind === "match" && !over ? "open.go" : "open.look")}
      </button>
    </>
  );
}

/** A file that was chosen: what it holds, and what can be done with it. */
export function FileOf<T extends GameTypes>(props: {
  readonly client: GameClient<T>;
  readonly file: PickedFile;
  readonly onClose: () => void;
}): ReactElement {
  const { client, file } = props;
  const { text } = file;
  const { game } = client;
  const opened = useMemo(() => openRecord(game, text), [game, text]);
  const summary = useMemo(
    () => (opened.kind === "unreadable" ? null : summaryOf(client, opened.session)),
    [client, opened],
  );
  const { narrow } = useScreen();
  return (
    <Drawer
      side={narrow ? "bottom" : "right"}
      title={say("open.title")}
      closeLabel={say("sheet.close")}
      onClose={props.onClose}
    >
      <div className="open-record">
        <About file={file} game={game.id} summary={summary} />
        {opened.kind === "unreadable" || summary === null ? (
          <Refused text={text} faults={opened.kind === "unreadable" ? opened.faults : []} />
        ) : (
          <Offer client={client} file={{ opened, text, summary }} />
        )}
      </div>
    </Drawer>
  );
}

/** A record out of a file, opened by its own game. */
export default function OpenRecord(props: { readonly file: PickedFile; readonly onClose: () => void }): ReactElement {
  const game = use(openGame(doorOf(kindOfFile(props.file.text).game) ?? GAMES[0]));
  return game.use((client) => <FileOf client={client} file={props.file} onClose={props.onClose} />);
}
