import { type Dc, type DcEvent, dungeonCommand, type State } from "@undercroft/dungeon-command";
import { chanceFrom, shuffle, type Viewer } from "@undercroft/kernel";
import type { TwoWorldsHelp } from "@undercroft/kernel/harness";

type Seat = State["body"]["seats"][number];
type Deal = (list: string[]) => string[];

/** Whether an event rightly shows a seat something: what it draws or finds itself, and cards that others bring into the open. */
function shows(event: DcEvent, viewer: Viewer, number: number): boolean {
  switch (event.event) {
    case "drawn":
    case "searched":
      return event.seat === number;
    case "hand-redrawn":
    case "chest-revealed":
    case "revealed":
    case "returned":
      return true;
    case "order-played":
    case "deployed":
    case "order-discarded":
    case "creature-discarded":
      return viewer === null || event.seat !== number;
    default:
      return false;
  }
}

/** The cards that events name. */
function cardsIn(events: readonly DcEvent[]): ReadonlySet<string> {
  const cards = new Set<string>();
  for (const event of events) {
    if ("card" in event && typeof event.card === "string") cards.add(event.card);
    if ("cards" in event && event.cards !== null) for (const card of event.cards) cards.add(card);
  }
  return cards;
}

/** Hand and deck dealt anew between themselves; cards to be seen soon, and those known to be in the hand, stay where they are. */
function dealtAnew(
  hand: string[],
  deck: string[],
  known: readonly string[],
  kept: ReadonlySet<string>,
  deal: Deal,
): void {
  const stays = new Set([...kept, ...known]);
  const loose = deal([...hand, ...deck].filter((card) => !stays.has(card)));
  for (const zone of [hand, deck])
    zone.forEach((card, i) => {
      if (!stays.has(card)) zone[i] = loose.pop() ?? card;
    });
}

/**
 * A state like the true one for this viewer, hidden cards dealt anew, but for those that the events to come will show.
 * The viewer's own decks stay as they lie: nobody knows them, and both worlds draw from them alike. While somebody looks
 * through a hidden list, everything is dealt from the view alone.
 */
function keeping(state: State, viewer: Viewer, seed: string, coming: readonly DcEvent[]): State {
  const view = dungeonCommand.view(state, viewer);
  const world = dungeonCommand.redeal(view, seed);
  if (view.frames.some((frame) => frame.face === "secret")) return world;
  const chance = chanceFrom(`${seed}/keeping`);
  const deal: Deal = (list) => {
    shuffle(chance, "deal", list);
    return list;
  };
  const kept = cardsIn(coming);
  state.body.seats.forEach((seat: Seat, i) => {
    const other = world.body.seats[i];
    if (other === undefined) return;
    for (const zone of ["orderHand", "orderDeck", "creatureHand", "creatureDeck"] as const)
      other[zone] = [...seat[zone]];
    if (seat.id === viewer) return;
    dealtAnew(other.orderHand, other.orderDeck, seat.knownOrders, kept, deal);
    dealtAnew(other.creatureHand, other.creatureDeck, seat.knownCreatures, kept, deal);
  });
  keepChests(state, world, coming, deal);
  return world;
}

/** Chests that will be opened keep their values; the others are mixed with those that are out of the game. */
function keepChests(state: State, world: State, coming: readonly DcEvent[], deal: Deal): void {
  const opened = new Set(coming.flatMap((event) => (event.event === "chest-revealed" ? [event.at] : [])));
  const { chests, spareChests } = state.body;
  const loose = deal(
    [...chests.filter((chest) => !opened.has(chest.at)).map((c) => c.value), ...spareChests].map(String),
  );
  world.body.chests = chests.map((chest) =>
    opened.has(chest.at) ? { ...chest } : { ...chest, value: Number(loose.pop()) },
  );
  world.body.spareChests = loose.map(Number);
}

/** What Dungeon Command tells the harness of two worlds. */
export const secrets: TwoWorldsHelp<Dc> = {
  keeping,
  shows: (event, viewer) => shows(event, viewer, viewer === null ? -1 : Number(viewer.slice(1)) - 1),
};
