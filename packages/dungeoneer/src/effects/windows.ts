/** Who is asked at a moment whether anything is to be played or used (dg.special.any-turn). */
import { poolOf } from "../campaign/funding.ts";
import { othersOf, playerAt } from "../players.ts";
import { call, type Run } from "../procedures.ts";
import type { Body, Content } from "../state.ts";
import { usesOf } from "../vocabulary/index.ts";
import type { Answered } from "./env.ts";
import type { Moment } from "./locals.ts";
import { does, sourcesOf } from "./usable.ts";

type Next = ReturnType<typeof call>;

/** The least that cards cost which may be played off turn: what everybody knows of the cards. */
interface Least {
  readonly glory: number;
  readonly peril: number;
}

interface Facts {
  readonly anytime: Least;
  /** Of those that act on a die that was rolled. */
  readonly rerolls: Least;
  /** Whether any card in play could be used at such moments. */
  readonly uses: boolean;
}

const known = new WeakMap<Content, Facts>();

function leastOf(content: Content, isMeant: (card: string) => boolean): Least {
  const values = (kinds: readonly string[]): number[] =>
    Object.values(content.adventures).flatMap(({ id, kind, value }) =>
      kinds.includes(kind) && isMeant(id) ? [value] : [],
    );
  return { glory: Math.min(...values(["boon", "treasure"])), peril: Math.min(...values(["bane"])) };
}

function factsOf(content: Content): Facts {
  const found = known.get(content);
  if (found !== undefined) return found;
  const isAnytime = (id: string): boolean => {
    const card = content.adventures[id];
    return card !== undefined && "playtime" in card && card.playtime === "anytime";
  };
  const rerolls = (id: string): boolean => {
    const card = content.adventures[id];
    return isAnytime(id) && card !== undefined && "steps" in card && does(card.steps ?? [], "reroll");
  };
  const made: Facts = {
    anytime: leastOf(content, isAnytime),
    rerolls: leastOf(content, rerolls),
    uses:
      Object.values(content.heroes).some(({ ability }) => ability?.uses !== undefined) ||
      Object.values(content.quests).some(({ artifact }) => artifact?.uses !== undefined) ||
      Object.values(content.adventures).some(
        (card) => (card.kind === "boon" || card.kind === "treasure") && usesOf(card).length > 0,
      ),
  };
  known.set(content, made);
  return made;
}

/** Whether a hand might hold something that its player could pay for now: by what everybody can see (dg.ruling.information-visibility). */
function mightPlay(body: Body, place: number, { glory, peril }: Least): boolean {
  const player = playerAt(body, place);
  if (player.hand.length === 0) return false;
  if (player.alive && player.glory >= glory) return true;
  return (
    peril < Number.POSITIVE_INFINITY &&
    othersOf(body, place).some((one) => playerAt(body, one).peril + poolOf(body, place) >= peril)
  );
}

/** Whether somebody is asked at a moment: whoever might play a card, or has an effect to be used in play. */
function isAsked(run: Run, place: number, moment: Moment): boolean {
  const { body } = run;
  if (playerAt(body, place).out) return false;
  const facts = factsOf(body.content);
  if (mightPlay(body, place, moment === "rolled" ? facts.rerolls : facts.anytime)) return true;
  if (!facts.uses) return false;
  return sourcesOf(body, place).some(({ uses }) =>
    uses.some(
      ({ timing = "anytime", steps }) => timing === "anytime" && (moment !== "rolled" || does(steps, "reroll")),
    ),
  );
}

/** Asks whom it may concern, in this order; null if that is nobody. */
export function windowFor(
  run: Run,
  moment: Exclude<Moment, "respond">,
  order: readonly number[],
  then: string,
): Next | null {
  if (run.state.outcome !== null) return null;
  const asked = order.filter((place) => isAsked(run, place, moment));
  if (asked.length === 0) return null;
  return call(
    { procedure: "window", locals: { moment, asked, answered: null, asking: 0, passes: 0, turnedAside: false } },
    then,
  );
}

/** Those who are engaged answer the batch, or a Bane (dg.special.response). */
export const responsesTo = (engaged: readonly number[], answered: Answered, then: string): Next =>
  call(
    {
      procedure: "window",
      locals: { moment: "respond", asked: engaged, answered, asking: 0, passes: 0, turnedAside: false },
    },
    then,
  );
