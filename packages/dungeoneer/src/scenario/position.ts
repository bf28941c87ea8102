import { knownWord, OWN, type Position, ScenarioFault, seatNumber, thingNamed } from "@undercroft/scenario";
import { heroOrder, isDungeonlord } from "../campaign/party.ts";
import { chargesOf } from "../changes/readied.ts";
import { newQuest } from "../quests/in-play.ts";
import type { DungeoneerConfig } from "../set-up/config.ts";
import { initialBody, mapsToShuffle } from "../set-up/initial.ts";
import { aboutOneEntrance, withQuestsHere } from "../set-up/mixing.ts";
import { optionFaults } from "../set-up/options.ts";
import type { Body, Campaign, Content, MonsterInPlay, Player, QuestInPlay } from "../state.ts";
import { movementsOf } from "../traits.ts";
import { newNames } from "./names.ts";
import type {
  ScenarioMonster,
  ScenarioPhase,
  ScenarioReadied,
  ScenarioSeat,
  ScenarioSetup,
  ScenarioThing,
} from "./schema.ts";
import type { DgScenario, Names } from "./types.ts";

type Frames = Position<DgScenario>["frames"];

const collected = null;

/** The step of a turn with which a phase begins. */
const stepOf: Readonly<Record<ScenarioPhase, string>> = {
  reset: "start",
  dungeonlord: "dungeonlord",
  build: "build",
  hero: "hero",
  "discard-draw": "discardDraw",
};

const seatsOf = ({ players }: Body): readonly string[] => players.map(({ id }) => id);

/** Builds a position piece by piece: what is put on the table gets its id and its name. */
class Laying {
  readonly body: Body;
  readonly names: Names = newNames();

  constructor(body: Body) {
    this.body = body;
  }

  private known(what: string, card: string, cards: Readonly<Record<string, unknown>>, where: string): string {
    return knownWord(what, card, Object.keys(cards), where);
  }

  private named(name: string, id: string, where: string): void {
    if (this.names.knows(name, this.body)) throw new ScenarioFault(`${where}: "${name}" is the name of something else`);
    this.names.give(name, id);
  }

  private newId(letter: string, name: string | undefined, where: string): string {
    const id = `${letter}${this.body.nextThing}`;
    this.body.nextThing += 1;
    if (name !== undefined) this.named(name, id, where);
    return id;
  }

  spaces(setup: ScenarioSetup): void {
    const { body } = this;
    for (const [i, { name, card, at, turned = false }] of (setup.map ?? []).entries()) {
      const where = `setup.map[${i}]`;
      const [x, y] = at;
      if (body.map.some((one) => one.x === x && one.y === y)) throw new ScenarioFault(`${where}: a card lies there`);
      this.known("Map card", card, body.content.maps, where);
      body.map = [...body.map, { id: this.newId("s", name, where), card, x, y, turned }];
    }
  }

  quest({ name, card, wounds = 0 }: ScenarioThing, where: string): QuestInPlay {
    this.known("Quest card", card, this.body.content.quests, where);
    return { ...newQuest(this.newId("q", name, where), card), wounds };
  }

  adventures(cards: readonly string[] | undefined, where: string): string[] {
    return (cards ?? []).map((card) => this.known("Adventure card", card, this.body.content.adventures, where));
  }

  /** The id of a space by its name; the first one's if none is said. */
  space(name: string | undefined, where: string): string {
    const [first] = this.body.map;
    if (name !== undefined) return thingNamed(name, this.names, this.body);
    if (first === undefined) throw new ScenarioFault(`${where}: there is no map to stand on`);
    return first.id;
  }

  /** The Dungeonlord of a campaign has no hero: a hand, a Pack and a pool of Peril are all that is its own. */
  lord(player: Player, { hand, peril = 0, pack = [], packAt }: ScenarioSeat, where: string): void {
    player.packAt = packAt === undefined ? null : this.space(packAt, `${where}.packAt`);
    player.peril = peril;
    player.hand = this.adventures(hand, `${where}.hand`);
    player.pack = pack.map((monster) => this.monster(monster, `${where}.pack`));
  }

