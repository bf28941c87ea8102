/** The pieces of a position where they stand on the screen. */
import {
  type Body,
  type DgEvent,
  type EncounterInPlay,
  liesIn,
  type QuestInPlay,
  questCard,
  type Space,
  spaceOf,
} from "../engine/index.ts";
import { seatName } from "../facing/names.ts";
import { type Reach, shownIn } from "./ground.ts";
import {
  type HeroToken,
  heroScale,
  heroSpot,
  type LootToken,
  type LurkingToken,
  lurkingSpot,
  type PackToken,
  packSpot,
  type QuestToken,
  ribbonSpot,
} from "./tokens.tsx";

/** What of a position stands out at this moment. */
export interface Moment {
  readonly selected: string | null;
  /** Pieces that may be pressed: heroes by their seats, monsters by their ids. */
  readonly targets: ReadonlySet<string>;
  readonly flash: readonly DgEvent[];
  /** Whoever looks: hidden Quests are shown to nobody else. */
  readonly viewer: string | null;
}

/** From where a hero has just come, in columns and rows. */
function cameFrom(body: Body, number: number, here: Space, flash: readonly DgEvent[]): HeroToken["from"] {
  const moved = flash.findLast((event) => event.event === "moved" && event.player === number);
  if (moved?.event !== "moved" || moved.to !== here.id) return null;
  const from = spaceOf(body, moved.from);
  return { x: from.x - here.x, y: from.y - here.y };
}

/** The heroes who are still in, side by side where they share a space. */
export function heroTokens(body: Body, reach: Reach, { selected, targets, flash }: Moment): readonly HeroToken[] {
  const standing = body.players.flatMap((player, number) =>
    player.alive && player.at !== "" ? [{ player, number }] : [],
  );
  return standing.flatMap(({ player, number }): readonly HeroToken[] => {
    const here = body.map.find(({ id }) => id === player.at);
    if (here === undefined) return [];
    const beside = standing.filter((one) => one.player.at === player.at);
    const nth = beside.findIndex((one) => one.number === number);
    return [
      {
        ...heroSpot(shownIn(reach, here), nth, beside.length),
        seat: player.id,
        number,
        emblem: body.content.heroes[player.hero]?.emblem ?? "hood",
        name: seatName(body, number),
        level: player.level,
        life: player.life,
        maximum: player.maximum,
        tipped: player.tipped,
        selected: selected === player.id,
        target: targets.has(player.id),
        hurt: flash.some((event) => event.event === "wounded" && event.player === number),
        scale: heroScale(beside.length),
        from: cameFrom(body, number, here, flash),
      },
    ];
  });
}

function lifeLeft({ content }: Body, { card, wounds }: EncounterInPlay): number | null {
  const printed = content.adventures[card];
  return printed?.kind === "monster" ? printed.life - wounds : null;
}

/** What was sent at heroes and waits in their spaces. */
export function lurkingTokens(body: Body, reach: Reach, targets: ReadonlySet<string>): readonly LurkingToken[] {
  return body.encounters.flatMap((encounter): readonly LurkingToken[] => {
    const here = body.map.find(({ id }) => id === encounter.space);
    if (here === undefined) return [];
    const nth = body.encounters.filter(({ space }) => space === encounter.space).indexOf(encounter);
    return [
      {
        ...lurkingSpot(shownIn(reach, here), nth),
        id: encounter.id,
        emblem: body.content.adventures[encounter.card]?.emblem ?? "skull-crossed-bones",
        left: lifeLeft(body, encounter),
        target: targets.has(encounter.id),
      },
    ];
  });
}

/** The markers of Packs that walk the map, each with how many belong to it. */
export function packTokens(body: Body, reach: Reach, flash: readonly DgEvent[]): readonly PackToken[] {
  const markers = body.players.flatMap(({ packAt, pack, id }, number) => {
    const here = body.map.find((space) => space.id === packAt);
    return here === undefined ? [] : [{ here, pack, id, number }];
  });
  return markers.map(({ here, pack, id, number }) => {
    const out = body.encounters.filter(({ owner, space }) => owner === number && space === here.id).length;
    const nth = markers.filter((one) => one.here === here).findIndex((one) => one.number === number);
    const moved = flash.some((event) => event.event === "pack-moved" && event.player === number);
    return { ...packSpot(shownIn(reach, here), nth), id, number, count: pack.length + out, moved };
  });
}

/** A Quest with its owner; `secret` is one that nobody else may look at. */
export interface OwnedQuest {
  readonly quest: QuestInPlay;
  readonly owner: number | null;
  readonly secret: boolean;
}

/** Everybody's Quests with their owners, those for all, and the hidden ones of whoever looks. */
export function questsInPlay({ players, globalQuests, ownerless }: Body, viewer: string | null): readonly OwnedQuest[] {
  return [
    ...[...globalQuests, ...ownerless].map((quest) => ({ quest, owner: null, secret: false })),
    ...players.flatMap(({ id, alive, quests, secrets }, owner): readonly OwnedQuest[] =>
      alive
        ? [
            ...quests.map((quest) => ({ quest, owner, secret: false })),
            ...(id === viewer ? secrets : []).map((quest) => ({ quest, owner, secret: true })),
          ]
        : [],
    ),
  ];
}

/** The space where a Quest is gone on with: of an Escort Quest where its component lies, or is to be brought. */
export function questSpace(body: Body, quest: QuestInPlay): Space | undefined {
  const card = questCard(body, quest.card);
  const lies = liesIn(quest);
  if (lies !== null) return body.map.find(({ id }) => id === lies);
  const wanted = card.kind === "escort" && quest.component !== null ? card.to : card.space;
  return body.map.find((space) => space.card === wanted);
}

/** The Quests that wait in spaces of the map. */
const waitingIn = (
  body: Body,
  viewer: string | null,
): readonly { readonly quest: QuestInPlay; readonly owner: number | null; readonly here: Space }[] =>
  questsInPlay(body, viewer).flatMap(({ quest, owner }) => {
    const here = questSpace(body, quest);
    return here === undefined ? [] : [{ quest, owner, here }];
  });

/** What lies in spaces since heroes fell there: a marker for each space, below the ribbons of its Quests. */
export function lootTokens(body: Body, reach: Reach, { viewer, flash }: Moment): readonly LootToken[] {
  if (body.loot.length === 0) return [];
  const waiting = waitingIn(body, viewer);
  return body.map.flatMap((here): readonly LootToken[] => {
    const count = body.loot.filter(({ space }) => space === here.id).length;
    if (count === 0) return [];
    const above = waiting.filter((one) => one.here === here).length;
    const fresh = flash.some((event) => event.event === "dropped" && event.space === here.id);
    return [{ ...ribbonSpot(shownIn(reach, here), above), id: here.id, count, fresh }];
  });
}

export function questTokens(body: Body, reach: Reach, viewer: string | null): readonly QuestToken[] {
  const waiting = waitingIn(body, viewer);
  return waiting.map(({ quest, owner, here }) => {
    const nth = waiting.filter((one) => one.here === here).findIndex((one) => one.quest === quest);
    return { ...ribbonSpot(shownIn(reach, here), nth), id: quest.id, owner };
  });
}
