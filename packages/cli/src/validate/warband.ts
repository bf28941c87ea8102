import { type Path, toPlain, writePath } from "@undercroft/cards";
import type { TextPlace } from "@undercroft/kernel";
import {
  type Catalogue,
  checkWarband,
  type LineProblem,
  parseWarband,
  type WarbandKind,
  type WarbandList,
  type WarbandProblem,
} from "../games/dungeon-command/parts.ts";
import { nearest } from "../nearest.ts";
import type { Checked, FileProblem } from "./problem.ts";

/** What a warband file may hold. */
const limits = { depth: 4, values: 500, letters: 200 };
/** Letters and lines of a warband as text. */
const MOST_LETTERS = 100_000;
const MOST_LINES = 500;

const sections = ["commanders", "creatures", "orders", "tiles"] as const;
const keys: readonly string[] = ["name", ...sections];

/** A warband as text, or as data that was read already and the places of the text that it was read from. */
export type WarbandSource =
  | { readonly text: string }
  | { readonly data: unknown; readonly placeOf: (path: Path) => TextPlace | undefined };

type Read =
  | { readonly ok: true; readonly list: WarbandList }
  | { readonly ok: false; readonly problems: readonly Unfiled[] };

/** A problem of a file that is not named yet. */
type Unfiled = Omit<FileProblem, "file">;

const problem = (path: string, message: string, meant: string | null = null): Unfiled => ({
  line: null,
  column: null,
  card: null,
  path,
  message,
  nearest: meant,
  rule: null,
});

function isTable(value: unknown): value is { readonly [key: string]: unknown } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A warband out of data: a table of lists of ids. */
function ofData({ data: value, placeOf }: Extract<WarbandSource, { readonly data: unknown }>): Read {
  const placed = (path: Path, message: string, meant: string | null = null): Unfiled => ({
    ...problem(writePath(path), message, meant),
    ...placeOf(path),
  });
  const plain = toPlain(value, limits);
  if (!plain.ok) return { ok: false, problems: [placed(plain.path, plain.message)] };
  if (!isTable(value)) return { ok: false, problems: [placed([], "a warband is a table")] };
  const problems: Unfiled[] = [];
  for (const key of Object.keys(value))
    if (!keys.includes(key)) problems.push(placed([key], "there is no such key", nearest(key, keys)));
  const cards = (section: (typeof sections)[number]): string[] => {
    const written = value[section];
    if (!Array.isArray(written)) {
      problems.push(placed([section], written === undefined ? "this key is missing" : "expected a list of ids"));
      return [];
    }
    return written.flatMap((card: unknown, i) => {
      if (typeof card === "string" && card.length <= 120) return [card];
      problems.push(placed([section, i], "expected the id of a card"));
      return [];
    });
  };
  const name = value["name"] ?? "";
  if (typeof name !== "string" || name.length > 200) problems.push(placed(["name"], "expected a short text"));
  const [commanders, creatures, orders, tiles] = [
    cards("commanders"),
    cards("creatures"),
    cards("orders"),
    cards("tiles"),
  ];
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, list: { name: String(name), commanders, creatures, orders, tiles } };
}

const lineMessages: { readonly [P in LineProblem["problem"]]: string } = {
  "unknown-card": "there is no card or tile of this name",
  "no-section": "several cards have this name: put it under a heading",
  "wrong-section": "this belongs under another heading",
  "bad-count": "a line may ask for 1 to 99 copies",
};

