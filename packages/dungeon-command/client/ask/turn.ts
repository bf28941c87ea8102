import { isListOpen, maybe, menu } from "@undercroft/table";
import { type Answer, goalsOf, meleeOf, moveNow, rangedOf, speedOf } from "../engine/index.ts";
import { say } from "../words/index.ts";
import type { Item, Kind, Scene, Sheet } from "./model.ts";
import { playItems, powerItems, price, waysSheet } from "./plays.ts";
import { answersOf, costWords, pieceWords, spaceAt, squareWords } from "./words.ts";

/** Buttons that a paper shows before it keeps the rest for the board and the hand. */
const MOST = 4;

const key = (answer: Answer): string => JSON.stringify(answer);

function activateItems(scene: Scene, answers: readonly Answer[], instead: boolean): readonly Item[] {
  return answersOf(answers, "activate").map((answer) => ({
    id: key(answer),
    label: say(instead ? "turn.activate-instead" : "turn.activate", { name: pieceWords(scene, answer.creature) }),
    answer,
    pieces: [answer.creature],
  }));
}

/** The question says what is done, so that a button needs no more than a name. */
function byName(scene: Scene, item: Item): Item {
  const [creature] = item.pieces ?? [];
  return creature === undefined ? item : { ...item, label: pieceWords(scene, creature) };
}

/** Where the active creature could go now, each square an answer with the whole gesture behind it. */
function moveItems(scene: Scene, answers: readonly Answer[], active: string): readonly Item[] {
  const creature = scene.state.body.creatures.find((one) => one.id === active);
  if (creature === undefined || answersOf(answers, "move").length === 0) return [];
  const plan = moveNow(scene.state, creature);
  const sizeHere = creature.size;
  return goalsOf(scene.state.body, plan).map((goal) => ({
    id: `to:${goal.at}`,
    label: say("turn.move-to", { square: squareWords(scene, goal.at, sizeHere) }),
    detail: costWords(scene, goal, sizeHere, plan.budget),
    answer: { do: "move" },
    goesOn: wayTo(scene.seat, active, goal.at),
    squares: spaceAt(scene, goal.at, sizeHere),
    goal,
  }));
}

/** A creature sent to a square goes there when its movement is asked for its way. */
function wayTo(seat: string, creature: string, to: number): NonNullable<Item["goesOn"]> {
  return (_, { question, seats }) =>
    question.kind === "path" && seats.includes(seat) && question.plan.creature === creature && question.plan.basic
      ? { do: "path", to }
      : null;
}

/** Attacks on one's own side are legal (dc.attack.any-side) but seldom meant: they come last, and only in the list. */
function onOwnSide(scene: Scene, target: string): boolean {
  const { body } = scene.state;
  const creature = body.creatures.find((one) => one.id === target);
  const team = body.seats[scene.number]?.team;
  return creature !== undefined && body.seats[creature.controller]?.team === team;
}

/** A target's name; one's own side is called so. */
function targetWords(scene: Scene, target: string): string {
  const name = pieceWords(scene, target);
  return onOwnSide(scene, target) ? say("turn.own-target", { name }) : name;
}

function attackItems(scene: Scene, answers: readonly Answer[], side: "theirs" | "all"): readonly Item[] {
  const attacks = answersOf(answers, "attack");
  const theirs = attacks.filter((answer) => !onOwnSide(scene, answer.target));
  const listed = side === "theirs" ? theirs : [...theirs, ...attacks.filter((answer) => !theirs.includes(answer))];
  // Where there is nobody else to strike, the question says whose side they are on.
  const nameOf = (target: string): string =>
    theirs.length > 0 ? targetWords(scene, target) : pieceWords(scene, target);
  return listed.map((answer) => ({
    id: key(answer),
    label: say(answer.attack === "ranged" ? "turn.shoot" : "turn.strike", { name: nameOf(answer.target) }),
    detail: price(scene, answer, answer.target),
    icon: answer.attack === "ranged" ? "high-shot" : "crossed-swords",
    answer,
    pieces: [answer.target],
  }));
}

function figures(scene: Scene, active: string): string {
  const { body } = scene.state;
  const creature = body.creatures.find((one) => one.id === active);
  if (creature === undefined) return "";
  const ranged = rangedOf(body, creature);
  const values = { speed: speedOf(body, creature), melee: meleeOf(body, creature) };
  const words = ranged === null ? say("turn.figures", values) : say("turn.figures-ranged", { ...values, ...ranged });
  // dc.move.speed-one-beside-enemy
  const held = creature.moves === 0 && moveNow(scene.state, creature).budget < values.speed;
  return held ? `${words}. ${say("turn.held")}` : words;
}

const orders = (items: readonly Item[]): Kind => ({
  items,
  opener: opener("plays", say("turn.play"), say("turn.fit", { count: items.length })),
});

const powersKind = (items: readonly Item[]): Kind => ({ items, opener: opener("powers", say("turn.power"), "") });

type Inside = Pick<Sheet, "question" | "consequence" | "buttons" | "places">;

function listed(question: string, items: readonly Item[]): Inside {
  return { question, buttons: items, places: items };
}

