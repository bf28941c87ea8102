import { type FileFault, openQuestion, parsedBy, placeWithin, seatsAsked } from "@undercroft/kernel";
import * as z from "zod/mini";
import { answerShape } from "../answers.ts";
import { domainOf } from "../asking.ts";
import type { Locals, State } from "../procedures.ts";
import type { BattleConfig } from "../set-up/config.ts";
import { viewOf } from "../visibility/visibility.ts";
import { type KeptBody, keptBody } from "./body.ts";
import { localsOf } from "./locals.ts";
import { question } from "./questions.ts";
import { frameFaults, type Known, nameFaults } from "./references.ts";
import { tableFaults } from "./tables.ts";
import { underWayIn } from "./under-way.ts";

/** What the kernel has found to be sound already. */
const outer = z.looseObject({
  seats: z.array(z.string()),
  body: z.looseObject({}),
  frames: z.array(z.looseObject({ procedure: z.string(), locals: z.optional(z.unknown()) })),
});

const asking = z.looseObject({ question, answers: z.array(z.nullable(answerShape)) });

type Frame = z.infer<typeof outer>["frames"][number];

const isProcedure = (name: string): name is keyof Locals => Object.hasOwn(localsOf, name);

const within = (place: string, faults: readonly FileFault[]): readonly FileFault[] =>
  faults.map((one) => ({ ...one, place: placeWithin(place, one.place) }));

function shapeFaults(frame: Frame, place: string): readonly FileFault[] {
  const { procedure } = frame;
  if (procedure === "question") return faultsBy(asking, frame, place);
  if (!isProcedure(procedure)) return [{ place, why: `there is no procedure ${procedure.slice(0, 40)}` }];
  return faultsBy(localsOf[procedure], frame.locals, placeWithin(place, "locals"));
}

function faultsBy(schema: z.ZodMiniType, value: unknown, place: string): readonly FileFault[] {
  const parsed = parsedBy(schema, value);
  return parsed.ok ? [] : within(place, parsed.faults);
}

/**
 * What keeps a state out of a file from being played on, one kind of fault after the other: its shape, what its tables
 * say, what its frames name, and whether it can be looked at and answered.
 */
export function stateFaults(config: BattleConfig, given: State): readonly FileFault[] {
  const state = parsedBy(outer, given);
  if (!state.ok) return state.faults;
  const { content: _content, maps: _maps, names: _names, mode: _mode, ...rest } = state.value.body;
  const body = parsedBy(keptBody, rest);
  if (!body.ok) return within("body", body.faults);
  const { frames, seats } = state.value;
  const known = config.seats.map(({ id }) => id);
  if (seats.join() !== known.join()) return [{ place: "seats", why: `they are ${known.join(", ")} in this battle` }];
  const shapes = frames.flatMap((frame, i) => shapeFaults(frame, `frames[${i}]`));
  if (shapes.length > 0) return shapes;
  const tables = within("body", tableFaults(config, body.value, underWayIn(frames)));
  if (tables.length > 0) return tables;
  const there = knownIn(given, body.value);
  const names = [
    ...nameFaults(there, body.value.effects, "body.effects"),
    ...nameFaults(there, frames, "frames"),
    ...frameFaults(given.body, given.frames),
  ];
  return names.length > 0 ? names : wholeFaults(given);
}

function knownIn({ body }: State, { battle, creatures }: KeptBody): Known {
  const rows = (battle.map === null ? undefined : body.maps[battle.map])?.rows.trim().split("\n") ?? [];
  return {
    content: body.content,
    creatures: new Set(creatures.map(({ id }) => id)),
    squares: rows.length * (rows[0]?.trim().length ?? 0),
  };
}

/** Parts that are sound may still not hold together: everybody looks at the position, and whoever is asked has an answer. */
function wholeFaults(state: State): readonly FileFault[] {
  const torn = (why: string): readonly FileFault[] => [{ place: "frames", why }];
  try {
    for (const viewer of [null, ...state.seats]) viewOf(state, viewer);
    if (state.outcome !== null) return [];
    const asked = openQuestion(state);
    if (asked === null) return torn("nobody is asked anything, and the battle is not over");
    for (const seat of asked.seats)
      if (!state.seats.includes(seat)) return torn(`there is no seat ${seat.slice(0, 40)}`);
    if (asked.answers.length !== asked.seats.length) return torn("one place for each answer is due");
    for (const seat of seatsAsked(state))
      if (domainOf(state, asked, seat).first() === null)
        return torn(`${seat} has no answer to "${asked.question.kind}"`);
    return [];
  } catch {
    return torn("its parts do not hold together");
  }
}
