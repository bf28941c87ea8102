import { type Answer, ahead, type Body, costsOfReach, type Question, spaceOf } from "../engine/index.ts";
import { creatureName, extentOf, squareWords } from "../facing/names.ts";
import { say } from "../words/index.ts";
import { faceOf } from "./answers.ts";
import { areasOf, worthOf } from "./areas.ts";
import { percentWords } from "./chances.ts";
import type { Item, Sheet } from "./model.ts";
import { shortOutlook } from "./outlook.ts";
import { aboutOf } from "./things.ts";

/** Answers that belong together, and the button that opens them. */
interface List {
  readonly key: string;
  readonly label: string;
  readonly opens: NonNullable<Item["opens"]>;
  /** They are places on the board: the first is a button of its own besides. */
  readonly onBoard: boolean;
  /** So many have a button each at most, without an opener. */
  readonly most: number;
  /** What is asked while it lies open, where that is not the question itself. */
  readonly asks?: string;
}

const PLACES: ReadonlySet<Answer["do"]> = new Set<Answer["do"]>([
  "path",
  "put",
  "squeeze",
  "unsqueeze",
  "teleport",
  "area",
]);

/** So many of a kind have a button each at most; of charges at one target only one, since there are mostly several targets. */
const MOST = 2;
const MOST_CHARGES = 1;

