import { Glyph, Sheet as Paper, say, shownSquare, squareName, useScreen } from "@undercroft/table";
import type { ReactElement } from "react";
import { LargeCard } from "../../cards/large-card.tsx";
import type { Body } from "../../engine/index.ts";
import { RuleSearch } from "../../help/rule-search.tsx";
import type { Sheet } from "../ask/model.ts";
import { useDesk, useTable, useTableState } from "../context.tsx";
import { colourOf } from "../facing/field.ts";
import { seatName } from "../facing/names.ts";
import { HandSheet } from "../hand/hand.tsx";
import type { Open } from "../state/desk.ts";
import { CardSheet } from "./card-sheet.tsx";
import { MenuSheet, ResignSheet } from "./menu-sheet.tsx";
import { SeatSheet } from "./seat-sheet.tsx";
import { Log, Stack } from "./side.tsx";
import { SquareSheet } from "./square-sheet.tsx";
import { StopsSheet } from "./stops-sheet.tsx";
import { UndoSheet } from "./undo-sheet.tsx";

/** The card under the pointer or the focus, read large beside the board. */
export function Reader(): ReactElement | null {
  const { keywords } = useTable();
  const reading = useDesk((state) => state.reading);
  const open = useDesk((state) => state.open);
  const body = useTableState((state) => state.shown.state.body);
  const viewer = useTableState((state) => state.viewer);
  const { narrow, touch } = useScreen();
  if (reading === null || open !== null || narrow || touch) return null;
  const creature = body.creatures.find((one) => one.id === reading.creature);
  const seat =
    creature?.controller ??
    Math.max(
      0,
      body.seats.findIndex((one) => one.id === viewer),
    );
  return (
    <aside className={`reader ${reading.side}`} aria-hidden="true">
      <LargeCard content={body.content} card={reading.card} keywords={keywords} seat={colourOf(seat)} />
    </aside>
  );
}

function Inside(props: { readonly sheet: Sheet | null }): ReactElement | null {
  const { desk } = useTable();
  const open = useDesk((state) => state.open);
  if (open === null) return null;
  switch (open.sheet) {
    case "menu":
      return <MenuSheet />;
    case "log":
    case "since":
      return <Log most={400} />;
    case "stack":
      return <Stack />;
    case "hand":
      return <HandSheet sheet={props.sheet} />;
    case "stops":
      return <StopsSheet />;
    case "resign":
      return <ResignSheet />;
    case "undo":
      return <UndoSheet />;
    case "card":
      return <CardSheet card={open.card} creature={open.creature} />;
    case "seat":
      return <SeatSheet seat={open.seat} />;
    case "square":
      return <SquareSheet at={open.at} />;
    case "rule":
      return (
        <>
          <RuleSearch rule={open.rule === "" ? null : open.rule} />
          <button type="button" className="line-button" onClick={() => desk.setState({ open: null })}>
            <Glyph name="cancel" size={18} /> {say("sheet.close")}
          </button>
        </>
      );
  }
}

function titleOf(open: Open, body: Body): string {
  if (open.sheet === "seat") return seatName(body, open.seat);
  if (open.sheet === "square") return squareName(shownSquare(body.battlefield.shape, open.at));
  return say(`sheet.${open.sheet}`);
}

/** The sheet that lies open over the table, if any. */
export function OpenSheet(props: { readonly sheet: Sheet | null }): ReactElement | null {
  const { desk } = useTable();
  const open = useDesk((state) => state.open);
  const body = useTableState((state) => state.shown.state.body);
  const { narrow } = useScreen();
  if (open === null) return null;
  const title = titleOf(open, body);
  return (
    <Paper
      side={narrow ? "bottom" : "right"}
      title={title}
      closeLabel={say("sheet.close")}
      onClose={() => desk.setState({ open: null })}
    >
      <Inside sheet={props.sheet} />
    </Paper>
  );
}
