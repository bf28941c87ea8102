import type { LogLine, Values } from "@undercroft/table";
import { spoken } from "@undercroft/table";
import { partsWords } from "../ask/chances.ts";
import type { Body, MnEvent } from "../engine/index.ts";
import { effectWords, typeWords } from "../facing/effects.ts";
import { cardName, creatureName, squareWords } from "../facing/names.ts";
import { seatName } from "../facing/sides.ts";
import { headName } from "../facing/text.ts";
import { type MessageId, rich, say } from "../words/index.ts";
import { noteLine } from "./notes.ts";

type Line = readonly [MessageId, Values];
type Harms = Extract<MnEvent, { event: "damaged" }>["harm"];

/** "5 fire damage + 10 damage". */
function harmWords(harm: Harms): string {
  const parts = harm.map(({ amount, type }) =>
    type === null ? say("log.harm", { amount }) : say("log.harm-type", { amount, type: typeWords(type) }),
  );
  return parts.length === 0 ? say("log.no-harm") : parts.join(" + ");
}

/** A die with all that was added to it. */
function sumWords({ die, parts, total }: Extract<MnEvent, { event: "attack-rolled" }>): string {
  return die === null ? String(total) : say("log.sum", { die, parts: partsWords(parts), total });
}

/** An event in words: null for the parts of a greater one that its own line tells already. */
function lineOf(body: Body, event: MnEvent): Line | null {
  const name = (id: string): string => creatureName(body, id);
  const names = (ids: readonly string[]): string => (ids.length === 0 ? say("log.nobody") : ids.map(name).join(", "));
  const square = (at: number): string => squareWords(body, at);
  switch (event.event) {
    case "revealed":
    case "deploys-first":
    case "set-up-ended":
    case "initiative":
    case "conceded":
      return [`log.${event.event}`, { seat: seatName(body, event.seat) }];
    case "rolled":
      return ["log.rolled", { seat: seatName(body, event.seat), die: event.die }];
    case "champion-test":
      return ["log.champion-test", { kept: event.kept.join(" : "), seat: seatName(body, event.winner) }];
    case "map-chosen":
      return ["log.map-chosen", { map: body.maps[event.map]?.name[spoken()] ?? "" }];
    case "side-taken":
      return ["log.side-taken", { seat: seatName(body, event.seat), area: event.area }];
    case "item-assigned":
    case "item-taken-back":
      return [`log.${event.event}`, { name: name(event.creature), item: cardName(body.content, event.item) }];
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
      return ["log.player-turn", { seat: seatName(body, event.seat), count: event.creatures }];
    case "attack-declared":
      return ["log.attack-declared", { name: name(event.creature), attack: headName(body.content, event.text) }];
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
          sum: sumWords(event),
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
        { name: name(event.creature), before: harmWords(event.before), after: harmWords(event.after) },
      ];
    case "damaged":
      return ["log.damaged", { name: name(event.creature), harm: harmWords(event.harm) }];
    case "healed":
    case "bonus-hit-points":
      return [`log.${event.event}`, { name: name(event.creature), amount: event.amount }];
    case "scored":
      return ["log.scored", { seat: seatName(body, event.seat), points: event.points, total: event.total }];
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
      return [`log.${event.event}`, { name: name(event.creature), effect: effectWords(body, event.what) }];
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
      return [`log.${event.event}`, { name: name(event.creature), power: headName(body.content, event.power) }];
    case "terrain-changed":
      return [
        event.gained ? "log.terrain-gained" : "log.terrain-lost",
        { square: square(event.square), terrain: say(`terrain.${event.terrain}`) },
      ];
    case "noted":
      return noteLine(body, event);
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

/** An event as a line of the log; null where a reader needs none. */
export function logLine(body: Body, event: MnEvent, id: string): LogLine | null {
  const line = lineOf(body, event);
  if (line === null) return null;
  return { id, text: rich(...line), rule: { id: event.rule, label: `§ ${event.rule}` } };
}
