/** What texts ask of a Pack, as they would of a hero (dg.ruling.wandering-prices). */
import { canPay, payCosts, priceOf } from "../effects/paying.ts";
import { stepAt } from "../effects/text.ts";
import { playerAt } from "../players.ts";
import type { Run, State } from "../procedures.ts";
import type { Body, MonsterInPlay } from "../state.ts";
import type { Price } from "../vocabulary/index.ts";
import { lifeLeft, woundMember } from "./afflicting.ts";
import type { WanderingLocals } from "./locals.ts";
import { movePackBy, packMovements } from "./movements.ts";

const RULE = "dg.ruling.wandering-prices";

/** What is left for its Dungeonlord to pay, as for a hero. */
const besideOwn = (price: Price): Price => ({ ...price, movements: 0, life: 0 });

/** Whether a monster has the Life for a price: none dies of one (dg.ruling.sacrifice-lethal-price). */
const hasLife = (body: Body, member: MonsterInPlay, { life = 0 }: Price): boolean =>
  life === 0 || lifeLeft(body, member) > life;

/** Whether a Pack can pay a price through one of its monsters, or through any of them. */
export function canPackPay(
  state: State,
  owner: number,
  member: string | null,
  price: Price,
  affected: number,
): boolean {
  const { body } = state;
  return (
    (price.movements ?? 0) <= packMovements(state, owner) &&
    playerAt(body, owner).pack.some((one) => (member ?? one.id) === one.id && hasLife(body, one, price)) &&
    canPay(body, owner, besideOwn(price), affected)
  );
}

/** A Pack pays, like a hero (`payCosts`). */
export function payForPack(
  run: Run,
  owner: number,
  member: string,
  price: Price,
  affected: number,
  then: string,
): ReturnType<typeof payCosts> {
  movePackBy(run, owner, -(price.movements ?? 0), RULE);
  woundMember(run, owner, member, price.life ?? 0, RULE);
  return payCosts(run, owner, besideOwn(price), affected, then);
}

/** What the choice of a Map card costs, by its steps; any other text that befalls a Pack asks for what it costs itself. */
export function priceOfText({ content }: Body, { text, rule }: WanderingLocals["pack-afflicted"]): Price {
  if (rule !== "dg.opt.wandering.map-choices") return {};
  const step = stepAt(content, { card: text.card, path: text.path.slice(0, -1) });
  return step.do === "may" ? priceOf(step.costs ?? []) : {};
}

/** The monsters of a Pack that a text may befall: where that costs Life, those that can give it. */
export const exposable = (body: Body, locals: WanderingLocals["pack-afflicted"]): readonly MonsterInPlay[] => {
  const price = priceOfText(body, locals);
  return playerAt(body, locals.owner).pack.filter((member) => hasLife(body, member, price));
};

/** Whether a monster may be exposed to what befalls its Pack now. */
export function mayBeExposed({ body, frames }: State, owner: number, id: string): boolean {
  const frame = frames.findLast(({ procedure }) => procedure === "pack-afflicted" || procedure === "pack-trapped");
  const among = frame?.procedure === "pack-afflicted" ? exposable(body, frame.locals) : playerAt(body, owner).pack;
  return among.some((one) => one.id === id);
}
