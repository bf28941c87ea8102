/** Why not: what the creature whose turn it is cannot do, and where a movement cannot end, each with the rule. */
import { copyBody } from "../copy.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import { countedDistance } from "../lines/distance.ts";
import { chargeSpaces } from "../lines/steps.ts";
import { tooFar } from "../moving/fault.ts";
import type { Journey } from "../moving/locals.ts";
import { illegalPosition } from "../moving/position.ts";
import { reachOf } from "../moving/reach.ts";
import type { Answer } from "../questions.ts";
import { isBasicEntry } from "../reading/basics.ts";
import { areEnemies, cardOf, creatureOf } from "../reading/creatures.ts";
import { sceneOf } from "../reading/scene.ts";
import { spaceOf } from "../reading/space.ts";
import type { Body, Creature } from "../state.ts";
import { checkAct } from "../turn/menu.ts";
import { usingAnswers } from "../turn/using.ts";

/** Something that might have been done, and the rule against it. */
export interface Refused {
  readonly answer: Answer;
  readonly rule: RuleId;
}

/** The charge that comes first to mind: at the nearest enemy, into the first space beside it. */
function likelyCharge(body: Body, charger: Creature): readonly Answer[] {
  const scene = sceneOf(body);
  const entry = cardOf(body, charger).attacks.findIndex((one, i) => one.kind === "melee" && isBasicEntry(one, i));
  const far = (other: Creature): number => countedDistance(scene, spaceOf(body, charger), spaceOf(body, other));
  const [nearest] = body.creatures
    .filter((other) => other.status === "in-play" && areEnemies(body, charger, other))
    .toSorted((a, b) => far(a) - far(b));
  const at = nearest === undefined ? undefined : chargeSpaces(scene, charger, spaceOf(body, nearest))[0];
  if (entry < 0 || nearest === undefined || at === undefined) return [];
  return [{ do: "charge", target: nearest.id, entry, at }];
}

/** Everything that the creature whose turn it is might have thought of and may not do now; made only when somebody asks. */
export function refusedActs(body: Body, offered: readonly Answer[]): readonly Refused[] {
  const { turn } = body.battle;
  if (turn === null) return [];
  const creature = creatureOf(body, turn.creature);
  const thinkable: readonly Answer[] = [
    ...cardOf(body, creature).attacks.map((_, entry): Answer => ({ do: "attack", entry })),
    ...usingAnswers(body, creature),
    { do: "move" },
    { do: "shift" },
    ...(offered.some((one) => one.do === "charge") ? [] : likelyCharge(body, creature)),
  ];
  return thinkable.flatMap((answer) => {
    const { legal, rule } = checkAct(body, answer);
    return legal || rule === null ? [] : [{ answer, rule }];
  });
}

/** More squares of movement than any map has. */
const ENDLESS = 1_000;

/** Why a movement cannot end in a space, or null if it can: who or what is there, how far it is, what is in the way. */
export function whyNotEnd(body: Body, journey: Journey, at: number): RuleId | null {
  if (reachOf(body, journey).includes(at)) return null;
  const creature = creatureOf(body, journey.creature);
  if (at === creature.at) return "mn.move.action";
  const illegal = illegalPosition(body, creature, at);
  if (illegal !== null) return illegal;
  if (journey.goal !== null) return "mn.charge.end-space";
  const endless: Journey = { ...journey, squares: ENDLESS, under: ["slowed"] };
  if (reachOf(body, endless).includes(at)) return tooFar(body, journey, 1);
  const alone = copyBody(body);
  for (const other of alone.creatures) if (other.id !== creature.id) other.status = "waiting";
  return reachOf(alone, endless).includes(at) ? "mn.position.enemy" : "mn.wall.blocks";
}
