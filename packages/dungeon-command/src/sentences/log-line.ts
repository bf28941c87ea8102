import type { DcEvent } from "../events.ts";
import { seatOf as seatRefNumber, squareOf } from "../ids.ts";
import type { Body } from "../state.ts";
import type { Cast } from "./cast.ts";
import { cardName, creatureName, seatName } from "./names.ts";
import type { SentenceId, Teller, Values } from "./teller.ts";

/** What lines need to name things. */
export interface Speaker {
  readonly body: Pick<Body, "seats" | "content" | "battlefield">;
  readonly cast: Cast;
}

/** A line of the log: its sentence and what stands in it. */
export type Line = readonly [SentenceId, Values];

/** What an action is called in a line. */
function actionWords(teller: Teller, { body, cast }: Speaker, id: string): string {
  const { say } = teller;
  const deed = cast.actions[id];
  if (deed === undefined) return say("deed.something");
  if (deed.card !== null && deed.what !== "attack") return cardName(teller, body.content, deed.card);
  return say(`deed.${deed.what}`);
}

/** What a target is called; null for a card under a creature, which nobody tells of. */
function targetWords(teller: Teller, speaker: Speaker, id: string): string | null {
  const { body, cast } = speaker;
  if (cast.creatures[id] !== undefined) return creatureName(teller, body.content, cast, id);
  if (cast.actions[id] !== undefined) return actionWords(teller, speaker, id);
  const square = squareOf(id);
  if (square !== null) return teller.square(body, square);
  const seat = seatRefNumber(id);
  return seat === null ? null : seatName(teller, body, seat);
}

/** The end of a line that says at what an action is aimed; empty if at nothing. */
function targetsTail(teller: Teller, speaker: Speaker, targets: readonly string[]): string {
  const things = targets.flatMap((id) => targetWords(teller, speaker, id) ?? []).join(", ");
  return things === "" ? "" : teller.say("log.targets", { things });
}

