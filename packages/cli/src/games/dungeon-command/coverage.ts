import { type Dc, dungeonCommand, nodesOfCard, type State } from "@undercroft/dungeon-command";
import { type MatchState, type Procedure, ProcedureTable } from "@undercroft/kernel";
import type { Watched } from "../../playable.ts";
import { eager } from "./eager.ts";
import type { Pack } from "./parts.ts";

type Path = readonly (string | number)[];
type Locals = Dc["locals"];

const write = (path: Path): string =>
  path.reduce<string>(
    (text, key) => (typeof key === "number" ? `${text}[${key}]` : text === "" ? key : `${text}.${key}`),
    "",
  );

const nameOf = (card: string, path: Path): string => `${card}: ${write(path)}`;

/** Nodes that are seen as soon as what they belong to is: they say when and at what price, not what happens. */
const belongs = new Set(["on", "pay", "rule"]);

interface Census {
  readonly nodes: readonly string[];
  /** All that is seen when something at this path of a card has been at work: it, what encloses it, what belongs to these. */
  at(card: string, path: Path): readonly string[];
  /** Static powers of a card, under the creature or seat where they hold. */
  statics(card: string, under: string): readonly string[];
}

function censusOf(packs: readonly Pack[]): Census {
  const nodes = new Set<string>();
  const belonging = new Map<string, string[]>();
  const statics = new Map<string, { readonly path: Path; readonly name: string }[]>();
  for (const pack of packs)
    for (const card of [...pack.creatures, ...pack.orders, ...pack.commanders])
      for (const { steps, kind } of nodesOfCard(card)) {
        const name = nameOf(card.id, steps);
        nodes.add(name);
        if (kind === "power:static") statics.set(card.id, [...(statics.get(card.id) ?? []), { path: steps, name }]);
        if (!belongs.has(kind.slice(0, kind.indexOf(":")))) continue;
        for (let up = steps.length - 1; up >= 0; up--) {
          const outer = nameOf(card.id, steps.slice(0, up));
          if (!nodes.has(outer) && up > 0) continue;
          belonging.set(outer, [...(belonging.get(outer) ?? []), name]);
          break;
        }
      }
  const withBelonging = (name: string): string[] => {
    const seen = nodes.has(name) ? [name] : [];
    for (const one of belonging.get(name) ?? []) seen.push(...withBelonging(one));
    return seen;
  };
  return {
    nodes: [...nodes],
    at: (card, path) => {
      const seen: string[] = [];
      for (let length = 0; length <= path.length; length++)
        seen.push(...withBelonging(nameOf(card, path.slice(0, length))));
      return seen;
    },
    statics: (card, under) =>
      (statics.get(card) ?? []).flatMap(({ path, name }) => (path[0] === under ? withBelonging(name) : [])),
  };
}

/**
 * The game with an eye on its cards. A step is seen when it is carried out, an order's or power's action when it is put
 * on the stack, a replacement when it takes an event's place, a cost when it is paid, a static power when its card is in
 * play; conditions and selectors are no nodes. Its seats are eager
 * for what has not been seen.
 */
export function watched(packs: readonly Pack[]): Watched<Dc> {
  const census = censusOf(packs);
  const seen = new Set<string>();
  const told = new Set<string>();
  const note = (names: readonly string[]): void => {
    for (const name of names) if (!told.has(name)) seen.add(name);
  };
  const text = (card: string, path: Path): void => note(census.at(card, path));

  const watch = <P extends keyof Locals>(
    procedure: Procedure<Dc, Locals[P]>,
    look: (locals: Locals[P], before: number) => void,
    before: (locals: Locals[P]) => number,
  ): Procedure<Dc, Locals[P]> => {
    const wrap =
      (step: Procedure<Dc, Locals[P]>["steps"]["start"]): Procedure<Dc, Locals[P]>["steps"]["start"] =>
      (run, locals, input) => {
        const place = before(locals);
        const next = step(run, locals, input);
        look(locals, place);
        return next;
      };
    const { start, ...others } = procedure.steps;
    const wrapped = Object.fromEntries(
      Object.entries(others).map(([name, step]) => [name, step === undefined ? start : wrap(step)]),
    );
    return { ...procedure, steps: { ...wrapped, start: wrap(start) } };
  };

  const procedures = dungeonCommand.procedures.all;
  const game: Watched<Dc>["game"] = {
    ...dungeonCommand,
    procedures: new ProcedureTable<Dc>({
      ...procedures,
      steps: watch<"steps">(
        procedures.steps,
        ({ list, next }, first) => {
          for (let i = first; i < next; i++) text(list.card, [...list.path, i]);
        },
        (locals) => locals.next,
      ),
      pay: watch<"pay">(
        procedures.pay,
        (locals, first) => {
          for (let i = first; i < locals.at; i++) text(locals.text.card, [...locals.text.path, "costs", i]);
        },
        (locals) => locals.at,
      ),
      action: watch<"action">(
        procedures.action,
        ({ program }) => {
          if (program !== null) text(program.card, program.path);
        },
        () => 0,
      ),
      effect: watch<"effect">(
        procedures.effect,
        ({ steps }) => text(steps.card, steps.path),
        () => 0,
      ),
    }),
  };
  const inPlay = (state: MatchState<Dc>): void => {
    for (const seat of state.body.seats) note(census.statics(seat.commander, "powers"));
    for (const creature of state.body.creatures) {
      note(census.statics(creature.card, "powers"));
      for (const attached of creature.attached) note(census.statics(attached.card, "attach"));
    }
  };
  const lookOn = (state: State): ReturnType<typeof game.progress> => {
    inPlay(state);
    return dungeonCommand.progress(state);
  };
  const unseen = (card: string): boolean =>
    census.nodes.some((node) => node.startsWith(`${card}: `) && !told.has(node) && !seen.has(node));
  return {
    game: { ...eager(game, unseen), progress: lookOn },
    census: {
      nodes: census.nodes,
      cites: () => {
        const news = [...seen];
        for (const name of news) told.add(name);
        seen.clear();
        return news;
      },
    },
  };
}
