/** Choices of things out of a list: a text may leave more of them than anybody could list. */
import { type Domain, drawSubset, subsets } from "@undercroft/kernel";
import type { Answer, Question } from "../questions.ts";

type Choose = Extract<Question, { kind: "choose" }>;
type Choice = Extract<Answer, { do: "choose" }>;

/** More answers than this are not listed: these stand for all. */
const LISTED = 256;

function* allChoices({ from, min, max }: Choose): Generator<Choice> {
  for (let size = min; size <= max; size += 1) for (const things of subsets(from, size)) yield { do: "choose", things };
}

/** The first choices, no more than `most`. */
function firstChoices(question: Choose, most: number): readonly Choice[] {
  const list: Choice[] = [];
  for (const choice of allChoices(question)) {
    if (list.length >= most) break;
    list.push(choice);
  }
  return list;
}

/** The choices that a player would look through: all of them where they are few. */
export const worthwhileChoices = (question: Choose): readonly Answer[] => firstChoices(question, LISTED);

/** Whether there are more choices than are listed. */
export const areMany = (question: Choose): boolean => firstChoices(question, LISTED + 1).length > LISTED;

/** The legal answers to a question that has more choices than are listed. */
export function chooseDomain(question: Choose, check: Domain<Answer>["check"]): Domain<Answer> {
  const { from, min, max } = question;
  return {
    kind: "subset",
    check,
    sample: (pick) => ({ do: "choose", things: drawSubset(from, min + pick(max - min + 1), pick) }),
    first: () => firstChoices(question, 1)[0] ?? null,
    enumerate: () => null,
    worthwhile: () => worthwhileChoices(question),
    open: () => true,
  };
}
