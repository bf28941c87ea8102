import "./map-editor.css";
import { type GamePageProps, spoken, useScreen } from "@undercroft/table";
import { type ReactElement, useDeferredValue, useMemo, useRef, useState } from "react";
import { mapConcerns, type WallLine } from "../engine/index.ts";
import { chooseMap } from "../start/maps.ts";
import { say } from "../words/index.ts";
import { type Brush, cornerOf, diagonalOf, drawWalls, edgeOf, type Manner, stroke } from "./brush.ts";
import { type BrushEntry, brushName, ENTRIES, ERASER, ownEntries, type Settings } from "./brushes.ts";
import { type MapDraft, mapOf } from "./draft.ts";
import { erased, hasWall } from "./edits.ts";
import type { MapKey } from "./keys.ts";
import { MapKeys, MapLegend } from "./legend.tsx";
import { MapsBox } from "./maps-box.tsx";
import { broughtIn } from "./new-maps.ts";
import { OwnTerrain } from "./own-terrain.tsx";
import { Palette } from "./palette.tsx";
import { Panel } from "./panel.tsx";
import type { Shape } from "./shapes.ts";
import { MapSheet, type SheetName } from "./sheets.tsx";
import { SizeBox } from "./size-box.tsx";
import { nameOf, whatLies } from "./square-words.ts";
import { Surface, type SurfaceHandle } from "./surface.tsx";
import type { Symmetry } from "./symmetry.ts";
import { TextBox } from "./text-box.tsx";
import { ToolsBar } from "./tools-bar.tsx";
import { useDrawing } from "./use-drawing.ts";

/** What a key draws at a square, apart from what it takes in hand; the same draft if it draws nothing. */
function drawnBy(key: MapKey, at: number, draft: MapDraft, brush: Brush | null, manner: Manner): MapDraft {
  const { width } = draft;
  const walled = (line: WallLine): MapDraft => drawWalls(draft, [line], !hasWall(draft, line), manner.symmetry);
  switch (key.does) {
    case "lay":
      return brush === null ? draft : stroke(draft, brush, [at], manner);
    case "erase":
      return erased(draft, [at]);
    case "edge":
      return walled(edgeOf(width, at, key.side));
    case "across":
      return walled(diagonalOf(width, at, key.lean));
    case "corner":
      return walled(cornerOf(width, at, key.corner));
    default:
      return draft;
  }
}

/** Whether a brush lays walls where the pointer is inside a square: keys have other ways to say where. */
const isLine = (entry: BrushEntry): entry is BrushEntry & { readonly id: "edge" | "corner" } =>
  entry.id === "edge" || entry.id === "corner";

