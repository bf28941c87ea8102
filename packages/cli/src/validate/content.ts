/** What a game's files of content are, and how each is read and checked: the part that a game tells the commands. */
import type { ContentResult, Finding, ListProblem, LocalText, Schema } from "@undercroft/cards";

export interface NamedPack {
  /** Its own id. */
  readonly pack: string;
  readonly name: LocalText;
}

export interface NamedMap {
  readonly id: string;
  readonly name: LocalText;
}

/** A line of a warband that could not be read. */
export interface LineFault {
  /** From 1. */
  readonly line: number;
  readonly text: string;
  readonly message: string;
  readonly nearest: string | null;
  readonly rule: string | null;
  /** Nothing in it is known: it may be of another game. */
  readonly strange: boolean;
}

export type LinesRead<W> =
  | { readonly ok: true; readonly list: W }
  | { readonly ok: false; readonly faults: readonly LineFault[] };

/** How warbands are read that may name the cards and maps of some packs. */
export interface WarbandReader<W> {
  /** As text that people write. */
  ofText(text: string): LinesRead<W>;
  /** As data. */
  readonly schema: Schema<W>;
  /** What a warband is meant for if nobody has said it, one of the game's kinds. */
  kindFor(list: W): string;
  /** What the rules have against it, with its place in the data. */
  faults(list: W, kind: string): readonly Finding[];
}

/** Maps of a game that has any. */
export interface MapReader<M> {
  read(text: string, file: string): ContentResult<M>;
  /** What hinders play on a map that is well formed, and what is seldom meant. */
  concerns(map: M): readonly (Finding & { readonly hinders: boolean })[];
}

export interface GameContent<P extends NamedPack, M extends NamedMap, W extends { readonly name: string }> {
  readonly game: string;
  /** Every kind of warband, as `--kind` names it. */
  readonly kinds: readonly string[];
  readPack(text: string, file: string): ContentResult<P>;
  readonly maps: MapReader<M> | null;
  /** The packs that there are besides those of a player's own. */
  shippedPacks(): readonly P[];
  shippedMaps(): readonly M[];
  /** How warbands are read; null for a game to which nobody brings one. */
  readonly warbands: ((packs: readonly P[], maps: readonly M[]) => WarbandReader<W>) | null;
}

const messages: { readonly [P in ListProblem["problem"]]: string } = {
  "unknown-card": "there is no card of this name",
  "no-section": "several cards have this name: put it under a heading",
  "wrong-section": "this belongs under another heading",
  "bad-count": "a line may ask for 1 to 99 copies",
};

/** A line that no list of cards could have, in words. */
export const lineFault = ({ line, text, problem, nearest }: ListProblem, rule: string | null): LineFault => ({
  line,
  text,
  message: messages[problem],
  nearest,
  rule,
  strange: problem === "unknown-card" || problem === "bad-count",
});
