import { colourOf, type SeatColour, type TableSeat } from "@undercroft/table";
import { type Body, type DgView, type Form, forms, isForce, PACK, QUESTS_TO_WIN, scoreOf } from "../engine/index.ts";
import { cardName, seatName } from "./names.ts";
import { personName } from "./players.ts";

/** A thing in play that a panel shows by its emblem. */
export interface Held {
  readonly id: string;
  readonly card: string;
  readonly name: string;
  readonly emblem: string;
  readonly kind: "boon" | "treasure" | "monster";
}

/** A seat as everybody may see it. */
export interface SeatFace {
  readonly seat: SeatColour;
  readonly hero: string;
  readonly emblem: string;
  readonly name: string;
  readonly person: string;
  readonly active: boolean;
  /** Its hero has fallen. */
  readonly out: boolean;
  /** It plays on without a hero (dg.opt.malevolent.keeps-cards). */
  readonly force: boolean;
  /** The Dungeonlord of a campaign, who has no hero. */
  readonly lord: boolean;
  readonly tipped: boolean;
  readonly level: number;
  readonly life: number;
  readonly maximum: number;
  readonly glory: number;
  readonly peril: number;
  readonly movements: number;
  readonly cards: number;
  readonly scores: readonly { readonly form: Form; readonly value: number }[];
  readonly held: readonly Held[];
  /** How many more of each kind there is room for. */
  readonly free: Readonly<Record<Held["kind"], number>>;
  readonly done: number;
  readonly all: number;
}

/** What stands for whoever has no hero any more. */
export const FORCE_EMBLEM = "terror";

const heldOf = (
  { content }: Body,
  things: readonly { readonly id: string; readonly card: string }[],
  kind: Held["kind"],
): readonly Held[] =>
  things.map(({ id, card }) => ({
    id,
    card,
    name: cardName(content, card),
    emblem: content.adventures[card]?.emblem ?? "card-random",
    kind,
  }));

export function seatFace(
  body: Body,
  view: DgView,
  number: number,
  person: TableSeat | undefined,
  viewer: string | null,
): SeatFace | null {
  const player = body.players[number];
  if (player === undefined) return null;
  const { hero, alive, tipped, level, life, maximum, glory, peril, movements, completed } = player;
  const force = isForce(body, number);
  const lord = body.dungeonlord === number;
  const known = !force && body.content.heroes[hero] !== undefined;
  return {
    seat: colourOf(number),
    hero,
    emblem: force ? FORCE_EMBLEM : lord ? "crown" : (body.content.heroes[hero]?.emblem ?? "hood"),
    name: seatName(body, number),
    person: personName(person, number, viewer),
    active: body.turn.phase !== "set-up" && body.turn.player === number,
    out: !alive && !lord,
    lord,
    force,
    tipped,
    level,
    life,
    maximum,
    glory,
    peril,
    movements,
    cards: view.body.players[number]?.cards ?? 0,
    scores: known ? forms.map((form) => ({ form, value: scoreOf(body, player, form) })) : [],
    held: [
      ...heldOf(body, player.treasures, "treasure"),
      ...heldOf(body, player.boons, "boon"),
      ...heldOf(body, player.pack, "monster"),
    ],
    free: {
      treasure: force ? 0 : Math.max(0, (body.content.heroes[hero]?.treasures ?? 0) - player.treasures.length),
      boon: force ? 0 : Math.max(0, (body.content.heroes[hero]?.boons ?? 0) - player.boons.length),
      monster: known || force || lord ? Math.max(0, PACK - player.pack.length) : 0,
    },
    done: completed.length,
    // Of a party each needs one of its own (dg.campaign.hero-goal-each).
    all: body.campaign === null ? QUESTS_TO_WIN : Math.max(1, completed.length),
  };
}
