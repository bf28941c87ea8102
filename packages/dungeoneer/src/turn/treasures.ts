/** When Treasures are played under Looting (dg.opt.looting.treasure-timing, dg.ruling.looting-play-window). */
import type { Claims } from "@undercroft/kernel";
import type { Dealt } from "../events.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import { adventure, clockwiseFrom, playerAt } from "../players.ts";
import { call, next, type Run } from "../procedures.ts";
import type { Body } from "../state.ts";

/** Whether Treasures are played at two times alone; a campaign has a step of its own for them. */
const areTimed = ({ options, dungeonlord }: Body): boolean => options.looting && dungeonlord === null;

/** A hero has overcome a Trap: for the rest of the turn its player may play Treasures. */
export function noteOvercome({ body }: Run, place: number): void {
  if (areTimed(body) && playerAt(body, place).alive && !body.turn.overcame.includes(place))
    body.turn.overcame.push(place);
}

/** Why a Treasure may be played now, where it may not always: a reward lets it be played whatever its time (dg.ruling.reward-play). */
export const whyTreasure = (body: Body, card: string, because: readonly RuleId[]): readonly RuleId[] =>
  areTimed(body) && adventure(body, card).kind === "treasure" && !because.includes("dg.ruling.reward-play")
    ? ["dg.opt.looting.treasure-timing", "dg.ruling.looting-play-window"]
    : [];

/** Treasures are not played like Boons, whenever there is Glory for them. */
export function claimTreasureTime(body: Body, place: number, card: string, claims: Claims<RuleId>): void {
  if (!areTimed(body) || body.turn.overcame.includes(place)) return;
  if (adventure(body, card).kind === "treasure") claims.forbid("dg.opt.looting.treasure-timing", 1);
}

/** To whom a window is open: to whoever has overcome a Trap, and to those who have earned one. */
const windowFor = (body: Body, earned: readonly number[]): readonly number[] => {
  if (!areTimed(body) || body.turn.overcame.length + earned.length === 0) return [];
  return clockwiseFrom(body, body.turn.player).filter(
    (place) => earned.includes(place) || body.turn.overcame.includes(place),
  );
};

/** Whose heroes have defeated monsters in these fights. */
export const slayersIn = (dealt: readonly Dealt[]): readonly number[] =>
  dealt.flatMap(({ by, to, fatal }) => (by.is === "hero" && to.is !== "hero" && fatal ? [by.player] : []));

/** Treasures may be played by whoever has earned it, before a procedure goes on. */
export function treasuresOr(
  body: Body,
  earned: readonly number[],
  then: string,
): ReturnType<typeof call | typeof next> {
  const asking = windowFor(body, earned);
  return asking.length === 0 ? next(then) : call({ procedure: "treasures", locals: { asking } }, then);
}