  private monster({ name, card, wounds = 0, attacked = [] }: ScenarioMonster, where: string): MonsterInPlay {
    const [known = card] = this.adventures([card], where);
    const seats = attacked.map((seat) => seatNumber(seatsOf(this.body), seat, where));
    return { id: this.newId("e", name, where), card: known, wounds, attacked: seats };
  }

  private readied(given: ScenarioReadied, where: string): Player["boons"][number] {
    const { name, card, charges } = typeof given === "string" ? { card: given } : given;
    const [known = card] = this.adventures([card], where);
    return { id: this.newId("c", name, where), card: known, on: null, charges: charges ?? chargesOf(this.body, known) };
  }

  /** What lies ready is put on other things once all of them are there (dg.card.attachment). */
  attach({ seatState = {} }: ScenarioSetup): void {
    const { body } = this;
    for (const player of body.players) {
      const { boons = [], treasures = [] } = seatState[player.id] ?? {};
      for (const [given, laid] of [[boons, player.boons] as const, [treasures, player.treasures] as const])
        given.forEach((one, i) => {
          const thing = laid[i];
          if (typeof one === "string" || one.on === undefined || thing === undefined) return;
          laid[i] = { ...thing, on: thingNamed(one.on, this.names, body) };
        });
    }
  }

  seat(player: Player, given: ScenarioSeat, where: string): void {
    const { body } = this;
    const {
      hero = Object.keys(body.content.heroes)[0] ?? "",
      hand,
      boons,
      treasures,
      pack,
      quests,
      secrets,
      cusp,
    } = given;
    this.known("Hero card", hero, body.content.heroes, `${where}.hero`);
    const life = body.content.heroes[hero]?.life ?? 6;
    const readied = (things: readonly ScenarioReadied[] | undefined): Player["boons"] =>
      (things ?? []).map((thing) => this.readied(thing, where));
    const at = this.space(given.at, `${where}.at`);
    Object.assign(player, {
      hero,
      at,
      alive: given.out !== true && given.fallen !== true,
      out: given.out === true,
      level: given.level ?? 1,
      life: given.life ?? given.maximum ?? life,
      maximum: given.maximum ?? life,
      glory: given.glory ?? 1,
      peril: given.peril ?? 1,
      tipped: given.tipped ?? false,
      challenged: given.challenged ?? false,
      cusp: cusp === undefined ? null : { space: at, side: cusp },
      hand: this.adventures(hand, `${where}.hand`),
      boons: readied(boons),
      treasures: readied(treasures),
      packAt: given.packAt === undefined ? null : this.space(given.packAt, `${where}.packAt`),
      pack: (pack ?? []).map((monster) => this.monster(monster, `${where}.pack`)),
      quests: (quests ?? []).map((quest) => this.quest(quest, `${where}.quests`)),
      secrets: (secrets ?? []).map((quest) => this.quest(quest, `${where}.secrets`)),
      completed: [...(given.completed ?? [])],
    });
    player.movements = player.alive ? (given.movements ?? movementsOf(body, player)) : 0;
    if (!player.alive) body.fallen.push(body.players.indexOf(player));
  }

  /** Banes lie on heroes, or on monsters of a Pack. */
  banes({ seatState = {} }: ScenarioSetup): void {
    const { body } = this;
    for (const player of body.players)
      for (const { card, on } of seatState[player.id]?.banes ?? []) {
        const where = `setup.seatState.${player.id}.banes`;
        const [known = card] = this.adventures([card], where);
        const bearer = seatsOf(body).includes(on) ? on : thingNamed(on, this.names, body);
        player.banes.push({ id: this.newId("c", undefined, where), card: known, on: bearer, charges: null });
      }
  }

