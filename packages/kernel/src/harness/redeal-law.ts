import { jsonFault } from "../border.ts";
import type { GameTypes, Viewer } from "../game.ts";
import { openQuestion } from "../match.ts";
import { renumber } from "../record.ts";
import { askedOf, difference } from "./observe.ts";
import type { Plan, Report, Spot } from "./play-out.ts";
import { playOut, Tally } from "./play-out.ts";
import { roomy } from "./strict-json.ts";
import { Texts } from "./texts.ts";

/**
 * Redeal law: for every viewer at every question, a state built from the view alone gives the same
 * view again, with the same options. Finds views that show what cannot be rebuilt (a leak) and what
 * computer players would get wrong. The match's own seed is never handed to `redeal`.
 */
export function redealLaw<T extends GameTypes>(plan: Plan<T>): Report<T> {
  const tally = new Tally<T>();
  for (let i = 0; i < plan.games; i++) {
    let texts: Texts<T> | null = null;
    playOut(plan, i, tally, (spot) => {
      const { state } = spot.session;
      texts ??= new Texts(spot.game, state);
      for (const viewer of [null, ...state.seats]) {
        dealAgain(spot, viewer, texts);
        tally.count("compared");
      }
    });
  }
  return tally.report("redeal", plan.games);
}

function dealAgain<T extends GameTypes>(spot: Spot<T>, viewer: Viewer, texts: Texts<T>): void {
  const { game, session, asked, pick, fail } = spot;
  const { state } = session;
  const view = texts.write(game.view(state, viewer));
  const other = game.redeal(texts.readView(view), `redeal-${pick(1_000_000)}`);
  const fault = jsonFault(texts.named(other), roomy);
  if (fault !== null) fail("not-json", `the redealt state, at ${fault.place}: ${fault.why}`);
  if (openQuestion(other) !== null) renumber(other, asked.id);
  const compare = (a: string, b: string): void => {
    if (a !== b) fail("redeal-differs", `for ${viewer ?? "a spectator"}: ${difference(a, b)}`);
  };
  compare(view, texts.write(game.view(other, viewer)));
  compare(askedOf(game, state, viewer), askedOf(game, other, viewer));
}
