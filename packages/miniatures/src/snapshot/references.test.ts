import { openQuestion } from "@undercroft/kernel";
import { fileOf, type PositionFile } from "@undercroft/kernel/testing/damaged-files";
import { describe, expect, test } from "vitest";
import { config, positionWith, under } from "../../testing/positions.ts";
import { miniatures } from "../game.ts";
import type { State } from "../procedures.ts";

const fileIn = (state: State): PositionFile => fileOf(miniatures, config, state);

describe("frames that name what is not there are refused with their place", () => {
  const effect = fileIn(positionWith(under("steps")));
  const attack = fileIn(positionWith((state) => under("attack")(state) && under("take-actions")(state)));
  const place = ({ whole }: PositionFile, procedure: string): number =>
    JSON.parse(whole.origin.state).frames.findIndex((frame: { procedure: string }) => frame.procedure === procedure);

  test.each<readonly [string, PositionFile, string, (locals: ReturnType<typeof JSON.parse>) => void, string]>([
    ["steps of no card", effect, "steps", (l) => (l.list.card = "x/y"), ".locals.list: no card has a text there"],
    [
      "steps where a power stands",
      effect,
      "steps",
      (l) => l.list.path.splice(2),
      '.locals: no text for "steps" stands there',
    ],
    [
      "an effect of nobody",
      effect,
      "effect",
      (l) => (l.env.self = "c99"),
      ".locals.env.self: there is no such creature",
    ],
    [
      "an attack by nobody",
      attack,
      "attack",
      (l) => (l.turn.creature = "c99"),
      ".locals.turn.creature: there is no such",
    ],
    ["an attack of no card", attack, "attack", (l) => (l.turn.text.path = ["powers"]), '.locals: no text for "attack"'],
    [
      "a target that is none",
      attack,
      "attack",
      (l) => (l.turn.only = "c99"),
      ".locals.turn.only: there is no such creature",
    ],
    [
      "an unknown rule",
      attack,
      "attack",
      (l) => l.turn.parts.push({ rule: "mn.x", plus: 1 }),
      ".locals.turn.parts[0].rule: no entry of the ledger",
    ],
    [
      "the turn of another",
      attack,
      "take-actions",
      (l) => (l.creature = l.creature === "c1" ? "c2" : "c1"),
      ".locals.creature: it is not its turn",
    ],
    [
      "a space off the map",
      attack,
      "attack",
      (l) => (l.turn.stand = { at: 30_000, size: 1 }),
      ".locals.turn.stand: the map has no such square",
    ],
  ])("%s", (_, file, procedure, change, why) => {
    const number = place(file, procedure);
    expect(file.faults((s) => change(s.frames[number].locals))).toContain(`origin.state: frames[${number}]${why}`);
  });

  test("a reply that is no power, a mode that the text has not", () => {
    const replies = fileIn(positionWith((state) => openQuestion(state)?.question.kind === "power"));
    expect(replies.faults((s) => s.frames.at(-1).question.offers[0].text.path.push("steps"))).toContain(
      ".question.offers[0]: no power stands there",
    );
    const modes = fileIn(
      positionWith((state) => {
        const question = openQuestion(state)?.question;
        return question?.kind === "choose" && question.purpose === "modes";
      }),
    );
    expect(modes.faults((s) => s.frames.at(-1).question.from.push("m9"))).toContain("the text has no such mode");
  });

  test("steps without their effect", () => {
    const number = place(effect, "effect");
    expect(effect.faults((s) => s.frames.splice(number, 1))).toContain("no effect is carried out below");
  });
});
