/** What keeps a state out of a file from being played on: shapes and laws are the game's, the reading of them is not. */
import { z } from "zod/mini";
import type { Game, GameTypes, KeptLaw, KeptState, MatchState } from "./game.ts";
import { changingBody, openQuestion, seatsAsked } from "./match.ts";
import { type FileFault, faultsWithin, parsedBy, placeWithin } from "./parsed.ts";

/**
 * Faults of a state whose outer shape is sound and whose constants are set-up's. One kind after the other is looked for,
 * since each believes what those before it have found sound: tables, frames, the game's laws, and whether all of it can be
 * looked at and answered.
 */
export function keptFaults<T extends GameTypes>(
  game: Game<T>,
  kept: KeptState<T>,
  config: T["config"],
  state: MatchState<T>,
): readonly FileFault[] {
  const laws: readonly KeptLaw<T>[] = [
    () => seatFaults(game, config, state),
    () => bodyFaults(game, kept, state),
    () => frameFaults(kept, state),
    ...kept.laws,
    () => wholeFaults(game, state),
  ];
  for (const law of laws) {
    const faults = law(config, state);
    if (faults.length > 0) return faults;
  }
  return [];
}

function seatFaults<T extends GameTypes>(
  game: Game<T>,
  config: T["config"],
  state: MatchState<T>,
): readonly FileFault[] {
  const seats = game.setup(config).seats.join(", ");
  return state.seats.join(", ") === seats ? [] : [{ place: "seats", why: `they are ${seats} in this match` }];
}

function bodyFaults<T extends GameTypes>(
  game: Game<T>,
  kept: KeptState<T>,
  { body }: MatchState<T>,
): readonly FileFault[] {
  return faultsBy(kept.body, changingBody(game, body), "body");
}

function frameFaults<T extends GameTypes>(kept: KeptState<T>, { frames }: MatchState<T>): readonly FileFault[] {
  const asking = z.looseObject({ question: kept.question, answers: z.array(z.nullable(kept.answer)) });
  return frames.flatMap((frame, i) => {
    const place = `frames[${i}]`;
    if (!("step" in frame)) return faultsBy(asking, frame, place);
    const { procedure, locals, collected } = frame;
    return [
      ...faultsBy(kept.locals[procedure], locals, `${place}.locals`),
      ...faultsBy(z.nullable(kept.events), collected, `${place}.collected`),
    ];
  });
}

function faultsBy(shape: z.ZodMiniType, value: unknown, place: string): readonly FileFault[] {
  const parsed = parsedBy(shape, value);
  return parsed.ok ? [] : faultsWithin(place, parsed.faults);
}

/** Parts that are sound may still not hold together: everybody looks at the position, and whoever is asked has an answer. */
function wholeFaults<T extends GameTypes>(game: Game<T>, state: MatchState<T>): readonly FileFault[] {
  const torn = (why: string): readonly FileFault[] => [{ place: "frames", why }];
  try {
    for (const viewer of [null, ...state.seats]) game.view(state, viewer);
    if (state.outcome !== null) return [];
    const asked = openQuestion(state);
    if (asked === null) return torn("nobody is asked anything, and the match is not over");
    const foreign = asked.seats.find((seat) => !state.seats.includes(seat));
    if (foreign !== undefined) return torn(`there is no seat ${foreign.slice(0, 40)}`);
    if (asked.answers.length !== asked.seats.length) return torn("one place for each answer is due");
    for (const seat of seatsAsked(state))
      if (game.domain(state, asked, seat).first() === null)
        return torn(`${seat} has no answer to "${asked.question.kind}"`);
    return [];
  } catch {
    return torn("its parts do not hold together");
  }
}

/**
 * Calls `see` for a value and all that it holds, outer ones first, with the key and the place of each; an item's key is that
 * of its list. What `see` says no to is not looked into.
 */
export function eachPart(
  value: unknown,
  start: string,
  see: (part: unknown, key: string, place: string) => boolean,
): void {
  const look = (part: unknown, key: string, place: string): void => {
    if (!see(part, key, place) || typeof part !== "object" || part === null) return;
    const list = Array.isArray(part);
    for (const [inner, held] of Object.entries(part))
      look(held, list ? key : inner, placeWithin(place, list ? `[${inner}]` : inner));
  };
  look(value, "", start);
}
