import type { Body, Creature } from "../engine/index.ts";
import { say } from "../words/index.ts";

/** Whether it acts, has acted in this round, is ready, or stands nowhere. */
export function turnWords(body: Body, { id, status, acted }: Creature): string {
  if (status === "destroyed") return say("roster.destroyed");
  if (status === "waiting") return say("roster.waiting");
  if (body.battle.turn?.creature === id) return say("roster.acting");
  return say(acted ? "roster.acted" : "roster.ready");
}
