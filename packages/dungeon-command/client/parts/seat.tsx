import { openQuestion } from "@undercroft/kernel";
import { useScreen } from "@undercroft/table";
import type { ReactElement } from "react";
import type { Sheet } from "../ask/model.ts";
import { type AtRisk, seatFace, seatLabels } from "../facing/seats.ts";
import { SeatPanel } from "../seat-panel.tsx";
import { useTable, useTableState } from "../table.ts";

/** What cowering would cost whoever is asked about it. */
function useRisk(sheet: Sheet | null): AtRisk | null {
  const state = useTableState((now) => now.shown.state);
  const question = openQuestion(state)?.question;
  if (sheet === null || question?.kind !== "cower") return null;
  const creature = state.body.creatures.find((one) => one.id === question.creature);
  if (creature === undefined) return null;
  return { seat: creature.controller, by: question.cost };
}

/** The panel of one seat. */
export function Seat(props: {
  readonly number: number;
  readonly size: "full" | "brief" | "strip";
  readonly sheet: Sheet | null;
}): ReactElement | null {
  const { number, size } = props;
  const { desk } = useTable();
  const info = useTableState((state) => state.info);
  const shown = useTableState((state) => state.shown);
  const viewer = useTableState((state) => state.viewer);
  const risk = useRisk(props.sheet);
  const { narrow } = useScreen();
  const face = seatFace(shown.view, shown.state, number, info.seats[number], viewer, risk);
  if (face === null) return null;
  return (
    <SeatPanel
      face={face}
      labels={seatLabels()}
      size={size}
      pips={info.seats.length === 2 && !narrow}
      onOpen={() => desk.setState({ open: { sheet: "seat", seat: number } })}
    />
  );
}
