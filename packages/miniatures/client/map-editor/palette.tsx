import { spoken, Terrain, U } from "@undercroft/table";
import { Fragment, type ReactElement, useEffect, useMemo, useRef } from "react";
import { directionNames, type OtherTerrain } from "../engine/index.ts";
import { say } from "../words/index.ts";
import { AreaLabel } from "./area-label.tsx";
import { type BrushEntry, brushName, ENTRIES, ERASER, GROUPS, ownEntries, type Settings, sampleOf } from "./brushes.ts";

/** A sign as it is drawn, small. */
export function Sample(props: {
  readonly entry: BrushEntry;
  readonly settings: Settings;
  readonly size: number;
}): ReactElement {
  const { entry, settings, size } = props;
  const field = useMemo(() => {
    const { square, walls } = sampleOf(entry.brush(settings));
    // Floor beside it, so that a wall is seen to end.
    return { squares: [[square, { ground: "floor" as const }]], walls, tiles: [] };
  }, [entry, settings]);
  const brush = entry.brush(settings);
  // Of a wall between two squares both are seen.
  const left = brush.brush === "edge" ? U / 2 - 3 : -3;
  const label = brush.brush === "start" || brush.brush === "victory" ? brush.label : null;
  return (
    <svg viewBox={`${left} -3 ${U + 6} ${U + 6}`} width={size} height={size} aria-hidden="true">
      <Terrain field={field} coordinates={false} />
      {label === null ? null : <AreaLabel label={label} x={U / 2} y={U / 2} />}
    </svg>
  );
}

interface PaletteProps {
  readonly inHand: string;
  readonly settings: Settings;
  readonly others: readonly OtherTerrain[];
  readonly onTake: (id: string) => void;
  readonly onSettings: (settings: Settings) => void;
  readonly onOwn: () => void;
}

function BrushButton(props: PaletteProps & { readonly entry: BrushEntry }): ReactElement {
  const { entry, settings, others } = props;
  const name = brushName(entry.brush(settings), others, spoken());
  return (
    <button
      type="button"
      className="brush"
      aria-pressed={props.inHand === entry.id}
      title={entry.group === "own" ? name : say(entry.does)}
      onClick={() => props.onTake(entry.id)}
    >
      {entry.id === "erase" ? <Eraser /> : <Sample entry={entry} settings={settings} size={34} />}
      <span>{name}</span>
      {entry.sign === "" ? null : (
        <small aria-hidden="true" className="brush-sign">
          {entry.sign}
        </small>
      )}
    </button>
  );
}

function Eraser(): ReactElement {
  return (
    <svg viewBox="0 0 40 40" width={34} height={34} aria-hidden="true">
      <rect width={40} height={40} fill="#E6D8B6" />
      <path d="M8 26L22 9L33 18L20 33H13Z" fill="#F5EBD3" stroke="#231A12" strokeWidth={1.8} strokeLinejoin="round" />
      <path d="M14 19L26 28" stroke="#231A12" strokeWidth={1.6} />
      <path d="M8 26L14 19L26 28L20 33H13Z" fill="#C2401F" fillOpacity={0.75} stroke="#231A12" strokeWidth={1.6} />
      <path d="M6 36H34" stroke="#8D784E" strokeWidth={1.5} strokeDasharray="4 3" />
    </svg>
  );
}

/** What the brush in hand needs to know. */
function BrushSettings(props: PaletteProps): ReactElement | null {
  const { inHand, settings, onSettings } = props;
  const place = useRef<HTMLLabelElement>(null);
  // What the brush asks is not to be looked for.
  useEffect(() => {
    // Newer browsers answer with a promise, which is no clean-up.
    place.current?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, []);
  if (inHand === "steep-slope")
    return (
      <label ref={place} className="field-label brush-settings">
        {say("maps.direction")}
        <select
          value={settings.direction}
          onChange={(event) => {
            const direction = directionNames.find((one) => one === event.target.value);
            if (direction !== undefined) onSettings({ ...settings, direction });
          }}
        >
          {directionNames.map((one) => (
            <option key={one} value={one}>
              {say(`maps.direction-${one}`)}
            </option>
          ))}
        </select>
      </label>
    );
  if (inHand === "healing-font")
    return (
      <label ref={place} className="field-label brush-settings">
        {say("maps.heals")}
        <input
          type="number"
          min={5}
          max={995}
          step={5}
          value={settings.heals}
          onChange={(event) => {
            const heals = Math.round(Number(event.target.value) / 5) * 5;
            if (heals >= 5 && heals <= 995) onSettings({ ...settings, heals });
          }}
        />
      </label>
    );
  if (inHand !== "teleporter") return null;
  return (
    <label ref={place} className="field-label brush-settings">
      {say("maps.teleporter")}
      <input
        value={settings.teleporter}
        maxLength={40}
        onChange={(event) => {
          const teleporter = event.target.value.toLowerCase().replace(/[^a-z0-9-]/g, "");
          onSettings({ ...settings, teleporter });
        }}
      />
      <small>{say("maps.teleporter-hint")}</small>
    </label>
  );
}

/** Everything that may be taken in hand. */
export function Palette(props: PaletteProps): ReactElement {
  const own = ownEntries(props.others);
  return (
    <section className="palette" aria-label={say("maps.brushes")}>
      <div className="brush-group apart">
        <BrushButton {...props} entry={ERASER} />
      </div>
      {GROUPS.map((group) => (
        <section key={group} className="brush-group">
          <h3>{say(`maps.group-${group}`)}</h3>
          {ENTRIES.filter((entry) => entry.group === group).map((entry) => (
            <Fragment key={entry.id}>
              <BrushButton {...props} entry={entry} />
              {props.inHand === entry.id ? <BrushSettings {...props} /> : null}
            </Fragment>
          ))}
        </section>
      ))}
      <section className="brush-group">
        <h3>{say("maps.group-own")}</h3>
        {own.map((entry) => (
          <BrushButton key={entry.id} {...props} entry={entry} />
        ))}
        <button type="button" className="brush add" onClick={props.onOwn}>
          <span>{say("maps.own-add")}…</span>
        </button>
      </section>
    </section>
  );
}
