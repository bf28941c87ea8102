import { writeProblem } from "@undercroft/cards";
import { spoken } from "@undercroft/table";
import { type ReactElement, useMemo } from "react";
import { type BattleMap, checkBattleMapData, type MapConcern, mapSize } from "../engine/index.ts";
import { say } from "../words/index.ts";
import { CheckBox } from "./check-box.tsx";
import type { MapDraft } from "./draft.ts";
import type { SheetName } from "./sheets.tsx";
import type { Drawing } from "./use-drawing.ts";

/** Another name in the language that is spoken; a name that is the same in both stays the same in both. */
function renamed({ name }: MapDraft, wish: string): MapDraft["name"] {
  return name.en === name.ru ? { en: wish, ru: wish } : { ...name, [spoken()]: wish };
}

const SHEETS = ["maps", "whole", "text", "legend", "keys"] as const satisfies readonly SheetName[];

/** What else the reader of files would refuse: seldom met, and told in its own words. */
function refusedFor(map: BattleMap): readonly string[] {
  const read = checkBattleMapData(map, "");
  return read.ok ? [] : read.problems.map(writeProblem);
}

/** The map's name, whether it can be played on, and the ways to everything that is done with it as a whole. */
export function Panel(props: {
  readonly drawing: Drawing;
  readonly concerns: readonly MapConcern[];
  readonly told: string;
  readonly onTell: (told: string) => void;
  readonly onShow: (squares: readonly number[]) => void;
  readonly onSheet: (name: SheetName) => void;
  readonly onPlay: () => void;
  readonly onRule: (rule: string) => void;
}): ReactElement {
  const { drawing, concerns } = props;
  const { now } = drawing.history;
  const name = now.name[spoken()];
  const unnamed = name.trim() === "";
  const told = concerns.some(({ hinders }) => hinders);
  const refused = useMemo(() => (unnamed || told ? [] : refusedFor(drawing.map)), [unnamed, told, drawing.map]);
  const hindered = unnamed || told || refused.length > 0;
  const save = (): void => props.onTell(say(drawing.save() ? "maps.saved" : "maps.not-saved", { name }));
  return (
    <section className="map-panel" aria-label={say("maps.whole")}>
      <label className="field-label">
        {say("maps.name")}
        <input value={name} maxLength={60} onChange={(event) => drawing.rename(renamed(now, event.target.value))} />
      </label>
      <p className="map-size">
        <b>{say("start.map-line", { width: now.width, height: now.height })}.</b>{" "}
        {say(`maps.size-${mapSize(drawing.map)}`)}
      </p>
      <CheckBox draft={now} concerns={concerns} onShow={props.onShow} onRule={props.onRule} />
      {unnamed || refused.length > 0 ? (
        <ul className="map-check refused" role="alert">
          {unnamed ? <li>{say("maps.no-name")}</li> : null}
          {refused.map((problem) => (
            <li key={problem} lang="en">
              {problem}
            </li>
          ))}
        </ul>
      ) : null}
      <div className="map-go">
        <button type="button" className="go" disabled={hindered} onClick={props.onPlay}>
          {say("maps.play")}
        </button>
        <button type="button" className="line-button" disabled={unnamed || drawing.saved} onClick={save}>
          {say(drawing.saved ? "maps.is-saved" : "maps.save")}
        </button>
      </div>
      <p role="status" className="quiet">
        {props.told}
      </p>
      <nav className="menu-list" aria-label={say("maps.maps")}>
        {SHEETS.map((sheet) => (
          <button key={sheet} type="button" className="line-button" onClick={() => props.onSheet(sheet)}>
            {say(`maps.${sheet}`)}…
          </button>
        ))}
      </nav>
    </section>
  );
}
