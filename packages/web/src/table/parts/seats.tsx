import { SeatPanel } from "@undercroft/dungeon-command/client";
import { openQuestion } from "@undercroft/kernel";
import { useScreen } from "@undercroft/table";
import type { ReactElement } from "react";
import type { Sheet } from "../ask/model.ts";
import { useTable, useTableState } from "../context.tsx";
import { type AtRisk, seatFace, seatLabels } from "../facing/seats.ts";

/** What cowering would cost whoever is asked about it. */
function useRisk(sheet: Sheet | null): AtRisk | null {
  const state = useTableState((now) => now.shown.state);
  const question = openQuestion(state)?.question;
  if (sheet === null || question?.kind !== "cower") return null;
  const creature = state.body.creatures.find((one) => one.id === question.creature);
  if (creature === undefined) return null;
  return { seat: creature.controller, by: question.cost };
}

/** The panels of all seats: the others above, one's own below. */
export function Seats(props: { readonly sheet: Sheet | null }): ReactElement {
  const { desk, keywords } = useTable();
  const info = useTableState((state) => state.info);
  const shown = useTableState((state) => state.shown);
  const viewer = useTableState((state) => state.viewer);
  const risk = useRisk(props.sheet);
  const screen = useScreen();
  const labels = seatLabels();
  const own = viewer ?? info.seats[0]?.id;
  const many = info.seats.length > 2;
  const panel = (number: number): ReactElement | null => {
    const face = seatFace(shown.view, shown.state, number, info.seats[number], viewer, keywords, risk);
    if (face === null) return null;
    return (
      <SeatPanel
        key={number}
        face={face}
        labels={labels}
        size={screen.wide ? (many ? "brief" : "full") : "strip"}
        pips={!many && !screen.narrow}
        onOpen={() => desk.setState({ open: { sheet: "seat", seat: number } })}
      />
    );
  };
  const numbers = info.seats.map((_, i) => i);
  return (
    <div className="area-seats" data-seats>
      <div className="area-others">{numbers.filter((i) => info.seats[i]?.id !== own).map(panel)}</div>
      <div className="area-you">{numbers.filter((i) => info.seats[i]?.id === own).map(panel)}</div>
    </div>
  );
}
