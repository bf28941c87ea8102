import type { GameTypes } from "../game.ts";
import { sameJson } from "../json.ts";
import { seatsAsked } from "../match.ts";
import type { Plan, Report, Spot } from "./play-out.ts";
import { playOut, Tally } from "./play-out.ts";

/** Samples drawn from each domain. */
const SAMPLES = 4;

/**
 * Domains agree with the check: every answer that is sampled, first or enumerated is legal by the
 * game's check and by the domain's own, has the shape that `parseAnswer` takes, and stands among those
 * enumerated; none is enumerated twice; `open` is true exactly if there are two or more.
 */
export function domainsAgree<T extends GameTypes>(plan: Plan<T>): Report<T> {
  const tally = new Tally<T>();
  for (let i = 0; i < plan.games; i++) playOut(plan, i, tally, (spot) => lookAt(spot, tally));
  return tally.report("domains", plan.games);
}

function lookAt<T extends GameTypes>(spot: Spot<T>, tally: Tally<T>): void {
  const { game, session, asked, pick, fail } = spot;
  const { state } = session;
  for (const seat of seatsAsked(state)) {
    const domain = game.domain(state, asked, seat);
    const all = domain.enumerate();
    const offered = all === null ? null : new Set(all.map((answer) => JSON.stringify(answer)));
    const named = (answer: T["answer"]): string => `${JSON.stringify(answer)} to "${asked.question.kind}"`;
    const lookAtAnswer = (from: string, answer: T["answer"] | null): void => {
      tally.count("answers");
      if (answer === null) {
        fail("dead-end", `${seat}: ${from} of "${asked.question.kind}" gives nothing`);
        return;
      }
      const verdict = game.check(state, asked, seat, answer);
      if (!verdict.legal) fail("check-differs", `${from} gives ${named(answer)}, refused by ${verdict.rule}`);
      if (domain.check(answer).legal !== verdict.legal)
        fail("check-differs", `domain and game differ on ${named(answer)}`);
      const text = JSON.stringify(answer);
      const parsed = game.parseAnswer(JSON.parse(text));
      if (!sameJson(parsed, answer)) fail("parse-differs", `${named(answer)} is parsed as ${JSON.stringify(parsed)}`);
      if (all !== null && offered?.has(text) !== true && !all.some((one) => sameJson(one, answer)))
        fail("not-enumerated", `${from} gives ${named(answer)}`);
    };
    lookAtAnswer("first", domain.first());
    for (let i = 0; i < SAMPLES; i++) lookAtAnswer("sample", domain.sample(pick));
    if (all === null) continue;
    for (const answer of all) lookAtAnswer("enumerate", answer);
    if (offered?.size !== all.length) fail("enumerated-twice", `"${asked.question.kind}" for ${seat}`);
    if (domain.open() !== all.length > 1) fail("open-differs", `"${asked.question.kind}" has ${all.length} answers`);
  }
}
