import "./index.css";

export { ChoiceRow } from "./choice-row.tsx";
export { Cover, type CoverProps } from "./cover.tsx";
export { EndPaper, type EndPaperProps, ReplayBar, type ReplayBarProps } from "./end-paper.tsx";
export { type ArchArt, GameArch, type GameArchProps, Rosette } from "./game-arch.tsx";
export { type LogLine, LogList, type LogListProps } from "./log-list.tsx";
export { MoraleGraph, type MoraleGraphProps, type MoraleSeries } from "./morale-graph.tsx";
export { PhaseBar, type PhaseBarProps } from "./phase-bar.tsx";
export { type QuestionAmount, type QuestionOption, QuestionPaper, type QuestionPaperProps } from "./question-paper.tsx";
export { Sheet, type SheetProps } from "./sheet.tsx";
export { FieldCard, PackBox, type PackBoxProps, type Pick, PickList, ResumeBand } from "./start-parts.tsx";
export { Tool, TopBar, type TopBarProps } from "./top-bar.tsx";
