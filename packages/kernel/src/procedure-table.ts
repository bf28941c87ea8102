import type { GameTypes, Procedure, ProcedureName, Procedures, Step } from "./game.ts";

/** A step of whichever procedure: it takes the locals of its own frames. */
type AnyStep<T extends GameTypes> = Step<T, T["locals"][ProcedureName<T>]>;

/** A procedure as the kernel runs it. */
export interface Runnable<T extends GameTypes> {
  readonly collects: boolean;
  readonly steps: ReadonlyMap<string, AnyStep<T>>;
}

function namesIn<R extends object>(record: R): (keyof R & string)[] {
  const names: (keyof R & string)[] = [];
  for (const name in record) names.push(name);
  return names;
}

/**
 * The procedures of a game with their steps by name. Every step of a match looks one up: maps stay quick however many
 * shapes the procedures have, records do not.
 */
export class ProcedureTable<T extends GameTypes> {
  /** What it was made of, for games that change some procedures of another. */
  readonly all: Procedures<T>;
  private readonly byName = new Map<string, Runnable<T>>();

  constructor(all: Procedures<T>) {
    this.all = all;
    for (const name of namesIn(all)) {
      const procedure: Procedure<T, T["locals"][ProcedureName<T>]> = all[name];
      const steps = new Map<string, AnyStep<T>>(Object.entries(procedure.steps));
      this.byName.set(name, { collects: procedure.collects === true, steps });
    }
  }

  /** The procedure of a name that comes from outside. */
  find(name: string): Runnable<T> | undefined {
    return this.byName.get(name);
  }

  /** @throws Error if there is no such procedure. */
  get(name: ProcedureName<T>): Runnable<T> {
    const procedure = this.byName.get(name);
    if (procedure === undefined) throw new Error(`there is no procedure "${name}"`);
    return procedure;
  }
}
