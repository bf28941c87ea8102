import { tagged } from "@undercroft/cards";
import * as z from "zod/mini";
import type { DcEvent } from "../events.ts";
import { attached } from "./body.ts";
import * as w from "./words.ts";

const { rule, id, ids, maybeId, seat, square, source } = w;
const only = { rule };
const bySeat = { rule, seat };
const toCreature = { rule, creature: id };
const ofAction = { rule, action: id };
const deck = { rule, seat, deck: w.deck };
const seen = { rule, seat, deck: w.deck, count: w.count, cards: z.nullable(ids) };
const turn = { rule, seat, turn: w.count };
const activation = { rule, seat, creature: id };
const wound = { rule, creature: id, amount: w.whole, source };
const beside = { rule, creature: id, to: id, passing: w.flag };
const changed = { rule, track: w.track, seat, by: w.whole, to: w.whole };
const tapping = { rule, creature: id, source };
const held = { rule, creature: id, thing: id, card: id, owner: seat };
const lasting = { rule, effect: id, card: id };

/** Everything that may have been announced and not yet been looked at. */
export const event: z.ZodMiniType<DcEvent> = tagged("event", {
  "seat-wins-roll": bySeat,
  "first-seat": bySeat,
  "chests-laid": { rule, squares: w.squares },
  "commander-chosen": { rule, seat, card: id, morale: w.whole, leadership: w.whole },
  "deck-shuffled": deck,
  "hand-redrawn": { rule, seat, cards: ids },
  drawn: seen,
  "deck-empty": deck,
  "hand-full": bySeat,
  deployed: { rule, seat, creature: id, card: id, at: square },
  "taken-back": { rule, seat, creature: id, card: id },
  "deployment-ended": bySeat,
  "turn-starts": turn,
  "turn-ends": turn,
  "phase-starts": { rule, seat, phase: w.phase },
  "activation-starts": activation,
  "activation-ends": activation,
  "move-declared": { rule, action: id, seat, creature: id },
  "attack-declared": { rule, action: id, seat, creature: id, target: id, attack: w.attack },
  "order-played": { rule, actions: ids, seat, creature: id, card: id, assisting: ids, targets: ids, kind: w.kind },
  "power-used": { rule, actions: ids, seat, creature: maybeId, card: id, targets: ids },
  triggered: {
    rule,
    action: id,
    seat,
    creature: maybeId,
    about: maybeId,
    card: maybeId,
    terrain: w.maybeTerrain,
    targets: ids,
  },
  "collect-declared": { rule, action: id, seat, creature: id, at: square },
  "dodge-declared": { rule, action: id, seat, creature: id, against: id },
  assisted: { rule, seat, creature: id, acting: id },
  resolves: ofAction,
  resolved: ofAction,
  fizzled: ofAction,
  "target-skipped": { rule, action: id, thing: id },
  cancelled: { rule, action: id, source },
  redirected: { rule, action: id, to: id },
  "attack-resolved": { rule, action: id, creature: id, target: id, attack: w.attack, dealt: w.whole },
  stepped: { rule, creature: id, from: square, to: square, how: w.movement },
  moved: { rule, creature: id, from: square, to: square, path: w.squares, how: w.movement, source },
  stopped: { rule, creature: id, at: square, by: id },
  "speed-one": toCreature,
  "did-not-move": toCreature,
  entered: { rule, creature: id, at: square, terrain: w.terrain },
  "enters-adjacent": beside,
  "leaves-adjacent": beside,
  "chest-revealed": { rule, creature: id, at: square, value: w.count },
  collected: { rule, creature: id, seat, at: square },
  damaged: wound,
  "damage-prevented": wound,
  healed: wound,
  cowered: { rule, creature: id, seat, cost: w.whole, amount: w.whole, source },
  dodged: { rule, creature: id, action: id },
  evaded: { rule, creature: id, action: id },
  destroyed: {
    rule,
    creature: id,
    card: id,
    owner: seat,
    at: square,
    controller: seat,
    attached: z.array(attached).check(z.maxLength(200)),
    source,
  },
  removed: { rule, creature: id, card: id, owner: seat },
  "track-raised": changed,
  "track-lowered": changed,
  tapped: tapping,
  untapped: tapping,
  "stays-tapped": toCreature,
  "order-discarded": { rule, seat, card: id, from: w.pile },
  "creature-discarded": { rule, seat, card: id },
  attached: held,
  detached: held,
  "control-changed": { rule, creature: id, from: seat, to: seat },
  "effect-begins": lasting,
  "effect-ends": lasting,
  replaced: { rule, card: id, seat },
  searched: seen,
  returned: { rule, seat, from: w.zone, cards: ids },
  revealed: { rule, seat, cards: ids },
  counter: { rule, thing: id, name: id, count: w.whole },
  conceded: bySeat,
  noted: { rule, thing: maybeId },
  ended: only,
}).schema;

export const events: z.ZodMiniType<DcEvent[]> = z.array(event).check(z.maxLength(20_000));
