import { type ChanceState, chanceFrom, copyJson, emptyTable, shuffle, type Viewer } from "@undercroft/kernel";
import { pileOf } from "../campaign/piles.ts";
import { typeOf } from "../card-types.ts";
import { copyBody } from "../copy.ts";
import type { DgEvent } from "../events.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import type { State } from "../procedures.ts";
import { newQuest } from "../quests/in-play.ts";
import type { Body, GloryPile, Pile, Player, QuestInPlay } from "../state.ts";
import type { BodyView, DgView, GloryView, PlayerView } from "./view.ts";

function playerView({ hand, secrets, maps, ...open }: Player, viewer: Viewer): PlayerView {
  const isOwn = open.id === viewer;
  return {
    ...open,
    hand: isOwn ? hand : null,
    cards: hand.length,
    secrets: isOwn ? secrets : null,
    faceDown: secrets.map(({ id }) => id),
    maps: isOwn ? maps : null,
    mapCards: maps.length,
  };
}

/** Which cards lie hidden in a deck, or in the hands of others that are drawn from it, in order of their names. */
function hiddenIn(body: Body, pile: Pile, viewer: Viewer): readonly string[] {
  const hands = body.players.flatMap(({ id, hand }, place) =>
    id === viewer || pileOf(body, place) !== pile ? [] : hand,
  );
  return [...pile.adventureDeck, ...hands].sort();
}

function gloryView(body: Body, pile: GloryPile, viewer: Viewer): GloryView {
  const { adventureDeck, heroes: own, ...open } = pile;
  const heroes = own === null ? null : { heroDeck: own.heroDeck.toSorted(), heroesAside: own.heroesAside };
  return { ...open, heroes, deck: adventureDeck.length, hidden: hiddenIn(body, pile, viewer) };
}

function bodyView(body: Body, viewer: Viewer): BodyView {
  const copy = copyBody(body);
  const { players, adventureDeck, mapDeck, questDeck, heroDeck, campaign, ...open } = copy;
  const glory = (campaign?.glory ?? []).map((pile) => gloryView(copy, pile, viewer));
  const others = players.filter(({ id }) => id !== viewer);
  const secrets = others.flatMap((player) => player.secrets.map(({ card }) => card));
  const dealt = others.flatMap((player) => player.maps);
  return {
    ...open,
    campaign: campaign === null ? null : { ...campaign, glory },
    players: players.map((player) => playerView(player, viewer)),
    adventures: { deck: adventureDeck.length, hidden: hiddenIn(copy, copy, viewer) },
    maps: [...mapDeck, ...dealt].sort(),
    quests: [...questDeck, ...secrets].sort(),
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

/** Hidden Quests under known ids: nothing of them has been done, or they would lie open. */
const secretsOf = (ids: readonly string[], cards: readonly string[]): readonly QuestInPlay[] =>
  cards.map((card, i) => newQuest(ids[i] ?? "", card));

/** Whoever looks through a deck knows of a type which cards are in it: those lie last, the others of the type in hands. */
function knownInDeck({ frames, body }: DgView, hidden: string[]): string[] {
  const top = frames.at(-1);
  const question = top?.procedure === "question" && top.question.kind === "search" ? top.question : null;
  if (question === null || question.from === "pile" || question.cards === null) return hidden;
  const { cards, type } = question;
  const rank = (card: string): number => (typeOf(body, card) !== type ? 1 : cards.includes(card) ? 2 : 0);
  return hidden.sort((a, b) => rank(a) - rank(b));
}

/** A full state that the viewer cannot tell from the true one: hands of others and decks are dealt anew. */
export function redeal(view: DgView, seed: string): State {
  const chance = chanceFrom(seed);
  const { players, adventures, maps, quests, heroes, campaign, ...open } = view.body;
  const hidden = knownInDeck(view, shuffled(chance, "adventures", adventures.hidden));
  const glory = (campaign?.glory ?? []).map(({ of, heroes: own, discard, hidden: cards }) => ({
    of,
    heroes: own === null ? null : { ...own, heroDeck: shuffled(chance, "heroes", own.heroDeck) },
    discard: [...discard],
    adventureDeck: knownInDeck(view, shuffled(chance, "adventures", cards)),
  }));
  const deckFor = (place: number): string[] => glory.find(({ of }) => of.includes(place))?.adventureDeck ?? hidden;
  const questDeck = shuffled(chance, "quests", quests);
  const mapDeck = shuffled(chance, "maps", maps);
  const dealt = players.map(
    ({ cards, hand, secrets, faceDown, maps: own, mapCards, ...player }, place): Player => ({
      ...player,
      hand: hand === null ? deckFor(place).splice(0, cards) : [...hand],
      maps: own ?? mapDeck.splice(0, mapCards),
      secrets: secrets ?? secretsOf(faceDown, questDeck.splice(0, faceDown.length)),
    }),
  );
  const body: Body = {
    ...open,
    campaign: campaign === null ? null : { ...campaign, glory },
    players: dealt,
    adventureDeck: hidden,
    mapDeck,
    questDeck,
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

/** What a viewer may know of an event: which cards were drawn or dealt face down is for whoever has them (dg.setup.hand-hidden). */
export function seeEvent(event: DgEvent, viewer: Viewer, { body }: State): DgEvent {
  switch (event.event) {
    case "drawn":
      if (body.players[event.player]?.id === viewer) return event;
      return { ...event, cards: null, because: [...(event.because ?? []), "dg.setup.hand-hidden"] };
    case "maps-dealt":
    case "searching":
      return body.players[event.player]?.id === viewer ? event : { ...event, cards: null };
    case "handed-on":
      return [event.player, event.to].some((place) => body.players[place]?.id === viewer)
        ? event
        : { ...event, cards: null };
    case "secret-dealt":
      return body.players[event.player]?.id === viewer ? event : { ...event, quests: null };
    default:
      return event;
  }
}

/** Rules by which only a card that its player alone knew till then is laid; by all others it lay open already. */
const laidFromHidden: readonly RuleId[] = ["dg.opt.revealed-map.entrance-first", "dg.opt.revealed-map.placing"];

/** What undo may not cross: dice and shuffles, and cards that were shown. */
export function barrier(event: DgEvent): "chance" | "shown" | null {
  switch (event.event) {
    case "rolled":
    case "pack-rolled":
    case "pack-tested":
    case "tested":
    case "fought":
    case "reshuffled":
    case "shuffled":
      return "chance";
    case "drawn":
    case "hero-dealt":
    case "respawned":
    case "quest-dealt":
    case "secret-dealt":
    case "revealed":
    case "maps-dealt":
    case "handed-on":
    case "searching":
    case "removed":
    case "set-aside":
    case "turned-over":
      return "shown";
    case "placed":
      return laidFromHidden.includes(event.rule) ? "shown" : null;
    default:
      return null;
  }
}
