/** Rolls in progress: what is announced before the dice belongs to them (dg.dice.modifiers-before-roll). */
import { hasFallenSince, playerAt } from "../players.ts";
import type { Run, State } from "../procedures.ts";

/** What is added to somebody's roll, by place, before it is made. */
export interface Bonus {
  readonly player: number;
  readonly plus: number;
}

/** A frame that rolls dice: a fight or a test. */
export interface RollLocals {
  bonuses: readonly Bonus[];
  /** Whose dice are to be rolled again, by place. */
  again: readonly number[];
  /** The space in which it was announced, and how many heroes had fallen by then. */
  at: string;
  falls: number;
}

/** A roll is announced by a hero, where it stands. */
export function announce({ body }: Run, locals: RollLocals, place: number): void {
  locals.at = playerAt(body, place).at;
  locals.falls = body.fallen.length;
}

/** Whether a hero is not there any more by whom or against whom a roll was announced: then nothing comes of it (dg.ruling.gone-before-the-roll). */
export function lapses(run: Run, { at, falls }: RollLocals, places: readonly number[]): boolean {
  const gone = places.find((place) => {
    const hero = playerAt(run.body, place);
    return !hero.alive || hero.at !== at || hasFallenSince(run.body, place, falls);
  });
  if (gone === undefined) return false;
  run.emit({ event: "lapsed", player: gone, rule: "dg.ruling.gone-before-the-roll" });
  return true;
}

/** The roll that is being made: the nearest below; null if there is none. */
export function rollNow({ frames }: State): RollLocals | null {
  for (let i = frames.length - 1; i >= 0; i -= 1) {
    const frame = frames[i];
    if (frame !== undefined && (frame.procedure === "combat" || frame.procedure === "test")) return frame.locals;
  }
  return null;
}

/** What was announced for a player's roll. */
export const bonusOf = ({ bonuses }: RollLocals, place: number): number =>
  bonuses.reduce((sum, { player, plus }) => (player === place ? sum + plus : sum), 0);

export const noRoll = { bonuses: [], again: [], at: "", falls: 0 } as const;

/** The players whose heroes take part in the roll that is being made. */
export function rollersNow(run: Pick<Run, "state">): readonly number[] {
  const { frames } = run.state;
  for (let i = frames.length - 1; i >= 0; i -= 1) {
    const frame = frames[i];
    if (frame === undefined) continue;
    if (frame.procedure === "test") return [frame.locals.test.player];
    if (frame.procedure === "combat")
      return [frame.locals.attacker, frame.locals.defender].flatMap((one) => (one.is === "hero" ? [one.player] : []));
  }
  return [];
}

/** Whether another hero's challenge of this player's hero is being fought out. */
export function isChallenged({ frames }: State, place: number): boolean {
  const fight = frames.findLast(({ procedure }) => procedure === "combat" || procedure === "test");
  if (fight?.procedure !== "combat") return false;
  const { attacker, defender } = fight.locals;
  return attacker.is === "hero" && defender.is === "hero" && defender.player === place;
}