function listFor(body: Body, answer: Answer): List | null {
  if (answer.do === "charge")
    return {
      key: `charge:${answer.target}`,
      label: say("list.charge", { name: creatureName(body, answer.target) }),
      opens: { on: "piece", id: answer.target },
      onBoard: false,
      most: MOST_CHARGES,
      asks: say("list.charge-from", { name: creatureName(body, answer.target) }),
    };
  if (answer.do === "set-up")
    return {
      key: `set-up:${answer.creature}`,
      label: say("list.set-up", { name: creatureName(body, answer.creature) }),
      opens: { on: "list", list: `set-up:${answer.creature}` },
      onBoard: true,
      most: MOST,
    };
  const { do: deed } = answer;
  const named = (id: "list.places" | "list.take-back" | "list.assign" | "list.unassign", onBoard: boolean): List => ({
    key: PLACES.has(deed) ? "places" : deed,
    label: say(id),
    opens: { on: "list", list: PLACES.has(deed) ? "places" : deed },
    onBoard,
    most: MOST,
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

/** The place that has a button of its own: of goals the one nearest to an enemy, of areas the best, else one from the middle. */
function likeliest(body: Body, question: Question, entries: readonly Entry[]): Item | undefined {
  if (entries[0]?.item.answer?.do === "area") return entries[0].item;
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
  if (entries.length <= list.most) return entries.map(({ item }) => item);
  const detail = list.asks === undefined ? String(entries.length) : say("list.squares", { count: entries.length });
  const opener: Item = { id: `open:${list.key}`, label: list.label, detail, opens: list.opens };
  const place = list.onBoard ? likeliest(body, question, entries) : undefined;
  return place === undefined ? [opener] : [place, opener];
}

/** Squares of movement to each end of the path that is asked for. */
function costsOf(body: Body, question: Question): ReadonlyMap<number, number> {
  return question.kind === "path" ? costsOfReach(body, question.journey) : new Map();
}

/** Where a movement would end, for the number in its square. */
function goalOf(costs: ReadonlyMap<number, number>, answer: Answer): Pick<Item, "goal"> {
  if (answer.do !== "path" || !("to" in answer)) return {};
  return { goal: { at: answer.to, cost: costs.get(answer.to) ?? 0, stops: false } };
}

/** More buttons than this say no more than their names: what comes of each shows when it is pointed at. */
const PRICED = 12;

/** Of more targets than these the button has only the chance: its parts stand in the paper beside it. */
const SUMMED = 6;

function chanceAlone(body: Body, question: Question, item: Item): Item {
  const [strike] = item.answer?.do === "target" ? (ahead(body, question, item.answer)?.strikes ?? []) : [];
  return strike === undefined ? item : { ...item, detail: percentWords(strike.forecast) };
}

/** Buttons with their price, as far as it takes looking ahead. */
function priced(body: Body, question: Question, items: readonly Item[]): readonly Item[] {
  if (question.kind === "target" && items.length > SUMMED)
    return items.map((item) => chanceAlone(body, question, item));
  if (items.length > PRICED) return items;
  return items.map((item) => {
    const price = shortOutlook(body, question, item);
    return price === undefined ? item : { ...item, detail: price };
  });
}

/** The list of all targets of a charge, where they are many. */
const CHARGES = "charges";

const chargesOpener = (count: number): Item => ({
  id: `open:${CHARGES}`,
  label: say("list.charges"),
  detail: say("attack.targets", { count }),
  icon: "crossed-swords",
  opens: { on: "list", list: CHARGES },
});

/** Answers of a list that is closed are pressed on the pieces that they are about, on no squares. */
const pressedOnPieces = ({ entries }: Group): readonly Item[] =>
  entries.map(({ item: { squares: _, ...item } }) => item);

/** A button of a list that lies open: the list's own question says at whom a charge goes. */
function within(body: Body, question: Question, item: Item): Item {
  const { answer } = item;
  if (answer?.do !== "charge") return item;
  const size = body.creatures.find(({ id }) => id === aboutOf(body, question))?.size ?? 1;
  return { ...item, label: say("answer.charge-from", { square: squareWords(body, answer.at, size) }) };
}

/** Buttons and places for any answers: every one of them can be given by buttons alone. */
export function laidOut(
  body: Body,
  question: Question,
  answers: readonly Answer[],
  drill: Item["opens"],
): Pick<Sheet, "buttons" | "places"> & Partial<Pick<Sheet, "question" | "consequence">> {
  const areas = areasOf(body, question);
  const costs = costsOf(body, question);
  const ordered = areas.size === 0 ? answers : answers.toSorted((a, b) => worthOf(areas, b) - worthOf(areas, a));
  const entries = ordered.map(
    (answer): Entry => ({
      item: { id: keyOf(answer), ...faceOf(body, question, answer, areas), ...goalOf(costs, answer), answer },
      list: listFor(body, answer),
    }),
  );
  const opened = entries.filter(({ list }) => list !== null && isOpen(drill, list));
  if (opened.length > 0) {
    const items = opened.map(({ item }) => within(body, question, item));
    const asks = opened[0]?.list?.asks;
    return {
      ...(asks === undefined ? {} : { question: asks, consequence: "" }),
      buttons: priced(body, question, items),
      places: items.map(({ pieces: _, ...item }) => item),
    };
  }
  const lists = new Map(entries.flatMap(({ list }) => (list === null ? [] : [[list.key, list] as const])));
  const groups = [...lists.values()].map(
    (list): Group => ({
      list,
      entries: entries.filter((entry) => entry.list?.key === list.key),
    }),
  );
  const charges = groups.filter(({ list }) => list.asks !== undefined);
  const folded = charges.length > MOST;
  if (folded && drill?.on === "list" && drill.list === CHARGES)
    return {
      question: say("list.charge-whom"),
      consequence: "",
      buttons: priced(
        body,
        question,
        charges.flatMap((group) => closed(body, question, group)),
      ),
      places: charges.flatMap(pressedOnPieces),
    };
  const loose = entries.filter(({ list }) => list === null).map(({ item }) => item);
  // Of creatures to be set up, one is in hand: its places are lit, the others stand behind their buttons.
  const [inHand] = groups.filter(({ list }) => list.onBoard);
  const ends = (item: Item): boolean =>
    item.answer?.do === "end-turn" || item.answer?.do === "stop" || item.answer?.do === "pass";
  const buttons = groups.flatMap((group) => {
    if (folded && charges.includes(group)) return group === charges[0] ? [chargesOpener(charges.length)] : [];
    const all = closed(body, question, group);
    const [opener] = all.filter(({ opens }) => opens !== undefined);
    return group.list.onBoard && group !== inHand && opener !== undefined ? [opener] : all;
  });
  const places = groups.flatMap((group) => {
    if (group.list.onBoard) return group === inHand ? group.entries.map(({ item }) => item) : [];
    return pressedOnPieces(group);
  });
  return {
    buttons: priced(body, question, [...loose.filter((item) => !ends(item)), ...buttons, ...loose.filter(ends)]),
    places: [...places, ...loose.filter(({ pieces, squares }) => pieces !== undefined || squares !== undefined)],
  };
}
