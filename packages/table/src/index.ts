import "./table.css";

export { type Kind, maybe, menu } from "./ask/menu.ts";
export { type Drill, type GoesOn, type Item, isListOpen, type Refusal, type Scene, type Sheet } from "./ask/model.ts";
export {
  buttonsOf,
  firstPlace,
  give,
  isPicked,
  itemsAt,
  itemsOfCard,
  nearestTo,
  pointedItem,
  press,
  pressPlace,
} from "./ask/press.ts";
export { askedMarks } from "./board/asked-marks.ts";
export { Battlefield, type BattlefieldHandle } from "./board/battlefield.tsx";
export type { Ground, Sign, SquareFace } from "./board/ground.ts";
export { Gutter } from "./board/gutter.tsx";
export {
  type Extent,
  shownExtent,
  shownPoint,
  shownRect,
  shownSpace,
  shownSquare,
  spaceShownAt,
  squareShownAt,
} from "./board/lie.ts";
export type {
  BattlefieldMarks,
  BurstMark,
  CostMark,
  DangerMark,
  LabelMark,
  LinkMark,
  ReachMark,
  SightMark,
} from "./board/marks.tsx";
export { Piece } from "./board/piece.tsx";
export type { PieceFace } from "./board/piece-face.ts";
export { type PointerHandlers, pinch, pointIn, useWindowIntents, type WindowIntents } from "./board/pointers.ts";
export { type Point, type Square, squareName, U } from "./board/square.ts";
export { focusCell, SquareGrid } from "./board/square-grid.tsx";
export { boardLabels, TableBoard } from "./board/table-board.tsx";
export { type BattlefieldFace, Terrain, TerrainPatch, type ThinWall } from "./board/terrain.tsx";
export { TileMap, type TileMapProps } from "./board/tile-map.tsx";
export { Token, type TokenFace } from "./board/token.tsx";
export { type BoardTool, endTool, keyTool, layTool, toggleTool } from "./board/tools.ts";
export { useWindowSize } from "./board/use-window.ts";
export { bringIntoSight, clampView, fitView, panBy, type Size, squareAt, type View, zoomAt } from "./board/view.ts";
export { CardFrame, type CardPress, CardText, LevelShield } from "./cards/card.tsx";
export { CardPile } from "./cards/card-pile.tsx";
export { download, type PickedFile, pickFile } from "./common/files.ts";
export { useFormer } from "./common/former.ts";
export { Glyph, GlyphMark } from "./common/glyph.tsx";
export { keepUnder, listUnder } from "./common/kept-list.ts";
export { monogramOf } from "./common/monogram.ts";
export { colourOf, type SeatColour } from "./common/palette.ts";
export { plain, type Rich, RichText, type Span } from "./common/rich.tsx";
export { RuleLink } from "./common/rule-link.tsx";
export { found, searchable } from "./common/search.ts";
export { SeatDot, SeatMark, SeatPortrait, SeatToken } from "./common/seat.tsx";
export { useScreen } from "./common/use-screen.ts";
export { aimless } from "./computer/aimless.ts";
export type { Reply, Request } from "./computer/protocol.ts";
export { type Chosen, FOES, type Foe, playersOf } from "./game/chosen.ts";
export {
  type AnyGame,
  anyGame,
  type GameClient,
  type GamePageProps,
  type HelpChapter,
  type PlannedSeat,
  type ResponseWindow,
} from "./game/client.ts";
export type { GameDoor } from "./game/door.ts";
export { chaptersOf, type HelpSection } from "./game/help-chapters.ts";
export { ownerWords } from "./game/owner-words.ts";
export { type QuestionWindows, questionWindows } from "./game/question-windows.ts";
export { reportName } from "./game/report-name.ts";
export { Fan } from "./hand/fan.tsx";
export { CREDITS } from "./icons/credits.ts";
export { EmblemSprite, type Emblems, loadEmblems, loadMoreEmblems, SHELL_EMBLEMS } from "./icons/sprite.tsx";
export { useEmblems } from "./icons/use-emblems.ts";
export { ChoiceRow } from "./look/choice-row.tsx";
export { Cover } from "./look/cover.tsx";
export { Drawer } from "./look/drawer.tsx";
export { EndPaper, ReplayBar } from "./look/end-paper.tsx";
export { ArchFloor, GameArch, Rosette } from "./look/game-arch.tsx";
export { useGoesOn } from "./look/goes-on.ts";
export { ListText, lineUnread } from "./look/list-text.tsx";
export { type LogLine, LogList } from "./look/log-list.tsx";
export { NameField } from "./look/name-field.tsx";
export { NothingFound } from "./look/nothing-found.tsx";
export { PhaseBar } from "./look/phase-bar.tsx";
export { Pips } from "./look/pips.tsx";
export { type QuestionOption, QuestionPaper, type QuestionPaperProps } from "./look/question-paper.tsx";
export { StandingGraph } from "./look/standing-graph.tsx";
export { FieldCard, type Lead, PickList, ResumeBand, SideBox } from "./look/start-parts.tsx";
export { Tool, TopBar } from "./look/top-bar.tsx";
export { type OwnPacks, ownPacks } from "./packs/own-packs.ts";
export { type BroughtFile, type Elsewhere, PackShelf } from "./packs/pack-shelf.tsx";
export { clearDesk, createDesk, type DeskState, type Open } from "./state/desk.ts";
export { PLAYERS, type PlayerKind, type Side, type TableInfo, type TableSeat } from "./state/info.ts";
export { type KeptLists, keptLists } from "./state/kept-lists.ts";
export { amended, begun, changed, madeAgain, type Past, takenBack } from "./state/past.ts";
export { type Shown, shownOf } from "./state/shown.ts";
export { readStops, STOP_LEVELS, type Stops } from "./state/stops.ts";
export { type Chapter, type Story, storyOf, withChapter } from "./state/story.ts";
export type { Table, TableState, TableTools, UndoOffer } from "./state/table.ts";
export { useDeskOf, useStateOf, useTools } from "./state/use-table.ts";
export type { MessageId } from "./words/en/index.ts";
export { figure } from "./words/figure.ts";
export { LOCALES, type Locale, type Speaker, say, speak, speakerOf, spoken, type Values } from "./words/index.ts";
export { roundWords } from "./words/round.ts";
