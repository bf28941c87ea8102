import "./table.css";

export { Battlefield, type BattlefieldHandle, type BattlefieldLabels } from "./board/battlefield.tsx";
export type { Ground, SquareFace } from "./board/ground.ts";
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
export type { BattlefieldMarks, BurstMark, CostMark, LabelMark, SightMark } from "./board/marks.tsx";
export { Piece } from "./board/piece.tsx";
export type { PieceFace } from "./board/piece-face.ts";
export { type Point, type Square, squareName, U } from "./board/square.ts";
export { type BattlefieldFace, Terrain, type ThinWall } from "./board/terrain.tsx";
export { Token, type TokenFace } from "./board/token.tsx";
export { CardFrame, type CardPress, CardText, LevelShield } from "./cards/card.tsx";
export { download, pickFile } from "./common/files.ts";
export { useFormer } from "./common/former.ts";
export { Glyph, GlyphMark } from "./common/glyph.tsx";
export { SEAT_COLOURS, type SeatColour } from "./common/palette.ts";
export { plain, type Rich, RichText, type Span } from "./common/rich.tsx";
export { RuleLink } from "./common/rule-link.tsx";
export { SeatMark, SeatPortrait, SeatToken } from "./common/seat.tsx";
export { useScreen } from "./common/use-screen.ts";
export { CREDITS } from "./icons/credits.ts";
export { EmblemSprite, type Emblems, loadEmblems, loadMoreEmblems, SHELL_EMBLEMS } from "./icons/sprite.tsx";
export { useEmblems } from "./icons/use-emblems.ts";
export { ChoiceRow } from "./look/choice-row.tsx";
export { Cover } from "./look/cover.tsx";
export { EndPaper, ReplayBar } from "./look/end-paper.tsx";
export { type ArchArt, GameArch, Rosette } from "./look/game-arch.tsx";
export { type LogLine, LogList } from "./look/log-list.tsx";
export { MoraleGraph } from "./look/morale-graph.tsx";
export { PhaseBar } from "./look/phase-bar.tsx";
export { Pips } from "./look/pips.tsx";
export { type QuestionOption, QuestionPaper, type QuestionPaperProps } from "./look/question-paper.tsx";
export { Sheet } from "./look/sheet.tsx";
export { FieldCard, PackBox, PickList, ResumeBand } from "./look/start-parts.tsx";
export { Tool, TopBar } from "./look/top-bar.tsx";
export type { MessageId } from "./words/en/index.ts";
export { figure } from "./words/figure.ts";
export { LOCALES, type Locale, rich, say, speak, spoken, type Values } from "./words/index.ts";
