import { discard, takeFromHand } from "../changes/cards.ts";
import { endCusp } from "../changes/cusp.ts";
import { carryOut } from "../changes/hero.ts";
import { pay } from "../changes/resources.ts";
import { spend } from "../combat/encounter.ts";
import { reasons } from "../events.ts";
import { leadsTo, spaceOf } from "../map/ways.ts";
import { adventure, idAt, othersOf, playerAt } from "../players.ts";
import { ask, type Chapter, done, next, type Run } from "../procedures.ts";
import type { Answer } from "../questions.ts";
import type { Body, EncounterInPlay } from "../state.ts";
import type { ResponseStep, Side } from "../vocabulary/index.ts";
import type { TurnLocals } from "./locals.ts";

type Response = Extract<Answer, { do: "respond" }>;

/** Whether an Encounter engages a player: it was sent at its hero, or is a Trap that was played where it stood (dg.ruling.trap-engagement). */
export const engages = ({ engaged }: EncounterInPlay, place: number): boolean => engaged.includes(place);

/** Who may answer the batch of a Dungeonlord, clockwise from its left. */
export const engagedIn = (body: Body, owner: number): readonly number[] =>
  othersOf(body, owner).filter((place) => body.encounters.some((one) => engages(one, place)));

/** The answers that a card holds; none if it is not played in answer to anything. */
export function responseOn(body: Body, card: string): readonly ResponseStep[] {
  const printed = adventure(body, card);
  return "response" in printed ? (printed.response ?? []) : [];
}

/** A card moves a hero off its turn: it collects nothing and meets nothing there (dg.collect.on-turn-only, dg.ruling.moved-by-card). */
function stepAway(run: Run, place: number, side: Side): void {
  const { body } = run;
  const player = playerAt(body, place);
  const from = player.at;
  const to = leadsTo(body, spaceOf(body, from), side);
  if (to === null) return;
  endCusp(run, place);
  Object.assign(player, { at: to.id, tipped: false });
  run.emit({
    event: "moved",
    player: place,
    from,
    to: to.id,
    rule: "dg.ruling.moved-by-card",
    ...reasons(["dg.collect.on-turn-only"]),
  });
}

/** An Encounter comes to nothing: a monster waits for the Pack step unwounded, a Trap or Obstacle is discarded. */
function turnAside(run: Run, encounter: EncounterInPlay): void {
  const { card, target } = encounter;
  run.emit({ event: "turned-aside", card, target, rule: "dg.priority.order" });
  encounter.turnedAside = true;
  if (adventure(run.body, card).kind !== "monster") spend(run, encounter);
}

/** Carries out an answer, at once (dg.ruling.response-order); true if it turns a Bane aside. */
function respond(
  run: Run,
  place: number,
  { card, to, side }: Response,
  bane: TurnLocals["responses"]["bane"],
): boolean {
  const { body } = run;
  takeFromHand(run, place, card);
  pay(run, place, "glory", adventure(body, card).value, "dg.ruling.response-off-turn-payment", ["dg.card.value"]);
  run.emit({ event: "responded", player: place, card, to, rule: "dg.dl.response.boons" });
  const printed = adventure(body, card);
  discard(run, place, card, "play", printed.kind === "treasure" ? "dg.treasure.immediate-use" : "dg.boon.instant");
  let turned = false;
  for (const step of responseOn(body, card)) {
    const answered = to === null ? undefined : body.encounters.find(({ id }) => id === to);
    switch (step.do) {
      case "guard":
        if (answered !== undefined) answered.guards = [...answered.guards, { player: place, plus: step.plus }];
        break;
      case "turn-aside":
        if (answered !== undefined) turnAside(run, answered);
        else if (bane !== null) {
          turned = true;
          run.emit({ event: "turned-aside", card: bane.card, target: bane.target, rule: "dg.priority.order" });
        }
        break;
      case "step-away":
        if (side !== null) stepAway(run, place, side);
        break;
      default:
        carryOut(run, place, [step], "dg.dl.response.boons");
    }
  }
  return turned;
}

export const responsesProcedure: Chapter<Pick<TurnLocals, "responses">>["responses"] = {
  steps: {
    start: (run, locals) => {
      const { engaged, asking, passes, bane, turnedAside } = locals;
      const place = engaged[asking % Math.max(1, engaged.length)];
      if (place === undefined || passes >= engaged.length || turnedAside) return done({ is: "responded", turnedAside });
      if (!playerAt(run.body, place).alive) return next("passed");
      return ask(
        { kind: "respond", bane: bane?.card ?? null, rule: "dg.dl.response.boons" },
        [idAt(run.body, place)],
        "chosen",
      );
    },
    chosen: (run, locals, input) => {
      const place = locals.engaged[locals.asking % locals.engaged.length];
      if (place === undefined || input.kind !== "answer" || input.answer.do !== "respond") return next("passed");
      if (respond(run, place, input.answer, locals.bane)) locals.turnedAside = true;
      locals.passes = 0;
      locals.asking += 1;
      return next("start");
    },
    passed: (_, locals) => {
      locals.passes += 1;
      locals.asking += 1;
      return next("start");
    },
  },
};
