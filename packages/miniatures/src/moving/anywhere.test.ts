import { describe, expect, test } from "vitest";
import {
  apart,
  chance,
  covered,
  legend,
  modesOf,
  name,
  placingsOf,
  rowsOf,
  side,
  squares,
  wallsOf,
} from "../../testing/anywhere.ts";
import { type Drawing, Table } from "../../testing/battle.ts";
import type { MnEvent } from "../events.ts";
import { cardOf } from "../reading/creatures.ts";
import type { Creature } from "../state.ts";
import type { CreatureCard } from "../vocabulary/index.ts";

/**
 * Battles at random on random maps, watched by the rules of movement as a person would apply them with the figures on the
 * table: nothing here asks the engine where anybody may stand, what a step costs or whom it provokes.
 */

const isOnMap = ({ status, mount }: Creature): boolean => status === "in-play" && mount === null;

/** What stands where, remembered from before an answer. */
interface Figure {
  readonly id: string;
  readonly owner: number;
  readonly at: number;
  readonly size: number;
  readonly mount: string | null;
  readonly card: CreatureCard;
}

class Watch {
  readonly faults: string[] = [];
  private readonly table: Table;
  private readonly rows: readonly string[];

  constructor(table: Table, rows: readonly string[]) {
    this.table = table;
    this.rows = rows;
  }

  private sign(square: number): string {
    return this.rows[Math.floor(square / side)]?.[square % side] ?? "#";
  }

  figures(): Map<string, Figure> {
    const { body } = this.table.state;
    return new Map(
      body.creatures.map((one) => {
        const under = one.mount === null ? one : this.table.creature(one.mount);
        const { id, owner, mount } = one;
        return [id, { id, owner, mount, at: under.at, size: under.size, card: cardOf(body, one) }];
      }),
    );
  }

  private fault(text: string): void {
    this.faults.push(text);
  }

  /** Between two actions everybody stands where it may. */
  standing(): void {
    const { body } = this.table.state;
    const there = body.creatures.filter(isOnMap);
    for (const one of body.creatures) {
      if (one.status !== "in-play") continue;
      if (one.mount !== null) {
        const mount = this.table.creature(one.mount);
        if (mount.status !== "in-play" || mount.mount !== null) this.fault(`${one.id} rides ${mount.id}, who is away`);
        if (mount.owner !== one.owner) this.fault(`${one.id} rides an enemy`);
        if (one.at !== -1) this.fault(`${one.id} rides and stands on the map`);
        continue;
      }
      const space = covered(one.at, one.size);
      if ((one.at % side) + one.size > side || one.at < 0 || Math.floor(one.at / side) + one.size > side)
        this.fault(`${one.id} is off the map`);
      if (space.some((square) => "#s".includes(this.sign(square)))) this.fault(`${one.id} stands in stone`);
      for (const other of there) {
        if (other === one || apart(space, covered(other.at, other.size)) > 0) continue;
        const swarms = [one, other].filter(({ card }) => card === "t/swarm").length > 0;
        if (!swarms || one.owner === other.owner) this.fault(`${one.id} and ${other.id} share a space`);
      }
      const { size } = cardOf(body, one);
      const full = squares[size] ?? 1;
      if (one.size !== full && !(full === 3 && one.size === 2)) this.fault(`${one.id} has ${one.size} squares a side`);
    }
  }

  /** What a step of a creature's own costs: each new square 1, or 2 once where the ground is difficult to it. */
  private cost({ card }: Figure, entered: readonly number[]): number {
    const modes = modesOf(card);
    const through = modes.includes("burrow") || modes.includes("phasing");
    const dear = through ? "" : modes.includes("flight") ? "s" : "dfws";
    return entered.some((square) => dear.includes(this.sign(square))) ? 2 : 1;
  }

  /** One event, with the figures as they stood before it; they are moved along. */
  see(event: MnEvent, figures: Map<string, Figure>, before: MnEvent | undefined): void {
    if (event.event === "stepped") this.step(event, figures, before);
    if (event.event === "destroyed") figures.delete(event.creature);
    const place = event.event === "moved" || event.event === "put-back" ? event.to : -1;
    if (place >= 0 && "creature" in event) this.carry(figures, event.creature, place);
    if (event.event === "mounted") this.update(figures, event.creature, { mount: event.mount });
    if (event.event === "dismounted") this.update(figures, event.creature, { mount: null });
    if (event.event === "squeezed") this.update(figures, event.creature, { size: 2, at: event.at });
    if (event.event === "unsqueezed") this.update(figures, event.creature, { size: 3, at: event.at });
  }

