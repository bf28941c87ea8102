import { colourOf, Glyph, SeatMark } from "@undercroft/table";
import type { ReactElement } from "react";
import type { Sheet } from "../ask/model.ts";
import { areasDue } from "../engine/index.ts";
import { seatName } from "../facing/sides.ts";
import { useTable, useTableState } from "../table.ts";
import { say } from "../words/index.ts";
import { Roster } from "./roster.tsx";

/** The panel of one seat: its victory points, and its warband where there is room. */
export function Seat(props: {
  readonly number: number;
  readonly size: "full" | "brief" | "strip";
  readonly sheet: Sheet | null;
}): ReactElement | null {
  const { number, size } = props;
  const { desk } = useTable();
  const info = useTableState((state) => state.info);
  const body = useTableState((state) => state.shown.state.body);
  const side = body.sides[number];
  if (side === undefined) return null;
  const { limit } = body.mode;
  const label = say("points.of", { points: side.points, limit });
  const active = body.battle.player === number;
  const due = body.battle.map === null ? 0 : areasDue(body, number).points;
  const player = info.seats[number]?.player ?? "person";
  const name = info.seats[number]?.name ?? "";
  const head = (
    <>
      <SeatMark seat={colourOf(number)} size={16} />
      <span className="seat-name">{name === "" ? seatName(body, number) : name}</span>
      <span className="pack">{player === "person" ? say("seat.you") : say(`open.${player}`)}</span>
    </>
  );
  const score = (
    <>
      <span className="mn-points" title={due === 0 ? label : `${label}, ${say("roster.due", { points: due })}`}>
        <Glyph name="laurel-crown" size={17} title={say("points.word")} />
        <b className="num">{side.points}</b>
        <small>/{limit}</small>
        {due === 0 ? null : (
          <small className="mn-due">
            <span aria-hidden="true">+{due}</span>
            <span className="sr">{say("roster.due", { points: due })}</span>
          </small>
        )}
      </span>
    </>
  );
  const classes = `mn-seat ${size} seat-${colourOf(number)}${active ? " active" : ""}${side.out ? " out" : ""}`;
  if (size === "strip")
    return (
      <button
        type="button"
        className={classes}
        onClick={() => desk.setState({ open: { sheet: "seat", seat: number } })}
      >
        {head}
        {score}
      </button>
    );
  return (
    <section className={classes} aria-label={seatName(body, number)}>
      <div className="mn-head">{head}</div>
      <div className="mn-score">
        {score}
        <span className="mn-bar" aria-hidden="true">
          <i className="points" style={{ width: `${Math.min(100, Math.round((side.points * 100) / limit))}%` }} />
        </span>
      </div>
      <Roster seat={number} />
    </section>
  );
}
