/** What each verb of the cards' language does. */
import { draw } from "../changes/cards.ts";
import { gainLife, recover, tip, untip, wound } from "../changes/hero.ts";
import { gain, lose } from "../changes/resources.ts";
import { turnAside } from "../combat/turning-aside.ts";
import { sides } from "../map/sides.ts";
import { samePlace } from "../map/spaces.ts";
import { mayBeTried } from "../moving/doors.ts";
import { hasFallenSince, playerAt } from "../players.ts";
import { call, type Run } from "../procedures.ts";
import { rollNow } from "../rolling/rolls.ts";
import type { Verb } from "../vocabulary/index.ts";
import { afflict } from "../wandering/afflicting.ts";
import type { Env } from "./env.ts";
import { effectNow } from "./frame.ts";
import { amount, heroesNamed, heroOf, select } from "./read.ts";

type Next = ReturnType<typeof call>;

/** Whoever the text concerns counts for the rewards of a fight (dg.reward.peril-per-wound). */
function woundOne(run: Run, env: Env, place: number, wounds: number): void {
  effectNow(run.state).wounds += wound(run, place, wounds, env.rule, env.because, env.you);
}

function change(run: Run, env: Env, place: number, what: "glory" | "peril" | "movements", plus: number): void {
  const by = plus < 0 ? lose : gain;
  by(run, place, what, Math.abs(plus), env.rule, env.because);
}

function openDoors(run: Run, env: Env, place: number): void {
  const { body } = run;
  const { at } = playerAt(body, place);
  for (const side of sides) {
    const door = { space: at, side };
    if (!mayBeTried(body, door) || body.opened.some((one) => samePlace(one, door))) continue;
    body.opened.push(door);
    run.emit({ event: "opened", player: place, ...door, rule: env.rule, because: ["dg.door.stay-open"] });
  }
}

/** What a verb does to one hero; null if it is done at once. */
function doTo(run: Run, env: Env, verb: Verb, place: number): Next | null {
  const { body } = run;
  const number = (what: Parameters<typeof amount>[1]): number => amount(body, what, env);
  switch (verb.do) {
    case "wound":
      woundOne(run, env, place, number(verb.wounds));
      return null;
    case "recover":
      recover(run, place, number(verb.life), env.rule, env.because);
      return null;
    case "life":
      gainLife(run, place, number(verb.plus), env.rule, env.because);
      return null;
    case "tip":
      tip(run, place, env.rule, env.because, verb.threat ?? null);
      return null;
    case "untip":
      untip(run, place, env.rule);
      return null;
    case "glory":
    case "peril":
    case "movements":
      change(run, env, place, verb.do, number(verb.plus));
      return null;
    case "draw":
      draw(run, place, number(verb.cards), env.rule);
      return null;
    case "discard": {
      const by = verb.by === undefined ? place : (heroesNamed(body, verb.by, env)[0] ?? place);
      const rule = "dg.card.forced-discard";
      const left = Math.min(number(verb.cards), playerAt(body, place)[verb.from].length);
      return left <= 0
        ? null
        : call({ procedure: "parting", locals: { place, by, from: verb.from, left, rule } }, "start");
    }
    case "move": {
      const [to] = select(body, verb.into, env);
      if (to === undefined || to === playerAt(body, place).at) return null;
      return call({ procedure: "entering", locals: { player: place, to, falls: body.fallen.length } }, "start");
    }
    case "this-turn": {
      const player = playerAt(body, place);
      player.thisTurn = [...player.thisTurn, ...verb.changes];
      return null;
    }
    case "bonus": {
      const roll = rollNow(run.state);
      if (roll !== null) roll.bonuses = [...roll.bonuses, { player: place, plus: number(verb.plus) }];
      return null;
    }
    case "reroll": {
      const roll = rollNow(run.state);
      if (roll !== null && !roll.again.includes(place)) roll.again = [...roll.again, place];
      return null;
    }
    case "open-doors":
      openDoors(run, env, place);
      return null;
    case "guard":
    case "turn-aside":
      return null;
    default:
      throw new Error(`unknown verb ${JSON.stringify(verb satisfies never)}`);
  }
}

/** What a text does to what it answers. */
function doToAnswered(run: Run, env: Env, verb: Extract<Verb, { do: "guard" | "turn-aside" }>): void {
  const { answered } = env;
  if (answered === null) return;
  const encounter = answered.is === "encounter" ? run.body.encounters.find(({ id }) => id === answered.id) : undefined;
  if (verb.do === "guard") {
    const plus = amount(run.body, verb.plus, env);
    if (encounter !== undefined) encounter.guards = [...encounter.guards, { player: heroOf(run.body, env), plus }];
    return;
  }
  if (encounter !== undefined) turnAside(run, encounter);
  if (answered.is !== "bane") return;
  const { card, target } = answered.bane;
  effectNow(run.state).turnedAside = true;
  run.emit({ event: "turned-aside", card, target, rule: "dg.priority.order" });
}

/** Carries out a verb, or begins to; null if all of it is done. The caller goes on at "start". */
export function carryOut(run: Run, env: Env, verb: Verb): Next | null {
  if (verb.do === "guard" || verb.do === "turn-aside") {
    doToAnswered(run, env, verb);
    return null;
  }
  // A text that concerns a Pack does to it what it would do to its hero.
  if (env.member !== null && (verb.to ?? "hero") === "hero") {
    afflict(run, env, env.member, verb);
    return null;
  }
  // Only one of several waits for choices: the others that a text names are each of an `each`.
  for (const place of heroesNamed(run.body, verb.to, env)) {
    if (run.state.outcome !== null) return null;
    if (hasFallenSince(run.body, place, env.falls)) continue;
    const begun = doTo(run, env, verb, place);
    if (begun !== null) return begun;
  }
  return null;
}
