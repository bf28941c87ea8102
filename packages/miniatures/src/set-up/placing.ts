import { Claims, type Domain, type Verdict } from "@undercroft/kernel";
import type { RuleId } from "../ledger/rule-ids.ts";
import { illegalPosition } from "../moving/position.ts";
import { bookForbids, notOffered, verdict } from "../precedence.ts";
import type { Answer, Question } from "../questions.ts";
import { creatureOf, findCreature } from "../reading/creatures.ts";
import type { Body, Creature } from "../state.ts";
import { assignments, claimAssign, claimUnassign } from "./assigning.ts";
import { isDelayed } from "./set-up-powers.ts";
import { isHeldArea, overflowed, sitesFor, type Wanderings } from "./spaces.ts";

type Asked = Extract<Question, { kind: "set-up" }>;

/** Creatures of a seat that still have to be set up: those who begin off the map are none (mn.battle.setup-side, mn.setup.delayed). */
const toSetUp = (body: Body, seat: number): readonly Creature[] =>
  body.creatures.filter(
    (creature) => creature.owner === seat && creature.status === "waiting" && !isDelayed(body, creature),
  );

/** The rule under which a creature may be set up in a space, or null if it may not. */
export function siteRule(
  body: Body,
  seat: number,
  creature: Creature,
  at: number,
  wanderings: Wanderings,
): RuleId | null {
  return sitesFor(body, seat, creature, wanderings).find((site) => site.at.includes(at))?.rule ?? null;
}

/** Claims about setting a creature up in a space. */
function claimSite(
  body: Body,
  seat: number,
  { wanderings }: Asked,
  creature: Creature,
  at: number,
  claims: Claims<RuleId>,
): void {
  const rule = siteRule(body, seat, creature, at, wanderings);
  if (rule !== null) {
    claims.permit(rule);
    return;
  }
  const illegal = illegalPosition(body, creature, at);
  if (illegal !== null) bookForbids(claims, illegal);
  else if (isHeldArea(body, creature, at)) bookForbids(claims, "mn.ruling.scout-area");
  else bookForbids(claims, sitesFor(body, seat, creature, wanderings)[0]?.rule ?? "mn.setup.place");
}

/** Whether a creature that was set up could be set up where it stands now that the others stand where they do. */
function couldStand(body: Body, seat: number, { id, at }: Creature, wanderings: Wanderings): boolean {
  const creatures = body.creatures.map(
    (one): Creature => (one.id === id ? { ...one, status: "waiting", at: -1 } : one),
  );
  const before = { ...body, creatures };
  return siteRule(before, seat, creatureOf(before, id), at, wanderings) !== null;
}

/** Claims about ending the set-up: nobody may be left, and nobody outside who would now fit inside or nearer (mn.ruling.setup-overflow). */
function claimDone(body: Body, seat: number, { placed, wanderings }: Asked, claims: Claims<RuleId>): void {
  if (toSetUp(body, seat).length > 0) bookForbids(claims, "mn.battle.setup-side");
  for (const id of placed) {
    const creature = creatureOf(body, id);
    if (overflowed(body, seat, creature, wanderings) && !couldStand(body, seat, creature, wanderings))
      bookForbids(claims, "mn.ruling.setup-overflow");
  }
}

/** Claims about one answer to the question `set-up`. */
function claimsOf(body: Body, seat: number, asked: Asked, answer: Answer): Claims<RuleId> {
  const claims = new Claims<RuleId>();
  switch (answer.do) {
    case "done":
      claimDone(body, seat, asked, claims);
      break;
    case "take-back":
      if (!asked.placed.includes(answer.creature)) notOffered(claims, "mn.setup.place");
      break;
    case "assign":
      claimAssign(body, seat, answer, claims);
      break;
    case "unassign":
      claimUnassign(body, seat, answer, claims);
      break;
    case "set-up": {
      const creature = findCreature(body, answer.creature);
      if (creature?.status !== "waiting" || creature.owner !== seat) notOffered(claims, "mn.setup.place");
      else if (isDelayed(body, creature)) notOffered(claims, "mn.setup.delayed");
      else claimSite(body, seat, asked, creature, answer.at, claims);
      break;
    }
    default:
      notOffered(claims, "mn.setup.place");
  }
  return claims;
}

export const checkSetUp = (body: Body, seat: number, asked: Asked, answer: Answer): Verdict<RuleId> =>
  verdict(claimsOf(body, seat, asked, answer));

/** One creature's places, as many answers. */
interface Places {
  readonly creature: string;
  readonly at: readonly number[];
}

/** Every place for every creature that still has to be set up. */
const placesOf = (body: Body, seat: number, { wanderings }: Asked): readonly Places[] =>
  toSetUp(body, seat).flatMap((creature) =>
    sitesFor(body, seat, creature, wanderings).map(({ at }) => ({ creature: creature.id, at })),
  );

/** The answer of this number among places and, after them, what else may be answered; null if there are not so many. */
function answerAt(places: readonly Places[], others: readonly Answer[], number: number): Answer | null {
  let left = number;
  for (const { creature, at } of places) {
    const square = at[left];
    if (square !== undefined) return { do: "set-up", creature, at: square };
    left -= at.length;
  }
  return others[left] ?? null;
}

/** What undoes something of the set-up. */
const undoes = ({ do: deed }: Answer): boolean => deed === "take-back" || deed === "unassign";

/**
 * Creatures are set up one at a time and items assigned, in any order; all can be taken back until the end. Places are many and one is
 * picked: answers are made of those that somebody looks at. Whoever answers by chance seldom undoes what was done: set-up would
 * hardly end otherwise.
 */
export function setUpDomain(body: Body, seat: number, asked: Asked): Domain<Answer> {
  const check = (answer: Answer): Verdict<RuleId> => checkSetUp(body, seat, asked, answer);
  const places = placesOf(body, seat, asked);
  const { open, made } = assignments(body, seat);
  const others = [
    ...open.map((one): Answer => ({ do: "assign", ...one })),
    ...made.map((one): Answer => ({ do: "unassign", ...one })),
    ...asked.placed.map((creature): Answer => ({ do: "take-back", creature })),
    { do: "done" } as const,
  ].filter((answer) => check(answer).legal);
  const onward = others.filter((answer) => !undoes(answer));
  const count = places.reduce((sum, { at }) => sum + at.length, 0);
  return {
    kind: "placement",
    check,
    sample: (pick) => {
      const from = count + onward.length > 0 && pick(8) > 0 ? onward : others;
      return count + from.length === 0 ? null : answerAt(places, from, pick(count + from.length));
    },
    first: () => answerAt(places, others, 0),
    enumerate: () => [
      ...places.flatMap(({ creature, at }) => at.map((square): Answer => ({ do: "set-up", creature, at: square }))),
      ...others,
    ],
    open: () => count + others.length > 1,
  };
}
