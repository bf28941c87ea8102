import { Glyph } from "@undercroft/table";
import type { ReactElement } from "react";
import { say } from "../words/index.ts";
import type { Shape } from "./shapes.ts";
import type { Symmetry } from "./symmetry.ts";

const SHAPES: readonly { readonly id: Shape; readonly d: string }[] = [
  { id: "free", d: "M3 17C6 6 9 20 12 11S17 5 21 8" },
  { id: "line", d: "M4 19L20 5" },
  { id: "block", d: "M4 6h16v12h-16z" },
  { id: "fill", d: "M11 3l8 8-8 8-8-8zM4 12h14M20 15c2 3 1 5 0 5s-2-2 0-5" },
];
const SYMMETRIES: readonly Symmetry[] = ["none", "left-right", "top-bottom", "turn"];

interface ToolsProps {
  readonly shape: Shape;
  readonly together: boolean;
  readonly symmetry: Symmetry;
  readonly moving: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly onShape: (shape: Shape) => void;
  readonly onTogether: (together: boolean) => void;
  readonly onSymmetry: (symmetry: Symmetry) => void;
  readonly onMoving: () => void;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly onZoom: (factor: number) => void;
}

function Tool(props: {
  readonly label: string;
  readonly pressed?: boolean;
  readonly disabled?: boolean;
  readonly onPress: () => void;
  readonly children: ReactElement;
}): ReactElement {
  return (
    <button
      type="button"
      className="tool"
      aria-label={props.label}
      title={props.label}
      aria-pressed={props.pressed}
      disabled={props.disabled}
      onClick={props.onPress}
    >
      {props.children}
    </button>
  );
}

/** How what is in hand is laid, and what was laid is undone. */
export function ToolsBar(props: ToolsProps): ReactElement {
  const { shape, symmetry } = props;
  return (
    <div className="map-tools" role="toolbar" aria-label={say("maps.shape")}>
      <span className="tool-group">
        <Tool label={say("maps.undo")} disabled={!props.canUndo} onPress={props.onUndo}>
          <Glyph name="anticlockwise-rotation" size={20} />
        </Tool>
        <Tool label={say("maps.redo")} disabled={!props.canRedo} onPress={props.onRedo}>
          <Glyph name="clockwise-rotation" size={20} />
        </Tool>
      </span>
      <span className="tool-group">
        <Tool label={say("maps.hand")} pressed={props.moving} onPress={props.onMoving}>
          <Glyph name="hand" size={20} />
        </Tool>
        {SHAPES.map(({ id, d }) => (
          <Tool
            key={id}
            label={say(`maps.shape-${id}`)}
            pressed={!props.moving && shape === id}
            onPress={() => props.onShape(id)}
          >
            <svg width={22} height={22} viewBox="0 0 24 24" aria-hidden="true">
              <path
                d={d}
                fill="none"
                stroke="currentColor"
                strokeWidth={2.2}
                strokeLinejoin="round"
                strokeLinecap="round"
              />
            </svg>
          </Tool>
        ))}
      </span>
      <label className="together" title={say("maps.together-hint")}>
        <input type="checkbox" checked={props.together} onChange={(event) => props.onTogether(event.target.checked)} />
        {say("maps.together")}
      </label>
      <label className="symmetry">
        <span>{say("maps.symmetry")}</span>
        <select
          value={symmetry}
          onChange={(event) => {
            const found = SYMMETRIES.find((one) => one === event.target.value);
            if (found !== undefined) props.onSymmetry(found);
          }}
        >
          {SYMMETRIES.map((one) => (
            <option key={one} value={one}>
              {say(`maps.symmetry-${one}`)}
            </option>
          ))}
        </select>
      </label>
      <span className="tool-group zooms">
        <Tool label={say("board.zoom-out")} onPress={() => props.onZoom(0.8)}>
          <b aria-hidden="true">−</b>
        </Tool>
        <Tool label={say("board.zoom-in")} onPress={() => props.onZoom(1.25)}>
          <b aria-hidden="true">+</b>
        </Tool>
      </span>
    </div>
  );
}