/** What was opened out of the menu, with a question of its own. */
function opened(scene: Scene, answers: readonly Answer[], active: string | null): Inside | null {
  const { drill } = scene;
  if (drill === null) return null;
  if (drill.on === "card") return waysSheet(scene, answers, drill.id);
  if (isListOpen(drill, "plays")) return listed(say("turn.which-order"), playItems(scene, answers));
  if (isListOpen(drill, "powers")) return listed(say("turn.which-power"), powerItems(scene, answers));
  if (isListOpen(drill, "attacks") && active !== null) {
    const foes = attackItems(scene, answers, "theirs").length;
    const question = say(foes > 0 ? "turn.whom" : "turn.whom-own", { name: pieceWords(scene, active) });
    return listed(question, attackItems(scene, answers, "all"));
  }
  if (isListOpen(drill, "activate"))
    return listed(say("turn.who-acts"), activateItems(scene, answers, active !== null));
  if (drill.on === "piece") {
    const all = [...attackItems(scene, answers, "theirs"), ...activateItems(scene, answers, active !== null)];
    const about = [...all, ...powerItems(scene, answers)].filter((item) => item.pieces?.includes(drill.id) === true);
    return listed(say("turn.which-with", { name: pieceWords(scene, drill.id) }), about);
  }
  return null;
}

/** How many may still act; in the first round of a First Game, what a turn consists of. */
function activateWords({ state }: Scene, count: number): string {
  const { mode, turn } = state.body;
  return mode.game === "first-game" && turn.round === 1 ? say("turn.lesson") : say("turn.ready-long", { count });
}

function nobodyActs(
  scene: Scene,
  answers: readonly Answer[],
): Pick<Sheet, "buttons" | "places" | "question" | "consequence"> {
  const activates = activateItems(scene, answers, false);
  const plays = playItems(scene, answers);
  const powers = powerItems(scene, answers);
  const few = activates.length <= MOST;
  const open: Item = {
    id: "open:activate",
    label: say("turn.choose-creature"),
    detail: say("turn.ready", { count: activates.length }),
    opens: { on: "list", list: "activate" },
  };
  const end: Item = { id: "end-phase", label: say("turn.end-phase"), answer: { do: "end-phase" }, shortcut: "E" };
  return {
    question: say(activates.length === 0 ? "turn.all-acted" : "turn.who-acts"),
    ...(activates.length === 0 ? {} : { consequence: activateWords(scene, activates.length) }),
    buttons: menu(
      [
        { items: few ? activates.map((item) => byName(scene, item)) : [open] },
        orders(plays),
        powersKind(powers),
        { items: [end] },
      ],
      MOST + 1,
    ),
    places: [...activates, ...plays],
  };
}

function opener(on: "plays" | "powers" | "attacks", label: string, detail: string): Item {
  return {
    id: `open:${on}`,
    label,
    ...(detail === "" ? {} : { detail }),
    opens: { on: "list", list: on },
    shortcut: on === "plays" ? "O" : "",
  };
}

function somebodyActs(
  scene: Scene,
  answers: readonly Answer[],
  active: string,
): Pick<Sheet, "buttons" | "places" | "question" | "consequence"> {
  const moves = moveItems(scene, answers, active);
  const attacks = attackItems(scene, answers, "theirs");
  const anyAttack = answersOf(answers, "attack").length;
  const plays = playItems(scene, answers);
  const powers = powerItems(scene, answers);
  const collects = answersOf(answers, "collect").map(
    (answer): Item => ({
      id: key(answer),
      label: say("turn.collect"),
      detail: say("turn.collect-price", { square: squareWords(scene, answer.at) }),
      icon: "two-coins",
      answer,
      squares: [answer.at],
    }),
  );
  const others = activateItems(scene, answers, true);
  const move: Item = {
    id: "open:move",
    label: say("turn.move"),
    detail: say("turn.move-how"),
    opens: { on: "list", list: "move" },
    shortcut: "M",
  };
  const end: Item = {
    id: "end-activation",
    label: say("turn.end-activation"),
    detail: say("turn.done-with"),
    answer: { do: "end-activation" },
    shortcut: "E",
  };
  return {
    question: say("turn.what-does", { name: pieceWords(scene, active) }),
    consequence: figures(scene, active),
    buttons: menu(
      [
        {
          items: attacks,
          opener: opener("attacks", say("turn.attack"), say("turn.targets", { count: attacks.length })),
        },
        maybe(moves.length > 0, move),
        { items: collects },
        orders(plays),
        powersKind(powers),
        maybe(attacks.length === 0 && anyAttack > 0, opener("attacks", say("turn.attack-own"), "")),
        { items: [end] },
      ],
      MOST,
    ),
    places: [...moves, ...attacks, ...collects, ...plays, ...others],
  };
}

/** The turn player's next deed. */
export function turnSheet(scene: Scene, answers: readonly Answer[]): Sheet {
  const active = scene.state.body.turn.active;
  const base = active === null ? nobodyActs(scene, answers) : somebodyActs(scene, answers, active);
  const inside = opened(scene, answers, active);
  const head = {
    menu: true as const,
    who: active === null ? say("ask.your-turn") : say("ask.acts", { name: pieceWords(scene, active) }),
    rule: "dc.activate.options-any-order",
    about: active,
    ...(active === null ? {} : { moving: active }),
  };
  if (isListOpen(scene.drill, "move") && active !== null) {
    const moves = moveItems(scene, answers, active);
    return {
      ...head,
      ...base,
      question: say("turn.where", { name: pieceWords(scene, active) }),
      consequence: say("turn.where-how"),
      buttons: [],
      places: moves,
    };
  }
  return { ...head, ...(inside ?? base) };
}