/** An event in words: null where a reader needs none. */
export function lineOf(teller: Teller, speaker: Speaker, event: DcEvent): Line | null {
  const { say } = teller;
  const { body, cast } = speaker;
  const seat = (number: number): string => seatName(teller, body, number);
  const piece = (id: string | null): string =>
    id === null ? say("log.nobody") : creatureName(teller, body.content, cast, id);
  const card = (id: string): string => cardName(teller, body.content, id);
  const square = (at: number): string => teller.square(body, at);
  const cards = (list: readonly string[]): string => list.map(card).join(", ");
  switch (event.event) {
    case "seat-wins-roll":
      return ["log.wins-roll", { seat: seat(event.seat) }];
    case "first-seat":
      return ["log.first-seat", { seat: seat(event.seat) }];
    case "chests-laid":
      return ["log.chests", { count: event.squares.length }];
    case "commander-chosen":
      return ["log.commander", { seat: seat(event.seat), morale: event.morale, leadership: event.leadership }];
    case "hand-redrawn":
      return ["log.redrawn", { seat: seat(event.seat), cards: cards(event.cards) }];
    case "drawn":
      if (event.count === 0) return null;
      return event.cards === null
        ? [`log.drawn-${event.deck}`, { seat: seat(event.seat), count: event.count }]
        : ["log.drawn-cards", { seat: seat(event.seat), cards: cards(event.cards) }];
    case "deck-empty":
      return ["log.deck-empty", { seat: seat(event.seat) }];
    case "hand-full":
      return ["log.hand-full", { seat: seat(event.seat) }];
    case "deployed":
      return ["log.deployed", { seat: seat(event.seat), name: card(event.card), square: square(event.at) }];
    case "taken-back":
      return ["log.taken-back", { seat: seat(event.seat), name: card(event.card) }];
    case "turn-starts":
      return ["log.turn", { seat: seat(event.seat), turn: event.turn }];
    case "activation-starts":
      return event.rule === "dc.activate.declare" ? ["log.activates", { name: piece(event.creature) }] : null;
    case "attack-declared":
      return [`log.attack-${event.attack}`, { name: piece(event.creature), target: piece(event.target) }];
    case "order-played": {
      const targets = targetsTail(teller, speaker, event.targets);
      const played = { name: piece(event.creature), card: card(event.card), targets };
      return event.assisting.length === 0
        ? ["log.order", played]
        : ["log.order-assisted", { ...played, helpers: event.assisting.map(piece).join(", ") }];
    }
    case "power-used":
      return [
        "log.power",
        {
          name: event.creature === null ? seat(event.seat) : piece(event.creature),
          targets: targetsTail(teller, speaker, event.targets),
        },
      ];
    case "triggered":
      if (event.terrain !== null) return ["log.terrain", { name: piece(event.creature) }];
      return [
        "log.triggered",
        {
          name: event.creature === null ? seat(event.seat) : piece(event.creature),
          about: event.about === null ? "" : say("log.about", { name: piece(event.about) }),
          targets: targetsTail(teller, speaker, event.targets),
        },
      ];
    case "collect-declared":
      return ["log.collects", { name: piece(event.creature), square: square(event.at) }];
    case "dodge-declared":
      return ["log.dodges", { name: piece(event.creature), action: actionWords(teller, speaker, event.against) }];
    case "fizzled":
      return ["log.fizzled", { action: actionWords(teller, speaker, event.action) }];
    case "target-skipped":
      return ["log.skipped", { action: actionWords(teller, speaker, event.action), name: piece(event.thing) }];
    case "cancelled":
      return ["log.cancelled", { action: actionWords(teller, speaker, event.action) }];
    case "redirected":
      return ["log.redirected", { action: actionWords(teller, speaker, event.action), name: piece(event.to) }];
    case "moved":
      return [
        event.how === "move"
          ? "log.moved"
          : event.how === "shift"
            ? "log.shifted"
            : event.how === "slide"
              ? "log.slid"
              : "log.placed",
        { name: piece(event.creature), from: square(event.from), to: square(event.to) },
      ];
    case "stopped":
      return ["log.stopped", { name: piece(event.creature), by: piece(event.by) }];
    case "speed-one":
      return ["log.speed-one", { name: piece(event.creature) }];
    case "did-not-move":
      return ["log.stays", { name: piece(event.creature) }];
    case "chest-revealed":
      return ["log.chest", { name: piece(event.creature), square: square(event.at), value: event.value }];
    case "collected":
      return ["log.collected", { name: piece(event.creature), seat: seat(event.seat) }];
    case "damaged":
      if (event.source.terrain !== null)
        return ["log.damaged-ground", { name: piece(event.creature), amount: event.amount }];
      return event.source.creature === null || event.source.creature === event.creature
        ? ["log.damaged", { name: piece(event.creature), amount: event.amount }]
        : ["log.damaged-by", { name: piece(event.creature), amount: event.amount, by: piece(event.source.creature) }];
    case "damage-prevented":
      return ["log.prevented", { name: piece(event.creature), amount: event.amount }];
    case "healed":
      return ["log.healed", { name: piece(event.creature), amount: event.amount }];
    case "cowered":
      return ["log.cowered", { name: piece(event.creature), seat: seat(event.seat), cost: event.cost }];
    case "dodged":
      return ["log.dodged", { name: piece(event.creature) }];
    case "evaded":
      return ["log.evaded", { name: piece(event.creature) }];
    case "destroyed":
      return ["log.destroyed", { name: piece(event.creature) }];
    case "removed":
      return ["log.removed", { name: piece(event.creature) }];
    case "track-raised":
    case "track-lowered":
      return [
        `log.${event.track}-${event.event === "track-raised" ? "up" : "down"}`,
        { seat: seat(event.seat), by: event.by, to: event.to },
      ];
    case "stays-tapped":
      return ["log.stays-tapped", { name: piece(event.creature) }];
    case "order-discarded":
      return event.from === "stack" ? null : ["log.discarded", { seat: seat(event.seat), card: card(event.card) }];
    case "creature-discarded":
      return ["log.discarded", { seat: seat(event.seat), card: card(event.card) }];
    case "attached":
      return ["log.attached", { name: piece(event.creature), card: card(event.card) }];
    case "detached":
      return ["log.detached", { name: piece(event.creature), card: card(event.card) }];
    case "control-changed":
      return ["log.control", { name: piece(event.creature), seat: seat(event.to) }];
    case "replaced":
      return ["log.replaced", { card: card(event.card) }];
    case "searched":
      return ["log.searched", { seat: seat(event.seat), count: event.count }];
    case "returned":
      return ["log.returned", { cards: cards(event.cards) }];
    case "revealed":
      return ["log.revealed", { seat: seat(event.seat), cards: cards(event.cards) }];
    case "counter":
      return ["log.counter", { name: piece(event.thing), counter: event.name, count: event.count }];
    case "conceded":
      return ["log.conceded", { seat: seat(event.seat) }];
    default:
      return null;
  }
}
