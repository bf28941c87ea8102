import { type ReactElement, useState } from "react";
import { longestSide } from "../engine/index.ts";
import { say } from "../words/index.ts";
import type { MapDraft } from "./draft.ts";
import type { Symmetry } from "./symmetry.ts";
import { flipped, halfRepeated, resized } from "./whole.ts";

/** A number of squares, within what a map may have. */
export function SideInput(props: {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}): ReactElement {
  return (
    <label className="field-label">
      {props.label}
      <input
        type="number"
        min={1}
        max={longestSide}
        value={props.value}
        onChange={(event) => {
          const value = Math.round(Number(event.target.value));
          if (value >= 1 && value <= longestSide) props.onChange(value);
        }}
      />
    </label>
  );
}

/** What is done to the whole map: its size, flips, one half drawn on the other. */
export function SizeBox(props: {
  readonly draft: MapDraft;
  readonly symmetry: Symmetry;
  readonly onDraw: (draft: MapDraft) => void;
}): ReactElement {
  const { draft, onDraw } = props;
  const [width, setWidth] = useState(draft.width);
  const [height, setHeight] = useState(draft.height);
  const [middle, setMiddle] = useState(false);
  const change = (): void => {
    const [dx, dy] = middle ? [Math.floor((width - draft.width) / 2), Math.floor((height - draft.height) / 2)] : [0, 0];
    onDraw(resized(draft, width, height, dx, dy));
  };
  const half = props.symmetry === "none" ? "turn" : props.symmetry;
  return (
    <div className="menu-list">
      <div className="side-pair">
        <SideInput label={say("maps.width")} value={width} onChange={setWidth} />
        <SideInput label={say("maps.height")} value={height} onChange={setHeight} />
      </div>
      <label className="field-label">
        {say("maps.anchor")}
        <select value={middle ? "middle" : "corner"} onChange={(event) => setMiddle(event.target.value === "middle")}>
          <option value="corner">{say("maps.anchor-corner")}</option>
          <option value="middle">{say("maps.anchor-middle")}</option>
        </select>
      </label>
      <button
        type="button"
        className="line-button"
        disabled={width === draft.width && height === draft.height}
        onClick={change}
      >
        {say("maps.resize")}
      </button>
      <button type="button" className="line-button" onClick={() => onDraw(flipped(draft, "left-right"))}>
        {say("maps.flip-x")}
      </button>
      <button type="button" className="line-button" onClick={() => onDraw(flipped(draft, "top-bottom"))}>
        {say("maps.flip-y")}
      </button>
      <button type="button" className="line-button" onClick={() => onDraw(flipped(draft, "turn"))}>
        {say("maps.flip-turn")}
      </button>
      <button type="button" className="line-button" onClick={() => onDraw(halfRepeated(draft, half))}>
        {say("maps.repeat")}
      </button>
      <small>
        {say("maps.repeat-hint")} {say("maps.symmetry")}: {say(`maps.symmetry-${half}`)}.
      </small>
    </div>
  );
}
