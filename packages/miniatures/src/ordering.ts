import type { Domain, Pick, Verdict } from "@undercroft/kernel";
import type { RuleId } from "./ledger/rule-ids.ts";
import type { Answer, Question } from "./questions.ts";

type Asked = Extract<Question, { kind: "order" }>;

/** Whether an answer puts all that is asked for in an order, each once. */
export function checkOrder({ of, rule }: Asked, answer: Answer): Verdict<RuleId> {
  const things: readonly string[] = answer.do === "order" ? answer.things : [];
  const whole = things.length === of.length && of.every((thing) => things.includes(thing));
  return whole ? { legal: true, rule } : { legal: false, rule };
}

/** All orders of a few things. */
function orders(of: readonly string[]): readonly (readonly string[])[] {
  if (of.length < 2) return [of];
  return of.flatMap((first) => orders(of.filter((other) => other !== first)).map((rest) => [first, ...rest]));
}

const asAnswer = (things: readonly string[]): Answer => ({ do: "order", things });

/** Things that happen at one time, in the order that the acting player sets (mn.resolve.simultaneous). */
export function orderDomain(question: Asked): Domain<Answer> {
  const { of } = question;
  return {
    kind: "list",
    check: (answer) => checkOrder(question, answer),
    sample: (pick: Pick) => {
      const left = [...of];
      return asAnswer(of.map(() => left.splice(pick(left.length), 1)[0] ?? ""));
    },
    first: () => asAnswer(of),
    enumerate: () => (of.length > 4 ? null : orders(of).map(asAnswer)),
    worthwhile: () => [asAnswer(of)],
    open: () => of.length > 1,
  };
}
