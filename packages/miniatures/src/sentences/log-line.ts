import type { MnEvent } from "../events.ts";
import type { Body } from "../state.ts";
import { effectWords, typeWords } from "./effects.ts";
import { cardName, creatureName, headName } from "./names.ts";
import { noteLine } from "./notes.ts";
import { partsWords } from "./roll-parts.ts";
import { seatName } from "./sides.ts";
import type { SentenceId, Teller, Values } from "./teller.ts";

/** A line of the log: its sentence and what stands in it. */
export type Line = readonly [SentenceId, Values];
type Harms = Extract<MnEvent, { event: "damaged" }>["harm"];

/** "5 fire damage + 10 damage". */
export function harmWords(teller: Teller, harm: Harms): string {
  const { say } = teller;
  const parts = harm.map(({ amount, type }) =>
    type === null ? say("log.harm", { amount }) : say("log.harm-type", { amount, type: typeWords(teller, type) }),
  );
  return parts.length === 0 ? say("log.no-harm") : parts.join(" + ");
}

/** A die with all that was added to it. */
function sumWords(teller: Teller, { die, parts, total }: Extract<MnEvent, { event: "attack-rolled" }>): string {
  return die === null ? String(total) : teller.say("log.sum", { die, parts: partsWords(teller, parts), total });
}

/** An event in words: null for the parts of a greater one that its own line tells already. */
export function lineOf(teller: Teller, body: Body, event: MnEvent): Line | null {
  const { say } = teller;
  const name = (id: string): string => creatureName(teller, body, id);
  const seat = (number: number): string => seatName(teller, body, number);
  const names = (ids: readonly string[]): string => (ids.length === 0 ? say("log.nobody") : ids.map(name).join(", "));
  const square = (at: number): string => teller.square(body, at);
  switch (event.event) {
    case "revealed":
    case "deploys-first":
    case "set-up-ended":
    case "initiative":
    case "conceded":
      return [`log.${event.event}`, { seat: seat(event.seat) }];
    case "rolled":
      return ["log.rolled", { seat: seat(event.seat), die: event.die }];
    case "champion-test":
      return ["log.champion-test", { kept: event.kept.join(" : "), seat: seat(event.winner) }];
    case "map-chosen":
      return ["log.map-chosen", { map: body.maps[event.map]?.name[teller.language()] ?? "" }];
    case "side-taken":
      return ["log.side-taken", { seat: seat(event.seat), area: event.area }];
    case "item-assigned":
    case "item-taken-back":
      return [`log.${event.event}`, { name: name(event.creature), item: cardName(teller, body.content, event.item) }];
    case "set-up":
    case "summoned":
    case "arrived":
    case "stopped":
    case "squeezed":
    case "unsqueezed":
      return [`log.${event.event}`, { name: name(event.creature), square: square(event.at) }];
    case "taken-back":
    case "turn-starts":
    case "passes-turn":
    case "attack-lost":
    case "unharmed":
    case "bloodied":
    case "no-longer-bloodied":
    case "destroyed":
      return [`log.${event.event}`, { name: name(event.creature) }];
    case "round-starts":
    case "round-ends":
      return [`log.${event.event}`, { round: event.round }];
    case "player-turn":
      return ["log.player-turn", { seat: seat(event.seat), count: event.creatures }];
    case "attack-declared":
      return [
        "log.attack-declared",
        { name: name(event.creature), attack: headName(teller, body.content, event.text) },
      ];
    case "provoked":
      return ["log.provoked", { name: name(event.creature), names: names(event.by) }];
    case "targeted":
      return ["log.targeted", { name: name(event.creature), names: names(event.targets) }];
    case "attack-rolled":
      return [
        `log.roll-${event.result}`,
        {
          name: name(event.creature),
          target: name(event.target),
          sum: sumWords(teller, event),
          versus: say(`defense.${event.versus}`),
          defense: event.defense,
        },
      ];
    case "redirected":
      return ["log.redirected", { from: name(event.from), to: name(event.to) }];
    case "result-changed":
      return [`log.changed-${event.result}`, { name: name(event.target) }];
    case "followup":
      return ["log.followup", { name: name(event.creature), target: name(event.target) }];
    case "conceal-rolled":
      return ["log.conceal-rolled", { name: name(event.target), die: event.die, needed: event.needed }];
    case "harm-changed":
      return [
        "log.harm-changed",
        { name: name(event.creature), before: harmWords(teller, event.before), after: harmWords(teller, event.after) },
      ];
    case "damaged":
      return ["log.damaged", { name: name(event.creature), harm: harmWords(teller, event.harm) }];
    case "healed":
    case "bonus-hit-points":
      return [`log.${event.event}`, { name: name(event.creature), amount: event.amount }];
    case "scored":
      return ["log.scored", { seat: seat(event.seat), points: event.points, total: event.total }];
    case "moved":
      return [
        `log.moved-${event.manner}`,
        { name: name(event.creature), from: square(event.from), to: square(event.to) },
      ];
    case "entered":
      return [
        "log.entered",
        { name: name(event.creature), square: square(event.at), terrain: say(`terrain.${event.terrain}`) },
      ];
    case "put-back":
      return ["log.put-back", { name: name(event.creature), square: square(event.to) }];
    case "opportunity":
      return ["log.opportunity", { name: name(event.creature), target: name(event.against) }];
    case "mounted":
    case "dismounted":
      return [`log.${event.event}`, { name: name(event.creature), mount: name(event.mount) }];
    case "gained":
    case "lost":
      return [`log.${event.event}`, { name: name(event.creature), effect: effectWords(teller, body, event.what) }];
    case "not-gained":
      return [
        "log.not-gained",
        {
          name: name(event.creature),
          effect: event.condition === null ? say("log.no-harm") : say(`condition.${event.condition}`),
        },
      ];
    case "saved":
    case "failed-save":
      return [`log.${event.event}`, { name: name(event.creature), die: event.die, total: event.total }];
    case "confused-roll":
      return ["log.confused-roll", { name: name(event.creature), die: event.die }];
    case "power-used":
    case "power-triggered":
    case "recharged":
      return [`log.${event.event}`, { name: name(event.creature), power: headName(teller, body.content, event.power) }];
    case "terrain-changed":
      return [
        event.gained ? "log.terrain-gained" : "log.terrain-lost",
        { square: square(event.square), terrain: say(`terrain.${event.terrain}`) },
      ];
    case "noted":
      return noteLine(teller, body, event);
    case "ended":
      return ["log.ended", {}];
    case "action":
    case "attack-begins":
    case "attack-ended":
    case "attack-results":
    case "stepped":
    case "turn-ends":
      return null;
  }
}
