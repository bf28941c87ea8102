import { Claims, type Domain, listDomain, type Verdict } from "@undercroft/kernel";
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

/** Creatures are set up one at a time and items assigned, in any order; all can be taken back until the end. */
export function setUpDomain(body: Body, seat: number, asked: Asked): Domain<Answer> {
  const check = (answer: Answer): Verdict<RuleId> => checkSetUp(body, seat, asked, answer);
  const answers: Answer[] = toSetUp(body, seat).flatMap((creature) =>
    sitesFor(body, seat, creature, asked.wanderings).flatMap((site) =>
      site.at.map((at): Answer => ({ do: "set-up", creature: creature.id, at })),
    ),
  );
  const { open, made } = assignments(body, seat);
  const others: Answer[] = [
    ...open.map((one): Answer => ({ do: "assign", ...one })),
    ...made.map((one): Answer => ({ do: "unassign", ...one })),
    ...asked.placed.map((creature): Answer => ({ do: "take-back", creature })),
    { do: "done" },
  ];
  return goingOn([...answers, ...others.filter((answer) => check(answer).legal)], check);
}

/** What undoes something of the set-up. */
const undoes = ({ do: deed }: Answer): boolean => deed === "take-back" || deed === "unassign";

/** Whoever answers by chance seldom undoes what was done: set-up would hardly end otherwise. */
function goingOn(answers: readonly Answer[], check: (answer: Answer) => Verdict<RuleId>): Domain<Answer> {
  const onward = answers.filter((answer) => !undoes(answer));
  return {
    ...listDomain("placement", answers, check),
    sample: (pick) => {
      const from = onward.length > 0 && pick(8) > 0 ? onward : answers;
      return from[pick(from.length)] ?? null;
    },
  };
}
