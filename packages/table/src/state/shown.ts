import type { Game, GameTypes, MatchState } from "@undercroft/kernel";

/**
 * What the screen shows of a match. `state` is dealt anew from the view alone, so that whatever is read from it for
 * pictures, reach, sight, reasons and previews cannot hold what the viewer may not know.
 */
export interface Shown<T extends GameTypes> {
  readonly view: T["view"];
  readonly state: MatchState<T>;
  /** Views of the seats whose hands lie open to this screen, by seat id. */
  readonly open: ReadonlyMap<string, T["view"]>;
}

/** What a viewer may see of a state, together with what the seats see that are open to them. */
export function shownOf<T extends GameTypes>(
  game: Game<T>,
  state: MatchState<T>,
  viewer: string | null,
  open: readonly string[],
): Shown<T> {
  const view = game.view(state, viewer);
  const seats = new Set(viewer === null ? open : [viewer, ...open]);
  const views = [...seats].map((seat) => [seat, seat === viewer ? view : game.view(state, seat)] as const);
  return { view, state: game.redeal(view, "shown"), open: new Map(views) };
}
