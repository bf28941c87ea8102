import type { Next } from "@undercroft/kernel";
import { newId } from "../ids.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import { sizeOfCard } from "../moving/space.ts";
import type { Chapter, Dc, Run } from "../procedures.ts";
import { ask, done, nothing } from "../procedures.ts";
import type { Body } from "../state.ts";
import { untouched } from "../untouched.ts";
import { areaRule } from "./deploying.ts";
import { drawAtSetup } from "./drawing.ts";
import type { SetupLocals } from "./locals.ts";
import { fitAt } from "./positions.ts";

/** Starting Deployment, and the deployment of a Deploy phase, which follows the same rules (dc.deploy.like-starting). */
export const deploymentProcedures: Chapter<Pick<SetupLocals, "deployment">> = {
  deployment: {
    steps: {
      start: (run, locals) => (run.body.seats[locals.seat]?.out === false ? choose(run, locals) : done(nothing)),
      chosen: (run, locals, input) => {
        const { seat, starting, placed } = locals;
        if (input.kind !== "answer") return done(nothing);
        const { answer } = input;
        if (answer.do === "deploy") {
          placed.push(deploy(run, seat, answer.card, answer.at, starting));
          return choose(run, locals);
        }
        if (answer.do === "take-back") {
          placed.splice(placed.indexOf(answer.creature), 1);
          takeBack(run, answer.creature);
          return choose(run, locals);
        }
        finish(run, seat, starting, placed.length);
        return done(nothing);
      },
    },
  },
};

function choose(run: Run, { seat, starting, placed }: SetupLocals["deployment"]): Next<Dc> {
  const id = run.body.seats[seat]?.id;
  if (id === undefined) return done(nothing);
  const rule = starting ? "dc.deploy-start.one-player-at-a-time" : "dc.deploy.procedure";
  return ask({ kind: "deploy", starting, placed: [...placed], rule }, [id], "chosen");
}

/** Returns the id of the new creature. */
function deploy(run: Run, seat: number, card: string, at: number, starting: boolean): string {
  const { body } = run;
  const own = body.seats[seat];
  if (own !== undefined) {
    dropOne(own.creatureHand, card);
    dropOne(own.knownCreatures, card);
  }
  const id = newId(body, "c");
  body.creatures.push(untouched(body, id, body.nextStamp++, card, seat, at));
  run.emit({ event: "deployed", seat, creature: id, card, at, rule: deployedRule(body, seat, card, at, starting) });
  if (covered(body, card, at)) run.emit({ event: "noted", thing: id, rule: "dc.ruling.enter-means-movement" });
  return id;
}

function deployedRule(body: Body, seat: number, card: string, at: number, starting: boolean): RuleId {
  const fit = fitAt(body, seat, sizeOfCard(body, card), at);
  if (fit !== "inside") return areaRule(body, seat, fit);
  if (body.mode.game === "first-game" && seat === 1) return "dc.ruling.first-game-clear-squares";
  return starting ? "dc.deploy-start.card-face-up" : "dc.deploy.procedure";
}

/** Whether it stands on a chest or on hazardous ground, where a reader might wonder why nothing happens. */
function covered(body: Body, card: string, at: number): boolean {
  const size = sizeOfCard(body, card);
  const { width } = body.battlefield.shape;
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const square = at + y * width + x;
      if (body.battlefield.terrain.hazardous.includes(square) || body.chests.some((chest) => chest.at === square))
        return true;
    }
  }
  return false;
}

/** The card goes back to the hand, where everybody has seen it. What was taken back was never deployed. */
function takeBack(run: Run, id: string): void {
  const { body } = run;
  const index = body.creatures.findIndex((creature) => creature.id === id);
  const creature = body.creatures[index];
  if (creature === undefined) return;
  body.creatures.splice(index, 1);
  const { card, owner } = creature;
  body.seats[owner]?.creatureHand.push(card);
  body.seats[owner]?.knownCreatures.push(card);
  forget(run, id);
  run.emit({ event: "taken-back", seat: owner, creature: id, card, rule: "dc.ruling.overflow-sequential" });
}

/** Takes the creature's deployment out of what waits to trigger, and whatever is noted about it. */
function forget(run: Run, id: string): void {
  const { frames } = run.state;
  for (let i = frames.length - 1; i >= 0; i -= 1) {
    const frame = frames[i];
    if (frame === undefined || frame.procedure === "question" || frame.collected === null) continue;
    frame.collected = frame.collected.filter((one) => one.event !== "deployed" || one.creature !== id);
    return;
  }
}

function finish(run: Run, seat: number, starting: boolean, count: number): void {
  if (!starting) {
    const rule = count > 0 ? "dc.ruling.deployed-creature-state" : "dc.deploy.optional";
    run.emit({ event: "deployment-ended", seat, rule });
    return;
  }
  run.emit({ event: "deployment-ended", seat, rule: "dc.deploy-start.one-player-at-a-time" });
  const { body } = run;
  const own = body.seats[seat];
  const most = own === undefined ? 0 : (body.content.commanders[own.commander]?.creatureHand ?? 0);
  run.emit({ event: "noted", thing: `seat:${seat}`, rule: "dc.ruling.refill-timing" });
  drawAtSetup(run, seat, "creature", most - (own?.creatureHand.length ?? 0), "dc.deploy-start.refill-creature-hand");
}

function dropOne(list: string[], card: string): void {
  const at = list.indexOf(card);
  if (at >= 0) list.splice(at, 1);
}
