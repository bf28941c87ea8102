/** What cards say, made from their data: no card has a text of its own. */
import {
  type Adventure,
  type BaneCard,
  type Form,
  formLine,
  forms,
  type HelpCard,
  type Monster,
  type Reward,
  type Standing,
  type ThreatCard,
} from "../engine/index.ts";
import { say } from "../words/index.ts";
import { capital, changesWords, priceWords, signed, stepsWords, threatWords, usageWords } from "./steps.ts";

export { stepsWords, threatWords } from "./steps.ts";

function formWords(monster: Monster, form: Form): string {
  const { score, mode, onHit } = formLine(monster, form);
  const words = say(`card.form-${mode}`, { form: say(`score.${form}`), score });
  return onHit === undefined ? words : `${words} ${say("card.on-hit", { steps: stepsWords(onHit) })}`;
}

/** How a monster fights, a line for each form that its card lists. */
export const monsterLines = (monster: Monster): readonly string[] =>
  forms.filter((form) => monster.forms[form] !== undefined).map((form) => formWords(monster, form));

function threatLines({ kind, scope, threat, succeed, fail }: ThreatCard): readonly string[] {
  const isForAll = (scope ?? (kind === "trap" ? "space" : "hero")) === "space";
  return [
    say(isForAll ? "card.trap" : "card.obstacle", { threat: threatWords(threat) }),
    say("card.fails", { steps: stepsWords(fail) }),
    ...(succeed === undefined ? [] : [say("card.succeeds", { steps: stepsWords(succeed) })]),
  ];
}

/** How it is told for how long something is changed. */
type Lasting = "card.stays" | "card.changes" | "card.monster-has";

/** What stays in play: what it changes, and what it may be used for. */
export const standingLines = (
  { changes, uses = [] }: Standing,
  lasting: Lasting = "card.changes",
): readonly string[] => [
  ...(changes === undefined ? [] : [capital(say(lasting, { changes: changesWords(changes) }))]),
  ...uses.map(usageWords),
];

/** What a card that stays costs, and what it is put on (dg.reset.upkeep, dg.card.attachment). */
const lastingLines = ({ upkeep, attach }: Pick<HelpCard | BaneCard, "upkeep" | "attach">): readonly string[] => [
  ...(attach === undefined ? [] : [say(`card.attach-${attach.on}`, { category: attach.category ?? "" })]),
  ...(upkeep === undefined ? [] : [say("card.upkeep", { price: priceWords(upkeep) })]),
];

function helpLines({ playtime = "hero-phase", steps, keeps, charges, storage, ...stays }: HelpCard): readonly string[] {
  const when = say(playtime === "hero-phase" ? "card.at-once" : `card.${playtime}`, { steps: stepsWords(steps ?? []) });
  return [
    ...lastingLines(stays),
    ...standingLines(stays, stays.attach?.on === "monster" ? "card.monster-has" : "card.stays"),
    ...(storage === undefined ? [] : [say("card.storage", { count: storage })]),
    ...(charges === undefined ? [] : [say("card.charges", { count: charges })]),
    ...(steps === undefined ? [] : [when]),
    ...(keeps === true ? [say("card.keeps")] : []),
  ];
}

function baneLines({ target = "hero", playtime, steps, changes, ...stays }: BaneCard): readonly string[] {
  const whom = target !== "hero" ? "card.bane-nobody" : playtime === undefined ? "card.bane" : "card.bane-any-time";
  const lasting = stays.attach?.on === "monster" ? "card.monster-has" : "card.bane-stays";
  return [
    ...lastingLines(stays),
    ...(steps === undefined ? [] : [capital(say(whom, { steps: stepsWords(steps) }))]),
    ...(changes === undefined ? [] : [say(lasting, { changes: changesWords(changes) })]),
  ];
}

/** What an Adventure card says, in lines. */
export function adventureLines(card: Adventure): readonly string[] {
  switch (card.kind) {
    case "monster":
      return [say("card.life", { life: card.life }), ...monsterLines(card)];
    case "trap":
    case "obstacle":
      return threatLines(card);
    case "bane":
      return baneLines(card);
    case "boon":
    case "treasure":
      return helpLines(card);
  }
}

export function rewardWords(reward: Reward): string {
  switch (reward.reward) {
    case "glory":
    case "peril":
      return say(`reward.${reward.reward}`, { plus: signed(reward.amount) });
    case "play":
    case "deck":
    case "pile":
      return say(`reward.${reward.reward}`, { kind: say(`kind.${reward.kind}`) });
    default:
      return say(`reward.${reward.reward}`);
  }
}
