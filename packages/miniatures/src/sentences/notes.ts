import type { MnEvent } from "../events.ts";
import type { NotedRule } from "../noted.ts";
import type { Body } from "../state.ts";
import { effectWords } from "./effects.ts";
import { cardName, creatureName } from "./names.ts";
import type { SentenceId, Teller, Values } from "./teller.ts";

/** Rules of which a reader needs no line: what comes before or after says it, or nobody would ask. */
const SILENT = [
  "mn.battle.end-of-round.as-turn",
  "mn.battle.end-of-round.score",
  "mn.battle.start-of-round.as-turn",
  "mn.bonus.identity",
  "mn.ongoing.saves",
  "mn.resolve.serial",
  "mn.ruling.adjacent-itself",
  "mn.ruling.area-occupancy",
  "mn.ruling.delayed-creature",
  "mn.ruling.end-phase-order",
  "mn.ruling.inactive",
  "mn.ruling.initiative-moment",
  "mn.ruling.lent-attack",
  "mn.ruling.stunned-mid-turn",
  "mn.ruling.summoned",
  "mn.ruling.uncontested-count",
  "mn.setup.items.use",
  "mn.turn.end.saves",
  "mn.turn.start.control",
  "mn.turn.start.damage",
] as const satisfies readonly NotedRule[];

type Silent = (typeof SILENT)[number];
type Told = Exclude<NotedRule, Silent>;

const isSilent = (rule: NotedRule): rule is Silent => SILENT.some((one) => one === rule);

/** Every rule that is told has its message: one without would be no message's name. */
const messageOf = (rule: Told): SentenceId => `note.${rule}`;

/** What a sentence may name of the thing that a rule was noted about; null if nobody knows it any more. */
function valuesOf(teller: Teller, body: Body, thing: string | null): Values | null {
  if (thing === null) return {};
  const effect = body.effects.find(({ id }) => id === thing);
  if (effect !== undefined)
    return { name: creatureName(teller, body, effect.on), effect: effectWords(teller, body, effect.what) };
  if (body.creatures.some(({ id }) => id === thing)) return { name: creatureName(teller, body, thing) };
  return body.content.items[thing] === undefined ? null : { item: cardName(teller, body.content, thing) };
}

/** A noted rule in words; null where a reader needs none. */
export function noteLine(
  teller: Teller,
  body: Body,
  { rule, thing }: Extract<MnEvent, { event: "noted" }>,
): readonly [SentenceId, Values] | null {
  const values = isSilent(rule) ? null : valuesOf(teller, body, thing);
  return isSilent(rule) || values === null ? null : [messageOf(rule), values];
}
