import type { LogLine, Values } from "@undercroft/table";
import type { Body, DgEvent } from "../engine/index.ts";
import { cardName, seatName, sideName, spaceName } from "../facing/names.ts";
import { type MessageId, rich, say } from "../words/index.ts";
import type { Cast } from "./cast.ts";
import { fighterName } from "./fighter.ts";

type Line = readonly [MessageId, Values];
type Of<E extends DgEvent["event"]> = Extract<DgEvent, { readonly event: E }>;

/** What lines need to name things. */
export interface Speaker {
  readonly body: Pick<Body, "players" | "content" | "map" | "dungeonlord">;
  readonly cast: Cast;
}

/** Those by which a line cites a change that the line before it has told already. */
function discarded({ body }: Speaker, { player, card, from }: Of<"discarded">): Line | null {
  // What was played, or fell, is told by its own line.
  if (from === "play") return null;
  return ["log.discarded", { name: seatName(body, player), card: cardName(body.content, card) }];
}

function placed({ body }: Speaker, { player, card }: Of<"placed">): Line {
  const values = { card: cardName(body.content, card) };
  return player === null ? ["log.entrance", values] : ["log.placed", { ...values, name: seatName(body, player) }];
}

function drawn({ body }: Speaker, { player, count, cards }: Of<"drawn">): Line {
  const name = seatName(body, player);
  if (cards === null) return ["log.drawn", { name, count }];
  return ["log.drawn-cards", { name, cards: cards.map((card) => cardName(body.content, card)).join(", ") }];
}

function mapsOnTheirWay({ body }: Speaker, event: Of<"maps-dealt"> | Of<"handed-on">): Line {
  const { player, count } = event;
  const cards = event.cards?.map((card) => cardName(body.content, card)).join(", ");
  const name = seatName(body, player);
  if (event.event === "maps-dealt")
    return cards === undefined ? ["log.maps", { name, count }] : ["log.maps-cards", { name, cards }];
  const to = seatName(body, event.to);
  return cards === undefined ? ["log.handed", { name, to, count }] : ["log.handed-cards", { name, to, cards }];
}

function secretDealt({ body }: Speaker, { player, count, quests }: Of<"secret-dealt">): Line {
  const name = seatName(body, player);
  if (quests === null) return ["log.secret", { name, count }];
  return ["log.secret-quests", { name, quests: quests.map((quest) => cardName(body.content, quest)).join(", ") }];
}

function tested({ body }: Speaker, event: Of<"tested">): Line {
  const { player, score, die, plus, number, success } = event;
  const values = {
    name: seatName(body, player),
    die,
    plus,
    sum: die + plus,
    number,
    score: say(`score.${score ?? "none"}`),
  };
  return [success ? "log.overcome" : "log.failed", values];
}

function packTested({ body, cast }: Speaker, event: Of<"pack-tested">): Line {
  const { monster, score, die, plus, number, success } = event;
  const values = { name: fighterName(body, cast, monster), die, plus, sum: die + plus, number };
  return [success ? "log.overcome" : "log.failed", { ...values, score: say(`score.${score}`) }];
}

function fought({ body, cast }: Speaker, event: Of<"fought">): Line {
  const { attacker, defender, form, dice, scores, won } = event;
  return [
    `log.fought-${won}`,
    {
      attacker: fighterName(body, cast, attacker),
      defender: fighterName(body, cast, defender),
      form: say(`score.${form}`),
      a: dice[0] + scores[0],
      b: dice[1] + scores[1],
    },
  ];
}

function played({ body }: Speaker, { player, card, target }: Of<"played">): Line {
  const values = { name: seatName(body, player), card: cardName(body.content, card) };
  if (target === null || target === player) return ["log.played", values];
  return ["log.played-on", { ...values, target: seatName(body, target) }];
}

