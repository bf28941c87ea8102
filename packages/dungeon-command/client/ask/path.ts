import { type Answer, goalsOf, type Question } from "../engine/index.ts";
import { say } from "../words/index.ts";
import type { Item, Scene, Sheet } from "./model.ts";
import { costWords, hazardWords, pieceWords, spaceAt, squareWords } from "./words.ts";

type Path = Extract<Question, { readonly kind: "path" }>;

function stepItems(
  scene: Scene,
  size: number,
  path: readonly number[],
  check: (answer: Answer) => boolean,
): readonly Item[] {
  const { width, height } = scene.state.body.battlefield.shape;
  return Array.from({ length: width * height }, (_, at) => at)
    .filter((at) => check({ do: "path", path: [...path, at] }))
    .map((at) => ({
      id: `step:${at}`,
      label: say("path.step", { square: squareWords(scene, at, size) }),
      detail: hazardWords(scene, spaceAt(scene, at, size)),
      opens: { on: "steps", path: [...path, at] },
      squares: spaceAt(scene, at, size),
    }));
}

/** Where a movement goes: a goal, or step by step where the way itself matters. */
export function pathSheet(scene: Scene, { plan, rule }: Path, check: (answer: Answer) => boolean): Sheet {
  const name = pieceWords(scene, plan.creature);
  const mover = scene.state.body.creatures.find((one) => one.id === plan.creature);
  const sizeHere = mover === undefined ? 1 : mover.size;
  const stay: Item = {
    id: "stay",
    label: say("path.stay"),
    answer: { do: "path", path: [] },
    shortcut: say("key.escape"),
  };
  const head = {
    who: say("ask.acts", { name }),
    rule,
    about: plan.creature,
    moving: plan.creature,
  };
  const how = say(`path.${plan.how}`, { squares: plan.budget });
  if (scene.drill?.on === "steps") {
    const { path } = scene.drill;
    const last = path.at(-1);
    const steps = stepItems(scene, sizeHere, path, check);
    const done: Item = {
      id: "walk",
      label:
        last === undefined ? say("path.choose-step") : say("path.walk", { square: squareWords(scene, last, sizeHere) }),
      answer: { do: "path", path },
    };
    return {
      ...head,
      question: say("path.by-steps", { name }),
      consequence: how,
      buttons: last === undefined ? [stay] : [done],
      places: steps,
    };
  }
  const goals = goalsOf(scene.state.body, plan).map(
    (goal): Item => ({
      id: `to:${goal.at}`,
      label: say("turn.move-to", { square: squareWords(scene, goal.at, sizeHere) }),
      detail: costWords(scene, goal, sizeHere, plan.budget),
      answer: { do: "path", to: goal.at },
      squares: spaceAt(scene, goal.at, sizeHere),
      goal,
    }),
  );
  const bySteps: Item = {
    id: "open:steps",
    label: say("path.own-way"),
    detail: say("path.own-way-how"),
    opens: { on: "steps", path: [] },
  };
  return { ...head, question: say("turn.where", { name }), consequence: how, buttons: [stay, bySteps], places: goals };
}
