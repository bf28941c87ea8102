import type { Next } from "@undercroft/kernel";
import type { Blow } from "../damage/locals.ts";
import type { NotedRule } from "../noted.ts";
import type { Chapter, Mn, Run } from "../procedures.ts";
import { ask, call, done, next, nothing } from "../procedures.ts";
import { actingSeat } from "../reading/acting.ts";
import { creatureOf } from "../reading/creatures.ts";
import { idOf } from "../reading/seats.ts";
import type { Body, Creature } from "../state.ts";
import { startOfTurnBlows, tellStart } from "../terrain/turn-terrain.ts";
import type { TurnLocals } from "./locals.ts";

/** The effects that deal ongoing damage: of one type the highest alone (mn.ongoing.same-type, mn.ongoing.types-stack). */
function ongoingOn({ effects }: Body, { id }: Creature): readonly string[] {
  const best = new Map<string | null, { readonly id: string; readonly amount: number }>();
  for (const effect of effects) {
    const { what } = effect;
    if (effect.on !== id || what.kind !== "ongoing") continue;
    const known = best.get(what.type);
    if (known === undefined || known.amount < what.amount) best.set(what.type, { id: effect.id, amount: what.amount });
  }
  return [...best.values()].map((one) => one.id);
}

/** Everything that hurts the creature at the start of its turn, each an event of its own (mn.ruling.start-damage). */
export const startHarms = (body: Body, creature: Creature): readonly string[] => [
  ...ongoingOn(body, creature),
  ...startOfTurnBlows(body, creature).map(terrainOf),
];

/** Tells that the creature is hurt now, and what of its ongoing damage counts. */
export function tellHarms(run: Run, { id }: Creature): void {
  const ongoing = run.body.effects.filter(({ on, what }) => on === id && what.kind === "ongoing");
  const types = new Set(ongoing.map(({ what }) => (what.kind === "ongoing" ? what.type : null)));
  const note = (rule: NotedRule): void => run.emit({ event: "noted", thing: id, rule });
  note("mn.turn.start.damage");
  if (types.size > 1) note("mn.ongoing.types-stack");
  if (ongoing.length > types.size) note("mn.ongoing.same-type");
}

const terrainOf = ({ source }: Blow): string => source.terrain ?? "";

/** The blow of one of them; null if it is there no more. */
function blowOf(run: Run, creature: Creature, harm: string): Blow | null {
  const blow = startOfTurnBlows(run.body, creature).find((one) => terrainOf(one) === harm);
  if (blow !== undefined) {
    tellStart(run, creature, blow);
    return blow;
  }
  const effect = run.body.effects.find(({ id }) => id === harm);
  if (effect?.what.kind !== "ongoing") return null;
  const { amount, type } = effect.what;
  run.emit({ event: "noted", thing: effect.id, rule: "mn.ongoing.start-of-turn" });
  return {
    creature: creature.id,
    harm: [{ amount, type }],
    source: { creature: effect.source, seat: effect.by, text: null, attack: null, terrain: null },
    critical: false,
  };
}

export const startDamageProcedure: Chapter<Pick<TurnLocals, "start-damage">>["start-damage"] = {
  steps: {
    start: (run, locals) => {
      const { creature, left } = locals;
      // Whoever is destroyed by one takes no more of the rest.
      if (left.length === 0 || creatureOf(run.body, creature).status !== "in-play") return done(nothing);
      if (left.length > 1)
        return ask(
          {
            kind: "choose",
            purpose: "next",
            from: left,
            min: 1,
            max: 1,
            text: null,
            self: creature,
            rule: "mn.ruling.start-damage",
          },
          [idOf(run.body, actingSeat(run.body))],
          "hurt",
        );
      return hurt(run, locals, left[0]);
    },
    hurt: (run, locals, input) =>
      hurt(run, locals, input.kind === "answer" && input.answer.do === "choose" ? input.answer.things[0] : undefined),
  },
};

function hurt(run: Run, locals: TurnLocals["start-damage"], harm: string | undefined): Next<Mn> {
  locals.left = locals.left.filter((one) => one !== harm);
  const blow = harm === undefined ? null : blowOf(run, creatureOf(run.body, locals.creature), harm);
  return blow === null ? next("start") : call({ procedure: "damage", locals: { blows: [blow] } }, "start");
}
