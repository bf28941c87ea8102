/** What texts ask of a Pack in Movements, or give it: its own of this phase, never those of a hero (dg.opt.wandering.movement-roll). */
import { canPay, payCosts } from "../effects/paying.ts";
import type { Run, State } from "../procedures.ts";
import type { Price } from "../vocabulary/index.ts";
import type { WanderingLocals } from "./locals.ts";

/** The walk of a Pack that is under way; null if it does not walk now, and has no Movements. */
function walkOf({ frames }: State, owner: number): WanderingLocals["wandering"] | null {
  const frame = frames.findLast((one) => one.procedure === "wandering" && one.locals.owner === owner);
  return frame?.procedure === "wandering" ? frame.locals : null;
}

const besideMovements = (price: Price): Price => ({ ...price, movements: 0 });

/** Whether a Pack can pay a price: all but Movements is paid by its Dungeonlord, as for a hero (dg.opt.wandering.as-hero). */
export const canPackPay = ({ state }: Run, owner: number, price: Price, affected: number): boolean =>
  (price.movements ?? 0) <= (walkOf(state, owner)?.left ?? 0) &&
  canPay(state.body, owner, besideMovements(price), affected);

/** A Pack pays, like a hero (`payCosts`). */
export function payForPack(
  run: Run,
  owner: number,
  price: Price,
  affected: number,
  then: string,
): ReturnType<typeof payCosts> {
  movePackBy(run, owner, -(price.movements ?? 0));
  return payCosts(run, owner, besideMovements(price), affected, then);
}

/** Its Movements become more or fewer; they stop at 0. */
export function movePackBy({ state }: Run, owner: number, plus: number): void {
  const walk = walkOf(state, owner);
  if (walk !== null) walk.left = Math.max(0, walk.left + plus);
}
