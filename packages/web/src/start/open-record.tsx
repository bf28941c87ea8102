import { type MatchRecord, openRecord } from "@undercroft/kernel";
import { ChoiceRow, Sheet, say, useScreen } from "@undercroft/table";
import { type ReactElement, useMemo, useState } from "react";
import { go } from "../app/route.ts";
import { type Dc, dungeonCommand } from "../engine/index.ts";
import { PLAYERS, type PlayerKind, type TableInfo, type TableSeat } from "../saves/info.ts";
import { keepSave, listSaves } from "../saves/saves.ts";
import { cardName } from "../table/facing/names.ts";
import { freshId } from "./seed.ts";

/** Who plays what, as far as anybody knows: as a table of the same match kept here has it, else the first seat's a person. */
function guessSeats(record: MatchRecord<Dc>): readonly TableSeat[] {
  for (const save of listSaves())
    if (save.ok && save.saved.record.includes(record.commitment)) return save.saved.info.seats;
  return record.config.seats.map(
    ({ id, name }, number): TableSeat => ({ id, name, player: number === 0 || name !== "" ? "person" : "captain" }),
  );
}

/** Keeps the file as a table of its own and opens it. What is wrong with it is told there. */
function keepFile(text: string, seats: readonly TableSeat[]): void {
  const id = freshId();
  const info: TableInfo = {
    id,
    game: "dungeon-command",
    mode: "practice",
    hands: "open",
    seats,
    touched: Date.now(),
    autos: [],
    summary: { round: 0, over: false, commanders: [], morale: [] },
  };
  keepSave({ info, record: text });
  go({ page: "table", id });
}

function WhoPlays(props: {
  readonly record: MatchRecord<Dc>;
  readonly seats: readonly TableSeat[];
  readonly onChange: (seats: readonly TableSeat[]) => void;
}): ReactElement {
  const { config } = props.record;
  const change = (number: number, player: PlayerKind): void =>
    props.onChange(props.seats.map((seat, i) => (i === number ? { ...seat, player } : seat)));
  return (
    <>
      {props.seats.map((seat, number) => {
        const commander = cardName(config.content, config.seats[number]?.commander ?? "");
        return (
          <ChoiceRow
            key={seat.id}
            label={seat.name === "" ? commander : say("open.seat", { name: seat.name, commander })}
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

/** A record out of a file: who plays what is chosen before it is opened. */
export default function OpenRecord(props: { readonly text: string; readonly onClose: () => void }): ReactElement {
  const { text } = props;
  const opened = useMemo(() => openRecord(dungeonCommand, text), [text]);
  const record = opened.kind === "match" ? opened.session.record : opened.kind === "snapshots" ? opened.record : null;
  const [seats, setSeats] = useState<readonly TableSeat[]>(() => (record === null ? [] : guessSeats(record)));
  const over = opened.kind === "match" && opened.session.state.outcome !== null;
  const { narrow } = useScreen();
  const nobody: readonly TableSeat[] = ["s1", "s2"].map((id) => ({ id, name: "", player: "captain" }));
  return (
    <Sheet
      side={narrow ? "bottom" : "right"}
      title={say("open.title")}
      closeLabel={say("sheet.close")}
      onClose={props.onClose}
    >
      <div className="open-record">
        {opened.kind === "match" && record !== null ? (
          <>
            <p>{say(over ? "open.over" : "open.how", { moves: record.moves.length })}</p>
            {over ? null : <WhoPlays record={record} seats={seats} onChange={setSeats} />}
          </>
        ) : (
          <p>{say(opened.kind === "snapshots" ? "open.snapshots" : "open.unreadable")}</p>
        )}
        <button type="button" className="go" onClick={() => keepFile(text, record === null ? nobody : seats)}>
          {say(opened.kind === "match" && !over ? "open.go" : "open.look")}
        </button>
      </div>
    </Sheet>
  );
}
