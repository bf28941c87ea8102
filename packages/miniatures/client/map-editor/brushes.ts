import type { SquareFace, ThinWall } from "@undercroft/table";
import type { Direction, MapMark, OtherTerrain, Terrain, WallLine } from "../engine/index.ts";
import { drawnFace } from "../facing/field.ts";
import { type MessageId, say } from "../words/index.ts";
import { type Brush, cornerOf, diagonalOf, edgeOf } from "./brush.ts";
import { emptyDraft } from "./draft.ts";

/** What some terrain needs to know, as it is set now. */
export interface Settings {
  readonly direction: Direction;
  readonly heals: number;
  readonly teleporter: string;
}

export const GROUPS = ["areas", "walls", "slow", "harm", "sight", "help"] as const;
export type Group = (typeof GROUPS)[number];

/** Something that may be taken in hand. */
export interface BrushEntry {
  readonly id: string;
  readonly group: Group | "own";
  /** The sign of its terrain, and the key that takes it in hand. */
  readonly sign: string;
  readonly rule: string;
  readonly brush: (settings: Settings) => Brush;
  readonly does: MessageId;
}

const GROUPED: readonly (readonly [Group, readonly (readonly [Terrain, string, string])[]])[] = [
  [
    "slow",
    [
      ["difficult", "^", "mn.difficult.cost"],
      ["forest", "f", "mn.terrain.forest.difficult"],
      ["market-stall", "m", "mn.terrain.market-stall"],
      ["river", "~", "mn.terrain.river"],
      ["web", "w", "mn.terrain.web.difficult"],
    ],
  ],
  [
    "harm",
    [
      ["dangerous", "d", "mn.terrain.dangerous.roll"],
      ["spike-stones", "v", "mn.terrain.spikes.damage"],
      ["fire", "x", "mn.terrain.fire"],
      ["corrosive", "c", "mn.terrain.corrosive"],
      ["pit", "p", "mn.terrain.pit.enter"],
      ["steep-slope", "n", "mn.terrain.slope.fall"],
      ["slippery", "l", "mn.terrain.slippery"],
    ],
  ],
  [
    "sight",
    [
      ["smoke", "s", "mn.terrain.smoke.blocks"],
      ["statue", "o", "mn.terrain.statue.cover"],
      ["secret-door", "D", "mn.terrain.secret-door.wall"],
    ],
  ],
  [
    "help",
    [
      ["sacred-circle", "S", "mn.terrain.sacred-circle"],
      ["blood-rock", "b", "mn.terrain.blood-rock"],
      ["healing-font", "h", "mn.terrain.healing-font"],
      ["teleporter", "t", "mn.terrain.teleporter.use"],
    ],
  ],
];

function markOf(terrain: Terrain, { direction, heals, teleporter }: Settings): MapMark {
  if (terrain === "steep-slope") return { terrain, direction };
  if (terrain === "healing-font") return { terrain, heals };
  return terrain === "teleporter" ? { terrain, name: teleporter } : terrain;
}

const fixed = (id: string, group: Group, sign: string, rule: string, brush: Brush, does: MessageId): BrushEntry => ({
  id,
  group,
  sign,
  rule,
  brush: () => brush,
  does,
});

const AREAS: readonly BrushEntry[] = [
  fixed("start-a", "areas", "1", "mn.map.start-areas", { brush: "start", label: "A" }, "maps.does-start"),
  fixed("start-b", "areas", "2", "mn.map.start-areas", { brush: "start", label: "B" }, "maps.does-start"),
  fixed("victory-a", "areas", "3", "mn.map.victory-owner", { brush: "victory", label: "A" }, "maps.does-victory"),
  fixed("victory-b", "areas", "4", "mn.map.victory-owner", { brush: "victory", label: "B" }, "maps.does-victory"),
  fixed("victory-ab", "areas", "5", "mn.map.victory-owner", { brush: "victory", label: "A&B" }, "maps.does-victory"),
];

