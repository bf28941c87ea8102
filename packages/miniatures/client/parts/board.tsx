import {
  Battlefield,
  type BattlefieldHandle,
  boardLabels,
  type Point,
  type Refusal,
  shownExtent,
  shownSquare,
  squareShownAt,
  TableBoard,
} from "@undercroft/table";
import { type ReactElement, type Ref, useMemo } from "react";
import type { Sheet } from "../ask/model.ts";
import { refusalOf } from "../ask/refusal.ts";
import { marksOf } from "../board/marks.ts";
import { amid, middleOf } from "../board/places.ts";
import { boardTools } from "../board/sight.ts";
import { labeller } from "../board/square-words.ts";
import type { Body, State } from "../engine/index.ts";
import { fieldOf } from "../facing/field.ts";
import { extentOf, mapOf } from "../facing/names.ts";
import { piecesOf } from "../facing/pieces.ts";
import { useDesk, useTable, useTableState } from "../table.ts";
import { say } from "../words/index.ts";
import { useSeen } from "./use-seen.ts";

/** What has to be kept in sight: the creature of the question with all that may be pressed for it, else its squares. */
function centreOf(body: Body, sheet: Sheet | null): Point | undefined {
  const id = sheet?.about ?? body.battle.turn?.creature ?? null;
  const pressed = sheet?.places.flatMap(({ pieces }) => pieces ?? []) ?? [];
  const middles = [...(id === null ? [] : [id]), ...pressed].flatMap((one) => middleOf(body, one) ?? []);
  if (middles.length > 0) return amid(middles);
  const at = sheet?.places.flatMap(({ squares }) => squares ?? [])[0];
  if (at === undefined) return undefined;
  const { x, y } = shownSquare(extentOf(body), at);
  return { x: x + 0.5, y: y + 0.5 };
}

/** The map with everything that this moment lays over it. */
export function Board(props: { readonly sheet: Sheet | null; readonly handle: Ref<BattlefieldHandle> }): ReactElement {
  const { sheet } = props;
  const tools = useTable();
  const { state } = useTableState((now) => now.shown);
  const asked = useTableState((now) => now.asked);
  const { body } = state;
  const flash = useTableState((now) => now.flash);
  const desk = useDesk((now) => now);
  const { ahead } = useSeen(state, sheet, desk);
  const marks = useMemo(() => marksOf(state, sheet, desk, ahead, flash), [state, sheet, desk, ahead, flash]);
  const pieces = useMemo(
    () =>
      piecesOf(body, {
        selected: sheet?.about ?? body.battle.turn?.creature ?? null,
        targets: new Set(sheet?.places.flatMap((item) => item.pieces ?? [])),
        aimed: new Set(ahead?.strikes.map(({ target }) => target)),
        flash,
      }),
    [body, sheet, ahead, flash],
  );
  const labelOf = useMemo(() => labeller(body, sheet), [body, sheet]);
  const centre = useMemo(() => centreOf(body, sheet), [body, sheet]);
  const shape = extentOf(body);
  const refuse = (at: number): Refusal | null => {
    if (sheet === null) return null;
    const refused = refusalOf(state, asked, { square: at, piece: null });
    return refused === null
      ? { words: say("square.no-answer"), rule: sheet.rule }
      : { words: refused.reason, rule: refused.rule };
  };
  return (
    <TableBoard
      tools={tools}
      sheet={sheet}
      handle={props.handle}
      boardTools={boardTools}
      field={fieldOf(mapOf(body), body.sides[0]?.area ?? "A")}
      pieces={pieces}
      marks={marks}
      labelOf={labelOf}
      {...(centre === undefined ? {} : { centre })}
      name={say("board.name", { ...shownExtent(shape) })}
      squareAt={(square) => squareShownAt(shape, square)}
      cardOf={(piece) => body.creatures.find(({ id }) => id === piece)?.card ?? null}
      refuse={refuse}
    />
  );
}

/** A position without a table. */
export function Snapshot(props: { readonly state: State; readonly label: string }): ReactElement {
  const { body } = props.state;
  return (
    <Battlefield
      field={fieldOf(mapOf(body), body.sides[0]?.area ?? "A")}
      pieces={piecesOf(body, { selected: null, targets: new Set(), aimed: new Set(), flash: [] })}
      labels={boardLabels(props.label)}
      labelOf={() => ""}
    />
  );
}
