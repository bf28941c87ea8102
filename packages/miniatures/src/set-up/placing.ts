import { Claims, type Domain, listDomain, type Verdict } from "@undercroft/kernel";
import type { RuleId } from "../ledger/rule-ids.ts";
import { startSquares } from "../map/ground.ts";
import { illegalPosition } from "../moving/position.ts";
import { verdict } from "../precedence.ts";
import type { Answer } from "../questions.ts";
import { findCreature } from "../reading/creatures.ts";
import { groundIn } from "../reading/scene.ts";
import { squaresOf } from "../reading/space.ts";
import type { Body, Creature } from "../state.ts";

/** Squares of the start areas of a seat's side (mn.setup.multiple). */
function startOf(body: Body, seat: number): ReadonlySet<number> {
  const area = body.sides[seat]?.area ?? null;
  return new Set(area === null ? [] : startSquares(groundIn(body), area));
}

/** Whether a space lies wholly inside some squares. */
const inside = (body: Body, creature: Creature, at: number, squares: ReadonlySet<number>): boolean =>
  squaresOf(groundIn(body), { at, size: creature.size }).every((square) => squares.has(square));

/** Spaces wholly inside the start area where a creature may be set up now (mn.setup.place). */
function spacesInside(body: Body, creature: Creature, start: ReadonlySet<number>): readonly number[] {
  return [...start].filter((at) => inside(body, creature, at, start) && illegalPosition(body, creature, at) === null);
}

/** Creatures of a seat that still have to be set up (mn.battle.setup-side). */
const toSetUp = (body: Body, seat: number): readonly Creature[] =>
  body.creatures.filter(({ owner, status }) => owner === seat && status === "waiting");

/** Claims about one answer to the question `set-up`. */
function claimsOf(body: Body, seat: number, placed: readonly string[], answer: Answer): Claims<RuleId> {
  const claims = new Claims<RuleId>();
  if (answer.do === "done") {
    if (toSetUp(body, seat).length > 0) claims.forbid("mn.battle.setup-side");
  } else if (answer.do === "take-back") {
    if (!placed.includes(answer.creature)) claims.forbid("mn.setup.place");
  } else if (answer.do === "set-up") {
    const creature = findCreature(body, answer.creature);
    if (creature?.status !== "waiting" || creature.owner !== seat) claims.forbid("mn.setup.place");
    else if (!spacesInside(body, creature, startOf(body, seat)).includes(answer.at)) claims.forbid("mn.setup.place");
  } else claims.forbid("mn.setup.place");
  return claims;
}

export const checkSetUp = (body: Body, seat: number, placed: readonly string[], answer: Answer): Verdict<RuleId> =>
  verdict(claimsOf(body, seat, placed, answer));

/** Creatures are set up one at a time, wherever they may stand; all can be taken back until the end. */
export function setUpDomain(body: Body, seat: number, placed: readonly string[]): Domain<Answer> {
  const start = startOf(body, seat);
  const waiting = toSetUp(body, seat);
  const answers: Answer[] = waiting.flatMap((creature) =>
    spacesInside(body, creature, start).map((at): Answer => ({ do: "set-up", creature: creature.id, at })),
  );
  if (waiting.length === 0) answers.push({ do: "done" });
  else answers.push(...placed.map((creature): Answer => ({ do: "take-back", creature })));
  return listDomain("placement", answers, (answer) => checkSetUp(body, seat, placed, answer));
}