  loot(setup: ScenarioSetup): void {
    const { body } = this;
    for (const [i, { name, card, at }] of (setup.loot ?? []).entries()) {
      const where = `setup.loot[${i}]`;
      this.known("Adventure card", card, body.content.adventures, where);
      const space = this.space(at, where);
      body.loot.push({ id: this.newId("l", name, where), card, space, charges: chargesOf(body, card) });
    }
  }

  /** The Glory deck and the Dungeonlord's tally. */
  private campaign(
    { gloryDeck, gloryDiscard, defeats }: ScenarioSetup,
    deck: (cards: readonly string[] | undefined) => string[],
  ): Campaign | null {
    const { campaign } = this.body;
    const [shared] = campaign?.glory ?? [];
    if (campaign === null || shared === undefined) {
      if ((gloryDeck ?? gloryDiscard ?? defeats) === undefined) return null;
      throw new ScenarioFault("setup: only a campaign has a Glory deck and a tally; setup.dungeonlord is missing");
    }
    const adventureDeck = deck(this.adventures(gloryDeck, "setup.gloryDeck"));
    const discard = this.adventures(gloryDiscard, "setup.gloryDiscard");
    return { ...campaign, glory: [{ ...shared, adventureDeck, discard }], defeats: defeats ?? 0 };
  }

  decks(setup: ScenarioSetup): void {
    const { body } = this;
    // The next card of a deck is its last: a file writes it first.
    const deck = (cards: readonly string[] | undefined): string[] => [...(cards ?? [])].reverse();
    Object.assign(body, {
      adventureDeck: deck(this.adventures(setup.adventureDeck, "setup.adventureDeck")),
      discard: this.adventures(setup.discard, "setup.discard"),
      mapDeck: deck(setup.mapDeck),
      questDeck: deck(setup.questDeck),
      heroDeck: deck(setup.heroDeck),
      globalQuests: (setup.globalQuests ?? []).map((quest) => this.quest(quest, "setup.globalQuests")),
      campaign: this.campaign(setup, deck),
      opened: (setup.opened ?? []).map(({ space, side }) => ({ space: this.space(space, "setup.opened"), side })),
    });
  }
}

const own = <C>(cards: Readonly<Record<string, C>>): Record<string, C> =>
  Object.fromEntries(Object.entries(cards).filter(([id]) => id.startsWith(`${OWN}/`)));

/** What a file says of the match itself. */
function configOf({ options = [], dungeonlord }: ScenarioSetup, seats: readonly string[]): DungeoneerConfig {
  for (const fault of optionFaults(options, dungeonlord !== undefined))
    throw new ScenarioFault(`setup.${fault.place}: ${fault.why}`);
  if (dungeonlord !== undefined) knownWord("seat", dungeonlord, seats, "setup.dungeonlord");
  return {
    seats: seats.map((id) => ({ id, name: "" })),
    packs: [],
    options,
    dungeonlord: dungeonlord ?? null,
    decks: [],
    longer: false,
  };
}

/** A file that plays from the beginning does so with one copy of each of its own cards. */
function fromTheBeginning(setup: ScenarioSetup, seats: readonly string[], all: Content): Body {
  const content: Content = {
    heroes: own(all.heroes),
    maps: own(all.maps),
    adventures: own(all.adventures),
    quests: own(all.quests),
  };
  const body = initialBody(configOf(setup, seats));
  const maps = Object.values(content.maps);
  return {
    ...body,
    content: withQuestsHere(content, content),
    adventureDeck: Object.keys(content.adventures),
    mapDeck: mapsToShuffle(aboutOneEntrance(maps), setup.options ?? []),
    questDeck: Object.keys(content.quests),
    heroDeck: Object.keys(content.heroes),
  };
}

/** The step of a common turn with which a phase of the Dungeonlord's begins, or of a hero player's. */
const lordsSteps: Readonly<Record<string, string>> = {
  reset: "start",
  build: "build",
  dungeonlord: "adventure",
  "discard-draw": "restock",
};

