import { type Dg, type DgEvent, dungeoneer, type Pack } from "@undercroft/dungeoneer";
import { ProcedureTable } from "@undercroft/kernel";
import { type CardNodes, censusOf, type Path, Sightings, watch } from "../../fuzz/census.ts";
import type { Watched } from "../../playable.ts";

/** Keys of cards under which steps stand. */
const lists: ReadonlySet<string> = new Set([
  ...["steps", "then", "else", "otherwise"],
  ...["entry", "onHit", "succeed", "fail"],
]);

type Node = CardNodes["nodes"][number];

/** Every step in a tree, by its place. */
function stepsIn(tree: unknown, path: Path): readonly Node[] {
  if (typeof tree !== "object" || tree === null) return [];
  if (Array.isArray(tree)) return tree.flatMap((one, i) => stepsIn(one, [...path, i]));
  return Object.entries(tree).flatMap(([key, value]: [string, unknown]): readonly Node[] => {
    const own =
      lists.has(key) && Array.isArray(value) ? value.map((_, i) => ({ steps: [...path, key, i], kind: "step" })) : [];
    return [...own, ...stepsIn(value, [...path, key])];
  });
}

/** A card is to be seen in play, and every step of its texts carried out: of each use, Artifact, entry and hit. */
const nodesOf = (card: { readonly id: string }): CardNodes => ({
  card: card.id,
  nodes: [{ steps: ["in play"], kind: "card" }, ...stepsIn(card, [])],
});

/** The cards that an event brings into play or into the open. */
function shown(event: DgEvent): readonly string[] {
  switch (event.event) {
    case "hero-dealt":
      return [event.hero];
    case "quest-dealt":
    case "revealed":
    case "completed":
      return [event.quest];
    case "placed":
    case "sent":
    case "played":
    case "responded":
    case "readied":
      return [event.card];
    default:
      return [];
  }
}

/** The game with an eye on its cards: each is to be seen in play, with all that it says. */
export function watched(packs: readonly Pack[]): Watched<Dg> {
  const census = censusOf(
    packs.flatMap(({ heroes, maps, adventures, quests }) =>
      [...heroes, ...maps, ...adventures.map(({ card }) => card), ...quests].map(nodesOf),
    ),
    () => false,
  );
  const sightings = new Sightings();
  const procedures = dungeoneer.procedures.all;
  const table = new ProcedureTable<Dg>({
    ...procedures,
    steps: watch<Dg, Dg["locals"]["steps"]>(
      procedures.steps,
      ({ list, next }, first) => {
        for (let i = first; i < next; i++) sightings.note(census.at(list.card, [...list.path, i]));
      },
      ({ next }) => next,
    ),
  });
  return {
    game: { ...dungeoneer, procedures: table },
    census: {
      nodes: census.nodes,
      cites: (event) => {
        for (const card of shown(event)) sightings.note(census.at(card, ["in play"]));
        return sightings.news();
      },
    },
  };
}
