/** What players play and use beside their own actions, and in them: Boons, Treasures, Banes, effects of cards in play. */
import type { PlaceRef } from "@undercroft/cards";
import { payPeril } from "../campaign/funding.ts";
import { discardUnderway, playFromHand } from "../changes/cards.ts";
import { discardReadied, zoneOf } from "../changes/readied.ts";
import { pay } from "../changes/resources.ts";
import type { DgEvent } from "../events.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import { adventure, hasFallenSince, idAt, othersOf, placeOf, playerAt } from "../players.ts";
import { type Chapter, call, done, next, type Run } from "../procedures.ts";
import type { Answer } from "../questions.ts";
import type { Body } from "../state.ts";
import { whyTreasure } from "../turn/treasures.ts";
import type { Use } from "../vocabulary/index.ts";
import { effectOf } from "./effect.ts";
import { type Answered, envFor } from "./env.ts";
import type { EffectLocals } from "./locals.ts";
import { payCosts } from "./paying.ts";
import { hostsFor, whyNoClash } from "./readying.ts";
import { textOn } from "./text.ts";
import { isInstant, type Source, sourceOf } from "./usable.ts";
import { responsesTo } from "./windows.ts";

type Next = ReturnType<typeof call>;
type Play = Extract<Answer, { do: "play" }>;

const noEffect = { is: "effect", wounds: 0, turnedAside: false } as const;

/** What an answer names, if it is an Encounter of the batch; else what the moment is about. */
const answeredBy = (to: string | null, answered: Answered): Answered =>
  to === null ? answered : { is: "encounter", id: to };

/** Puts into play what an answer plays or uses; null if it does nothing of the kind. `answered`: the Bane that is answered, if one is. */
export function beginPlaying(
  run: Run,
  place: number,
  answer: Answer,
  answered: Answered,
  then: string,
  because: readonly RuleId[] = [],
): Next | null {
  const { body } = run;
  switch (answer.do) {
    case "respond":
      return beginInstant(
        run,
        {
          place,
          card: answer.card,
          hero: place,
          answered: answeredBy(answer.to, answered),
          value: adventure(body, answer.card).value,
          rule: "dg.ruling.response-off-turn-payment",
          because,
        },
        then,
      );
    case "play":
      return beginPlay(run, place, answer, adventure(body, answer.card).value, then, because);
    case "use":
      return call(
        {
          procedure: "using",
          locals: { place, thing: answer.thing, use: answer.use, answered: answeredBy(answer.to, answered) },
        },
        then,
      );
    case "bane":
      return beginBane(run, place, answer, adventure(body, answer.card).value, then);
    default:
      return null;
  }
}

/** The same for a card that a reward lets be played: only its cost is waived (dg.ruling.reward-play). */
export function beginFree(run: Run, place: number, answer: Answer, then: string): Next | null {
  if (answer.do === "play")
    return beginPlay(run, place, answer, 0, then, ["dg.quest.reward.play", "dg.ruling.reward-play"]);
  if (answer.do === "bane") return beginBane(run, place, answer, 0, then);
  return null;
}

const beginBane = (
  run: Run,
  owner: number,
  { card, target }: Extract<Answer, { do: "bane" }>,
  value: number,
  then: string,
): Next =>
  call(
    {
      procedure: "bane",
      locals: { bane: { card, owner, target: placeOf(run.body, target), falls: run.body.fallen.length }, value },
    },
    then,
  );

/** A Boon or Treasure is paid for: it stays, or takes effect and is spent. */
function beginPlay(
  run: Run,
  place: number,
  { card, how, on }: Play,
  value: number,
  then: string,
  because: readonly RuleId[],
): Next {
  const { body } = run;
  const hero = on === null ? place : placeOf(body, on);
  const rule = body.turn.player === place ? "dg.hero-phase.spend-glory" : "dg.special.anytime";
  if (how === "use")
    return beginInstant(
      run,
      { place, card, hero, answered: null, value, rule, because: [...because, ...whyHelping(place, hero)] },
      then,
    );
  playFromHand(run, place, card);
  pay(run, place, "glory", value, rule, ["dg.card.value"]);
  return call(
    { procedure: "readying", locals: { place, card, on: hero, hosts: hostsFor(body, place, card), because } },
    then,
  );
}

