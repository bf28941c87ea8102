/** The position of a game as a text that can be played as a scenario. */
import { openQuestion } from "@undercroft/kernel";
import type { Shown } from "@undercroft/table";
import type { Answer, Body, Dg, Phase, Player, QuestInPlay, Space, State } from "./engine/index.ts";

/** A phase before which a file can take a game up. */
type ScenarioPhase = Exclude<Phase, "set-up">;

/** What a thing is called in a file: its card's own word, and its id, for there may be two of a card. */
const called = (card: string, id: string): string => `${card.slice(card.indexOf("/") + 1).replaceAll("/", "-")}-${id}`;

/** What seats are called in a file: their own ids may be those of spaces there. */
const SEATS = ["first", "second", "third", "fourth"] as const;
const seatCalled = (place: number): string => SEATS[place] ?? `seat-${place + 1}`;

function spaceCalled({ map }: Body, id: string): string | undefined {
  const space = map.find((one) => one.id === id);
  return space === undefined ? undefined : called(space.card, space.id);
}

const monsterOf = ({ id, card, wounds, attacked }: Player["pack"][number]): object => ({
  name: called(card, id),
  card,
  wounds,
  attacked: attacked.map(seatCalled),
});
const questOf = ({ id, card, wounds }: QuestInPlay): object => ({ name: called(card, id), card, wounds });
/** What lies ready, with what is left of its charges and what it is put on (dg.treasure.used-up, dg.card.attachment). */
function readiedOf(body: Body, things: Player["boons"]): readonly object[] {
  const all = body.players.flatMap(({ boons, treasures, pack }) => [...boons, ...treasures, ...pack]);
  return things.map(({ id, card, charges, on }) => {
    const host = all.find((one) => one.id === on);
    return {
      name: called(card, id),
      card,
      ...(charges === null ? {} : { charges }),
      ...(host === undefined ? {} : { on: called(host.card, host.id) }),
    };
  });
}

/** The Banes that a player has played and that stay, with whom or what they lie on (dg.ruling.permanent-bane-location). */
function banesOf({ players }: Body, banes: Player["banes"]): readonly object[] {
  return banes.flatMap(({ card, on }) => {
    const place = players.findIndex(({ id }) => id === on);
    const monster = players.flatMap(({ pack }) => pack).find(({ id }) => id === on);
    if (place >= 0) return [{ card, on: seatCalled(place) }];
    return monster === undefined ? [] : [{ card, on: called(monster.card, monster.id) }];
  });
}

/** A file has no key for what there is none of. */
const some = (key: string, value: unknown): object => (value === undefined || value === "" ? {} : { [key]: value });

function seatOf(body: Body, player: Player): object {
  const { hero, level, life, maximum, glory, peril, movements, tipped, challenged, cusp, alive, out } = player;
  return {
    ...some("hero", hero),
    ...some("at", spaceCalled(body, player.at)),
    level,
    life,
    maximum,
    glory,
    peril,
    movements,
    tipped,
    challenged,
    ...some("cusp", cusp?.side),
    ...(out ? { out } : { fallen: !alive }),
    overcame: body.turn.overcame.includes(body.players.indexOf(player)),
    hand: player.hand,
    boons: readiedOf(body, player.boons),
    treasures: readiedOf(body, player.treasures),
    banes: banesOf(body, player.banes),
    pack: player.pack.map(monsterOf),
    ...some("packAt", player.packAt === null ? undefined : spaceCalled(body, player.packAt)),
    quests: player.quests.map(questOf),
    secrets: player.secrets.map(questOf),
    completed: player.completed,
  };
}

const laid = ({ id, card, x, y, turned }: Space): object => ({ name: called(card, id), card, at: [x, y], turned });

/** The map; before any is laid its Entrance, for heroes of a file stand somewhere. */
function mapOf({ map, content }: Body): readonly object[] {
  if (map.length > 0) return map.map(laid);
  const cards = Object.values(content.maps).filter(({ kind }) => kind === "entrance");
  return cards.slice(0, 1).map(({ id }) => laid({ id: "s0", card: id, x: 0, y: 0, turned: false }));
}

/** Decks of a file have the next card first, as ours have it last. */
const deck = (cards: readonly string[]): readonly string[] => cards.toReversed();

/** The phase that asks something of everybody who has it: a hero's own, or that of whoever has none. */
const usualPhase = ({ dungeonlord, turn }: Body): ScenarioPhase =>
  turn.player === dungeonlord ? "dungeonlord" : "hero";

/** What a campaign has beside the tables of a standard game. */
function campaignOf({ campaign }: Body): object {
  const [glory] = campaign?.glory ?? [];
  if (campaign === null || glory === undefined) return {};
  return { gloryDeck: deck(glory.adventureDeck), gloryDiscard: glory.discard, defeats: campaign.defeats };
}

