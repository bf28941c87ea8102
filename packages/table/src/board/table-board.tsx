import type { GameTypes } from "@undercroft/kernel";
import type { ReactElement, Ref } from "react";
import { useStore } from "zustand";
import type { Refusal, Sheet } from "../ask/model.ts";
import { itemsAt, pressPlace } from "../ask/press.ts";
import { useScreen } from "../common/use-screen.ts";
import type { TableTools } from "../state/table.ts";
import { say } from "../words/index.ts";
import { Battlefield, type BattlefieldHandle, type BattlefieldLabels, type BattlefieldProps } from "./battlefield.tsx";
import type { Square } from "./square.ts";
import { widthOf } from "./terrain.tsx";
import { type BoardTool, layTool, squaresAfter } from "./tools.ts";

/** What a board's corners and buttons say. */
export function boardLabels(board: string): BattlefieldLabels {
  return {
    board,
    minimap: say("board.minimap"),
    zoomIn: say("board.zoom-in"),
    zoomOut: say("board.zoom-out"),
  };
}

/** What the game lays on the board for this moment, and how it answers to being pressed where nothing is asked. */
export interface BoardScene<T extends GameTypes>
  extends Pick<BattlefieldProps, "field" | "tokens" | "pieces" | "marks" | "labelOf" | "centre"> {
  readonly tools: TableTools<T>;
  readonly sheet: Sheet<T> | null;
  readonly handle: Ref<BattlefieldHandle>;
  readonly boardTools: readonly BoardTool<T>[];
  readonly name: string;
  /** The number of the square that is shown at a place. */
  readonly squareAt: (square: Square) => number;
  /** The card of a piece. */
  readonly cardOf: (piece: string) => string | null;
  /** Why an unlit square does nothing. */
  readonly refuse: (at: number) => Refusal | null;
}

/** The board of a table: presses go to a tool in hand, else to the question; what answers nothing is read or refused. */
export function TableBoard<T extends GameTypes>(scene: BoardScene<T>): ReactElement {
  const { tools, sheet, field, squareAt, cardOf } = scene;
  const { table, desk } = tools;
  const screen = useScreen();
  const width = widthOf(field);
  const telling = useStore(table.store, (state) => state.telling);
  const read = (square: Square, piece: string | null): void => {
    const card = piece === null ? null : cardOf(piece);
    desk.setState({
      open: card === null ? { sheet: "square", at: squareAt(square) } : { sheet: "card", card, piece },
    });
  };
  const refuse = (refusal: Refusal | null): void => {
    if (refusal !== null) desk.setState({ refusal, voice: say("why.no", { reason: refusal.words }) });
  };
  const choose = (square: Square, piece: string | null): boolean => {
    const at = squareAt(square);
    const { tool: held } = desk.getState();
    const tool = scene.boardTools.find((one) => one.id === held?.use);
    if (tool !== undefined) {
      layTool(tools, tool, squaresAfter(tool.takes, held?.squares ?? [], at));
      return true;
    }
    if (telling) {
      table.hurry();
      return true;
    }
    const items = sheet === null ? [] : itemsAt(sheet, at, piece);
    desk.setState({ refusal: null });
    if (sheet !== null && pressPlace(table, desk, sheet, items, piece, screen.touch)) return true;
    desk.setState({ aim: null });
    if (piece !== null) read(square, piece);
    else if (sheet !== null) refuse(scene.refuse(at));
    return piece !== null;
  };
  return (
    <Battlefield
      ref={scene.handle}
      field={field}
      tokens={scene.tokens ?? []}
      pieces={scene.pieces}
      {...(scene.marks === undefined ? {} : { marks: scene.marks })}
      labels={boardLabels(scene.name)}
      labelOf={scene.labelOf}
      mapWidth={screen.narrow ? 88 : 132}
      {...(scene.centre === undefined ? {} : { centre: scene.centre })}
      {...(screen.wide ? {} : { startCell: screen.narrow ? 48 : 50 })}
      onSquare={(square) => choose(square, null)}
      onPiece={(id, square) => choose(square, id)}
      onRead={read}
      onHover={(square, piece) => {
        const card = piece === null ? null : cardOf(piece);
        desk.setState({
          square: square === null ? null : squareAt(square),
          piece,
          reading:
            card === null || square === null || desk.getState().tool !== null
              ? null
              : { card, piece, side: square.x > width / 2 ? "left" : "right" },
        });
      }}
    />
  );
}
