import {
  Battlefield,
  type BattlefieldHandle,
  boardLabels,
  type Point,
  pointedItem,
  type Refusal,
  shownExtent,
  shownSquare,
  squareShownAt,
  TableBoard,
} from "@undercroft/table";
import { type ReactElement, type Ref, useMemo } from "react";
import type { Sheet } from "../ask/model.ts";
import { marksOf, middleOf } from "../board/marks.ts";
import { labeller } from "../board/square-words.ts";
import type { Body, State } from "../engine/index.ts";
import { fieldOf } from "../facing/field.ts";
import { extentOf, mapOf } from "../facing/names.ts";
import { piecesOf } from "../facing/pieces.ts";
import { useDesk, useTable, useTableState } from "../table.ts";
import { say } from "../words/index.ts";

/** What has to be kept in sight: the creature or the squares of the question. */
function centreOf(body: Body, sheet: Sheet | null): Point | undefined {
  const id = sheet?.about ?? body.battle.turn?.creature ?? null;
  const middle = id === null ? null : middleOf(body, id);
  if (middle !== null) return middle;
  const at = sheet?.places.flatMap(({ squares }) => squares ?? [])[0];
  if (at === undefined) return undefined;
  const { x, y } = shownSquare(extentOf(body), at);
  return { x: x + 0.5, y: y + 0.5 };
}

const refusal = ({ rule }: Sheet): Refusal => ({ words: say("square.no-answer"), rule });

/** The map with everything that this moment lays over it. */
export function Board(props: { readonly sheet: Sheet | null; readonly handle: Ref<BattlefieldHandle> }): ReactElement {
  const { sheet } = props;
  const tools = useTable();
  const { state } = useTableState((now) => now.shown);
  const { body } = state;
  const flash = useTableState((now) => now.flash);
  const desk = useDesk((now) => now);
  const pointed = sheet === null ? undefined : pointedItem(sheet, desk)?.squares;
  const marks = useMemo(() => marksOf(state, sheet, pointed ?? [], flash), [state, sheet, pointed, flash]);
  const pieces = useMemo(
    () =>
      piecesOf(body, {
        selected: sheet?.about ?? body.battle.turn?.creature ?? null,
        targets: new Set(sheet?.places.flatMap((item) => item.pieces ?? [])),
        flash,
      }),
    [body, sheet, flash],
  );
  const labelOf = useMemo(() => labeller(body, sheet), [body, sheet]);
  const centre = useMemo(() => centreOf(body, sheet), [body, sheet]);
  const shape = extentOf(body);
  return (
    <TableBoard
      tools={tools}
      sheet={sheet}
      handle={props.handle}
      boardTools={[]}
      field={fieldOf(mapOf(body))}
      pieces={pieces}
      marks={marks}
      labelOf={labelOf}
      {...(centre === undefined ? {} : { centre })}
      name={say("board.name", { ...shownExtent(shape) })}
      squareAt={(square) => squareShownAt(shape, square)}
      cardOf={(piece) => body.creatures.find(({ id }) => id === piece)?.card ?? null}
      refuse={() => (sheet === null ? null : refusal(sheet))}
    />
  );
}

/** A position without a table. */
export function Snapshot(props: { readonly state: State; readonly label: string }): ReactElement {
  const { body } = props.state;
  return (
    <Battlefield
      field={fieldOf(mapOf(body))}
      pieces={piecesOf(body, { selected: null, targets: new Set(), flash: [] })}
      labels={boardLabels(props.label)}
      labelOf={() => ""}
    />
  );
}
