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