/** A card that passes at once: whose hero it concerns, what it answers, what is paid for it and by which entry. */
interface Instant {
  readonly place: number;
  readonly card: string;
  readonly hero: number;
  readonly answered: Answered;
  readonly value: number;
  readonly rule: RuleId;
  readonly because: readonly RuleId[];
}

/** What passes at once is paid for and spent, then takes effect (dg.card.instant, dg.boon.instant, dg.treasure.immediate-use). */
function beginInstant(run: Run, { place, card, hero, answered, value, rule, because }: Instant, then: string): Next {
  const { body } = run;
  playFromHand(run, place, card);
  pay(run, place, "glory", value, rule, ["dg.card.value"]);
  const printed = adventure(body, card);
  if (answered === null)
    run.emit({
      event: "played",
      player: place,
      card,
      target: hero,
      rule: "dg.card.instant",
      because: [
        ...whyNow(body.turn.player === place),
        ...whyTreasure(body, card, because),
        ...whyNoClash(body, place, card),
        ...because,
      ],
    });
  else {
    const to = answered.is === "encounter" ? answered.id : null;
    run.emit({ event: "responded", player: place, card, to, rule: "dg.dl.response.boons", because });
  }
  const isTreasure = printed.kind === "treasure";
  discardUnderway(
    run,
    place,
    card,
    isTreasure ? "dg.treasure.immediate-use" : "dg.boon.instant",
    isTreasure ? ["dg.treasure.used-up"] : [],
  );
  const effectRule = answered === null ? "dg.card.instant" : "dg.dl.response.boons";
  return effectOf(textOn(card, "steps"), envFor(body, place, hero, effectRule, [], answered), then);
}

/** In a campaign its good may be another hero's. */
const whyHelping = (place: number, hero: number): readonly RuleId[] =>
  place === hero ? [] : ["dg.campaign.hero.help-others"];

const whyNow = (isOwnTurn: boolean): readonly RuleId[] =>
  isOwnTurn ? [] : ["dg.special.anytime", "dg.ruling.response-off-turn-payment"];

/** What a use takes off its card: a charge, or all of it (dg.treasure.used-up). */
function spend(run: Run, place: number, { thing, charges }: Source, { spends }: Use): void {
  if (spends === undefined) return;
  const player = playerAt(run.body, place);
  const zone = zoneOf(player, thing);
  const card = player[zone].find(({ id }) => id === thing);
  if (spends === "charge" && card !== undefined && (charges ?? 0) > 1) {
    card.charges = (charges ?? 0) - 1;
    return;
  }
  discardReadied(run, place, zone, thing, "dg.treasure.used-up");
}

/** Why an effect may be used now, by where it comes from. */
function whyUsed({ thing, on: { isBoon } }: Source, seat: string, { oncePerTurn }: Use): readonly RuleId[] {
  const because: RuleId[] = [];
  if (thing === seat) because.push("dg.hero.ability-as-boon", "dg.hero.ability-not-counted");
  else if (!isBoon && thing.includes("/")) because.push("dg.quest.artifact");
  if (oncePerTurn === true) because.push("dg.turn.once-per-turn");
  return because;
}

const sourceNow = (
  run: Run,
  place: number,
  thing: string,
  use: number,
): { readonly source: Source; readonly effect: Use; readonly text: PlaceRef } => {
  const source = sourceOf(run.body, place, thing);
  const effect = source?.on.uses[use];
  const text = source?.on.texts[use];
  if (source === undefined || effect === undefined || text === undefined)
    throw new Error(`there is no use ${use} of ${thing}`);
  return { source, effect, text };
};

