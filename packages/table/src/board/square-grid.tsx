import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type NamedExoticComponent,
  type ReactElement,
  type RefObject,
} from "react";
import { nextPlace, stepFocus } from "./roving.ts";
import { columnName, type Square } from "./square.ts";
import type { Size, View } from "./view.ts";

interface CellsProps {
  readonly board: Size;
  readonly focused: Square;
  readonly labelOf: (square: Square) => string;
}

const Cells: NamedExoticComponent<CellsProps> = memo(function Cells(props: CellsProps): ReactElement {
  const { board, focused } = props;
  return (
    <>
      {Array.from({ length: board.height }, (_, y) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the focus roves over the cells
        // biome-ignore lint/a11y/useSemanticElements: squares are laid out over a drawing, not in a table
        <div role="row" className="square-row" aria-rowindex={y + 1} key={`row${String(y)}`}>
          {Array.from({ length: board.width }, (_, x) => (
            // biome-ignore lint/a11y/useSemanticElements: as above
            <div
              role="gridcell"
              className="square-cell"
              key={columnName(x)}
              aria-colindex={x + 1}
              aria-label={props.labelOf({ x, y })}
              tabIndex={focused.x === x && focused.y === y ? 0 : -1}
              data-x={x}
              data-y={y}
            />
          ))}
        </div>
      ))}
    </>
  );
});

function squareOf(target: EventTarget): Square | null {
  if (!(target instanceof HTMLElement)) return null;
  const { x, y } = target.dataset;
  return x === undefined || y === undefined ? null : { x: Number(x), y: Number(y) };
}

/** Puts the focus on a square's cell without letting the browser scroll the board. */
export function focusCell(grid: HTMLElement | null, square: Square): void {
  const cell = grid?.querySelector(`[data-x="${square.x}"][data-y="${square.y}"]`);
  if (cell instanceof HTMLElement) cell.focus({ preventScroll: true });
}

/** The battlefield for keyboard and screen reader: one grid with a roving focus over the drawing. */
export function SquareGrid(props: {
  readonly grid: RefObject<HTMLDivElement | null>;
  readonly board: Size;
  readonly view: View;
  /** How large a place of the grid is, in the view's own squares; a square of them when left out. */
  readonly tile?: Size;
  readonly label: string;
  readonly labelOf: (square: Square) => string;
  readonly focused: Square;
  /** Squares that Ctrl and an arrow jump between. */
  readonly places: readonly Square[];
  readonly onFocus: (square: Square) => void;
  readonly onChoose: (square: Square) => void;
  readonly onZoom: (factor: number | null) => void;
}): ReactElement {
  const { board, view, focused } = props;
  const tile = props.tile ?? { width: 1, height: 1 };
  const go = (square: Square | null): void => {
    if (square !== null) focusCell(props.grid.current, square);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    if (event.altKey || event.metaKey) return;
    const { key } = event;
    if (event.ctrlKey && key.startsWith("Arrow")) {
      event.preventDefault();
      go(nextPlace(focused, props.places, key === "ArrowRight" || key === "ArrowDown"));
      return;
    }
    if (event.ctrlKey) return;
    const next = stepFocus(focused, key, board);
    if (next !== null) go(next);
    else if (key === "Enter") props.onChoose(focused);
    else if (key === "+" || key === "=") props.onZoom(1.25);
    else if (key === "-") props.onZoom(0.8);
    else if (key === "0") props.onZoom(null);
    else return;
    event.preventDefault();
  };
  const onFocus = (event: FocusEvent<HTMLDivElement>): void => {
    const square = squareOf(event.target);
    if (square !== null) props.onFocus(square);
  };
  // Assistive technology presses a cell itself; a pointer never reaches one.
  const onClick = (event: MouseEvent<HTMLDivElement>): void => {
    const square = squareOf(event.target);
    if (square !== null) props.onChoose(square);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: squares are laid out over a drawing, not in a table
    <div
      ref={props.grid}
      role="grid"
      aria-label={props.label}
      aria-rowcount={board.height}
      aria-colcount={board.width}
      tabIndex={-1}
      className="square-grid"
      style={{
        left: -view.left * view.cell,
        top: -view.top * view.cell,
        width: board.width * tile.width * view.cell,
        height: board.height * tile.height * view.cell,
        gridTemplateColumns: `repeat(${board.width}, 1fr)`,
        gridTemplateRows: `repeat(${board.height}, 1fr)`,
      }}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      onClick={onClick}
    >
      <Cells board={board} focused={focused} labelOf={props.labelOf} />
    </div>
  );
}