/** A common turn under way, before a phase of a seat's own. */
function goOnCommon(body: Body, setup: ScenarioSetup, seats: readonly string[]): Frames {
  const order = heroOrder(body);
  const lord = body.dungeonlord ?? 0;
  const { seat, phase = "hero", round = 1 } = setup.turn ?? {};
  const place = seat === undefined ? (order[0] ?? lord) : seatNumber(seats, seat, "setup.turn.seat");
  const isLord = place === lord;
  const step = isLord ? lordsSteps[phase] : phase === "hero" ? "hero" : phase === "discard-draw" ? "buy" : undefined;
  if (step === undefined) throw new ScenarioFault(`setup.turn: ${seats[place]} has no phase "${phase}" of its own`);
  const visited = isLord ? [] : [body.players[place]?.at ?? ""];
  const falls = body.fallen.length;
  const turn = { player: place, round, count: round, falls, phase: "set-up" } as const;
  body.turn = { ...turn, visited, moved: false, onCusp: false, overcame: [], used: [] };
  // A Hero Phase begins with the first of those who wait for theirs.
  const waiting = isLord ? [] : order.slice(order.indexOf(place) + (step === "hero" ? 0 : 1));
  return [
    { procedure: "game", locals: {}, step: "nextTurn", collected },
    { procedure: "campaign-turn", locals: { waiting }, step, collected },
  ];
}

/** A game under way: it is the turn of a seat, before one of its phases. */
function goOn(body: Body, setup: ScenarioSetup, seats: readonly string[]): Frames {
  const { seat, phase = "hero", round = 1 } = setup.turn ?? {};
  const place = seat === undefined ? 0 : seatNumber(seats, seat, "setup.turn.seat");
  const player = body.players[place];
  const visited = player === undefined ? [] : [player.at];
  const onCusp = player?.cusp !== null;
  const overcame = body.players.flatMap(({ id }, one) => (setup.seatState?.[id]?.overcame === true ? [one] : []));
  const falls = body.fallen.length;
  const count = round;
  body.turn = {
    player: place,
    round,
    count,
    falls,
    phase: "set-up",
    visited,
    moved: false,
    onCusp,
    overcame,
    used: [],
  };
  return [
    { procedure: "game", locals: {}, step: "nextTurn", collected },
    { procedure: "turn", locals: {}, step: stepOf[phase], collected },
  ];
}

/** Adventure cards of sets are in the match if the setup names them: others would open windows for what nobody can hold. */
function inMatch(content: Content, setup: ScenarioSetup): Content {
  const named = JSON.stringify(setup);
  const isThere = (id: string): boolean => id.startsWith(`${OWN}/`) || named.includes(`"${id}"`);
  return {
    ...content,
    adventures: Object.fromEntries(Object.entries(content.adventures).filter(([id]) => isThere(id))),
  };
}

/** Builds the position of a setup over the given cards. */
export function positionOf(setup: ScenarioSetup, seats: readonly string[], all: Content): Position<DgScenario> {
  const content = inMatch(all, setup);
  if (setup.start === "setup") {
    const body = fromTheBeginning(setup, seats, content);
    return { body, names: newNames(), frames: [{ procedure: "game", locals: {}, step: "start", collected }] };
  }
  const laying = new Laying({
    ...initialBody(configOf(setup, seats)),
    content,
  });
  laying.spaces(setup);
  for (const seat of Object.keys(setup.seatState ?? {})) knownWord("seat", seat, seats, "setup.seatState");
  for (const [place, player] of laying.body.players.entries()) {
    const given = setup.seatState?.[player.id] ?? {};
    if (isDungeonlord(laying.body, place)) laying.lord(player, given, `setup.seatState.${player.id}`);
    else laying.seat(player, given, `setup.seatState.${player.id}`);
  }
  laying.attach(setup);
  laying.banes(setup);
  laying.loot(setup);
  laying.decks(setup);
  const go = laying.body.campaign === null ? goOn : goOnCommon;
  return { body: laying.body, names: laying.names, frames: go(laying.body, setup, seats) };
}
