import { momentIn } from "../powers/frames.ts";
import type { PowerLocals, Reply, Touch } from "../powers/locals.ts";
import { powerTextAt } from "../powers/taking.ts";
import type { Run } from "../procedures.ts";
import type { Words } from "../reading/names.ts";
import { creaturesNamed } from "../reading/read.ts";
import { headRef, textName } from "../reading/text.ts";
import type { Creature, TextRef } from "../state.ts";
import type { Selector } from "../vocabulary/index.ts";
import type { EffectLocals, Env } from "./locals.ts";

/** The effect that is being carried out: the nearest one below. @throws Error if there is none. */
export function effectNow(run: Run): EffectLocals["effect"] {
  const { frames } = run.state;
  for (let i = frames.length - 1; i >= 0; i--) {
    const frame = frames[i];
    if (frame !== undefined && frame.procedure === "effect") return frame.locals;
  }
  throw new Error("no effect is being carried out");
}

export const envNow = (run: Run): Env => effectNow(run).env;

/** The seat that decides for a selector of seats: the text's own player if it does not say. */
export const deciderOf = (env: Words, by: Selector | undefined): number =>
  by === "opponent" ? 1 - env.seat : env.seat;

/** What a step does something to. */
export function affected(run: Run, env: Env, who: Selector): readonly Creature[] {
  const creatures = creaturesNamed(run.body, who, env);
  if (meansNeighbours(who) && creatures.some(({ id }) => id === env.self))
    run.emit({ event: "noted", thing: env.self, rule: "mn.ruling.adjacent-itself" });
  const moment = momentIn(run.state);
  const { text } = env.source;
  if (moment === null || text === null || moment.now === null || !isOf(moment.now, env.self, text)) return creatures;
  const { identity } = powerTextAt(run.body, moment.now.text);
  return creatures.filter((creature) => isFirst(run, moment, { identity, by: env.self, creature: creature.id }));
}

/** Whether a text means those beside the creature that it is about; it is one of them where it may be meant at all. */
const meansNeighbours = (who: Selector): boolean =>
  typeof who === "object" && "creatures" in who && who.creatures.adjacentTo === "this";

const isOf = (now: Reply, self: string, text: TextRef): boolean =>
  now.creature === self && textName(now.text) === textName(headRef(text));

/** One moment never makes the same power apply to the same creature twice (mn.power.trigger.duplicate). */
function isFirst(run: Run, { touched }: PowerLocals["moment"], touch: Touch): boolean {
  const { identity, by, creature } = touch;
  const before = touched.filter((one) => one.identity === identity && one.creature === creature);
  if (before.some((one) => one.by !== by)) {
    run.emit({ event: "noted", thing: creature, rule: "mn.power.trigger.duplicate" });
    return false;
  }
  if (before.length === 0) touched.push(touch);
  return true;
}
