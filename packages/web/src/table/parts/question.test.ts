import { speak } from "@undercroft/table";
import { beforeAll, expect, test } from "vitest";
import { questionVoice } from "./question.tsx";

beforeAll(() => speak("en"));

const asked = {
  who: "Reed Singer",
  rule: "any",
  question: "Will you use a power?",
  buttons: [],
  places: [],
  about: null,
};

test("a screen reader hears what has happened behind the question how to answer it", () => {
  const occasion = ["Answers: ", { text: "Ashen Knight hits Marsh Stalker.", tone: "strong" as const }];
  expect(questionVoice({ ...asked, occasion })).toBe(
    "Reed Singer. Will you use a power? Answers: Ashen Knight hits Marsh Stalker. 0 options.",
  );
  expect(questionVoice(asked)).toBe("Reed Singer. Will you use a power? 0 options.");
});

test("it hears as many options as there are buttons; places that stand for the same are not counted again", () => {
  const item = { id: "a", label: "Go", squares: [3] };
  expect(questionVoice({ ...asked, buttons: [item], places: [item] })).toMatch(/1 option\.$/);
  expect(questionVoice({ ...asked, places: [item, { ...item, id: "b" }] })).toMatch(/2 options\.$/);
});
