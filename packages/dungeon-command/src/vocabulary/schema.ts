/** The schema of Dungeon Command's words: the shapes that `ast.ts` describes, checked when a file is read. */
import {
  type CoreSchemas,
  cardSchemas,
  keyed,
  later,
  oneOrMore,
  oneWord,
  optional,
  positive,
  reference,
  type Schema,
  some,
  strict,
  tagged,
  together,
  type WordSchemas,
  type WordSet,
  word,
} from "@undercroft/cards";
import * as z from "zod/mini";
import type {
  Action,
  ActionFilter,
  CardFilter,
  Change,
  Cost,
  CreatureFilter,
  SeatFilter,
  SquareFilter,
  TargetQuery,
  Who,
  Within,
  Words,
} from "./ast.ts";
import * as words from "./words.ts";

export const language: CoreSchemas<Words, Action> = cardSchemas<Words, Action>((core) => ownWords(core));

export const keyword: Schema<string> = z
  .string()
  .check(z.regex(/^[a-z][a-z0-9-]{0,40}$/, "a keyword or counter is written in small letters"));
const yes = optional(z.literal(true));
const no = optional(z.literal(false));
const flag = optional(z.boolean());
const listed = {
  ability: word(words.abilities),
  kind: word(words.actionKinds),
  side: word(words.sides),
  attack: word(words.attackTypes),
  terrain: word(words.terrains),
  trait: word(words.traits),
  track: word(words.tracks),
  zone: word(words.zones),
  duration: word(words.durations),
  movement: word(words.movements),
  phase: word(words.phases),
};

const { selector, amount, range, condition, steps } = language;
const maybeSelector = optional(selector);
const maybeRange = optional(range);

export const withinSchema: Schema<Within> = strict({ squares: amount, of: optional(reference), sight: no });

export const creatureFilter: Schema<CreatureFilter> = later(() =>
  strict({
    side: optional(listed.side),
    another: yes,
    notThe: optional(reference),
    keyword: optional(oneOrMore(keyword)),
    ability: optional(listed.ability),
    trait: optional(listed.trait),
    tapped: flag,
    damaged: flag,
    level: maybeRange,
    damage: maybeRange,
    hitPoints: maybeRange,
    speed: maybeRange,
    ranged: flag,
    sizeAtLeast: optional(positive),
    within: optional(withinSchema),
    adjacentTo: maybeSelector,
    on: optional(oneOrMore(listed.terrain)),
    attached: flag,
    activated: flag,
    inCoverFrom: optional(reference),
    anyOf: optional(some(creatureFilter)),
    not: optional(creatureFilter),
  }),
);

export const squareFilter: Schema<SquareFilter> = strict({
  terrain: optional(oneOrMore(listed.terrain)),
  within: optional(withinSchema),
  adjacentTo: maybeSelector,
  unoccupied: yes,
});

export const cardFilter: Schema<CardFilter> = strict({
  card: optional(word(["order", "creature"])),
  level: maybeRange,
  ability: optional(word([...words.abilities, "any"])),
  kind: optional(listed.kind),
  keyword: optional(oneOrMore(keyword)),
  attaches: flag,
});

const seatFilter: Schema<SeatFilter> = strict({ side: optional(word(["ally", "opponent"])) });

const actionType = word(["attack", "melee-attack", "ranged-attack", "move", "order", "power", "trigger", "collect"]);

export const actionFilter: Schema<ActionFilter> = strict({
  type: optional(oneOrMore(actionType)),
  kind: optional(listed.kind),
  side: optional(listed.side),
  by: optional(creatureFilter),
  targetsThis: yes,
  targets: optional(creatureFilter),
  card: optional(cardFilter),
  damages: yes,
});

const targetShapes = {
  creatures: { creatures: creatureFilter },
  squares: { squares: squareFilter },
  seats: { seats: seatFilter },
  actions: { actions: actionFilter },
  attachments: { attachments: cardFilter, on: maybeSelector },
  cards: { cards: cardFilter, in: listed.zone, of: maybeSelector },
};

const targetQuery: Schema<TargetQuery> = keyed(targetShapes).schema;

