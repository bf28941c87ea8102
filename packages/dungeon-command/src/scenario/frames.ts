import type { CallFrame } from "@undercroft/kernel";
import { ScenarioFault } from "@undercroft/scenario";
import type { Dc } from "../procedures.ts";
import { newAction, type Waiting } from "../stack/waiting.ts";
import type { Body } from "../state.ts";
import type { Names } from "./names.ts";
import { pieceNamed } from "./pieces.ts";
import type { ScenarioSetup } from "./schema.ts";

/** An action that already waits, as `pile` writes it. */
function waiting(body: Body, names: Names, given: NonNullable<ScenarioSetup["pile"]>[number]): Waiting {
  const { controller, id } = pieceNamed(given.by, body, names, "setup.pile");
  if (given.do === "move") return newAction(body, controller, id, { what: "move" });
  if (given.do !== "attack" || given.target === undefined)
    throw new ScenarioFault(`setup.pile: write {do: attack, kind, by, target} or {do: move, by}`);
  const attack = given.kind ?? "melee";
  return newAction(body, controller, id, {
    what: "attack",
    kind: "standard",
    program: { card: `rules/${attack}`, path: ["actions", 0] },
    names: { target: [pieceNamed(given.target, body, names, "setup.pile").id] },
    targets: ["target"],
    attack,
  });
}

const open = <F extends { procedure: string }>(
  frame: F,
  step: string,
  collects = true,
): F & { step: string; collected: [] | null } => ({
  ...frame,
  step,
  collected: collects ? [] : null,
});

/** The frames of a turn in progress, as far as the phase that the file names. */
export function framesOf(setup: ScenarioSetup, body: Body, names: Names): CallFrame<Dc>[] {
  const { turn } = body;
  const { seat } = turn;
  const match = open({ procedure: "match", locals: {} } as const, "following", false);
  const whole = (step: string): CallFrame<Dc> => open({ procedure: "turn", locals: { seat } } as const, step, false);
  switch (turn.phase) {
    case "refresh":
      return [match, whole("activate"), open({ procedure: "refresh", locals: { seat } } as const, "start")];
    case "deploy":
      return [match, whole("cleanup"), open({ procedure: "deploy", locals: { seat } } as const, "start")];
    case "cleanup":
      return [match, whole("pass"), open({ procedure: "cleanup", locals: { seat } } as const, "start")];
    default: {
      const activate = open(
        { procedure: "activate", locals: { seat } } as const,
        turn.active === null ? "ask" : "answered",
      );
      const frames: CallFrame<Dc>[] = [match, whole("deploy"), activate];
      const pile = (setup.pile ?? []).map((given) => waiting(body, names, given));
      if (turn.active !== null) {
        const activation = {
          procedure: "activation",
          locals: { seat, creature: turn.active, last: null, acted: false, lost: false },
        } as const;
        frames.push(open(activation, pile.length > 0 ? "window" : "ask"));
      } else if (pile.length > 0) activate.step = "window";
      for (const action of pile) frames.push(open({ procedure: "action", locals: action } as const, "window"));
      return frames;
    }
  }
}