const WALLS: readonly BrushEntry[] = [
  fixed("wall", "walls", "#", "mn.wall.blocks", { brush: "mark", mark: "wall" }, "maps.does-wall"),
  fixed("edge", "walls", "|", "mn.wall.gridlines", { brush: "edge" }, "maps.does-edge"),
  fixed("slash", "walls", "", "mn.wall.diagonal.enter", { brush: "slash" }, "maps.does-across"),
  fixed("backslash", "walls", "", "mn.wall.diagonal.enter", { brush: "backslash" }, "maps.does-across"),
  fixed("corner", "walls", "", "mn.ruling.diagonal-wall", { brush: "corner" }, "maps.does-corner"),
];

/** The eraser, which stands apart. */
export const ERASER: BrushEntry = fixed("erase", "walls", ".", "mn.map.clear", { brush: "erase" }, "maps.does-erase");

/** All that every map may have. */
export const ENTRIES: readonly BrushEntry[] = [
  ...AREAS,
  ...WALLS,
  ...GROUPED.flatMap(([group, terrains]) =>
    terrains.map(
      ([terrain, sign, rule]): BrushEntry => ({
        id: terrain,
        group,
        sign,
        rule,
        brush: (settings) => ({ brush: "mark", mark: markOf(terrain, settings) }),
        does: `maps.does-${terrain}`,
      }),
    ),
  ),
];

/** What a map's own types of terrain add (mn.terrain.other). */
export function ownEntries(others: readonly OtherTerrain[]): readonly BrushEntry[] {
  return others.map(({ id }) => ({
    id: `other/${id}`,
    group: "own",
    sign: "",
    rule: "mn.terrain.other",
    brush: () => ({ brush: "mark", mark: { terrain: "other", id } }),
    does: "maps.does-other",
  }));
}

/** A brush in words; `others` names what the map itself defines. */
export function brushName(brush: Brush, others: readonly OtherTerrain[], spoken: "en" | "ru"): string {
  switch (brush.brush) {
    case "start":
      return say("maps.brush-start", { label: brush.label });
    case "victory":
      return say("maps.brush-victory", { label: brush.label });
    case "edge":
    case "slash":
    case "backslash":
    case "corner":
    case "erase":
      return say(`maps.brush-${brush.brush}`);
    case "mark": {
      const { mark } = brush;
      if (mark === "wall") return say("maps.brush-wall");
      if (typeof mark === "string") return say(`terrain.${mark}`);
      if (mark.terrain !== "other") return say(`terrain.${mark.terrain}`);
      return others.find(({ id }) => id === mark.id)?.name[spoken] ?? mark.id;
    }
  }
}

/** The walls of a brush's sample. */
function wallsOf({ brush }: Brush): readonly WallLine[] {
  if (brush === "edge") return [edgeOf(1, 0, "e")];
  if (brush === "corner") return [cornerOf(1, 0, "nw")];
  return brush === "slash" || brush === "backslash" ? [diagonalOf(1, 0, brush)] : [];
}

/** A square as the brush would leave it, and the walls: the sample beside its name. */
export function sampleOf(brush: Brush): { readonly square: SquareFace; readonly walls: readonly ThinWall[] } {
  const draft = emptyDraft("", { en: "", ru: "" }, 1, 1);
  const walls = wallsOf(brush);
  const face = drawnFace({
    ...draft,
    marks: brush.brush === "mark" ? [[brush.mark]] : [[]],
    starts: {
      A: brush.brush === "start" && brush.label === "A" ? [0] : [],
      B: brush.brush === "start" && brush.label === "B" ? [0] : [],
    },
    victory: brush.brush === "victory" ? [{ squares: [0] }] : [],
    walls,
  });
  return { square: face.squares[0]?.[0] ?? { ground: "floor" }, walls: face.walls };
}
