import {
  Battlefield,
  type BattlefieldHandle,
  boardLabels,
  type Point,
  shownExtent,
  shownSquare,
  squareShownAt,
  TableBoard,
} from "@undercroft/table";
import { type ReactElement, type Ref, useMemo } from "react";
import type { Sheet } from "../ask/model.ts";
import { squareRefusal } from "../ask/refusal.ts";
import { aimedAt, marksOf, middleOf } from "../board/marks.ts";
import { labeller } from "../board/square-label.ts";
import { boardTools } from "../board/tools.ts";
import type { Body, DcEvent, State } from "../engine/index.ts";
import { fieldOf } from "../facing/field.ts";
import { piecesOf, treasuresOf } from "../facing/pieces.ts";
import { useDesk, useTable, useTableState } from "../table.ts";
import { say } from "../words/index.ts";

/** The creature that stands for a question: the one it is about, or one that may be pressed; else whoever did something. */
function creatureAsked(sheet: Sheet | null, { turn }: Body, flash: readonly DcEvent[]): string | null {
  if (sheet !== null && sheet.about !== null) return sheet.about;
  const pressed = sheet?.places.flatMap((item) => item.pieces ?? [])[0];
  if (pressed !== undefined) return pressed;
  const moved = flash.findLast((event) => "creature" in event && event.creature !== null);
  return moved !== undefined && "creature" in moved ? moved.creature : turn.active;
}

/** What has to be kept in sight: the creature or the squares of the question; where nobody stands yet, one's Start area. */
function useCentre(sheet: Sheet | null, seat: number): Point | undefined {
  const { body } = useTableState((state) => state.shown).state;
  const flash = useTableState((state) => state.flash);
  return useMemo(() => {
    const square = sheet?.places.flatMap((item) => item.squares ?? [])[0];
    // A question about no creature that may be answered on a square is about its squares.
    const id = square !== undefined && (sheet?.about ?? null) === null ? null : creatureAsked(sheet, body, flash);
    const creature = body.creatures.find((one) => one.id === id);
    if (creature !== undefined) return middleOf(body, creature);
    const at = square ?? body.battlefield.start[seat]?.[0];
    if (at === undefined) return undefined;
    const { x, y } = shownSquare(body.battlefield.shape, at);
    return { x: x + 0.5, y: y + 0.5 };
  }, [body, flash, sheet, seat]);
}

/** The battlefield with everything that this moment lays over it. */
export function Board(props: { readonly sheet: Sheet | null; readonly handle: Ref<BattlefieldHandle> }): ReactElement {
  const { sheet } = props;
  const tools = useTable();
  const shown = useTableState((state) => state.shown);
  const flash = useTableState((state) => state.flash);
  const viewer = useTableState((state) => state.viewer);
  const config = useTableState((state) => state.session.record.config);
  const held = useDesk((state) => state);
  const { body } = shown.state;
  const seat = body.seats.findIndex((one) => one.id === viewer);
  const marks = useMemo(
    () => marksOf(shown.state, sheet, held, flash, seat < 0 ? null : seat),
    [shown, sheet, held, flash, seat],
  );
  const pieces = useMemo(() => {
    const targets =
      sheet === null
        ? []
        : sheet.places.filter(
            (item) => item.answer?.do === "attack" || item.picks !== undefined || item.answer?.do === "choose",
          );
    return piecesOf(body, {
      selected: sheet?.about ?? body.turn.active,
      targets: new Set(targets.flatMap((item) => item.pieces ?? [])),
      aimed: new Set(aimedAt(shown.state)),
      flash,
    });
  }, [body, shown, sheet, flash]);
  const treasures = useMemo(() => treasuresOf(body), [body]);
  const labelOf = useMemo(() => labeller(shown.state, sheet, seat < 0 ? null : seat), [shown, sheet, seat]);
  const centre = useCentre(sheet, seat);
  const { shape } = body.battlefield;
  return (
    <TableBoard
      tools={tools}
      sheet={sheet}
      handle={props.handle}
      boardTools={boardTools}
      field={fieldOf(config.battlefield, config.treasure)}
      tokens={treasures}
      pieces={pieces}
      marks={marks}
      labelOf={labelOf}
      {...(centre === undefined ? {} : { centre })}
      name={say("board.name", { ...shownExtent(shape) })}
      squareAt={(square) => squareShownAt(shape, square)}
      cardOf={(piece) => body.creatures.find((one) => one.id === piece)?.card ?? null}
      refuse={(at) => (sheet === null ? null : squareRefusal(shown.state, viewer, sheet, at))}
    />
  );
}

/** A position without a table. */
export function Snapshot(props: { readonly state: State; readonly label: string }): ReactElement {
  const { body } = props.state;
  return (
    <Battlefield
      field={fieldOf(body.battlefield, [])}
      pieces={piecesOf(body, { selected: null, targets: new Set(), aimed: new Set(), flash: [] })}
      labels={boardLabels(props.label)}
      labelOf={() => ""}
    />
  );
}
