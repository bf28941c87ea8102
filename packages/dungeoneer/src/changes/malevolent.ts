import { playerAt } from "../players.ts";
import type { Run } from "../procedures.ts";
import type { Body } from "../state.ts";
import { disownBegun, setDownCarried } from "./components.ts";
import { loseQuestsAndTotals, loseReadied } from "./possessions.ts";

/** Whoever's hero fell keeps hand and Pack, and goes on as Dungeonlord alone (dg.opt.malevolent.keeps-cards). */
export function goOnWithoutHero(run: Run, place: number): void {
  loseReadied(run, place, "dg.hero.defeat-consequences");
  setDownCarried(run, place);
  disownBegun(run, place);
  loseQuestsAndTotals(run, place);
  run.emit({ event: "bereft", player: place, rule: "dg.opt.malevolent.keeps-cards" });
}

/** Whether a player goes on without a hero of its own, as a malevolent force (dg.opt.malevolent.actions). */
export function isForce(body: Body, place: number): boolean {
  const { alive, out } = playerAt(body, place);
  return body.options["malevolent-force"] && !alive && !out;
}
