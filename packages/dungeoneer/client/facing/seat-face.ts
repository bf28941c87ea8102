import { colourOf, type SeatColour, type TableSeat } from "@undercroft/table";
import {
  type Body,
  type DgView,
  type Form,
  forms,
  isForce,
  PACK,
  type Player,
  QUESTS_TO_WIN,
  scoreOf,
} from "../engine/index.ts";
import { cardName, seatName } from "./names.ts";
import { personName } from "./players.ts";

/** A thing in play that a panel shows by its emblem. */
export interface Held {
  readonly id: string;
  readonly card: string;
  readonly name: string;
  readonly emblem: string;
  readonly kind: HeldKind;
  /** Charges of a Treasure, Life of a monster, if they are counted. */
  readonly left: number | null;
}

export type HeldKind = "boon" | "treasure" | "monster" | "bane" | "artifact";

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
  readonly free: Readonly<Record<HeldKind, number>>;
  readonly done: number;
  readonly all: number;
}

/** What stands for whoever has no hero any more. */
export const FORCE_EMBLEM = "terror";

/** A thing in play, with what is counted on it. */
interface Counted {
  readonly id: string;
  readonly card: string;
  readonly charges?: number | null;
  readonly wounds?: number;
}

function leftOf({ content }: Body, { card, charges, wounds }: Counted): number | null {
  const printed = content.adventures[card];
  // A monster that nothing has happened to has the Life that its card says.
  if (printed?.kind === "monster") return wounds === undefined || wounds === 0 ? null : printed.life - wounds;
  return charges ?? null;
}

const heldOf = (body: Body, things: readonly Counted[], kind: HeldKind): readonly Held[] =>
  things.map((thing) => ({
    id: thing.id,
    card: thing.card,
    name: cardName(body.content, thing.card),
    emblem: (body.content.adventures[thing.card] ?? body.content.quests[thing.card])?.emblem ?? "card-random",
    kind,
    left: leftOf(body, thing),
  }));

/** The Banes that lie on a hero, whoever has played them (dg.ruling.permanent-bane-location). */
export const banesOn = ({ players }: Body, seat: string): Player["banes"] =>
  players.flatMap(({ banes }) => banes.filter(({ on }) => on === seat));

/** The completed Quests that are Artifacts now (dg.quest.artifact). */
const artifactsOf = ({ content }: Body, { completed }: Player): readonly Counted[] =>
  completed.flatMap((card) => (content.quests[card]?.artifact === undefined ? [] : [{ id: card, card }]));

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
      ...heldOf(body, artifactsOf(body, player), "artifact"),
      ...heldOf(body, player.treasures, "treasure"),
      ...heldOf(body, player.boons, "boon"),
      ...heldOf(body, player.pack, "monster"),
      ...heldOf(body, banesOn(body, player.id), "bane"),
    ],
    free: {
      artifact: 0,
      bane: 0,
      treasure: force ? 0 : Math.max(0, (body.content.heroes[hero]?.treasures ?? 0) - player.treasures.length),
      boon: force ? 0 : Math.max(0, (body.content.heroes[hero]?.boons ?? 0) - player.boons.length),
      monster: known || force || lord ? Math.max(0, PACK - player.pack.length) : 0,
    },
    done: completed.length,
    // Of a party each needs one of its own (dg.campaign.hero-goal-each).
    all: body.campaign === null ? QUESTS_TO_WIN : Math.max(1, completed.length),
  };
}
