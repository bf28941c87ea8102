import { type Answer, type Body, type Question, spaceOf } from "../engine/index.ts";
import { creatureName, extentOf } from "../facing/names.ts";
import { say } from "../words/index.ts";
import { faceOf } from "./answers.ts";
import type { Item, Sheet } from "./model.ts";
import { aboutOf } from "./things.ts";

/** Answers that belong together, and the button that opens them. */
interface List {
  readonly key: string;
  readonly label: string;
  readonly opens: NonNullable<Item["opens"]>;
  /** They are places on the board: the first is a button of its own besides. */
  readonly onBoard: boolean;
}

const PLACES: ReadonlySet<Answer["do"]> = new Set<Answer["do"]>([
  "path",
  "put",
  "squeeze",
  "unsqueeze",
  "teleport",
  "area",
]);

/** Fewer of a kind have a button each. */
const FEW = 3;

function listFor(body: Body, answer: Answer): List | null {
  if (answer.do === "charge")
    return {
      key: `charge:${answer.target}`,
      label: say("list.charge", { name: creatureName(body, answer.target) }),
      opens: { on: "piece", id: answer.target },
      onBoard: false,
    };
  if (answer.do === "set-up")
    return {
      key: `set-up:${answer.creature}`,
      label: say("list.set-up", { name: creatureName(body, answer.creature) }),
      opens: { on: "list", list: `set-up:${answer.creature}` },
      onBoard: true,
    };
  const { do: deed } = answer;
  const named = (id: "list.places" | "list.take-back" | "list.assign" | "list.unassign", onBoard: boolean): List => ({
    key: PLACES.has(deed) ? "places" : deed,
    label: say(id),
    opens: { on: "list", list: PLACES.has(deed) ? "places" : deed },
    onBoard,
  });
  if (PLACES.has(deed)) return named("list.places", true);
  if (deed === "take-back") return named("list.take-back", false);
  if (deed === "assign") return named("list.assign", false);
  return deed === "unassign" ? named("list.unassign", false) : null;
}

/** One answer as it may be pressed, and the list that it belongs to. */
interface Entry {
  readonly item: Item;
  readonly list: List | null;
}

interface Group {
  readonly list: List;
  readonly entries: readonly Entry[];
}

const keyOf = (answer: Answer): string => JSON.stringify(answer);

function isOpen(drill: Item["opens"], { opens }: List): boolean {
  if (drill === undefined || drill === null) return false;
  if (drill.on === "list") return opens.on === "list" && opens.list === drill.list;
  return drill.on === "piece" && opens.on === "piece" && opens.id === drill.id;
}

/** The place that has a button of its own: of goals the one nearest to an enemy, else one from the middle. */
function likeliest(body: Body, question: Question, entries: readonly Entry[]): Item | undefined {
  const goals = entries.flatMap(({ item }) =>
    item.answer?.do === "path" && "to" in item.answer ? [{ item, at: item.answer.to }] : [],
  );
  const mover = body.creatures.find(({ id }) => id === aboutOf(body, question));
  const enemies = body.creatures.filter(({ owner, status }) => status === "in-play" && owner !== mover?.owner);
  const { width } = extentOf(body);
  const apart = (a: number, b: number): number =>
    Math.max(Math.abs((a % width) - (b % width)), Math.abs(Math.floor(a / width) - Math.floor(b / width)));
  const distance = (at: number): number => Math.min(...enemies.map((enemy) => apart(at, spaceOf(body, enemy).at)));
  const [nearest] = goals.toSorted((a, b) => distance(a.at) - distance(b.at));
  return nearest?.item ?? entries[Math.floor(entries.length / 2)]?.item;
}

/** The buttons of a list that is closed: all of a few, else what opens it, behind the likeliest place on the board. */
function closed(body: Body, question: Question, { entries, list }: Group): readonly Item[] {
  if (entries.length < FEW) return entries.map(({ item }) => item);
  const opener: Item = { id: `open:${list.key}`, label: list.label, detail: String(entries.length), opens: list.opens };
  const place = list.onBoard ? likeliest(body, question, entries) : undefined;
  return place === undefined ? [opener] : [place, opener];
}

/** Buttons and places for any answers: every one of them can be given by buttons alone. */
export function laidOut(
  body: Body,
  question: Question,
  answers: readonly Answer[],
  drill: Item["opens"],
): Pick<Sheet, "buttons" | "places"> {
  const entries = answers.map(
    (answer): Entry => ({
      item: { id: keyOf(answer), ...faceOf(body, question, answer), answer },
      list: listFor(body, answer),
    }),
  );
  const opened = entries.filter(({ list }) => list !== null && isOpen(drill, list));
  if (opened.length > 0) {
    const items = opened.map(({ item }) => item);
    return { buttons: items, places: items.map(({ pieces: _, ...item }) => item) };
  }
  const lists = new Map(entries.flatMap(({ list }) => (list === null ? [] : [[list.key, list] as const])));
  const groups = [...lists.values()].map(
    (list): Group => ({
      list,
      entries: entries.filter((entry) => entry.list?.key === list.key),
    }),
  );
  const loose = entries.filter(({ list }) => list === null).map(({ item }) => item);
  // Of creatures to be set up, one is in hand: its places are lit, the others stand behind their buttons.
  const [inHand] = groups.filter(({ list }) => list.onBoard);
  const ends = (item: Item): boolean =>
    item.answer?.do === "end-turn" || item.answer?.do === "stop" || item.answer?.do === "pass";
  const buttons = groups.flatMap((group) => {
    const all = closed(body, question, group);
    return group.list.onBoard && group !== inHand ? all.slice(-1) : all;
  });
  const places = groups.flatMap((group) => {
    if (group.list.onBoard) return group === inHand ? group.entries.map(({ item }) => item) : [];
    return group.entries.map(({ item: { squares: _, ...item } }) => item);
  });
  return {
    buttons: [...loose.filter((item) => !ends(item)), ...buttons, ...loose.filter(ends)],
    places: [...places, ...loose.filter(({ pieces, squares }) => pieces !== undefined || squares !== undefined)],
  };
}
