import type { NotedRule } from "../noted.ts";
import type { Run } from "../procedures.ts";
import type { Body, Creature } from "../state.ts";

/** A creature can take no more actions in the current turn, whoever's that is (mn.dismount.no-more-actions). */
export function spendsAll(run: Run, creature: Creature, rule: NotedRule): void {
  const { turn } = run.body.battle;
  creature.window = { ...creature.window, spent: true };
  if (turn?.creature === creature.id) turn.over = true;
  run.emit({ event: "noted", thing: creature.id, rule });
}

/** It can take no more actions of any kind in the current window. */
export const isSpent = ({ battle }: Body, { window }: Creature): boolean =>
  window.spent && window.number === battle.window;
