import { type Dg, type DgEvent, dungeoneer, type Pack } from "@undercroft/dungeoneer";
import { type CardNodes, censusOf } from "../../fuzz/census.ts";
import type { Watched } from "../../playable.ts";

/** A card is to be seen in play. */
const nodesOf = ({ id }: { readonly id: string }): CardNodes => ({
  card: id,
  nodes: [{ steps: ["in play"], kind: "card" }],
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

/** The game with an eye on its cards: each is to be seen in play. */
export function watched(packs: readonly Pack[]): Watched<Dg> {
  const census = censusOf(
    packs.flatMap(({ heroes, maps, adventures, quests }) =>
      [...heroes, ...maps, ...adventures.map(({ card }) => card), ...quests].map(nodesOf),
    ),
    () => false,
  );
  return {
    game: dungeoneer,
    census: {
      nodes: census.nodes,
      cites: (event) => shown(event).flatMap((card) => census.at(card, ["in play"])),
    },
  };
}
