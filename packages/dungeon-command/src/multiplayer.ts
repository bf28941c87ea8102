import type { SeatId } from "@undercroft/kernel";
import type { RuleId } from "./ledger/rule-ids.ts";
import type { Run } from "./procedures.ts";
import type { Waiting } from "./stack/waiting.ts";
import type { Body, Creature } from "./state.ts";

/** True if both seats are of one team; a seat is its own ally (dc.team.allies). */
export function isAlly(body: Body, a: number, b: number): boolean {
  return a === b || body.seats[a]?.team === body.seats[b]?.team;
}

/** dc.ffa.standard-rules, dc.team.allies */
export function isOpponent(body: Body, a: number, b: number): boolean {
  return !isAlly(body, a, b);
}

/** Why a seat may not act with a creature of another controller, teammates' creatures included (dc.ruling.team-limits). */
export function foreignRule(body: Body, seat: number, controller: number): RuleId {
  return isAlly(body, seat, controller) ? "dc.ruling.team-limits" : "dc.control.needed";
}

/** The next seat clockwise that is still in the match; the seat itself if there is no other (dc.turn.clockwise). */
export function nextSeat(body: Body, seat: number): number {
  const { seats } = body;
  for (let step = 1; step < seats.length; step += 1) {
    const at = (seat + step) % seats.length;
    if (seats[at]?.out === false) return at;
  }
  return seat;
}

/** The seats that are still in the match, clockwise from this one, itself first if it is in. */
export function clockwiseFrom(body: Body, seat: number): number[] {
  const list: number[] = [];
  for (let step = 0; step < body.seats.length; step += 1) {
    const at = (seat + step) % body.seats.length;
    if (body.seats[at]?.out === false) list.push(at);
  }
  return list;
}

/** Numbers of the teams that still have a seat in the match, each once, in seat order. */
export function sidesLeft(body: Body): number[] {
  const teams: number[] = [];
  for (const seat of body.seats) if (!seat.out && !teams.includes(seat.team)) teams.push(seat.team);
  return teams;
}

/** Seat ids of a team in seat order, those that left included: the result is the team's. */
export function membersOf(body: Body, team: number): SeatId[] {
  return body.seats.filter((seat) => seat.team === team).map((seat) => seat.id);
}

/**
 * A seat concedes or leaves (dc.ruling.player-concedes). With one side left the match is over; otherwise the seat's
 * creatures are removed without being destroyed and its waiting actions will do nothing. Whose turn it is does not
 * change here: the turn frame asks nothing more of a seat that is out.
 */
export function leave(run: Run, seatId: SeatId): void {
  const { body } = run;
  const number = body.seats.findIndex((seat) => seat.id === seatId);
  const seat = body.seats[number];
  if (seat === undefined || seat.out) return;
  seat.out = true;
  run.emit({ event: "conceded", seat: number, rule: "dc.ruling.player-concedes" });
  const left = sidesLeft(body);
  const [last] = left;
  if (left.length < 2) {
    run.emit({ event: "ended", rule: "dc.ruling.player-concedes" });
    const winners = last === undefined ? [] : membersOf(body, last);
    run.end({ kind: winners.length > 0 ? "won" : "draw", winners, drawn: [], rule: "dc.ruling.player-concedes" });
    return;
  }
  voidActions(run, number);
  stopEffects(run, number);
  for (const creature of body.creatures.filter((one) => one.controller === number)) remove(run, creature);
  triggerNothing(run);
}

/** Takes what happened by the ruling out of the events that wait to trigger. */
function triggerNothing(run: Run): void {
  for (const frame of run.state.frames) {
    if (frame.procedure === "question" || frame.collected === null) continue;
    frame.collected = frame.collected.filter((one) => !ofLeaving.has(one.rule));
  }
}

/** Actions on the stack, those of order cards that are still on their way there, and those that triggers have made ready. */
function voidActions(run: Run, seat: number): void {
  for (const frame of run.state.frames) {
    if (frame.procedure === "action") voidAction(frame.locals, seat);
    if (frame.procedure === "order") for (const action of frame.locals.actions) voidAction(action, seat);
    if (frame.procedure === "triggers") for (const action of frame.locals.ready) voidAction(action, seat);
  }
}

function voidAction(action: Waiting, seat: number): void {
  if (action.seat === seat) action.void = true;
  for (const later of action.above) voidAction(later, seat);
}

/** What puts the instructions of a text together; each of them ends at "stop". */
const instructing: ReadonlySet<string> = new Set(["effect", "steps", "modes", "each", "repeat", "may", "pick"]);

/** Of a text of theirs that is being carried out the instruction in progress is finished, and no further one begun. */
function stopEffects(run: Run, seat: number): void {
  let theirs = false;
  for (const frame of run.state.frames) {
    if (frame.procedure === "question") continue;
    if (frame.procedure === "effect") theirs = frame.locals.env.seat === seat;
    if (theirs && instructing.has(frame.procedure)) frame.step = "stop";
  }
}

/** What leaving itself does sets off nothing. */
const ofLeaving: ReadonlySet<RuleId> = new Set(["dc.ruling.player-concedes", "dc.ruling.concede-borrowed"]);

/** Takes a creature off the battlefield: no Morale changes and nothing triggers. Its cards go to their owners' piles. */
function remove(run: Run, creature: Creature): void {
  const { body } = run;
  const { id, card, owner, controller } = creature;
  const rule = owner === controller ? "dc.ruling.player-concedes" : "dc.ruling.concede-borrowed";
  for (const attached of creature.attached) {
    body.seats[attached.owner]?.discard.push(attached.card);
    run.emit({ event: "order-discarded", seat: attached.owner, card: attached.card, from: "attached", rule });
  }
  body.creatures.splice(body.creatures.indexOf(creature), 1);
  body.seats[owner]?.graveyard.push(card);
  run.emit({ event: "removed", creature: id, card, owner, rule });
}