function lineOf(speaker: Speaker, event: DgEvent): Line | null {
  const { body, cast } = speaker;
  const seat = (player: number): string => seatName(body, player);
  const card = (id: string): string => cardName(body.content, id);
  switch (event.event) {
    case "agreed":
      return ["log.agreed", { options: event.options.map((option) => say(`rule.${option}`)).join(", ") }];
    case "began":
      return ["log.began", { name: seat(event.player), round: event.round }];
    case "phase":
      return ["log.phase", { phase: say(`phase.${event.phase}`) }];
    case "rolled":
      return ["log.rolled", { name: seat(event.player), die: event.die }];
    case "initiative":
      return ["log.initiative", { name: seat(event.player) }];
    case "hero-dealt":
      return ["log.hero", { number: event.player + 1, hero: card(event.hero) }];
    case "quest-dealt":
      return event.player === null
        ? ["log.global-quest", { quest: card(event.quest) }]
        : ["log.quest", { name: seat(event.player), quest: card(event.quest) }];
    case "secret-dealt":
      return secretDealt(speaker, event);
    case "maps-dealt":
    case "handed-on":
      return mapsOnTheirWay(speaker, event);
    case "none-laid":
      return ["log.none-laid", { name: seat(event.player) }];
    case "removed":
      return ["log.removed", { name: seat(event.player), cards: event.cards.map(card).join(", ") }];
    case "revealed":
      return ["log.revealed", { name: seat(event.player), quest: card(event.quest) }];
    case "placed":
      return placed(speaker, event);
    case "turned-over":
      return ["log.turned-over", { name: seat(event.player), card: card(event.card) }];
    case "set-aside":
      return ["log.set-aside", { card: card(event.card) }];
    case "drawn":
      return drawn(speaker, event);
    case "reshuffled":
      return ["log.reshuffled", {}];
    case "searching":
      return ["log.searching", { name: seat(event.player) }];
    case "shuffled":
      return [`log.shuffled-${event.decks}`, {}];
    case "started":
      return ["log.started", { name: seat(event.player), space: spaceName(body, event.space) }];
    case "discarded":
      return discarded(speaker, event);
    case "gained":
    case "paid":
    case "lost":
      return [`log.${event.event}-${event.resource}`, { name: seat(event.player), amount: event.amount }];
    case "moved":
      return ["log.moved", { name: seat(event.player), space: spaceName(body, event.to) }];
    case "opened":
      return [
        "log.opened",
        { name: seat(event.player), side: sideName(event.side), space: spaceName(body, event.space) },
      ];
    case "on-cusp":
      return [
        "log.on-cusp",
        { name: seat(event.player), side: sideName(event.side), space: spaceName(body, event.space) },
      ];
    case "off-cusp":
      return ["log.off-cusp", { name: seat(event.player) }];
    case "tested":
      return tested(speaker, event);
    case "tipped":
    case "untipped":
    case "lapsed":
    case "defeated":
    case "left":
    case "won":
      return [`log.${event.event}`, { name: seat(event.player) }];
    case "wounded":
      return ["log.wounded", { name: seat(event.player), wounds: event.wounds, life: event.life }];
    case "recovered":
      return ["log.recovered", { name: seat(event.player), life: event.life }];
    case "monster-wounded":
      return ["log.monster-wounded", { name: fighterName(body, cast, event.monster), left: event.left }];
    case "monster-defeated":
      return ["log.monster-defeated", { name: fighterName(body, cast, event.monster) }];
    case "sent":
      return ["log.sent", { name: seat(event.player), card: card(event.card), target: seat(event.target) }];
    case "missed":
      return ["log.missed", { card: card(event.card), target: seat(event.target) }];
    case "fought":
      return fought(speaker, event);
    case "to-hand":
      return ["log.to-hand", { name: seat(event.player), card: card(event.card) }];
    case "to-pack":
      return ["log.to-pack", { name: seat(event.player), card: card(event.card) }];
    case "pack-founded":
    case "pack-ended":
      return [`log.${event.event}`, { name: seat(event.player), space: spaceName(body, event.space) }];
    case "pack-aimed":
      return ["log.pack-aimed", { name: seat(event.by), card: card(event.card), target: seat(event.player) }];
    case "monster-recovered":
      return ["log.monster-recovered", { name: fighterName(body, cast, event.monster), left: event.left }];
    case "pack-rolled":
      return ["log.pack-rolled", { name: seat(event.player), die: event.die, movements: event.movements }];
    case "pack-paced":
      return [
        event.by > 0 ? "log.pack-faster" : "log.pack-slower",
        { name: seat(event.player), by: Math.abs(event.by), left: event.left },
      ];
    case "pack-moved":
      return ["log.pack-moved", { name: seat(event.player), space: spaceName(body, event.to) }];
    case "pack-tested":
      return packTested(speaker, event);
    case "faced":
      return ["log.faced", { name: seat(event.player), card: card(event.card) }];
    case "played":
      return played(speaker, event);
    case "responded": {
      const values = { name: seat(event.player), card: card(event.card) };
      if (event.to === null) return ["log.responded-bane", values];
      return ["log.responded", { ...values, to: fighterName(body, cast, { is: "monster", id: event.to }) }];
    }
    case "turned-aside":
      return ["log.turned-aside", { card: card(event.card), target: seat(event.target) }];
    case "found":
    case "picked-up":
      return [`log.${event.event}`, { name: seat(event.player), quest: card(event.quest) }];
    case "set-down":
      return [
        "log.set-down",
        { name: seat(event.player), quest: card(event.quest), space: spaceName(body, event.space) },
      ];
    case "taken":
      return ["log.taken", { name: seat(event.player), from: seat(event.from), quest: card(event.quest) }];
    case "respawned":
      return [
        "log.respawned",
        { number: event.player + 1, hero: card(event.hero), space: spaceName(body, event.space) },
      ];
    case "bereft":
      return ["log.bereft", { name: seat(event.player) }];
    case "dropped":
      return ["log.dropped", { card: card(event.card), space: spaceName(body, event.space) }];
    case "looted":
      return ["log.looted", { name: seat(event.player), card: card(event.card) }];
    case "readied":
      return ["log.readied", { name: seat(event.player), card: card(event.card) }];
    case "used": {
      const values = { name: seat(event.player), card: card(event.card) };
      if (event.to === null) return ["log.used", values];
      return ["log.responded", { ...values, to: fighterName(body, cast, { is: "monster", id: event.to }) }];
    }
    case "tried":
      return ["log.tried", { name: seat(event.player), quest: card(event.quest) }];
    case "completed":
      return ["log.completed", { name: seat(event.player), quest: card(event.quest) }];
    case "split":
      return ["log.split", { peril: event.peril, glory: event.glory }];
    case "tally":
      return [`log.tally-${event.side}`, { count: event.count, of: event.of }];
    case "level":
      return ["log.level", { name: seat(event.player), level: event.level }];
  }
}

/** An event as a line of the log; null where a reader needs none. */
export function logLine(speaker: Speaker, event: DgEvent, id: string): LogLine | null {
  const line = lineOf(speaker, event);
  if (line === null) return null;
  return { id, text: rich(...line), rule: { id: event.rule, label: `§ ${event.rule}` } };
}
