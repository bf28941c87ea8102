import {
  colourOf,
  type Extent,
  monogramOf,
  type PieceFace,
  shownSquare,
  spoken,
  type TokenFace,
} from "@undercroft/table";
import { treasureToken } from "../board/treasure.tsx";
import { type Body, type Creature, cardOf, type DcEvent, hitPointsOf, levelOf } from "../engine/index.ts";

/** What the moment adds to pieces. */
export interface PieceMarks {
  readonly selected: string | null;
  readonly targets: ReadonlySet<string>;
  /** Whom the action on top of the stack has taken for a target. */
  readonly aimed: ReadonlySet<string>;
  readonly flash: readonly DcEvent[];
}

function travelOf(body: Body, creature: Creature, flash: readonly DcEvent[]): PieceFace["travel"] {
  const moved = flash.findLast((event) => event.event === "moved" && event.creature === creature.id);
  if (moved?.event !== "moved" || moved.path.length === 0) return undefined;
  const size = creature.size;
  return [moved.from, ...moved.path].map((at) => shownSquare(body.battlefield.shape, at, size));
}

function moodOf(creature: Creature, flash: readonly DcEvent[]): PieceFace["mood"] {
  for (const event of flash) {
    if (event.event === "cowered" && event.creature === creature.id) return "shrinking";
    if (event.event === "damaged" && event.creature === creature.id) return "hurt";
  }
  return undefined;
}

function pieceOf(body: Body, creature: Creature, marks: PieceMarks): PieceFace {
  const card = cardOf(body, creature);
  const full = hitPointsOf(body, creature);
  const travel = travelOf(body, creature, marks.flash);
  const mood = moodOf(creature, marks.flash);
  return {
    ...shownSquare(body.battlefield.shape, creature.at, creature.size),
    id: creature.id,
    seat: colourOf(creature.controller),
    emblem: card.emblem,
    monogram: monogramOf(card.name[spoken()]),
    size: creature.size,
    level: levelOf(body, creature),
    hitPoints: { left: Math.max(0, full - creature.damage), full },
    tapped: creature.tapped,
    attached: creature.attached.length,
    acted: creature.activated && body.turn.active !== creature.id && body.turn.seat === creature.controller,
    selected: marks.selected === creature.id,
    target: marks.targets.has(creature.id),
    aimed: marks.aimed.has(creature.id),
    ...(travel === undefined ? {} : { travel }),
    ...(mood === undefined ? {} : { mood }),
  };
}

/** All creatures on the battlefield as they are drawn. */
export function piecesOf(body: Body, marks: PieceMarks): readonly PieceFace[] {
  return body.creatures.map((creature) => pieceOf(body, creature, marks));
}

/** Creatures that the events of the moment have destroyed, as they were drawn. */
export function fallenOf(
  { content, battlefield }: Pick<Body, "content"> & { readonly battlefield: { readonly shape: Extent } },
  flash: readonly DcEvent[],
): readonly PieceFace[] {
  return flash.flatMap((event): PieceFace[] => {
    if (event.event !== "destroyed") return [];
    const card = content.creatures[event.card];
    if (card === undefined) return [];
    const { size = 1 } = card;
    return [
      {
        ...shownSquare(battlefield.shape, event.at, size),
        id: event.creature,
        seat: colourOf(event.controller),
        emblem: card.emblem,
        monogram: monogramOf(card.name[spoken()]),
        size,
        mood: "destroyed",
      },
    ];
  });
}

/** Closed chests and coins. */
export function treasuresOf(body: Body): readonly TokenFace[] {
  const { shape } = body.battlefield;
  return [
    ...body.chests.map((chest) => treasureToken(`chest${chest.at}`, shownSquare(shape, chest.at), null)),
    ...body.tokens.map((pile) => treasureToken(`coins${pile.at}`, shownSquare(shape, pile.at), pile.count)),
  ];
}
