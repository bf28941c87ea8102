import { expect, it } from "vitest";
import type { Step, Vocabulary } from "../ast.ts";
import { composeCondition, composeStep, type Mood, type Phrases, type Speaker } from "./compose.ts";
import { englishPhrases } from "./phrases-en.ts";
import { russianPhrases } from "./phrases-ru.ts";
import { plainText, toSpans } from "./spans.ts";

interface Words extends Vocabulary {
  verb: { do: "sing" };
  query: { birds: true };
  amount: { wind: true };
  condition: { spring: true };
  cost: { pay: "seed" };
}

const speaker = (phrases: Phrases, words: Record<"order" | "wish" | "spring" | "seed", string>): Speaker<Words> => ({
  step: (step, mood) =>
    step.do === "sing"
      ? words[mood === "wish" ? "wish" : "order"]
      : composeStep<Words>(step, mood, phrases, speaker(phrases, words)),
  pick: () => "pick",
  condition: (condition) =>
    "spring" in condition ? words.spring : composeCondition<Words>(condition, phrases, speaker(phrases, words)),
  exists: () => "birds",
  compare: () => "wind",
  amount: (amount) => String(amount),
  eachOf: () => "each",
  seat: () => "each player",
  cost: () => words.seed,
});

const english = (step: Step<Words>, mood: Mood = "order"): string =>
  plainText(
    toSpans(
      speaker(englishPhrases, { order: "sing", wish: "sing", spring: "it is spring", seed: "pay a seed" }).step(
        step,
        mood,
      ),
    ),
  );
const russian = (step: Step<Words>, mood: Mood = "order"): string =>
  plainText(
    toSpans(
      speaker(russianPhrases, { order: "пойте", wish: "петь", spring: "стоит весна", seed: "отдать зерно" }).step(
        step,
        mood,
      ),
    ),
  );

const sing: Step<Words> = { do: "sing" };

it("composes the core's steps in both languages, with the mood that each place needs", () => {
  const may: Step<Words> = { do: "may", steps: [sing] };
  expect(english(may)).toBe("you may sing");
  expect(russian(may)).toBe("вы можете петь");
  const paid: Step<Words> = { do: "may", costs: [{ pay: "seed" }], steps: [sing], otherwise: [sing] };
  expect(english(paid)).toBe("you may pay a seed; if so, sing; if not, sing");
  expect(russian(paid)).toBe("вы можете отдать зерно; если да, пойте; если нет, пойте");
  const choice: Step<Words> = {
    do: "choose",
    modes: [{ steps: [sing] }, { when: { spring: true }, steps: [sing, sing] }],
  };
  expect(english(choice)).toBe("choose one: sing; or sing, then sing (only if it is spring)");
  expect(russian(choice)).toBe("выберите одно: петь; или петь, затем петь (только если стоит весна)");
  expect(russian({ do: "repeat", times: 5, steps: [sing] })).toBe("5 раз: пойте");
  expect(english({ do: "repeat", times: 2, steps: [sing] })).toBe("twice: sing");
  expect(english({ do: "if", when: { not: { spring: true } }, then: [sing], else: [sing] })).toBe(
    "if it is not true that it is spring, sing; otherwise, sing",
  );
});
