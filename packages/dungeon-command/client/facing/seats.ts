import { colourOf, figure, spoken, type TableSeat } from "@undercroft/table";
import { commanderText, type DcView, levelsControlled, type State } from "../engine/index.ts";
import { keywordsOf } from "../engine/packs.ts";
import type { SeatFace, SeatLabels } from "../seat-panel.tsx";
import { say } from "../words/index.ts";
import { seatName } from "./names.ts";
import { richOf } from "./spans.ts";

/** Morale at stake in the open question. */
export interface AtRisk {
  readonly seat: number;
  readonly by: number;
}

export function seatLabels(): SeatLabels {
  return {
    morale: say("track.morale"),
    leadership: say("track.leadership"),
    inPlayOf: say("seat.in-play-of"),
    orders: say("seat.orders"),
    creatures: say("seat.creatures"),
    figure,
    ofMax: (value, max) => say("seat.of-max", { value, max }),
  };
}

/** A seat's panel. */
export function seatFace(
  view: DcView,
  state: State,
  number: number,
  player: TableSeat | undefined,
  viewer: string | null,
  risk: AtRisk | null,
): SeatFace | null {
  const seat = view.body.seats[number];
  if (seat === undefined) return null;
  const card = state.body.content.commanders[seat.commander];
  const who =
    player?.player === "person"
      ? player.name !== ""
        ? player.name
        : seat.id === viewer
          ? say("seat.you")
          : say("seat.person", { number: number + 1 })
      : say(player?.player === "captain" ? "foe.captain" : "foe.recruit");
  const text = card === undefined ? [] : commanderText(card, spoken(), keywordsOf());
  const leader = text.flatMap((line, i) => {
    const part = richOf(line.spans);
    return [...(i === 0 ? [] : [" "]), ...(typeof part === "string" ? [part] : part)];
  });
  return {
    seat: colourOf(number),
    emblem: card?.emblem ?? "crown",
    name: seatName(state.body, number),
    sub: who,
    active: view.body.turn.seat === number,
    morale: seat.morale,
    moraleMax: Math.max(card?.morale ?? 0, seat.morale),
    ...(risk !== null && risk.seat === number ? { moraleAtRisk: Math.min(risk.by, seat.morale) } : {}),
    leadership: seat.leadership,
    levels: levelsControlled(state.body, number),
    orders: seat.counts.orderHand,
    creatures: seat.counts.creatureHand,
    leader,
    out: seat.out,
  };
}
