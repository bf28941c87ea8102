import {
  type BattlefieldHandle,
  boardLabels,
  type DeskState,
  type Item,
  pressPlace,
  TileMap,
  useScreen,
} from "@undercroft/table";
import { type ReactElement, type Ref, useMemo } from "react";
import { isOfCard, listAt } from "../ask/map.ts";
import type { Sheet } from "../ask/model.ts";
import { placeRefusal } from "../ask/refusal.ts";
import { MapDrawing, type MapMarks } from "../board/drawing.tsx";
import { cellIn, cellOf, numberOf, openCells, type Reach, reachOf, shownIn } from "../board/ground.ts";
import { heroTokens, lurkingTokens, type Moment } from "../board/laid-out.ts";
import { marksOf, NO_MARKS } from "../board/marks.ts";
import { CARD, cornerOf, TILE } from "../board/measures.ts";
import { SmallMap } from "../board/small-map.tsx";
import { labeller } from "../board/space-words.ts";
import { type Body, type Cell, type Dg, type DgEvent, type State, sameCell } from "../engine/index.ts";
import { useDesk, useTable, useTableState } from "../table.ts";
import { say } from "../words/index.ts";
import { RoleBanner } from "./role.tsx";
import { Tray } from "./tray.tsx";

/** How near to a token's middle a press means the token, in drawing units. */
const GRASP = 19;
/** Pixels for 40 drawing units below which less of the map is shown, but larger: on a phone, and there to lay a card, which takes a finger's room. */
const READABLE = { usual: 27, phone: 24, laying: 20 } as const;
/** Pixels that do where the whole map is then in sight: fewer while a card is laid, for its places are to be compared. */
const WHOLE = { usual: 20, laying: 17 } as const;

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The places of a question, together with the map: empty ones only for whoever is asked for them. */
function useReach(state: State, sheet: Sheet | null): Reach {
  return useMemo(() => reachOf(state.body, sheet === null ? [] : openCells(state)), [state, sheet]);
}

/** The piece under a point of the drawing. */
function pieceAt(body: Body, reach: Reach, moment: Moment, at: Spot | null): string | null {
  if (at === null) return null;
  const tokens = [
    ...heroTokens(body, reach, moment).map(({ seat, x, y }) => ({ id: seat, x, y })),
    ...lurkingTokens(body, reach, moment.targets),
  ];
  return tokens.findLast(({ x, y }) => Math.hypot(x - at.x, y - at.y) <= GRASP)?.id ?? null;
}

/** What has to be kept in sight: where the hero of the question stands, or whoever did something. */
function centreCell({ body }: State, sheet: Sheet | null, flash: readonly DgEvent[]): Cell | null {
  const asked = sheet?.about ?? null;
  const done = flash.findLast((event) => event.event === "moved" || event.event === "placed");
  if (done?.event === "placed" && asked === null) return done;
  const walked = flash.findLast((event) => event.event === "pack-moved");
  if (walked?.event === "pack-moved" && asked === null) return body.map.find(({ id }) => id === walked.to) ?? null;
  const player = body.players.find(({ id }) => id === asked) ?? body.players[body.turn.player];
  return body.map.find(({ id }) => id === player?.at) ?? null;
}

/** What a question is about, if it is about none that anybody stands on: the middle of its places, or the hero of the turn among them. */
function middleOf({ body }: State, sheet: Sheet | null): Spot | null {
  const cells =
    sheet === null || sheet.about !== null ? [] : sheet.places.flatMap(({ squares }) => squares ?? []).map(cellOf);
  if (cells.length === 0) return null;
  const [xs, ys] = [cells.map(({ x }) => x), cells.map(({ y }) => y)];
  const [left, right, top, foot] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const here = body.map.find(({ id }) => id === body.players[body.turn.player]?.at);
  const isAmong = here !== undefined && here.x >= left && here.x <= right && here.y >= top && here.y <= foot;
  return isAmong ? here : { x: (left + right) / 2, y: (top + foot) / 2 };
}

/** The place that is named beside the map: by a button that is pointed at, or because nothing but it is asked about. */
function namedPlace(
  sheet: Sheet | null,
  { hoverItem, aim }: DeskState,
  { pointed }: MapMarks,
  reach: Reach,
): Spot | null {
  if (hoverItem !== null || aim !== null) return pointed;
  const [only, ...others] = new Set(sheet?.places.flatMap(({ squares }) => squares ?? []));
  return only === undefined || others.length > 0 ? null : shownIn(reach, cellOf(only));
}

function useCentre(state: State, sheet: Sheet | null, reach: Reach): Spot | undefined {
  const flash = useTableState((now) => now.flash);
  const cell = middleOf(state, sheet) ?? centreCell(state, sheet, flash);
  if (cell === null) return undefined;
  const corner = cornerOf(shownIn(reach, cell));
  return { x: corner.x + CARD.width / 2, y: corner.y + CARD.height / 2 };
}

/** What a press on a place means: the items of the piece that was hit, else those of the place. */
function meant(sheet: Sheet | null, at: number, piece: string | null): readonly Item<Dg>[] {
  const places = sheet?.places ?? [];
  const ofPiece = piece === null ? [] : places.filter(({ pieces }) => pieces?.includes(piece) === true);
  return ofPiece.length > 0 ? ofPiece : places.filter(({ squares }) => squares?.includes(at) === true);
}