export const action: Schema<Action> = later(() =>
  strict({
    targets: optional(
      some(
        strict({
          name: optional(reference),
          of: targetQuery,
          count: optional(amount),
          upTo: optional(amount),
          by: maybeSelector,
        }),
      ),
    ),
    needs: optional(condition),
    steps,
  }),
);

const who: Schema<Who> = z.union([z.literal("this"), creatureFilter]);
const maybeWho = optional(who);
const hand = word(["order-hand", "creature-hand"]);
const deck = word(["order", "creature"]);
const amountOrAll: Schema<z.output<typeof amount> | "all"> = z.union([z.literal("all"), amount]);

const costWords: WordSet<Cost> = tagged("pay", {
  discard: { from: hand, count: positive, cards: optional(cardFilter) },
  tap: { who, count: optional(positive), as: optional(reference) },
  damage: { amount: positive },
  morale: { amount: positive },
  leadership: { amount: positive },
  counter: { name: keyword, count: positive },
  "this-card": {},
});
export const cost: Schema<Cost> = costWords.schema;

const change: Schema<Change> = keyed({ plus: { plus: amount }, set: { set: amount } }).schema;
const movementShape = {
  who: optional(reference),
  squares: z.union([z.literal("speed"), amount]),
  with: optional(some(listed.trait)),
  end: optional(squareFilter),
};
const trackShape = { track: listed.track, who: maybeSelector, amount };
const howMoved = { who: maybeWho, how: optional(oneOrMore(listed.movement)) };
const nearShape = { who: maybeWho, to: optional(reference) };
const attackEvent = { by: maybeWho, against: maybeWho, type: optional(listed.attack) };
const damagedShape = { who: maybeWho, by: maybeWho, attack: optional(listed.attack) };
const destroyedShape = { who: maybeWho, by: maybeWho };
const subject = { who: maybeWho };
const whoseSide = { whose: listed.side };
const whoseTurn = { whose: word([...words.sides, "any"]) };
const trackEvent = { track: listed.track, whose: listed.side };
const cardEvent = { who: maybeWho, card: optional(cardFilter) };

