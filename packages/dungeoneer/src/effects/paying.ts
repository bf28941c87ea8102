/** What cards cost besides their value (dg.ruling.glory-affordability). */
import { wound } from "../changes/hero.ts";
import { pay } from "../changes/resources.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import { playerAt } from "../players.ts";
import { call, type Run } from "../procedures.ts";
import type { Body } from "../state.ts";
import type { Cost, Payment, Price } from "../vocabulary/index.ts";

/** The parts of what a step costs, together. */
export const priceOf = (costs: readonly Cost[]): Price => {
  const sum = (what: Payment): number =>
    costs.reduce((all, { pay: part, amount }) => (part === what ? all + amount : all), 0);
  return {
    glory: sum("glory"),
    peril: sum("peril"),
    movements: sum("movements"),
    life: sum("life"),
    cards: sum("cards"),
  };
};

/** Whether a player can pay all of it at once; Peril is that of `affected`, never one's own (dg.dl.no-own-peril). A hero does not die of a price (dg.ruling.sacrifice-lethal-price). */
export function canPay(body: Body, place: number, price: Price, affected: number): boolean {
  const { glory, movements, life, hand } = playerAt(body, place);
  const { peril = 0, life: lives = 0 } = price;
  return (
    glory >= (price.glory ?? 0) &&
    movements >= (price.movements ?? 0) &&
    (lives === 0 || life > lives) &&
    hand.length >= (price.cards ?? 0) &&
    (peril === 0 || (affected !== place && playerAt(body, affected).peril >= peril))
  );
}

/** The entries by which something is paid. */
interface Cited {
  readonly rule: RuleId;
  readonly because: readonly RuleId[];
}

/** Off turn, what is paid with is the Movement that was kept. */
const keptMovement = (body: Body, place: number): readonly RuleId[] =>
  body.turn.player === place ? [] : ["dg.ruling.kept-movement-uses"];

/** Pays; the caller goes on at `then` where its player has to choose cards for it, else at once (null). */
export function payCosts(
  run: Run,
  place: number,
  price: Price,
  affected: number,
  then: string,
  { rule, because }: Cited = { rule: "dg.ruling.glory-affordability", because: [] },
): ReturnType<typeof call> | null {
  pay(run, place, "glory", price.glory ?? 0, rule, because);
  pay(run, place, "movements", price.movements ?? 0, rule, [...because, ...keptMovement(run.body, place)]);
  pay(run, affected, "peril", price.peril ?? 0, rule, because);
  wound(run, place, price.life ?? 0, rule, because);
  const left = price.cards ?? 0;
  return left === 0
    ? null
    : call(
        {
          procedure: "parting",
          locals: { place, by: place, from: "hand", left, rule: "dg.ruling.glory-affordability" },
        },
        then,
      );
}
