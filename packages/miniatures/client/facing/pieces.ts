import { colourOf, type Extent, monogramOf, type PieceFace, shownSquare, spoken } from "@undercroft/table";
import { type Body, type Creature, type MnEvent, spaceOf } from "../engine/index.ts";
import { signOf } from "./effects.ts";
import { extentOf } from "./names.ts";

/** What the moment adds to pieces. */
export interface PieceMarks {
  readonly selected: string | null;
  readonly targets: ReadonlySet<string>;
  /** Whom what is pointed at would strike. */
  readonly aimed: ReadonlySet<string>;
  readonly flash: readonly MnEvent[];
}

function travelOf(shape: Extent, creature: Creature, flash: readonly MnEvent[]): PieceFace["travel"] {
  const moved = flash.findLast((event) => event.event === "moved" && event.creature === creature.id);
  if (moved?.event !== "moved" || moved.path.length === 0) return undefined;
  return [moved.from, ...moved.path].map((at) => shownSquare(shape, at, creature.size));
}

function faceOf(body: Body, shape: Extent, creature: Creature, at: number): Omit<PieceFace, "id"> {
  const card = body.content.creatures[creature.card];
  return {
    ...shownSquare(shape, at, creature.size),
    seat: colourOf(creature.owner),
    emblem: card?.emblem ?? null,
    monogram: monogramOf(card?.name[spoken()] ?? creature.card),
    size: creature.size,
  };
}

function pieceOf(body: Body, shape: Extent, creature: Creature, marks: PieceMarks): PieceFace {
  const lasting = body.effects.filter(({ on }) => on === creature.id);
  const travel = travelOf(shape, creature, marks.flash);
  const hurt = marks.flash.some((event) => event.event === "damaged" && event.creature === creature.id);
  return {
    ...faceOf(body, shape, creature, spaceOf(body, creature).at),
    id: creature.id,
    hitPoints: {
      left: Math.max(0, creature.hitPoints),
      full: creature.maximum,
      low: creature.hitPoints <= creature.bloodied,
    },
    acted: creature.acted && body.battle.turn?.creature !== creature.id,
    conditions: [...new Set(lasting.map(({ what }) => signOf(what)))],
    selected: marks.selected === creature.id,
    target: marks.targets.has(creature.id),
    aimed: marks.aimed.has(creature.id),
    carried: creature.mount !== null,
    ...(travel === undefined ? {} : { travel }),
    ...(hurt ? { mood: "hurt" as const } : {}),
  };
}

/** All creatures on the map as they are drawn; riders before their mounts, so that they are pressed first. */
export function piecesOf(body: Body, marks: PieceMarks): readonly PieceFace[] {
  const shape = extentOf(body);
  const standing = body.creatures.filter(({ status }) => status === "in-play");
  const riders = standing.filter(({ mount }) => mount !== null);
  return [...riders, ...standing.filter(({ mount }) => mount === null)].map((creature) =>
    pieceOf(body, shape, creature, marks),
  );
}

/** Creatures that the events of the moment have destroyed, as they were drawn. */
export function fallenOf(body: Body, flash: readonly MnEvent[]): readonly PieceFace[] {
  const shape = extentOf(body);
  return flash.flatMap((event): readonly PieceFace[] => {
    if (event.event !== "destroyed" || event.at < 0) return [];
    const creature = body.creatures.find(({ id }) => id === event.creature);
    if (creature === undefined) return [];
    return [{ ...faceOf(body, shape, creature, event.at), id: creature.id, mood: "destroyed" }];
  });
}