function ownWords(core: CoreSchemas<Words, Action>): WordSchemas<Words, Action> {
  const changeShape = { rule: z.literal("change"), stat: word(words.stats), of: maybeSelector };
  const changeRule = keyed({ plus: { ...changeShape, plus: amount }, set: { ...changeShape, set: amount } }).schema;
  const otherRules = tagged("rule", {
    grant: { trait: listed.trait, to: maybeSelector },
    remove: { trait: listed.trait, from: maybeSelector },
    "grant-ability": { ability: listed.ability, to: maybeSelector },
    "grant-keyword": { keyword, to: maybeSelector },
    "grant-power": { power: later(() => core.power), to: maybeSelector },
    forbid: { deed: word(words.deeds), who: maybeSelector, creatures: optional(creatureFilter) },
    permit: { permission: word(words.permissions), who: maybeSelector, cards: optional(cardFilter) },
    attacks: {
      by: maybeSelector,
      against: optional(creatureFilter),
      type: optional(listed.attack),
      plus: optional(amount),
      distance: optional(amount),
      unpreventable: yes,
      cannotBeDodged: yes,
    },
    "reduce-damage": {
      to: maybeSelector,
      amount: amountOrAll,
      attack: optional(listed.attack),
      terrain: yes,
      by: optional(creatureFilter),
    },
  });
  const rule: WordSchemas<Words, Action>["rule"] = together(oneWord("rule", "change", changeRule), otherRules);

  return {
    action,
    cost: costWords,
    rule,
    response: actionFilter,
    window: word(words.limitWindows),
    kind: listed.kind,
    query: keyed({
      ...targetShapes,
      controllerOf: { controllerOf: selector },
      ownerOf: { ownerOf: selector },
    }),
    amount: keyed({
      stat: { stat: word(words.readings), of: selector },
      distance: { distance: strict({ from: reference, to: reference }) },
      track: { track: listed.track, of: selector },
      event: { event: z.literal("amount") },
      dealt: { dealt: z.literal("damage"), to: maybeSelector },
      counters: { counters: keyword, on: reference },
      threatened: { threatened: z.literal("damage") },
    }),
    condition: keyed({
      that: { that: selector, is: creatureFilter },
      turn: { turn: listed.side },
      phase: { phase: listed.phase },
      activating: { activating: reference },
      dealtDamage: { dealtDamage: z.literal(true), to: maybeSelector },
      did: {
        did: word(["move", "attack", "deal-damage", "take-damage", "play-order"]),
        who: reference,
        since: word(["turn", "activation"]),
      },
    }),
    verb: tagged("do", {
      attack: {
        type: listed.attack,
        by: optional(reference),
        target: optional(reference),
        damage: optional(change),
        distance: optional(change),
        besideEnemies: yes,
        withoutEntry: yes,
        sight: no,
        unpreventable: yes,
        cannotBeDodged: yes,
        ifDamage: optional(steps),
      },
      damage: { to: selector, amount, unpreventable: yes },
      move: movementShape,
      shift: movementShape,
      slide: { who: selector, squares: amount, end: optional(squareFilter) },
      place: { who: reference, at: selector },
      swap: { a: reference, b: reference },
      heal: { who: selector, amount: amountOrAll },
      prevent: {
        to: maybeSelector,
        amount: amountOrAll,
        from: optional(word(["response", "next", "every"])),
        attack: optional(listed.attack),
        until: optional(listed.duration),
      },
      evade: { who: maybeSelector, action: optional(reference) },
      cancel: { action: optional(reference) },
      redirect: { action: optional(reference), to: reference },
      tap: { who: selector },
      untap: { who: selector },
      draw: { deck, who: maybeSelector, count: amount },
      discard: {
        who: maybeSelector,
        from: hand,
        count: amountOrAll,
        chosenBy: optional(word(["owner", "you", "random"])),
        cards: optional(cardFilter),
      },
      search: {
        deck,
        who: maybeSelector,
        top: optional(amount),
        cards: optional(cardFilter),
        count: amount,
        to: optional(word(["hand", "discard"])),
      },
      return: {
        from: word(["discard-pile", "graveyard"]),
        who: maybeSelector,
        cards: optional(cardFilter),
        count: amount,
        random: yes,
        to: optional(word(["hand", "deck-top", "deck-bottom"])),
      },
      reveal: { who: selector, zone: hand },
      attach: { to: optional(reference) },
      detach: { what: selector },
      apply: { rules: some(rule.schema), until: listed.duration },
      watch: {
        power: z.union([later(() => core.triggeredPower), later(() => core.replacementPower)]),
        until: listed.duration,
        once: yes,
      },
      control: { who: selector, by: maybeSelector, until: listed.duration },
      destroy: { who: selector },
      gain: trackShape,
      lose: trackShape,
      counter: { name: keyword, on: optional(reference), add: amount },
      uncounter: { name: keyword, on: optional(reference), remove: amountOrAll },
    }),
    event: tagged("on", {
      "enters-adjacent": nearShape,
      "leaves-adjacent": nearShape,
      moves: howMoved,
      "is-moved": howMoved,
      enters: { who: maybeWho, terrain: oneOrMore(listed.terrain) },
      "attack-declared": attackEvent,
      "attack-resolved": attackEvent,
      damaged: damagedShape,
      "damage-prevented": subject,
      healed: subject,
      cowers: subject,
      dodges: subject,
      tapped: subject,
      untapped: subject,
      destroyed: destroyedShape,
      "order-played": cardEvent,
      "order-drawn": whoseSide,
      "order-discarded": whoseSide,
      "collected-treasure": subject,
      "chest-revealed": subject,
      deployed: subject,
      "turn-starts": whoseTurn,
      "turn-ends": whoseTurn,
      "phase-starts": { phase: listed.phase, ...whoseTurn },
      "activation-starts": subject,
      "activation-ends": subject,
      attached: cardEvent,
      detached: cardEvent,
      "track-raised": trackEvent,
      "track-lowered": trackEvent,
      "control-changed": subject,
    }),
    replaceable: tagged("on", {
      damaged: damagedShape,
      destroyed: destroyedShape,
      "is-moved": howMoved,
      tapped: subject,
      untapped: subject,
      healed: subject,
      "order-drawn": whoseSide,
      "order-discarded": whoseSide,
      "track-raised": trackEvent,
      "track-lowered": trackEvent,
    }),
  };
}
