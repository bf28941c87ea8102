import { chanceFrom, copyJson, emptyTable, type Viewer } from "@undercroft/kernel";
import { copyBody } from "../copy.ts";
import type { MnEvent } from "../events.ts";
import type { State } from "../procedures.ts";
import type { MnView } from "./view.ts";

export function viewOf(state: State, viewer: Viewer): MnView {
  const { game, rules, seats, body, frames, nextQuestion, outcome } = state;
  const table = { offers: [...state.table.offers], left: [...state.table.left] };
  return { game, rules, seats, body: copyBody(body), frames: copyJson(frames), nextQuestion, outcome, table, viewer };
}

/** Everybody sees everything. */
export const seeEvent = (event: MnEvent): MnEvent => event;

/** A full state from a view: the same battle with fresh dice. */
export function redeal(view: MnView, seed: string): State {
  const { game, rules, seats, body, frames, nextQuestion, outcome, table } = view;
  return {
    game,
    rules,
    seats,
    body: copyBody(body),
    frames: copyJson(frames),
    chance: chanceFrom(seed),
    nextQuestion,
    outcome,
    table: { ...emptyTable(), offers: [...table.offers], left: [...table.left] },
  };
}

/** Undo stops at dice. */
export function barrier(event: MnEvent): "chance" | null {
  switch (event.event) {
    case "rolled":
    case "attack-rolled":
    case "conceal-rolled":
    case "saved":
    case "failed-save":
    case "confused-roll":
      return "chance";
    default:
      return null;
  }
}