/** An effect of a card in play is paid for and takes effect (dg.special.activate). */
const usingProcedure: Chapter<Pick<EffectLocals, "using">>["using"] = {
  steps: {
    start: (run, { place, thing, use }) => {
      const { effect } = sourceNow(run, place, thing, use);
      return payCosts(run, place, effect.price ?? {}, place, "paid") ?? next("paid");
    },
    paid: (run, { place, thing, use, answered }) => {
      const { body } = run;
      if (playerAt(body, place).out) return done(noEffect);
      const { source, effect, text } = sourceNow(run, place, thing, use);
      const to = answered?.is === "encounter" ? answered.id : null;
      const rule = answered === null ? "dg.special.activate" : "dg.dl.response.defenses";
      run.emit({
        event: "used",
        player: place,
        card: source.card,
        to,
        rule,
        because: whyUsed(source, idAt(body, place), effect),
      });
      if (effect.oncePerTurn === true) body.turn = { ...body.turn, used: [...body.turn.used, { thing, use }] };
      spend(run, place, source, effect);
      return effectOf(text, envFor(body, place, place, rule, [], answered), "over");
    },
    over: (_run, _locals, input) =>
      done(input.kind === "result" && input.result.is === "effect" ? input.result : noEffect),
  },
};

/**
 * Whom a Bane affects, so that they may answer it: the one at whom it is aimed, or all opponents (dg.ruling.bane-windows); nobody
 * where it is put onto a card of its own player's (dg.ruling.bane-on-own-card).
 */
const affectedBy = (run: Run, { card, owner, target }: EffectLocals["bane"]["bane"]): readonly number[] => {
  const printed = adventure(run.body, card);
  if (printed.kind !== "bane" || printed.target !== "nobody") return [target];
  return printed.attach === undefined ? othersOf(run.body, owner) : [];
};

/** By which entries a Bane is played now: in its Dungeonlord's phase, for a reward, or on any turn. */
function whyBane(body: Body, owner: number, card: string, value: number): Pick<DgEvent, "rule" | "because"> {
  const printed = adventure(body, card);
  if (body.turn.phase === "dungeonlord" && body.turn.player === owner)
    // Between the steps of a batch, not before the first of them.
    return { rule: "dg.dl.bane-timing", because: body.encounters.length > 0 ? ["dg.ruling.bane-windows"] : [] };
  const isAnytime = printed.kind === "bane" && printed.playtime === "anytime";
  if (!isAnytime || value < printed.value) return { rule: "dg.quest.reward.play", because: ["dg.ruling.reward-play"] };
  return { rule: "dg.special.anytime", because: ["dg.ruling.anytime-bane-funding"] };
}

/** A Bane is paid for from an opponent's Peril, answered, and takes effect (dg.bane.targeted-funding, dg.dl.untargeted-bane-funding). */
const baneProcedure: Chapter<Pick<EffectLocals, "bane">>["bane"] = {
  steps: {
    start: (run, { bane, value }) => {
      const { body } = run;
      const { card, owner, target } = bane;
      const printed = adventure(body, card);
      const isAimed = printed.kind === "bane" && printed.target !== "nobody";
      playFromHand(run, owner, card);
      run.emit({
        event: "played",
        player: owner,
        card,
        target: isAimed ? target : null,
        ...whyBane(body, owner, card, value),
      });
      const funding = isAimed ? "dg.bane.targeted-funding" : "dg.dl.untargeted-bane-funding";
      return payPeril(run, { owner, target, value }, funding, "paid");
    },
    paid: (run, { bane }) => responsesTo(affectedBy(run, bane), { is: "bane", bane }, "answered"),
    answered: (run, { bane }, input) => {
      const { body } = run;
      const { card, owner, target } = bane;
      const printed = adventure(body, card);
      const isAside = input.kind === "result" && input.result.is === "responded" && input.result.turnedAside;
      const isAimed = printed.kind === "bane" && printed.target !== "nobody";
      // Whoever has only paid for it may be gone.
      const isGone = playerAt(body, owner).out || (isAimed && hasFallenSince(body, target, bane.falls));
      if (printed.kind === "bane" && !isInstant(printed) && !isAside && !isGone)
        return call(
          {
            procedure: "readying",
            locals: { place: owner, card, on: target, hosts: hostsFor(body, owner, card), because: [] },
          },
          "over",
        );
      discardUnderway(run, owner, card, "dg.card.instant");
      if (isAside || isGone) return next("over");
      return effectOf(textOn(card, "steps"), envFor(body, owner, isAimed ? target : owner, "dg.bane.nature"), "over");
    },
    over: () => done(noEffect),
  },
};

export const playingProcedures: Chapter<Pick<EffectLocals, "using" | "bane">> = {
  using: usingProcedure,
  bane: baneProcedure,
};
