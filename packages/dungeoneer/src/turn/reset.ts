import { excessNext } from "../effects/excess.ts";
import { payCosts } from "../effects/paying.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import { heroCard, idAt, playerAt } from "../players.ts";
import { ask, type Chapter, done, next, nothing, type Run } from "../procedures.ts";
import { questsOnTable } from "../quests/in-play.ts";
import type { Body, Player } from "../state.ts";
import { movementsOf, whyQuests } from "../traits.ts";
import { restPacks } from "../wandering/pack.ts";
import type { TurnLocals } from "./locals.ts";
import { canKeepUp, dueFor, letGo, upkeepOf } from "./upkeep.ts";

/** What the turn before has left, and this one does not keep. */
export function whatEnds(body: Body): readonly RuleId[] {
  const quests = questsOnTable(body);
  const because: RuleId[] = [];
  if (body.opened.length > 0) because.push("dg.reset.doors");
  const isSpent =
    body.players.some(({ challenged }) => challenged) ||
    quests.some(({ struck, tries }) => struck !== null || tries > 0);
  if (isSpent) because.push("dg.reset.once-per-turn");
  if (body.turn.used.length > 0) because.push("dg.reset.once-per-turn", "dg.ruling.once-per-turn-carry");
  if (body.players.some(({ thisTurn }) => thisTurn.length > 0)) because.push("dg.reset.turn-effects-expire");
  if (quests.some(({ found }) => found)) because.push("dg.quest.search.lost-at-turn-end");
  return because;
}

/** What ended with the turn before: opened doors, what may be used once a turn, effects of the turn (dg.ruling.upkeep-payment). */
function end({ body }: Run): void {
  body.opened = [];
  body.turn.used = [];
  for (const one of body.players) {
    one.challenged = false;
    if (one.thisTurn.length > 0) one.thisTurn = [];
  }
  for (const quest of questsOnTable(body)) {
    quest.tries = 0;
    quest.found = false;
    quest.struck = null;
  }
  restPacks(body);
}

/** A Hero card may say more than its Speed. */
const stridesAbove = (body: Body, player: Player): readonly RuleId[] =>
  (heroCard(body, player).stride ?? 0) > 0 ? ["dg.ruling.stride", "dg.universal.specific-overrides"] : [];

/** The Movements of the turn: set, not added to (dg.reset.movements). */
function giveMovements(run: Run, place: number): void {
  const player = playerAt(run.body, place);
  player.movements = movementsOf(run.body, player);
  run.emit({
    event: "gained",
    player: place,
    resource: "movements",
    amount: player.movements,
    rule: "dg.reset.movements",
    because: [
      ...stridesAbove(run.body, player),
      ...whyQuests(
        run.body,
        player,
        (change) => "movements" in change || ("score" in change && change.score === "speed"),
      ),
    ],
  });
}

const paidFor = { rule: "dg.reset.upkeep", because: ["dg.ruling.upkeep-payment"] } as const;

/** The Reset Phase, of one player or of all in a campaign, in its order: doors, once per turn, what ended with the turn before, upkeep, Movements (dg.ruling.upkeep-payment). */
export const resetProcedure: Chapter<Pick<TurnLocals, "reset">>["reset"] = {
  steps: {
    start: (run) => {
      end(run);
      return next("player");
    },
    player: ({ body }, locals) => {
      const [place] = locals.places;
      if (place === undefined) return done(nothing);
      locals.due = dueFor(body, place);
      return next("upkeep");
    },
    /** The order of the cards is their player's; what cannot be paid for goes without a question. */
    upkeep: (run, locals) => {
      const { body } = run;
      // What ended with the turn before, or went back to a hand, may have been room.
      const excess = excessNext(body, "upkeep");
      if (excess !== null) return excess;
      const [place] = locals.places;
      // What lay on a card that went is gone too, and what lay on the hero of somebody who has left.
      const there = place === undefined ? [] : dueFor(body, place);
      locals.due = locals.due.filter((one) => there.includes(one));
      const { due } = locals;
      if (place === undefined || playerAt(body, place).out || due.length === 0) return next("movements");
      const unpaid = due.find((thing) => !canKeepUp(body, place, thing));
      if (unpaid !== undefined && due.length === 1) {
        letGo(run, place, unpaid);
        locals.due = [];
        return next("upkeep");
      }
      return ask({ kind: "upkeep", due, rule: "dg.reset.upkeep" }, [idAt(body, place)], "settled");
    },
    settled: (run, locals, input) => {
      const [place] = locals.places;
      if (place === undefined || input.kind !== "answer" || input.answer.do !== "upkeep") return next("movements");
      const { thing, pays } = input.answer;
      locals.due = locals.due.filter((one) => one !== thing);
      const upkeep = upkeepOf(run.body, place, thing);
      if (upkeep === null) return next("upkeep");
      if (!pays) {
        letGo(run, place, thing);
        return next("upkeep");
      }
      return payCosts(run, place, upkeep.price, upkeep.affected, "upkeep", paidFor) ?? next("upkeep");
    },
    movements: (run, locals) => {
      const [place, ...rest] = locals.places;
      if (place !== undefined && playerAt(run.body, place).alive) giveMovements(run, place);
      locals.places = rest;
      return next("player");
    },
  },
};
