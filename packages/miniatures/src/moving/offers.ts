/** What a creature may do in its turn with the chapters on movement, mounts and terrain: for the menu of its turn. */
import type { Call, Claims } from "@undercroft/kernel";
import type { RuleId } from "../ledger/rule-ids.ts";
import { dismountCall, mountCall } from "../mounting/calls.ts";
import { landings, mountFault, mountsFor } from "../mounting/partners.ts";
import { bookForbids, cardForbids, notOffered } from "../precedence.ts";
import type { Mn, Run } from "../procedures.ts";
import type { MoverAnswer } from "../questions.ts";
import { creatureOf, findCreature } from "../reading/creatures.ts";
import type { Body, Creature, CreatureTurn } from "../state.ts";
import { fontCall, fontFault } from "../terrain/font.ts";
import { exitFault, teleporterExits, teleporterFault, teleporterUse } from "../terrain/teleporter.ts";
import { isForbidden, isHindered } from "../traits.ts";
import { claimReplacing, claimSpending, spend } from "../turn/allotment.ts";
import { doubleMoveCall, movementCall } from "./calls.ts";
import { heldFast, moveJourney } from "./journey.ts";
import { canGo } from "./reach.ts";
import { squeezeSpaces } from "./squeeze.ts";

/** Claims about moving by itself: who is held fast stays, unless a text names what holds it (mn.precedence.level3). */
function claimMoving(body: Body, creature: Creature, manner: "move" | "shift", claims: Claims<RuleId>): void {
  const journey = moveJourney(body, creature, manner);
  const held = heldFast(body, creature, journey.despite);
  if (isForbidden(body, creature, manner)) cardForbids(claims);
  if (held !== null) bookForbids(claims, held);
  else if (!canGo(body, journey)) notOffered(claims, manner === "move" ? "mn.move.action" : "mn.move.shift");
}

/** Claims about two moves declared together; the first may end where the creature could not stay (mn.move.double). */
function claimDouble(body: Body, creature: Creature, claims: Claims<RuleId>): void {
  const journey = { ...moveJourney(body, creature, "move"), loose: true };
  const held = heldFast(body, creature, journey.despite);
  if (isForbidden(body, creature, "move")) cardForbids(claims);
  if (held !== null) bookForbids(claims, held);
  else if (!canGo(body, journey)) notOffered(claims, "mn.move.double");
}

/** Claims about the action that such an answer costs; using a teleporter costs none. */
function claimAction(
  body: Body,
  creature: Creature,
  turn: CreatureTurn,
  answer: MoverAnswer,
  claims: Claims<RuleId>,
): void {
  switch (answer.do) {
    case "move":
    case "shift":
    case "mount":
    case "dismount":
      claimSpending(body, creature, turn, "move", claims);
      break;
    case "double-move":
      claimSpending(body, creature, { ...turn, moves: turn.moves + 1 }, "move", claims);
      break;
    case "squeeze":
      claimSpending(body, creature, turn, turn.attacks + turn.moves > 1 ? "attack" : "move", claims);
      break;
    case "font":
      claimReplacing(body, creature, turn, "attack", claims);
      break;
    case "teleport":
      break;
  }
}

/** Claims about one such answer. */
export function claimMover(
  body: Body,
  creature: Creature,
  turn: CreatureTurn,
  answer: MoverAnswer,
  claims: Claims<RuleId>,
): void {
  claimAction(body, creature, turn, answer, claims);
  if (claims.settled) return;
  switch (answer.do) {
    case "move":
    case "shift":
      claimMoving(body, creature, answer.do, claims);
      break;
    case "double-move":
      claimDouble(body, creature, claims);
      break;
    case "squeeze":
      if (!squeezeSpaces(body, creature).includes(answer.at)) notOffered(claims, "mn.squeeze.start");
      break;
    case "teleport": {
      const fault = teleporterFault(body, creature);
      const exit = exitFault(body, creature, answer.at);
      if (fault !== null) bookForbids(claims, fault);
      else if (exit !== null) notOffered(claims, exit);
      break;
    }
    case "mount": {
      // To mount and to dismount is to move itself.
      if (isHindered(body, creature, "immobilized")) bookForbids(claims, "mn.condition.immobilized");
      const fault = mountFault(body, creature, findCreature(body, answer.creature));
      if (fault === null) claims.permit("mn.mount.action");
      else notOffered(claims, fault);
      break;
    }
    case "dismount":
      if (isHindered(body, creature, "immobilized")) bookForbids(claims, "mn.condition.immobilized");
      if (creature.mount === null) notOffered(claims, "mn.dismount.action");
      else if (landings(body, creature).length === 0) bookForbids(claims, "mn.ruling.dismount-no-room");
      break;
    case "font": {
      const fault = fontFault(body, creature);
      if (fault !== null) notOffered(claims, fault);
      break;
    }
  }
}

/** What of the kind costs no action. */
export const freeMoves = (body: Body, creature: Creature): readonly MoverAnswer[] =>
  creature.mount === null ? teleporterExits(body, creature).map((at) => ({ do: "teleport", at })) : [];

/** Everything of the kind that could be offered while a move action is left, before it is weighed. */
export function moverAnswers(body: Body, creature: Creature): readonly MoverAnswer[] {
  if (creature.mount !== null) return [{ do: "dismount" }];
  const answers: MoverAnswer[] = [{ do: "move" }, { do: "shift" }, { do: "double-move" }];
  for (const at of squeezeSpaces(body, creature)) answers.push({ do: "squeeze", at });
  answers.push(...freeMoves(body, creature));
  for (const { id } of mountsFor(body, creature)) answers.push({ do: "mount", creature: id });
  return answers;
}

/** Carries out such an answer, its action spent. */
export function moverCall(run: Run, creature: Creature, turn: CreatureTurn, answer: MoverAnswer): Call<Mn> {
  const { body } = run;
  switch (answer.do) {
    case "move":
    case "shift":
      spend(turn, "move");
      return movementCall(moveJourney(body, creature, answer.do));
    case "double-move":
      spend(turn, "move");
      spend(turn, "move");
      return doubleMoveCall(creature);
    case "squeeze":
      return { procedure: "squeeze", locals: { creature: creature.id, at: answer.at } };
    case "teleport":
      return teleporterUse(run, creature, answer.at);
    case "mount":
      spend(turn, "move");
      return mountCall(creature, creatureOf(body, answer.creature));
    case "dismount":
      spend(turn, "move");
      return dismountCall(creature);
    case "font":
      spend(turn, "attack");
      return fontCall(body, creature);
  }
}
