import { colourOf, type GamePageProps, SeatMark, spoken, Terrain, U } from "@undercroft/table";
import { type KeyboardEvent, type MouseEvent, type ReactElement, useMemo, useState } from "react";
import { useStore } from "zustand";
import { catalogueOf, type Placed } from "../engine/index.ts";
import { allPacks } from "../engine/packs.ts";
import { choices, type LaidTile } from "../start/choices.ts";
import { planned, warbandsOf, wishOf } from "../start/plan.ts";
import { problemWords } from "../warband/problem-words.ts";
import { say } from "../words/index.ts";
import { groundOf, placedOf, placementRule } from "./laying.ts";
import { faceOf } from "./tile-faces.ts";
import { TerrainLegend } from "./tile-legend.tsx";
import { TilePicture, TileSheet } from "./tile-sheet.tsx";

const ROOM = 8;

const DELTAS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The battlefield laid tile by tile: each tile says by which rule it may not lie where it is held. */
export function TilesPage(props: GamePageProps): ReactElement {
  const own = useStore(choices);
  const chosen = useMemo(() => wishOf(props.chosen, own), [props.chosen, own]);
  const catalogue = useMemo(() => catalogueOf(allPacks()), []);
  const lists = warbandsOf(chosen);
  const [laid, setLaid] = useState<readonly LaidTile[]>(chosen.layout ?? []);
  const [held, setHeld] = useState<LaidTile | null>(null);
  const { face } = chosen;
  const place = (one: LaidTile): readonly Placed[] => {
    const placed = placedOf(one, face, catalogue);
    return placed === null ? [] : [placed];
  };
  const placed = laid.flatMap(place);
  const ghost = held === null ? [] : place(held);
  const ground = groundOf(placed, ROOM);
  const field = useMemo(() => faceOf([...ghost, ...placed], ground), [ghost, placed, ground]);
  const rule = held === null ? null : placementRule(laid, held, face, catalogue, lists.length);
  const whole = planned({ ...chosen, layout: laid });
  const complete = laid.length === lists.reduce((sum, list) => sum + list.tiles.length, 0);
  const left = lists.flatMap((list, seat) => {
    const own = laid.filter((one) => one.seat === seat).map((one) => one.tile);
    return list.tiles.filter((tile) => !own.includes(tile)).map((tile) => ({ tile, seat }));
  });
  const lay = (): void => {
    if (held === null || rule !== null) return;
    setLaid([...laid, held]);
    setHeld(null);
  };
  const keys = (event: KeyboardEvent): void => {
    const delta = DELTAS[event.key];
    if (held === null) return;
    if (delta !== undefined) setHeld({ ...held, x: held.x + delta[0], y: held.y + delta[1] });
    else if (event.key === "Enter") lay();
    else if (event.key.toLowerCase() === "t") setHeld({ ...held, turns: (held.turns + 1) % 4 });
    else if (event.key === "Escape") setHeld(null);
    else return;
    event.preventDefault();
  };
  const press = (event: MouseEvent<SVGSVGElement>): void => {
    const frame = event.currentTarget.getBoundingClientRect();
    const scale = Math.min(frame.width / ground.width, frame.height / ground.height);
    const x = Math.floor((event.clientX - frame.left - (frame.width - ground.width * scale) / 2) / scale) + ground.x;
    const y = Math.floor((event.clientY - frame.top - (frame.height - ground.height * scale) / 2) / scale) + ground.y;
    if (held !== null) {
      setHeld({ ...held, x, y });
      return;
    }
    const index = laid.findIndex((one) =>
      place(one).some((p) => x >= p.x && x < p.x + p.tile.width && y >= p.y && y < p.y + p.tile.height),
    );
    const found = laid[index];
    if (found === undefined) return;
    setHeld(found);
    setLaid(laid.filter((_, i) => i !== index));
  };
  const tileName = (id: string): string => catalogue.tiles.get(id)?.name[spoken()] ?? id;
  return (
    <main className="plain-page wide tiles-page">
      <h1>{say("tiles.title")}</h1>
      <p>
        {say("tiles.how")} <span className="by-keys">{say("tiles.how-keys")}</span>
      </p>
      <div className="tiles-columns">
        <section className="box tiles-tools">
          <h2>{say("tiles.left", { count: left.length })}</h2>
          <div className="tile-choice">
            {left.map((one) => (
              <button
                key={`${one.seat}/${one.tile}`}
                type="button"
                className="tile-button"
                aria-pressed={held?.tile === one.tile && held.seat === one.seat}
                onClick={() =>
                  setHeld({
                    ...one,
                    x: ground.x + ROOM - (laid.length === 0 ? ROOM : 0),
                    y: ground.y + (laid.length === 0 ? 0 : ROOM),
                    turns: 0,
                  })
                }
              >
                <TilePicture card={catalogue.tiles.get(one.tile)} face={face} seat={one.seat} />
                <span>
                  <SeatMark seat={colourOf(one.seat)} size={13} />{" "}
                  {say("tiles.tile", { name: tileName(one.tile), number: one.seat + 1 })}
                </span>
              </button>
            ))}
          </div>
          {held === null ? null : (
            <div className="menu-list tile-held">
              <p role="status">
                {rule === null
                  ? say("tiles.fits", { name: tileName(held.tile) })
                  : say("tiles.refused", { name: tileName(held.tile), rule })}
              </p>
              <button
                type="button"
                className="line-button"
                onClick={() => setHeld({ ...held, turns: (held.turns + 1) % 4 })}
              >
                {say("tiles.turn")} <span className="key">{say("key.turn")}</span>
              </button>
              <button type="button" className="line-button" disabled={rule !== null} onClick={lay}>
                {say("tiles.lay")} <span className="key">{say("key.enter")}</span>
              </button>
              <button type="button" className="line-button" onClick={() => setHeld(null)}>
                {say("tiles.put-away")} <span className="key">{say("key.escape")}</span>
              </button>
            </div>
          )}
          {complete && !whole.ok ? (
            <ul className="reasons" role="alert">
              {whole.problems.map((problem, i) => (
                <li key={String(i)}>{problemWords(problem)}</li>
              ))}
            </ul>
          ) : null}
          <div className="menu-list">
            <button
              type="button"
              className="line-button"
              onClick={() => {
                const ready = planned({ ...chosen, layout: null });
                if (ready.ok) setLaid(readyTiles(ready.layout, catalogue, face));
              }}
            >
              {say("tiles.ready")}
            </button>
            <button type="button" className="line-button" onClick={() => setLaid([])}>
              {say("tiles.clear")}
            </button>
            <button
              type="button"
              className="go"
              disabled={!complete || !whole.ok}
              onClick={() => {
                choices.setState({ layout: laid });
                props.leave();
              }}
            >
              {say("tiles.use")}
            </button>
          </div>
        </section>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the tile in hand is moved with the arrows here */}
        <div className="tiles-board" role="application" aria-label={say("tiles.board")} tabIndex={0} onKeyDown={keys}>
          <svg viewBox={`0 0 ${ground.width * U} ${ground.height * U}`} aria-hidden="true" onClick={press}>
            <Terrain field={field} coordinates={false} />
            {ghost.map((one) => (
              <rect
                key={one.tile.id}
                x={(one.x - ground.x) * U}
                y={(one.y - ground.y) * U}
                width={one.tile.width * U}
                height={one.tile.height * U}
                fill="none"
                stroke={rule === null ? "#FFD98A" : "#B3261E"}
                strokeWidth={8}
                strokeDasharray={rule === null ? undefined : "18 12"}
              />
            ))}
          </svg>
        </div>
      </div>
      <TerrainLegend onRule={props.onRule} />
      <section className="tile-sheets">
        <h2>{say("tiles.faces")}</h2>
        <div className="tile-sheet-row">
          {lists.flatMap((list, seat) =>
            list.tiles.map((id) => (
              <TileSheet key={`${list.name}/${id}`} card={catalogue.tiles.get(id)} seat={seat} used={face} />
            )),
          )}
        </div>
      </section>
    </main>
  );
}

/** The ready-made battlefield as tiles laid by hand, to begin from. */
function readyTiles(
  layout: readonly Placed[],
  catalogue: ReturnType<typeof catalogueOf>,
  face: "dungeon" | "outdoor",
): readonly LaidTile[] {
  return layout.flatMap((one): LaidTile[] => {
    const turns = [0, 1, 2, 3].find((turn) => {
      const tile = placedOf(
        { tile: one.tile.id, seat: one.seat, x: one.x, y: one.y, turns: turn },
        face,
        catalogue,
      )?.tile;
      return (
        tile !== undefined &&
        JSON.stringify([tile.width, tile.marks, tile.walls]) ===
          JSON.stringify([one.tile.width, one.tile.marks, one.tile.walls])
      );
    });
    return turns === undefined ? [] : [{ tile: one.tile.id, seat: one.seat, x: one.x, y: one.y, turns }];
  });
}
