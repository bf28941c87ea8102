import type { RuleId } from "../ledger/rule-ids.ts";
import { seesSpace } from "../lines/sight.ts";
import type { State } from "../procedures.ts";
import type { Question } from "../questions.ts";
import { creatureOf, findCreature } from "../reading/creatures.ts";
import { sceneOf } from "../reading/scene.ts";
import { spaceOf } from "../reading/space.ts";
import type { Body, Creature } from "../state.ts";
import { blindsightOf } from "../traits.ts";
import { standFault } from "./fault.ts";
import type { Force, Putting } from "./locals.ts";
import { illegalForced } from "./position.ts";

type Asked = Extract<Question, { kind: "position" }>;

/** Why force cannot drive a creature to a space next: it is no legal one, or the manner does not lead there. */
function whyNotDriven(body: Body, creature: Creature, { manner }: Force, at: number): RuleId {
  const { shifts } = sceneOf(body).board;
  if (!shifts.includes(at - creature.at)) return manner === "slide" ? "mn.forced.slide" : `mn.forced.${manner}`;
  if (manner === "slide" || illegalForced(body, creature, at) !== null) return "mn.forced.legal-each-space";
  return "mn.ruling.push-direction";
}

/** Why a teleport cannot lead to a legal space: it is out of the acting creature's sight, or too far. */
function whyNotTeleported(body: Body, creature: Creature, { source }: Putting, at: number): RuleId {
  const acting = source?.creature == null ? undefined : findCreature(body, source.creature);
  if (acting?.status !== "in-play") return "mn.forced.teleport";
  const scene = sceneOf(body);
  const sees = seesSpace(scene, spaceOf(body, acting), { at, size: creature.size }, blindsightOf(body, acting));
  return sees ? "mn.forced.teleport.distance" : "mn.forced.teleport";
}

/** Why a creature may not be put in a space that is not among those it is asked for. */
export function whyNotThere({ body, frames }: State, { creature: id, rule }: Asked, at: number): RuleId {
  const creature = creatureOf(body, id);
  for (let i = frames.length - 1; i >= 0; i--) {
    const frame = frames[i];
    if (frame?.procedure === "forced") return whyNotDriven(body, creature, frame.locals.force, at);
    if (frame?.procedure === "put" && frame.locals.putting.manner === "teleport")
      return standFault(body, creature, at) ?? whyNotTeleported(body, creature, frame.locals.putting, at);
    if (frame !== undefined && frame.procedure !== "question") break;
  }
  return standFault(body, creature, at) ?? rule;
}
