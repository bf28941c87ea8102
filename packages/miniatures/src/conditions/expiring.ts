import type { RuleId } from "../ledger/rule-ids.ts";
import type { Run } from "../procedures.ts";
import type { Body, Until } from "../state.ts";
import { end } from "./lasting.ts";
import { waitsFor } from "./waiting-for.ts";

/** Ends all effects that fit, together. */
function endAll(run: Run, ends: (until: Until) => boolean, rule: RuleId): void {
  const { effects } = run.body;
  if (effects.length > 0) for (const { id, until } of effects) if (ends(until)) end(run, id, rule);
}

/** Whether a turn of this creature in the window of now is the one that an effect waits for. */
const isTurn = (body: Body, until: Until, kind: "turn-start" | "turn-end", creature: string): boolean =>
  (until.kind === "turn-start" || until.kind === "turn-end") &&
  until.kind === kind &&
  until.of === creature &&
  until.from <= body.battle.window;

function endTerrain(run: Run, ends: (until: Until) => boolean, rule: RuleId): void {
  const { terrain } = run.body;
  if (terrain.length === 0) return;
  const over = terrain.filter(({ until }) => ends(until));
  if (over.length === 0) return;
  run.body.terrain = terrain.filter((one) => !over.includes(one));
  for (const { square, terrain: kind, gained } of over)
    run.emit({ event: "terrain-changed", square, terrain: kind, gained: !gained, rule });
}

/** mn.duration.start-next-turn: as the turn starts. */
export function expireAtStart(run: Run, creature: string): void {
  endAll(run, (until) => isTurn(run.body, until, "turn-start", creature), "mn.duration.start-next-turn");
}

/** mn.turn.end.expire: after the saves, all together (mn.ruling.end-phase-order). */
export function expireAtEnd(run: Run, creature: string): void {
  const ends = (until: Until): boolean => isTurn(run.body, until, "turn-end", creature);
  endAll(run, ends, "mn.turn.end.expire");
  endTerrain(run, ends, "mn.turn.end.expire");
}

/** mn.duration.end-of-round */
export function expireAtRoundEnd(run: Run): void {
  const { round } = run.body.battle;
  const ends = (until: Until): boolean => until.kind === "round-end" && until.round <= round;
  endAll(run, ends, "mn.duration.end-of-round");
  endTerrain(run, ends, "mn.duration.end-of-round");
}

function endEffectsOf(run: Run, gone: string): void {
  run.body.effects = run.body.effects.filter(({ on }) => on !== gone);
  for (const effect of run.body.effects) {
    if (waitsFor(effect.until, gone)) end(run, effect.id, "mn.ruling.duration-source");
    else if (effect.source === gone) run.emit({ event: "noted", thing: effect.id, rule: "mn.duration.persistent" });
  }
}

/**
 * A creature was destroyed. Its own effects are gone with it; what waited for its turns, or for what it would do, ends at
 * once (mn.duration.trigger, mn.ruling.duration-source); everything else that it brought about goes on
 * (mn.duration.persistent).
 */
export function endWith(run: Run, gone: string): void {
  if (run.body.effects.length > 0) endEffectsOf(run, gone);
  endTerrain(run, (until) => waitsFor(until, gone), "mn.ruling.duration-source");
}
