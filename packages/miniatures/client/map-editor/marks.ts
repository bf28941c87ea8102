import { type MapMark, terrains } from "../engine/index.ts";

/** A mark's type: "wall", or that of its terrain; types of a map's own are told apart by their ids. */
export function kindOf(mark: MapMark): string {
  if (typeof mark === "string") return mark;
  return mark.terrain === "other" ? `other/${mark.id}` : mark.terrain;
}

const order: readonly string[] = terrains;
const place = (mark: MapMark): number => {
  const at = order.indexOf(kindOf(mark));
  return at < 0 ? order.length : at;
};

/** Marks of a square in one order, each type once: the last of its type counts. */
export function inOrder(marks: readonly MapMark[]): readonly MapMark[] {
  const byKind = new Map(marks.map((mark) => [kindOf(mark), mark]));
  return [...byKind.values()].toSorted((a, b) => place(a) - place(b));
}

/** The sign that each type has where no other has taken it. */
const USUAL: Readonly<Record<string, string>> = {
  "blood-rock": "b",
  dangerous: "d",
  fire: "x",
  corrosive: "c",
  forest: "f",
  "market-stall": "m",
  "healing-font": "h",
  pit: "p",
  river: "~",
  "sacred-circle": "S",
  "secret-door": "D",
  slippery: "l",
  smoke: "s",
  "spike-stones": "v",
  statue: "o",
  teleporter: "t",
  web: "w",
  difficult: "^",
};

/** Signs of steep slopes by their direction: letters for the four sides, the places of a number pad for the corners. */
const SLOPES: Readonly<Record<string, string>> = { n: "N", e: "E", s: "Z", w: "W", ne: "9", se: "3", sw: "1", nw: "7" };

/** Signs for whatever has none of its own, the handsome ones first. */
const SPARE: readonly string[] = [
  ..."ABCFGHIJKLMOPQRTUVXYaegijknqruyz024568+*=%&@!?$",
  ...Array.from({ length: 26 }, (_, i) => String.fromCodePoint(0x3b1 + i)),
];

function wished(marks: readonly MapMark[]): string | undefined {
  const [first] = marks;
  if (first === undefined || marks.length > 1) return undefined;
  if (typeof first !== "string" && first.terrain === "steep-slope") return SLOPES[first.direction];
  return USUAL[kindOf(first)];
}

/** How squares are written: the sign of what lies on one, and the legend that explains them. */
export interface Signs {
  readonly signOf: (marks: readonly MapMark[]) => string;
  readonly legend: Readonly<Record<string, readonly MapMark[]>>;
}

/** Signs for all that lies on squares: those that a file's author gave, else the usual ones, else any that is free. */
export function signsOf(squares: readonly (readonly MapMark[])[], given: Readonly<Record<string, string>>): Signs {
  const kinds = new Map(squares.map((marks) => [JSON.stringify(marks), marks]));
  const fixed = new Map([
    ["[]", "."],
    ['["wall"]', "#"],
  ]);
  const signs = new Map<string, string>(fixed);
  const free = (sign: string | undefined): sign is string => sign !== undefined && ![...signs.values()].includes(sign);
  const give = (wish: (key: string, marks: readonly MapMark[]) => string | undefined): void => {
    for (const [key, marks] of kinds) {
      if (signs.has(key)) continue;
      const sign = wish(key, marks);
      if (free(sign)) signs.set(key, sign);
    }
  };
  give((key) => given[key]);
  give((_, marks) => wished(marks));
  // Any letter of the higher planes will do for a map with more kinds of squares than handsome signs.
  give(() => SPARE.find(free) ?? Array.from({ length: 4_000 }, (_, i) => String.fromCodePoint(0x4e00 + i)).find(free));
  const legend = [...kinds].flatMap(([key, marks]): [string, readonly MapMark[]][] => {
    const sign = signs.get(key);
    return sign === undefined || fixed.has(key) ? [] : [[sign, marks]];
  });
  return {
    signOf: (marks) => signs.get(JSON.stringify(marks)) ?? ".",
    legend: Object.fromEntries(legend.toSorted(([a], [b]) => (a < b ? -1 : 1))),
  };
}
