import { type Dc, dungeonCommand, nodesOfCard, type State } from "@undercroft/dungeon-command";
import { type MatchState, ProcedureTable } from "@undercroft/kernel";
import { type CardNodes, censusOf, nameOf, type Path, Sightings, watch } from "../../fuzz/census.ts";
import type { Watched } from "../../playable.ts";
import { eager } from "./eager.ts";
import type { Pack } from "./parts.ts";

type Locals = Dc["locals"];

/** Nodes that are seen as soon as what they belong to is. */
const belongs = new Set(["on", "pay", "rule"]);

const cardsOf = (packs: readonly Pack[]): readonly CardNodes[] =>
  packs.flatMap((pack) =>
    [...pack.creatures, ...pack.orders, ...pack.commanders].map((card) => ({
      card: card.id,
      nodes: nodesOfCard(card),
    })),
  );

/** Static powers by card: where on the card they stand. */
const staticsOf = (cards: readonly CardNodes[]): ReadonlyMap<string, readonly Path[]> =>
  new Map(
    cards.map(({ card, nodes }) => [
      card,
      nodes.flatMap(({ steps, kind }) => (kind === "power:static" ? [steps] : [])),
    ]),
  );

/**
 * The game with an eye on its cards. A step is seen when it is carried out, an order's or power's action when it is put
 * on the stack, a replacement when it takes an event's place, a cost when it is paid, a static power when its card is in
 * play; conditions and selectors are no nodes. Its seats are eager
 * for what has not been seen.
 */
export function watched(packs: readonly Pack[]): Watched<Dc> {
  const cards = cardsOf(packs);
  const census = censusOf(cards, (kind) => belongs.has(kind.slice(0, kind.indexOf(":"))));
  const statics = staticsOf(cards);
  const sightings = new Sightings();
  const text = (card: string, path: Path): void => sightings.note(census.at(card, path));
  /** Static powers of a card, under the creature or seat where they hold. */
  const holding = (card: string, under: string): void => {
    for (const path of statics.get(card) ?? []) if (path[0] === under) sightings.note(census.only(nameOf(card, path)));
  };

  const procedures = dungeonCommand.procedures.all;
  const game: Watched<Dc>["game"] = {
    ...dungeonCommand,
    procedures: new ProcedureTable<Dc>({
      ...procedures,
      steps: watch<Dc, Locals["steps"]>(
        procedures.steps,
        ({ list, next }, first) => {
          for (let i = first; i < next; i++) text(list.card, [...list.path, i]);
        },
        (locals) => locals.next,
      ),
      pay: watch<Dc, Locals["pay"]>(
        procedures.pay,
        (locals, first) => {
          for (let i = first; i < locals.at; i++) text(locals.text.card, [...locals.text.path, "costs", i]);
        },
        (locals) => locals.at,
      ),
      action: watch<Dc, Locals["action"]>(
        procedures.action,
        ({ program }) => {
          if (program !== null) text(program.card, program.path);
        },
        () => 0,
      ),
      effect: watch<Dc, Locals["effect"]>(
        procedures.effect,
        ({ steps }) => text(steps.card, steps.path),
        () => 0,
      ),
    }),
  };
  const inPlay = (state: MatchState<Dc>): void => {
    for (const seat of state.body.seats) holding(seat.commander, "powers");
    for (const creature of state.body.creatures) {
      holding(creature.card, "powers");
      for (const attached of creature.attached) holding(attached.card, "attach");
    }
  };
  const lookOn = (state: State): ReturnType<typeof game.progress> => {
    inPlay(state);
    return dungeonCommand.progress(state);
  };
  const unseen = (card: string): boolean =>
    census.nodes.some((node) => node.startsWith(`${card}: `) && !sightings.has(node));
  return {
    game: { ...eager(game, unseen), progress: lookOn },
    census: { nodes: census.nodes, cites: () => sightings.news() },
  };
}