/** Lines with more than a remark in them; reading a warband leaves out the others. */
const linesOf = (text: string): readonly string[] =>
  text.split(/\r\n|\r|\n/).filter((line) => line.replace(/(^|\s)(#|\/\/).*$/, "").trim() !== "");

/** What a file is told that is neither. */
export const neither =
  "this is neither a pack nor a warband: no line of it names a card, and a pack is a table in a .yaml or .json file";

/** Why a text is too much, or too little, for a warband; null if it may be one. */
function sizeFault(text: string): string | null {
  if (text.length > MOST_LETTERS) return `more than ${MOST_LETTERS} letters`;
  if (text.split(/\r\n|\r|\n/).length > MOST_LINES) return `more than ${MOST_LINES} lines`;
  return text.trim() === "" ? "the file is empty" : null;
}

/** Whether any line of a text is one of a warband. */
export function readsAsWarband(text: string, catalogue: Catalogue): boolean {
  if (sizeFault(text) !== null) return false;
  const parsed = parseWarband(text, catalogue);
  return parsed.ok || parsed.problems.length < linesOf(text).length;
}

function ofText(text: string, catalogue: Catalogue): Read {
  const fault = sizeFault(text);
  if (fault !== null) return { ok: false, problems: [problem("", fault)] };
  const parsed = parseWarband(text, catalogue);
  if (parsed.ok) return parsed;
  if (parsed.problems.length > 1 && parsed.problems.length === linesOf(text).length)
    return { ok: false, problems: [problem("", neither)] };
  const problems = parsed.problems.map(({ line, text: written, problem: kind, nearest: meant }) =>
    problem(`line ${line}`, `"${written.slice(0, 80)}": ${lineMessages[kind]}`, meant),
  );
  return { ok: false, problems };
}

const messages: { readonly [P in WarbandProblem["problem"]]: string } = {
  "unknown-card": "there is no {card}",
  "few-creatures": "{count} creatures; at least {least} are due",
  "few-orders": "{count} orders; at least {least} are due",
  "exact-creatures": "{count} creatures; exactly {due} are due",
  "exact-orders": "{count} orders; exactly {due} are due",
  "creature-copies": "{count} creatures called {name}; at most {most} may be",
  "order-copies": "{count} orders called {name}; at most {most} may be",
  commanders: "{count} commanders; exactly one is due",
  tiles: "{large} large and {small} small tiles; {due} of each are due",
  "start-areas": "{count} tiles with a start area; exactly one is due",
  "no-start-area": "no tile has a start area",
  "nothing-deployable": "no creature can be deployed with Leadership {leadership}",
  "several-packs": "cards of {count} packs: only a custom warband may combine them",
  "mixed-halves": "cards of both halves of the pack",
};

/** What stands against a warband, in one sentence. */
export function warbandSentence({ problem: kind, values }: WarbandProblem): string {
  return messages[kind].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ""));
}

function nearestCard(id: string, { creatures, orders, commanders, tiles }: Catalogue): string | null {
  return nearest(id, [...creatures.keys(), ...orders.keys(), ...commanders.keys(), ...tiles.keys()]);
}

/** Where a list names a card first. */
function pathOfCard(list: WarbandList, card: string): Path {
  const section = sections.find((one) => list[one].includes(card));
  return section === undefined ? [] : [section, list[section].indexOf(card)];
}

export interface CheckedWarband {
  readonly checked: Checked;
  /** The warband, if it is sound. */
  readonly list: WarbandList | null;
}

/** Checks a warband, as text or as data that was read already, by the rules for its kind. */
export function checkWarbandFile(
  source: WarbandSource,
  file: string,
  kind: WarbandKind,
  catalogue: Catalogue,
): CheckedWarband {
  const read = "text" in source ? ofText(source.text, catalogue) : ofData(source);
  if (!read.ok) {
    const problems = read.problems.map((one) => ({ file, ...one }));
    return { checked: { file, kind: "warband", name: "", problems }, list: null };
  }
  const problems = checkWarband(read.list, kind, catalogue).map((found): FileProblem => {
    const card = found.problem === "unknown-card" ? String(found.values["card"] ?? "").slice(0, 120) : null;
    const meant = card === null ? null : nearestCard(card, catalogue);
    const at = card === null || !("data" in source) ? undefined : source.placeOf(pathOfCard(read.list, card));
    return {
      ...problem("", warbandSentence(found), meant),
      ...at,
      file,
      card,
      rule: found.rule,
    };
  });
  const { list } = read;
  return { checked: { file, kind: "warband", name: list.name, problems }, list: problems.length === 0 ? list : null };
}
