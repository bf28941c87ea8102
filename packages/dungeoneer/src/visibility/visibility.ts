import { type ChanceState, chanceFrom, copyJson, emptyTable, shuffle, type Viewer } from "@undercroft/kernel";
import { typeOf } from "../card-types.ts";
import { copyBody } from "../copy.ts";
import type { DgEvent } from "../events.ts";
import type { State } from "../procedures.ts";
import type { Body, Player } from "../state.ts";
import type { BodyView, DgView, PlayerView } from "./view.ts";

function playerView({ hand, ...open }: Player, viewer: Viewer): PlayerView {
  return { ...open, hand: open.id === viewer ? hand : null, cards: hand.length };
}

function bodyView(body: Body, viewer: Viewer): BodyView {
  const { players, adventureDeck, mapDeck, questDeck, heroDeck, ...open } = copyBody(body);
  const hands = players.flatMap(({ id, hand }) => (id === viewer ? [] : hand));
  return {
    ...open,
    players: players.map((player) => playerView(player, viewer)),
    adventures: { deck: adventureDeck.length, hidden: [...adventureDeck, ...hands].sort() },
    maps: mapDeck.sort(),
    quests: questDeck.sort(),
    heroes: heroDeck.sort(),
  };
}

/** Which cards of the deck a search could take is for whoever looks through it (dg.quest.reward.deck). */
function framesSeen({ frames }: State, viewer: Viewer): State["frames"] {
  return copyJson(frames).map((frame) => {
    if (frame.procedure !== "question" || frame.question.kind !== "search") return frame;
    const { question, seats } = frame;
    if (question.from === "pile" || (viewer !== null && seats.includes(viewer))) return frame;
    return { ...frame, question: { ...question, cards: null } };
  });
}

/** What a viewer may know, and nothing else: hands of others and the order of decks are not in it (dg.ruling.information-visibility). */
export function viewOf(state: State, viewer: Viewer): DgView {
  const { game, rules, seats, nextQuestion, outcome, table } = state;
  return {
    viewer,
    game,
    rules,
    seats,
    body: bodyView(state.body, viewer),
    frames: framesSeen(state, viewer),
    nextQuestion,
    outcome,
    table: { offers: [...table.offers], left: [...table.left] },
  };
}

function shuffled(chance: ChanceState, purpose: string, cards: readonly string[]): string[] {
  const list = [...cards];
  shuffle(chance, purpose, list);
  return list;
}

/** Whoever looks through the deck knows of a type which cards are in it: those lie last, the others of the type in hands. */
function knownInDeck({ frames, body }: DgView, hidden: string[]): string[] {
  const top = frames.at(-1);
  const isSearch = top?.procedure === "question" && top.question.kind === "search" && top.question.from === "deck";
  if (!isSearch || top.question.kind !== "search" || top.question.cards === null) return hidden;
  const { cards, type } = top.question;
  const ofType = (card: string): boolean => typeOf(body, card) === type;
  const rank = (card: string): number => (!ofType(card) ? 1 : cards.includes(card) ? 2 : 0);
  return hidden.sort((a, b) => rank(a) - rank(b));
}

/** A full state that the viewer cannot tell from the true one: hands of others and decks are dealt anew. */
export function redeal(view: DgView, seed: string): State {
  const chance = chanceFrom(seed);
  const { players, adventures, maps, quests, heroes, ...open } = view.body;
  const hidden = knownInDeck(view, shuffled(chance, "adventures", adventures.hidden));
  const dealt = players.map(
    ({ cards, hand, ...player }): Player => ({ ...player, hand: hand === null ? hidden.splice(0, cards) : [...hand] }),
  );
  const body: Body = {
    ...open,
    players: dealt,
    adventureDeck: hidden,
    mapDeck: shuffled(chance, "maps", maps),
    questDeck: shuffled(chance, "quests", quests),
    heroDeck: shuffled(chance, "heroes", heroes),
  };
  return {
    game: view.game,
    rules: view.rules,
    seats: view.seats,
    body: copyBody(body),
    frames: copyJson(view.frames),
    chance: chanceFrom(`${seed}/play`),
    nextQuestion: view.nextQuestion,
    outcome: view.outcome,
    table: { ...emptyTable(), offers: [...view.table.offers], left: [...view.table.left] },
  };
}

/** What a viewer may know of an event: which cards were drawn is for whoever drew them (dg.setup.hand-hidden). */
export function seeEvent(event: DgEvent, viewer: Viewer, { body }: State): DgEvent {
  if (event.event !== "drawn" || body.players[event.player]?.id === viewer) return event;
  return { ...event, cards: null };
}

/** What undo may not cross: dice and shuffles, and cards that were shown. */
export function barrier({ event }: DgEvent): "chance" | "shown" | null {
  switch (event) {
    case "rolled":
    case "pack-rolled":
    case "tested":
    case "fought":
    case "reshuffled":
      return "chance";
    case "drawn":
    case "hero-dealt":
    case "respawned":
    case "quest-dealt":
    case "set-aside":
    case "turned-over":
    case "placed":
      return "shown";
    default:
      return null;
  }
}
