import { type Domain, drawSubset, subsets, type Verdict } from "@undercroft/kernel";
import type { RuleId } from "./ledger/rule-ids.ts";
import type { Answer, Choose } from "./questions.ts";

/** More answers than this are sampled, not listed. */
const LISTED = 256;

type Choice = Extract<Answer, { readonly do: "choose" }>;
type Asked = Choose & { readonly rule: RuleId };

/** Whether a choice takes the right number of things out of the list, none twice. */
export function checkChoice({ from, min, max, rule }: Asked, answer: Answer): Verdict<RuleId> {
  if (answer.do !== "choose") return { legal: false, rule };
  const { things } = answer;
  const fits =
    things.length >= min &&
    things.length <= max &&
    things.every((thing, i) => from.includes(thing) && things.indexOf(thing) === i);
  return fits ? { legal: true, rule } : { legal: false, rule };
}

function* allChoices({ from, min, max }: Choose): Generator<Choice> {
  for (let size = min; size <= max; size++) for (const things of subsets(from, size)) yield { do: "choose", things };
}

function firstOf(question: Choose): Choice | null {
  for (const choice of allChoices(question)) return choice;
  return null;
}

/** The legal answers to a question that has things chosen out of a list. */
export function chooseDomain(question: Asked): Domain<Answer> {
  const { from, min, max } = question;
  return {
    kind: "subset",
    check: (answer) => checkChoice(question, answer),
    sample: (pick) => ({ do: "choose", things: drawSubset(from, min + pick(max - min + 1), pick) }),
    first: () => firstOf(question),
    enumerate: () => {
      const list: Choice[] = [];
      for (const choice of allChoices(question)) {
        if (list.length >= LISTED) return null;
        list.push(choice);
      }
      return list;
    },
    open: () => {
      let count = 0;
      for (const _ of allChoices(question)) if (++count > 1) return true;
      return false;
    },
  };
}
