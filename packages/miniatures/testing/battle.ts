/** Small battles by hand, played through the kernel: for tests of rules that need no scenario file. */
import { type Extent, parseSquare, squareName } from "@undercroft/grid";
import {
  answer as answerState,
  chanceFrom,
  emptyTable,
  openQuestion,
  type ScriptedResult,
  type Verdict,
} from "@undercroft/kernel";
import type { MnEvent } from "../src/events.ts";
import { miniatures } from "../src/game.ts";
import type { BattleMap, WallLine } from "../src/map/battle-map.ts";
import type { State } from "../src/procedures.ts";
import type { Answer, Question } from "../src/questions.ts";
import { creatureOf } from "../src/reading/creatures.ts";
import { framesOfTurn } from "../src/scenario/frames.ts";
import { printedRules } from "../src/scenarios/house-rules.ts";
import { initialBody } from "../src/set-up/initial.ts";
import type { Creature, Effect } from "../src/state.ts";
import { freshTurn } from "../src/turn/fresh-turn.ts";
import type { CreatureCard, ItemCard } from "../src/vocabulary/index.ts";
import { creatureCard } from "./cards.ts";

export { creatureCard };

export interface Placing {
  /** Its id in the battle. */
  readonly name: string;
  readonly card?: CreatureCard;
  /** 0 moves first. */
  readonly seat: 0 | 1;
  /** North-west square, "c4". */
  readonly at: string;
  readonly given?: Partial<Creature>;
}

export interface Drawing {
  /** Rows of signs: "." open, "#" wall, others by the legend. */
  readonly rows: string;
  readonly legend?: BattleMap["legend"];
  readonly walls?: readonly WallLine[];
  readonly creatures: readonly Placing[];
  readonly items?: readonly ItemCard[];
  /** Cards that may be summoned. */
  readonly summons?: readonly CreatureCard[];
  /** Whose turn it is: the first creature if not said. */
  readonly active?: string;
  readonly effects?: readonly Effect[];
  /** Dice in the order in which they fall; every one must be used. */
  readonly dice?: readonly ScriptedResult[];
}

function mapOf({ rows, legend, walls }: Drawing): BattleMap {
  const last = rows.trim().split("\n").length;
  return {
    id: "drawn",
    name: { en: "drawn", ru: "drawn" },
    rows,
    ...(legend === undefined ? {} : { legend }),
    ...(walls === undefined ? {} : { walls }),
    starts: [
      { label: "A", squares: ["a1"] },
      { label: "B", squares: [`a${last}`] },
    ],
    victory: [{ id: "v1", label: "A&B", squares: ["a1"] }],
  };
}

function extentOf({ rows }: BattleMap): Extent {
  const lines = rows.trim().split("\n");
  return { width: lines[0]?.trim().length ?? 0, height: lines.length };
}

/** A d20 that falls for a purpose. */
export const d20 = (purpose: string, die: number): ScriptedResult => ({ purpose, result: die - 1 });

/** A battle in the middle of a creature's turn, and what happens as it is played on. */
export class Table {
  state: State;
  /** Everything since the beginning. */
  readonly events: MnEvent[] = [];

  constructor(drawing: Drawing) {
    const cards = drawing.creatures.map(({ name, card }) => card ?? creatureCard(`t/${name}`));
    const seats = [0, 1] as const;
    const map = mapOf(drawing);
    const body = initialBody({
      scenario: "assault",
      limit: 200,
      house: printedRules,
      seats: seats.map((seat) => ({
        id: seat === 0 ? "north" : "south",
        faction: null,
        creatures: [],
        items: [],
        map,
      })),
      content: {
        creatures: Object.fromEntries([...cards, ...(drawing.summons ?? [])].map((card) => [card.id, card])),
        items: Object.fromEntries((drawing.items ?? []).map((card) => [card.id, card])),
      },
    });
    const made = initialBody({
      scenario: "assault",
      limit: 200,
      house: printedRules,
      seats: [{ id: "north", faction: null, creatures: cards.map(({ id }) => id), items: [], map }],
      content: body.content,
    }).creatures;
    body.battle.map = 0;
    body.battle.round = 1;
    body.battle.step = "turns";
    body.battle.window = 5;
    for (const [seat, side] of body.sides.entries()) side.area = seat === 0 ? "A" : "B";
    for (const [index, { name, seat, at, given }] of drawing.creatures.entries()) {
      const fresh = made[index];
      if (fresh === undefined) throw new Error("a card for each creature");
      const square = parseSquare(extentOf(map), at);
      body.creatures.push({
        ...fresh,
        id: name,
        owner: seat,
        status: "in-play",
        at: square,
        lastLegal: square,
        window: { ...fresh.window, number: 5, startAt: square },
        ...given,
      });
    }
    const active = drawing.active ?? drawing.creatures[0]?.name ?? "";
    const acting = creatureOf(body, active);
    acting.acted = true;
    body.battle.player = acting.owner;
    body.battle.first = acting.owner;
    body.battle.testWinner = acting.owner;
    body.battle.turn = freshTurn(active, "actions");
    body.effects = [...(drawing.effects ?? [])];
    body.nextThing = 100;
    this.state = {
      game: "miniatures",
      rules: "test",
      seats: ["north", "south"],
      body,
      frames: framesOfTurn(body, active),
      chance: chanceFrom("test", drawing.dice ?? null),
      nextQuestion: 2,
      outcome: null,
      table: emptyTable(),
    };
  }

  /** The open question. @throws Error if there is none. */
  get asked(): Question {
    const open = openQuestion(this.state);
    if (open === null) throw new Error("nothing is asked");
    return open.question;
  }

  /** Who is asked. */
  get seat(): string {
    return openQuestion(this.state)?.seats[0] ?? "";
  }

  /** Gives the answer to the open question. @throws Error if it is refused. */
  play(...answers: readonly Answer[]): this {
    for (const one of answers) {
      const open = openQuestion(this.state);
      if (open === null) throw new Error("nothing is asked");
      const result = answerState(miniatures, this.state, this.seat, { question: open.id, answer: one });
      if (!result.ok) throw new Error(`refused: ${result.rule} to ${JSON.stringify(one)}`);
      this.state = result.state;
      this.events.push(...result.events);
    }
    return this;
  }

  /** What the check says of an answer to the open question. */
  verdict(one: Answer): Verdict {
    const open = openQuestion(this.state);
    if (open === null) throw new Error("nothing is asked");
    return miniatures.check(this.state, open, this.seat, one);
  }

  /** All legal answers to the open question. */
  options(): readonly Answer[] {
    const open = openQuestion(this.state);
    if (open === null) throw new Error("nothing is asked");
    return miniatures.domain(this.state, open, this.seat).enumerate() ?? [];
  }

  creature(name: string): Creature {
    return creatureOf(this.state.body, name);
  }

  /** The square that a creature stands on, by name. */
  at(name: string): string {
    return squareName(extentOf(this.map), this.creature(name).at);
  }

  /** The name of a square. */
  nameOf(square: number): string {
    return squareName(extentOf(this.map), square);
  }

  /** A square by its name. */
  square(name: string): number {
    return parseSquare(extentOf(this.map), name);
  }

  private get map(): BattleMap {
    const [map] = this.state.body.maps;
    if (map === undefined) throw new Error("no map");
    return map;
  }
}
