import type { RuleId } from "../ledger/rule-ids.ts";
import { playerAt, questCard } from "../players.ts";
import type { Run } from "../procedures.ts";
import { handQuest, isGlobal, liesIn, questInPlay, standsOn } from "./in-play.ts";
import { revealIfSecret } from "./secret.ts";

/** A hero takes a component up: the Quest goes with it (dg.quest.escort.free-handling, dg.ruling.escort-global-conversion). */
export function pickUp(run: Run, place: number, id: string): void {
  revealIfSecret(run, place, id, ["dg.ruling.secret-quest-hand"]);
  const quest = questInPlay(run.body, id);
  const because: RuleId[] = [];
  if (isGlobal(run.body, id))
    because.push("dg.quest.escort.global-becomes-personal", "dg.ruling.escort-global-conversion");
  if (liesIn(quest) !== null) because.push("dg.quest.escort.take-dropped");
  const isOwn = playerAt(run.body, place).quests.includes(quest);
  if (liesIn(quest) !== null && !isOwn) because.push("dg.ruling.escort-dropped-ownership");
  quest.component = { with: place };
  if (!isOwn) handQuest(run, quest, place);
  run.emit({
    event: "picked-up",
    player: place,
    quest: quest.card,
    rule: "dg.quest.escort.free-handling",
    because,
  });
}

/** It sets it down: true if that is where it belongs, so that the Quest is completed (dg.quest.escort.procedure). */
export function setDown(run: Run, place: number, id: string): boolean {
  const { body } = run;
  const quest = questInPlay(body, id);
  const card = questCard(body, quest.card);
  const { at } = playerAt(body, place);
  quest.component = { in: at };
  run.emit({
    event: "set-down",
    player: place,
    quest: quest.card,
    space: at,
    rule: "dg.quest.escort.free-handling",
    because: ["dg.quest.escort.marker"],
  });
  return card.kind === "escort" && standsOn(body, place, card.to);
}