/** Where a map is drawn, checked, kept and played on. */
export function MapEditorPage(props: GamePageProps): ReactElement {
  const drawing = useDrawing();
  const { history, draw } = drawing;
  const { now } = history;
  const screen = useScreen();
  const surface = useRef<SurfaceHandle>(null);
  const [inHand, setInHand] = useState("wall");
  const [moving, setMoving] = useState(false);
  const [settings, setSettings] = useState<Settings>({ direction: "s", heals: 20, teleporter: "ring" });
  const [shape, setShape] = useState<Shape>("free");
  const [together, setTogether] = useState(false);
  const [symmetry, setSymmetry] = useState<Symmetry>("none");
  const [marked, setMarked] = useState<readonly number[]>([]);
  const [voice, setVoice] = useState("");
  const [told, setTold] = useState("");
  const [sheet, setSheet] = useState<SheetName | null>(null);
  const checked = useDeferredValue(now);
  const concerns = useMemo(() => mapConcerns(mapOf(checked)), [checked]);
  const entries = [ERASER, ...ENTRIES, ...ownEntries(now.otherTerrain)];
  const entry = entries.find(({ id }) => id === inHand) ?? ERASER;
  const brush = useMemo(() => (moving ? null : entry.brush(settings)), [moving, entry, settings]);
  const manner = useMemo<Manner>(() => ({ together, symmetry }), [together, symmetry]);

  const drawAnew = (next: MapDraft): void => {
    setMarked([]);
    setTold("");
    draw(next);
  };
  const take = (id: string): void => {
    setMoving(false);
    setInHand(id);
    const taken = entries.find((one) => one.id === id);
    if (taken === undefined) return;
    const name = brushName(taken.brush(settings), now.otherTerrain, spoken());
    setVoice(say("maps.in-hand", { brush: name }) + (isLine(taken) ? `. ${say(`maps.${taken.id}-how`)}` : ""));
  };
  const onKey = (key: MapKey, at: number): void => {
    if (key.does === "undo") drawing.undo();
    else if (key.does === "redo") drawing.redo();
    else if (key.does === "take") {
      const found = entries.find(({ sign }) => sign !== "" && sign === key.sign);
      if (found !== undefined) take(found.id);
    } else if (key.does === "lay" && isLine(entry)) setVoice(say(`maps.${entry.id}-how`));
    else {
      const next = drawnBy(key, at, now, brush, manner);
      drawAnew(next);
      setVoice(say("maps.drawn", { square: nameOf(next, at), what: whatLies(next, at) }));
    }
  };
  const show = (squares: readonly number[]): void => {
    setSheet(null);
    setMarked(squares);
    const [first] = squares;
    if (first !== undefined) surface.current?.show(first);
  };
  const lay = (next: MapDraft, words: string): void => {
    drawAnew(next);
    setTold(words);
    setSheet(null);
  };
  const play = (): void => {
    if (!drawing.saved && !drawing.save()) {
      setTold(say("maps.not-saved", { name: now.name[spoken()] }));
      return;
    }
    chooseMap(drawing.map);
    props.leave();
  };
  const panel = (
    <Panel
      drawing={drawing}
      concerns={concerns}
      told={told}
      onTell={setTold}
      onShow={show}
      onSheet={setSheet}
      onPlay={play}
      onRule={props.onRule}
    />
  );
  const hindering = concerns.filter(({ hinders }) => hinders).length;
  const inside: { readonly [S in SheetName]: () => ReactElement } = {
    panel: () => panel,
    maps: () => (
      <MapsBox
        own={drawing.own}
        saved={drawing.saved}
        onOpen={(draft) => lay(draft, "")}
        onForget={(map) => drawing.forget(map.id)}
      />
    ),
    whole: () => (
      <SizeBox key={`${now.width} ${now.height}`} draft={now} symmetry={symmetry} onDraw={(next) => lay(next, "")} />
    ),
    text: () => (
      <TextBox
        map={drawing.map}
        onRead={(map) => lay(broughtIn(map), say("maps.imported", { name: map.name[spoken()] }))}
      />
    ),
    legend: () => <MapLegend settings={settings} others={now.otherTerrain} onRule={props.onRule} />,
    keys: () => <MapKeys />,
    own: () => (
      <OwnTerrain
        draft={now}
        onDraw={drawAnew}
        onAdded={(id) => {
          setMoving(false);
          setInHand(`other/${id}`);
          setSheet(null);
        }}
      />
    ),
  };
  return (
    <main className="maps-page">
      <Palette
        inHand={moving ? "" : entry.id}
        settings={settings}
        others={now.otherTerrain}
        onTake={take}
        onSettings={setSettings}
        onOwn={() => setSheet("own")}
      />
      <div className="map-middle">
        <ToolsBar
          shape={shape}
          together={together}
          symmetry={symmetry}
          moving={moving}
          canUndo={history.before.length > 0}
          canRedo={history.after.length > 0}
          onShape={(next) => {
            setMoving(false);
            setShape(next);
          }}
          onTogether={setTogether}
          onSymmetry={setSymmetry}
          onMoving={() => setMoving(!moving)}
          onUndo={drawing.undo}
          onRedo={drawing.redo}
          onZoom={(factor) => surface.current?.zoom(factor)}
        />
        <Surface
          ref={surface}
          draft={now}
          brush={brush}
          shape={shape}
          manner={manner}
          marked={marked}
          onDraw={drawAnew}
          onKey={onKey}
        />
        {!moving && isLine(entry) ? <p className="map-hint">{say(`maps.${entry.id}-drag`)}</p> : null}
      </div>
      {screen.wide ? (
        panel
      ) : (
        <button type="button" className="line-button map-more" onClick={() => setSheet("panel")}>
          <b>{now.name[spoken()]}</b>
          <span className={hindering === 0 ? "" : "hinders"}>
            {hindering === 0 ? say("maps.more") : say("maps.hinders", { count: hindering })}
          </span>
        </button>
      )}
      <p className="sr" aria-live="polite">
        {voice}
      </p>
      {sheet === null ? null : (
        <MapSheet name={sheet} onClose={() => setSheet(null)}>
          {inside[sheet]()}
        </MapSheet>
      )}
    </main>
  );
}