function setupOf(body: Body, phase: ScenarioPhase): object {
  const { options, dungeonlord, turn, players } = body;
  const agreed = Object.entries(options).flatMap(([option, isOn]) => (isOn ? [option] : []));
  return {
    map: mapOf(body),
    seatState: Object.fromEntries(players.map((player, place) => [seatCalled(place), seatOf(body, player)])),
    adventureDeck: deck(body.adventureDeck),
    mapDeck: deck(body.mapDeck),
    questDeck: deck(body.questDeck),
    heroDeck: deck(body.heroDeck),
    discard: body.discard,
    globalQuests: body.globalQuests.map(questOf),
    loot: body.loot.map(({ id, card, space }) => ({ name: called(card, id), card, at: spaceCalled(body, space) })),
    opened: body.opened.map(({ space, side }) => ({ space: spaceCalled(body, space), side })),
    turn: { seat: seatCalled(turn.player), phase, round: Math.max(1, turn.round) },
    ...(agreed.length === 0 ? {} : { options: agreed }),
    ...(dungeonlord === null ? {} : { dungeonlord: seatCalled(dungeonlord) }),
    ...campaignOf(body),
  };
}

/** A position to begin with, and what leads from there to the question that is open. */
interface Way {
  readonly body: Body;
  readonly phase: ScenarioPhase;
  readonly play: readonly object[];
}

const withPlayer = (body: Body, place: number, change: (player: Player) => Player): Body => ({
  ...body,
  players: body.players.map((player, i) => (i === place ? change(player) : player)),
});

/** What lies in the batch is sent once more, each card out of the hand and paid for again. */
function sentAgain(body: Body): Way {
  const { player } = body.turn;
  const seat = seatCalled(player);
  const unsent = body.encounters.reduce((before, { card, target }) => {
    const held = withPlayer(before, player, (one) => ({ ...one, hand: [...one.hand, card] }));
    const value = body.content.adventures[card]?.value ?? 0;
    return withPlayer(held, target, (one) => ({ ...one, peril: one.peril + value }));
  }, body);
  const sends = body.encounters.map(({ card, target }) => ({
    [seat]: { do: "send", card, target: seatCalled(target) } satisfies Answer,
  }));
  return { body: unsent, phase: "dungeonlord", play: [{ pass: "all" }, ...sends] };
}

/** The card that was turned over lies on the deck again; whoever explored has that Movement back. */
function turnedOver(body: Body, card: string, phase: ScenarioPhase): Way {
  const { player } = body.turn;
  const onDeck = { ...body, mapDeck: [...body.mapDeck, card] };
  if (phase !== "hero") return { body: onDeck, phase, play: [] };
  const before = withPlayer(onDeck, player, (one) => ({ ...one, movements: one.movements + 1 }));
  return { body: before, phase, play: [{ [seatCalled(player)]: { do: "explore" } satisfies Answer }] };
}

/** How a file comes to the open question; null where dice or other answers lie between, which a position cannot tell. */
function wayTo(state: State): Way | null {
  const { body } = state;
  const asked = openQuestion(state);
  if (asked === null || asked.seats[0] !== body.players[body.turn.player]?.id) return null;
  const { question } = asked;
  const { phase } = body.turn;
  if (phase === "set-up") return null;
  switch (question.kind) {
    case "act":
    case "discard":
      return { body, phase, play: [] };
    case "bane":
      return body.encounters.length === 0 ? { body, phase, play: [] } : null;
    case "attack":
      return body.encounters.some(({ wounds }) => wounds > 0) ? null : sentAgain(body);
    case "place":
      return turnedOver(body, question.card, phase);
    default:
      return null;
  }
}

/** What all can see of a seat, to hold a position against where it leads to no question. */
const seenOf = ({ players }: Body): object =>
  Object.fromEntries(players.map(({ life, glory, peril }, place) => [seatCalled(place), { life, glory, peril }]));

/** The file: a position and, where it can be reached from one, the question that was open. */
export function reportText({ state }: Shown<Dg>, name: string, moves: number): string {
  const asked = openQuestion(state);
  const way = state.outcome === null ? wayTo(state) : null;
  const { body, phase, play } = way ?? {
    body: state.body,
    phase: usualPhase(state.body),
    play: [],
  };
  const last =
    way === null || asked === null
      ? { expect: { seats: seenOf(body) } }
      : { asked: { seat: seatCalled(state.body.turn.player), kind: asked.question.kind } };
  const report = {
    scenario: name,
    game: "dungeoneer",
    title: `Reported from the table after ${moves} moves; what lay hidden is dealt anew`,
    rules: [],
    seats: state.seats.map((_, place) => seatCalled(place)),
    setup: setupOf(body, phase),
    play: [...play, last],
  };
  return `${JSON.stringify(report, null, 1)}\n`;
}