function usePress(state: State, sheet: Sheet | null): (cell: Cell, piece: string | null) => boolean {
  const { table, desk } = useTable();
  const telling = useTableState((now) => now.telling);
  const asked = useTableState((now) => now.asked);
  const { touch } = useScreen();
  return (cell, piece) => {
    if (telling) {
      table.hurry();
      return true;
    }
    const at = numberOf(cell);
    const items = meant(sheet, at, piece);
    const space = state.body.map.find((one) => sameCell(one, cell));
    desk.setState({ refusal: null });
    // What may be done where the hero stands is more than a step: it is named before it is done.
    const isOwn =
      space !== undefined && state.body.players.some(({ id, at: here }) => id === sheet?.about && here === space.id);
    if (sheet !== null && (items.length > 1 || (isOwn && items.length > 0))) {
      // A card that was chosen stays chosen.
      const { drill } = desk.getState();
      const [chosen] = items.flatMap(({ answer }) =>
        answer?.do === "build" && isOfCard(drill, answer.card) ? [answer.card] : [],
      );
      const byPiece = piece !== null && items.every(({ pieces }) => pieces?.includes(piece) === true);
      desk.setState({ drill: byPiece ? { on: "piece", id: piece } : { on: "list", list: listAt(chosen, at) } });
      return true;
    }
    if (sheet !== null && pressPlace(table, desk, sheet, items, null, touch)) return true;
    const refusal = sheet === null ? null : placeRefusal(state, asked, at);
    desk.setState({
      aim: null,
      ...(refusal === null ? {} : { refusal, voice: say("why.no", { reason: refusal.words }) }),
      ...(refusal === null && space !== undefined ? { open: { sheet: "card", card: space.card, piece: null } } : {}),
    });
    return refusal === null && space !== undefined;
  };
}

/** In each turn the keyboard's way over the map begins at the hero, and once more when heroes go. */
const partOf = ({ turn: { round, player, phase } }: State["body"]): string =>
  `${round}/${player}/${phase === "hero" || phase === "discard-draw" ? "hero" : "before"}`;

/** The dungeon with everything that this moment lays over it. */
export function Board(props: { readonly sheet: Sheet | null; readonly handle: Ref<BattlefieldHandle> }): ReactElement {
  const { sheet } = props;
  const { desk } = useTable();
  const { state } = useTableState((now) => now.shown);
  const flash = useTableState((now) => now.flash);
  const viewer = useTableState((now) => now.viewer);
  const held = useDesk((now) => now);
  const { narrow } = useScreen();
  const { body } = state;
  const reach = useReach(state, sheet);
  const moment = useMemo<Moment>(
    () => ({
      selected: sheet?.about ?? null,
      targets: new Set(sheet?.places.flatMap(({ pieces }) => pieces ?? []) ?? []),
      flash,
      viewer,
    }),
    [sheet, flash, viewer],
  );
  const marks = useMemo(() => marksOf(state, sheet, held, reach), [state, sheet, held, reach]);
  const words = useMemo(() => labeller(state, sheet, viewer), [state, sheet, viewer]);
  const labelOf = useMemo(() => (place: Spot) => words(cellIn(reach, place)), [words, reach]);
  const press = usePress(state, sheet);
  const centre = useCentre(state, sheet, reach);
  const cardAt = (cell: Cell): string | null => body.map.find((one) => sameCell(one, cell))?.card ?? null;
  const { columns, rows } = reach;
  const isLaying = sheet?.places.some(({ answer }) => answer?.do === "place" || answer?.do === "build") === true;
  const own = body.players.filter(({ id }) => id === viewer);
  return (
    <div className="dg-board">
      <div className="dg-head">
        <RoleBanner />
        <Tray sheet={sheet} />
      </div>
      <TileMap
        ref={props.handle}
        columns={columns}
        rows={rows}
        tile={TILE}
        labels={boardLabels(say("board.map", { columns, rows }))}
        labelOf={labelOf}
        places={[...own, ...body.players].flatMap(({ alive, at }) => {
          const space = body.map.find(({ id }) => id === at);
          return alive && space !== undefined ? [shownIn(reach, space)] : [];
        })}
        part={partOf(body)}
        startCell={narrow ? READABLE[isLaying ? "laying" : "phone"] : READABLE.usual}
        {...(narrow ? {} : { wholeCell: WHOLE[isLaying ? "laying" : "usual"] })}
        named={namedPlace(sheet, held, marks, reach)}
        lit={marks.lit ?? []}
        {...(narrow ? {} : { overview: <SmallMap body={body} reach={reach} lit={marks.lit ?? []} /> })}
        {...(centre === undefined ? {} : { centre })}
        onPress={(place, at) => press(cellIn(reach, place), pieceAt(body, reach, moment, at))}
        onRead={(place) => {
          const card = cardAt(cellIn(reach, place));
          if (card !== null) desk.setState({ open: { sheet: "card", card, piece: null } });
        }}
        onHover={(place, at, half) => {
          const cell = place === null ? null : cellIn(reach, place);
          const card = cell === null ? null : cardAt(cell);
          desk.setState({
            square: cell === null ? null : numberOf(cell),
            piece: pieceAt(body, reach, moment, at),
            reading:
              card === null || place === null || at === null
                ? null
                : { card, piece: null, side: half === "right" ? "left" : "right" },
          });
        }}
      >
        <MapDrawing body={body} reach={reach} moment={moment} marks={marks} />
      </TileMap>
    </div>
  );
}

/** A position without a table. */
export function Snapshot(props: { readonly state: State; readonly label: string }): ReactElement {
  const { body } = props.state;
  const reach = reachOf(body, []);
  return (
    <TileMap
      columns={reach.columns}
      rows={reach.rows}
      tile={TILE}
      labels={boardLabels(props.label)}
      labelOf={() => ""}
      places={[]}
      onPress={() => false}
    >
      <MapDrawing
        body={body}
        reach={reach}
        moment={{ selected: null, targets: new Set(), flash: [], viewer: null }}
        marks={NO_MARKS}
      />
    </TileMap>
  );
}