  private update(figures: Map<string, Figure>, id: string, given: Partial<Figure>): void {
    const one = figures.get(id);
    if (one !== undefined) figures.set(id, { ...one, ...given });
  }

  /** A creature comes to a space, and whoever rides it. */
  private carry(figures: Map<string, Figure>, id: string, to: number): void {
    for (const one of [...figures.values()])
      if (one.id === id || one.mount === id) figures.set(one.id, { ...one, at: to });
  }

  private step(
    event: Extract<MnEvent, { event: "stepped" }>,
    figures: Map<string, Figure>,
    before: MnEvent | undefined,
  ): void {
    const one = figures.get(event.creature);
    if (one === undefined) {
      this.fault(`${event.creature} steps and is gone`);
      return;
    }
    const told = `${one.id} ${event.manner} ${name(event.from % side, Math.floor(event.from / side))}-${name(event.to % side, Math.floor(event.to / side))}`;
    if (one.at !== event.from) this.fault(`${told}: it was at ${one.at}`);
    const [old, now] = [covered(event.from, one.size), covered(event.to, one.size)];
    if (apart([event.from], [event.to]) !== 1) this.fault(`${told}: no step`);
    const entered = now.filter((square) => !old.includes(square));
    const own = event.manner === "move" || event.manner === "shift" || event.manner === "charge";
    const modes = modesOf(one.card);
    const through = modes.includes("burrow") || modes.includes("phasing");
    if (own && event.cost !== this.cost(one, entered))
      this.fault(
        `${told}: cost ${event.cost} for ${one.card.id} into ${entered.map((square) => this.sign(square)).join("")}`,
      );
    if (!own && event.cost !== 1) this.fault(`${told}: force costs ${event.cost}`);
    for (const square of entered) {
      const sign = this.sign(square);
      if (sign === "#" && !(own && through)) this.fault(`${told}: into a wall`);
      if (sign === "s" && !own) this.fault(`${told}: forced into a statue`);
      if (sign === "p" && own && !modes.includes("flight")) this.fault(`${told}: into a pit of its own will`);
    }
    if (before?.event === "provoked" && (!own || event.manner === "shift" || modes.includes("burrow")))
      this.fault(`${told}: it provoked`);
    for (const other of figures.values()) {
      if (other.id === one.id || other.mount !== null || one.mount !== null || other.at < 0) continue;
      if (apart(entered, covered(other.at, other.size)) > 0) continue;
      if (!own && !(other.card.id === "t/swarm" || one.card.id === "t/swarm"))
        this.fault(`${told}: forced through ${other.id}`);
    }
    this.carry(figures, one.id, event.to);
  }
}

function play(seed: number, answers: number): readonly string[] {
  const pick = chance(seed);
  const walled = pick(2) === 0;
  const rows = rowsOf(pick, walled);
  const creatures = placingsOf(pick, rows);
  const drawing: Drawing = { rows: rows.join("\n"), legend, creatures, ...(walled ? { walls: wallsOf(pick) } : {}) };
  const table = new Table(drawing);
  const watch = new Watch(table, rows);
  let figures = watch.figures();
  for (let turn = 0; turn < answers && table.state.outcome === null; turn += 1) {
    const options = table.options();
    // Movement is what this is about: turns are ended seldom, and nothing is declined that could be done.
    const busy = options.filter((one) => !["end-turn", "pass", "stop"].includes(one.do));
    const from = busy.length > 0 && pick(8) > 0 ? busy : options;
    const chosen = from[pick(from.length)];
    if (chosen === undefined) return [`seed ${seed}: no answer to ${table.asked.kind}`];
    const seen = table.events.length;
    table.play(chosen);
    const events = table.events.slice(seen);
    for (const [i, event] of events.entries()) watch.see(event, figures, events[i - 1]);
    figures = watch.figures();
    if (table.state.outcome === null && table.asked.kind === "act" && !("begun" in table.asked)) watch.standing();
    if (watch.faults.length > 0) return watch.faults.map((fault) => `seed ${seed}, answer ${turn}: ${fault}`);
  }
  return watch.faults;
}

describe("wherever creatures move, by themselves and by force", () => {
  test.each(Array.from({ length: 40 }, (_, seed) => seed))("battle %i", (seed) => {
    expect(play(seed, 60)).toEqual([]);
  });
});
