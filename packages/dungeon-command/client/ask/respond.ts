import { isListOpen, type Rich } from "@undercroft/table";
import { type Answer, stackOf, type TextRef } from "../engine/index.ts";
import { seatName } from "../facing/names.ts";
import { actionTitle } from "../facing/stack.ts";
import { say } from "../words/index.ts";
import type { Item, Scene, Sheet } from "./model.ts";
import { outlook, unanswered } from "./outlook.ts";
import { playItems, powerItems, price, waysSheet } from "./plays.ts";
import { answersOf, pieceWords, textWords } from "./words.ts";

const MOST = 4;
/** Answers, besides letting it come, that leave the paper room for the words of what waits. */
const FEW = 1;

function titleOf(scene: Scene): string {
  const top = stackOf(scene.state).at(-1);
  if (top === undefined) return say("respond.nothing-waits");
  const title = actionTitle(scene.state, top);
  const targets = top.targets.flatMap((name) => top.names[name] ?? []).filter((id) => id !== top.creature);
  const actor = top.creature === null ? seatName(scene.state.body, top.seat) : pieceWords(scene, top.creature);
  const [first] = targets;
  const target = first === undefined ? null : pieceWords(scene, first);
  if (top.what === "dodge" && top.response !== null)
    return say("respond.dodges", { actor, what: deedWords(scene, top.response) });
  if (top.what === "move") return say("respond.moves", { actor });
  if (target === null) return say("respond.does", { actor, title });
  return say("respond.at", { actor, title, target });
}

/** An action on the stack by its name and by who does it. */
function deedWords(scene: Scene, id: string): string {
  const action = stackOf(scene.state).find((one) => one.id === id);
  if (action === undefined) return say("deed.something");
  const actor = action.creature === null ? seatName(scene.state.body, action.seat) : pieceWords(scene, action.creature);
  return say("respond.deed-of", { title: actionTitle(scene.state, action), actor });
}

function dodgeItems(scene: Scene, answers: readonly Answer[]): readonly Item[] {
  return answersOf(answers, "dodge").map((answer) => ({
    id: JSON.stringify(answer),
    label: say("respond.dodge", { name: pieceWords(scene, answer.creature) }),
    detail: say("respond.dodge-what", {
      what: deedWords(scene, answer.action),
      price: price(scene, answer) || say("respond.dodge-price"),
    }),
    icon: "dodging",
    answer,
    pieces: [answer.creature],
    shortcut: "D",
  }));
}

/** What comes of it unanswered; where that cannot be told in figures, the words of what waits, if there is room. */
function whatComes(scene: Scene, program: TextRef | null, answers: number): Rich | undefined {
  const look = unanswered(scene.state, outlook(scene.state, scene.seat, null));
  return look ?? (program === null || answers > FEW ? undefined : textWords(scene, program));
}

/** A window in which a seat may respond. */
export function respondSheet(scene: Scene, answers: readonly Answer[]): Sheet {
  const { state, drill } = scene;
  const top = stackOf(state).at(-1);
  const dodges = dodgeItems(scene, answers);
  const plays = playItems(scene, answers);
  const powers = powerItems(scene, answers);
  const pass: Item = {
    id: "pass",
    label: say(top === undefined ? "respond.pass" : "respond.let"),
    answer: { do: "pass" },
    passes: true,
    shortcut: say("key.space"),
  };
  const head = {
    who: say("ask.may-answer"),
    rule: "dc.stack.every-player-may-respond",
    about: top?.creature ?? null,
  };
  if (drill?.on === "card") return { ...head, ...waysSheet(scene, answers, drill.id) };
  const all = [...dodges, ...plays, ...powers];
  const opened = isListOpen(drill, "things");
  const more: Item = {
    id: "open:things",
    label: say("respond.more", { count: all.length - MOST + 1 }),
    opens: { on: "list", list: "things" },
  };
  const shown = opened || all.length <= MOST ? all : [...all.slice(0, MOST - 1), more];
  const consequence = top === undefined ? undefined : whatComes(scene, top.program, shown.length);
  return {
    ...head,
    question: titleOf(scene),
    ...(consequence === undefined ? {} : { consequence }),
    buttons: [...shown, pass],
    places: all,
  };
}
