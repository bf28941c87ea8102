import {
  Battlefield,
  type BattlefieldHandle,
  type BattlefieldLabels,
  type Point,
  type Square,
  say,
  shownExtent,
  shownSquare,
  squareShownAt,
  useScreen,
} from "@undercroft/table";
import { type ReactElement, type Ref, useMemo } from "react";
import type { Body, DcEvent } from "../../engine/index.ts";
import type { Sheet } from "../ask/model.ts";
import { itemsAt, pressPlace } from "../ask/press.ts";
import { type Refusal, squareRefusal } from "../ask/refusal.ts";
import { aimedAt, marksOf, middleOf } from "../board/marks.ts";
import { labeller } from "../board/square-label.ts";
import { layTool, toolAt } from "../board/tools.ts";
import { useDesk, useTable, useTableState } from "../context.tsx";
import { piecesOf, treasuresOf } from "../facing/pieces.ts";

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
  const { table, desk, field } = tools;
  const shown = useTableState((state) => state.shown);
  const flash = useTableState((state) => state.flash);
  const viewer = useTableState((state) => state.viewer);
  const held = useDesk((state) => state);
  const screen = useScreen();
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
  const { width, height } = shownExtent(shape);
  const labels: BattlefieldLabels = {
    board: say("board.name", { width, height }),
    minimap: say("board.minimap"),
    zoomIn: say("board.zoom-in"),
    zoomOut: say("board.zoom-out"),
  };
  const choose = (square: Square, piece: string | null): boolean => {
    const at = squareShownAt(shape, square);
    const { tool } = desk.getState();
    if (tool === null && table.store.getState().telling) {
      table.hurry();
      return true;
    }
    if (tool !== null) {
      layTool(tools, toolAt(tool, at));
      return true;
    }
    const items = sheet === null ? [] : itemsAt(sheet, at, piece);
    desk.setState({ refusal: null });
    if (sheet !== null && pressPlace(table, desk, sheet, items, piece, screen.touch)) return true;
    desk.setState({ aim: null });
    if (piece !== null) read(square, piece);
    else if (sheet !== null) refuse(squareRefusal(shown.state, viewer, sheet, at));
    return piece !== null;
  };
  const refuse = (refusal: Refusal | null): void => {
    if (refusal !== null) desk.setState({ refusal, voice: say("why.no", { reason: refusal.words }) });
  };
  /** Everything there is to know of a creature, or of a square without one. */
  const read = (square: Square, piece: string | null): void => {
    const creature = body.creatures.find((one) => one.id === piece);
    desk.setState({
      open:
        creature === undefined
          ? { sheet: "square", at: squareShownAt(shape, square) }
          : { sheet: "card", card: creature.card, creature: creature.id },
    });
  };
  return (
    <Battlefield
      ref={props.handle}
      field={field}
      tokens={treasures}
      pieces={pieces}
      marks={marks}
      labels={labels}
      labelOf={labelOf}
      mapWidth={screen.narrow ? 88 : 132}
      {...(centre === undefined ? {} : { centre })}
      {...(screen.wide ? {} : { startCell: screen.narrow ? 48 : 50 })}
      onSquare={(square) => choose(square, null)}
      onPiece={(id, square) => choose(square, id)}
      onRead={read}
      onHover={(square, piece) => {
        const creature = body.creatures.find((one) => one.id === piece);
        desk.setState({
          square: square === null ? null : squareShownAt(shape, square),
          piece,
          reading:
            creature === undefined || square === null || desk.getState().tool !== null
              ? null
              : { card: creature.card, creature: creature.id, side: square.x > width / 2 ? "left" : "right" },
        });
      }}
    />
  );
}
