import type { RuleId } from "../ledger/rule-ids.ts";
import type { Body, Until } from "../state.ts";
import type { Duration, Until as WrittenUntil } from "../vocabulary/index.ts";

/** An end and the entry that sets it. */
interface Lasting {
  readonly until: Until;
  readonly rule: RuleId;
}

/** Whose effect it is, and on whom. */
interface Ends {
  readonly on: string;
  readonly self: string;
}

/**
 * When an effect that begins now will end. A turn in progress counts only for "until end of its turn"
 * (mn.ruling.own-turn-condition): every other turn lies behind the present window.
 */
export function untilOf(body: Body, written: WrittenUntil | undefined, { on, self }: Ends): Lasting {
  if (typeof written === "object") return { until: { kind: "event", on: written, self }, rule: "mn.duration.trigger" };
  return untilOfWord(body, written ?? "next-turn", on, self);
}

function untilOfWord(body: Body, word: Duration, on: string, self: string): Lasting {
  const { window, round, turn } = body.battle;
  const later = window + 1;
  switch (word) {
    case "next-turn":
      return {
        until: { kind: "turn-end", of: on, from: later },
        rule: turn?.creature === on ? "mn.ruling.own-turn-condition" : "mn.duration.default",
      };
    case "start-of-next-turn":
      return { until: { kind: "turn-start", of: on, from: later }, rule: "mn.duration.start-next-turn" };
    case "end-of-turn":
      return { until: { kind: "turn-end", of: on, from: window }, rule: "mn.duration.end-of-turn" };
    case "end-of-next-turn":
      return { until: { kind: "turn-end", of: on, from: later }, rule: "mn.duration.end-next-turn" };
    case "end-of-source-next-turn":
      return { until: { kind: "turn-end", of: self, from: later }, rule: "mn.ruling.duration-source" };
    case "end-of-round":
      return { until: { kind: "round-end", round }, rule: "mn.duration.end-of-round" };
    case "battle":
      return { until: { kind: "battle" }, rule: "mn.duration.end-of-battle" };
    case "save":
      return { until: { kind: "save" }, rule: "mn.duration.save-ends" };
    case "attack-action":
    case "move-action":
      return { until: { kind: word }, rule: "mn.duration.action-ends" };
    default:
      throw new Error(`unknown duration ${JSON.stringify(word satisfies never)}`);
  }
}
