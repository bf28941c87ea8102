import type { State } from "../src/procedures.ts";
import { unlawful } from "./lawful.ts";

const cardsOf = (things: readonly { readonly card: string }[]): readonly string[] => things.map(({ card }) => card);

const counted = (cards: readonly string[]): readonly string[] => [...cards].sort();

/** Map cards that somebody is placing, or that were set aside meanwhile. */
const inFrames = ({ frames }: State): readonly string[] =>
  frames.flatMap((frame) => {
    if (frame.procedure === "building") return [...frame.locals.cards, ...frame.locals.aside];
    if (frame.procedure !== "placing" && frame.procedure !== "set-up") return [];
    const { card } = frame.locals;
    const aside = frame.procedure === "placing" ? frame.locals.aside : [];
    return card === null ? aside : [...aside, card];
  });

/** Where Packs wander, monsters of a Pack are where its marker is, and nowhere else is there a marker (dg.opt.wandering.single-marker). */
const arePacksPlaced = ({ options, players }: State["body"]): boolean =>
  players.every(({ pack, packAt }) =>
    options["wandering-pack"] ? pack.length === 0 || packAt !== null : packAt === null,
  );

/** What is never lost or doubled: every Adventure card, every Map card; heroes and Quests leave the game with whom they belong to. */
export function conserved(state: State): unknown {
  const { body } = state;
  const { players, encounters, loot, adventureDeck, underway, discard, mapDeck, removed, map, content, campaign } =
    body;
  const held = players.flatMap(({ hand, boons, treasures, banes, pack }) => [
    ...hand,
    ...[...boons, ...treasures, ...banes, ...pack].map(({ card }) => card),
  ]);
  const glory = (campaign?.glory ?? []).flatMap((pile) => [...pile.adventureDeck, ...pile.discard]);
  const isEntrance = (card: string): boolean => content.maps[card]?.kind === "entrance";
  return {
    unlawful: unlawful(state),
    packs: arePacksPlaced(body),
    adventures: counted([
      ...held,
      ...[...encounters, ...loot].map(({ card }) => card),
      ...adventureDeck,
      ...underway,
      ...discard,
      ...glory,
    ]),
    // The Entrance is in no deck but where all Map cards are dealt.
    maps: counted(
      [...mapDeck, ...removed, ...players.flatMap(({ maps }) => maps), ...inFrames(state), ...cardsOf(map)].filter(
        (card) => !isEntrance(card),
      ),
    ),
  };
}
