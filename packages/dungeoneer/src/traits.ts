/**
 * Current characteristics in one place (design rule 11): what the Hero card's line prints and what cards in play change. Nothing
 * else reads a printed score.
 */
import { readerOf } from "./effects/reader.ts";
import type { RuleId } from "./ledger/rule-ids.ts";
import { adventure, heroCard, questCard } from "./players.ts";
import { isCarriedBy } from "./quests/in-play.ts";
import type { Body, Content, Player, QuestInPlay, Readied } from "./state.ts";
import {
  type Change,
  type Danger,
  type Form,
  type FormLine,
  forms,
  type Monster,
  type Score,
} from "./vocabulary/index.ts";

/** What cards change, by their ids, and what Quests do: as they lie open, as they are carried, as Artifacts. Cards that change nothing are not there. */
interface Changing {
  readonly cards: ReadonlyMap<string, readonly Change[]>;
  readonly carried: ReadonlyMap<string, readonly Change[]>;
  readonly artifacts: ReadonlyMap<string, readonly Change[]>;
}

const known = new WeakMap<Content, Changing>();

const listed = <C extends { readonly id: string }>(
  cards: readonly C[],
  changes: (card: C) => readonly Change[] | undefined,
): [string, readonly Change[]][] =>
  cards.flatMap((card): [string, readonly Change[]][] => {
    const own = changes(card);
    return own === undefined ? [] : [[card.id, own]];
  });

/** Worked out once for each content: every score that is read looks them up. */
function changing(content: Content): Changing {
  const found = known.get(content);
  if (found !== undefined) return found;
  const quests = Object.values(content.quests);
  const made: Changing = {
    cards: new Map([
      ...listed(Object.values(content.adventures), (card) => ("changes" in card ? card.changes : undefined)),
      ...listed(Object.values(content.heroes), ({ ability }) => ability?.changes),
      ...listed(quests, ({ effect }) => effect),
    ]),
    carried: new Map(listed(quests, (card) => (card.kind === "escort" ? card.carrying : undefined))),
    artifacts: new Map(listed(quests, ({ artifact }) => artifact?.changes)),
  };
  known.set(content, made);
  return made;
}

type Visit = (change: Change) => void;

const visitAll = (changes: readonly Change[] | undefined, visit: Visit): void => {
  if (changes !== undefined) for (const change of changes) visit(change);
};

/** Whether a card lies on a monster, which then has its changes. */
const isOnMonster = (body: Body, { card, on }: Readied): boolean => {
  if (on === null) return false;
  const printed = adventure(body, card);
  return "attach" in printed && printed.attach?.on === "monster";
};

/** What lies on a hero from elsewhere: Banes, Quests with an effect, what was done for this turn, Artifacts. */
function eachFromOthers(body: Body, player: Player, { cards, carried, artifacts }: Changing, visit: Visit): void {
  visitAll(player.thisTurn, visit);
  for (const { banes } of body.players)
    for (const { card, on } of banes) if (on === player.id) visitAll(cards.get(card), visit);
  if (cards.size + carried.size + artifacts.size === 0) return;
  for (const { card } of body.globalQuests) visitAll(cards.get(card), visit);
  for (const quest of player.quests) {
    visitAll(cards.get(quest.card), visit);
    if (carried.has(quest.card) && isCarriedBy(quest, body.players.indexOf(player)))
      visitAll(carried.get(quest.card), visit);
  }
  for (const card of player.completed) visitAll(artifacts.get(card), visit);
}

/** Everything that changes a hero now (dg.boon.copies: each copy applies). Where Boons are forbidden, theirs and the special ability's count for nothing (dg.ruling.special-ability-as-boon). */
function eachChange(body: Body, player: Player, visit: Visit): void {
  const all = changing(body.content);
  let noBoons = false;
  eachFromOthers(body, player, all, (change) => {
    if ("forbids" in change && change.forbids === "boons") noBoons = true;
    visit(change);
  });
  for (const { card } of player.treasures) visitAll(all.cards.get(card), visit);
  if (noBoons) return;
  visitAll(all.cards.get(player.hero), visit);
  for (const boon of player.boons) if (!isOnMonster(body, boon)) visitAll(all.cards.get(boon.card), visit);
}

/** Whether a hero has gained a Level for which its card has no line: it has no effect (dg.ruling.level-effect). */
export const isBeyondLines = (body: Body, player: Player): boolean =>
  player.level > heroCard(body, player).levels.length;

/** A hero's score as the line of its Level prints it. */
function printedScore(body: Body, player: Player, score: Score): number {
  if (score === "life") return player.life;
  const { levels } = heroCard(body, player);
  const level = isBeyondLines(body, player) ? levels.length : player.level;
  return score === "level" ? level : (levels[level - 1]?.[score] ?? 0);
}

/** A change that depends on something is told by printed scores: it must not depend on what it changes itself. */
const { holds } = readerOf(printedScore);

const isNow = (body: Body, { id }: Player, change: Extract<Change, { plus: number }>): boolean => {
  if (!("while" in change) || change.while === undefined) return true;
  return holds(body, change.while, { you: 0, names: { hero: [id], you: [id] }, member: null });
};

/** A hero's score: Life and Level are the current ones (dg.ruling.threat-life-score). Beyond its last line nothing grows (dg.ruling.level-effect). */
export function scoreOf(body: Body, player: Player, score: Score): number {
  if (score === "life" || score === "level") return printedScore(body, player, score);
  let sum = printedScore(body, player, score);
  eachChange(body, player, (change) => {
    if ("score" in change && change.score === score && isNow(body, player, change)) sum += change.plus;
  });
  return sum;
}

/** By which entries Quests in play change a hero now, as far as their changes are meant (dg.quest.effect-in-play, dg.quest.global.effect). */
export function whyQuests(body: Body, player: Player, isMeant: (change: Change) => boolean): readonly RuleId[] {
  const acts = ({ card }: QuestInPlay): boolean =>
    (questCard(body, card).effect ?? none).some(
      (change) => isMeant(change) && (!("plus" in change) || isNow(body, player, change)),
    );
  const because: RuleId[] = [];
  if (player.quests.some(acts)) because.push("dg.quest.effect-in-play");
  if (body.globalQuests.some(acts)) because.push("dg.quest.global.effect");
  return because;
}

/** Whether a change concerns a roll with this score against this danger. */
export const concernsRoll = (change: Change, score: Score | null, danger: Danger): boolean =>
  ("score" in change && change.score === score) || ("against" in change && change.against === danger);

/** What is added to a hero's rolls against a danger, besides its score; `also`: what else the danger is. */
export function plusAgainst(body: Body, player: Player, danger: Danger, also: Danger = danger): number {
  let sum = 0;
  eachChange(body, player, (change) => {
    const isMeant = "against" in change && (change.against === danger || change.against === also);
    if (isMeant && isNow(body, player, change)) sum += change.plus;
  });
  return sum;
}

/** Whether a hero meets no such thing. */
export function ignores(body: Body, player: Player, what: Extract<Change, { ignores: string }>["ignores"]): boolean {
  let found = false;
  eachChange(body, player, (change) => {
    if ("ignores" in change && change.ignores === what) found = true;
  });
  return found;
}

/** Whether a card forbids a player something (dg.universal.specific-overrides). */
export function isForbidden(
  body: Body,
  player: Player,
  what: Extract<Change, { forbids: string }>["forbids"],
): boolean {
  if (!player.alive) return false;
  let found = false;
  eachChange(body, player, (change) => {
    if ("forbids" in change && change.forbids === what) found = true;
  });
  return found;
}

/** Room for readied Boons or Treasures, without what Storage Items add (dg.boon.limit, dg.treasure.limit). */
export function limitOf(body: Body, player: Player, what: "boons" | "treasures"): number {
  let sum = heroCard(body, player)[what];
  eachChange(body, player, (change) => {
    if ("limit" in change && change.limit === what) sum += change.plus;
  });
  return Math.max(0, sum);
}

/** Movements of a turn: Speed as it is at the Reset Phase, and the hero's stride (dg.reset.movements, dg.ruling.stride). */
export function movementsOf(body: Body, player: Player): number {
  let sum = scoreOf(body, player, "speed") + (heroCard(body, player).stride ?? 0);
  eachChange(body, player, (change) => {
    if ("movements" in change) sum += change.movements;
  });
  return Math.max(0, sum);
}

/** Forms in which a hero may begin a fight: all that its card does not mark as counter-attacks (dg.ruling.hero-attack-forms). */
export const mayBeginIn = (body: Body, player: Player, form: Form): boolean =>
  !(heroCard(body, player).counters ?? []).includes(form);

const none: readonly Change[] = [];

const struckBack: FormLine = { score: 0, mode: "counter" };

/** How a monster fights in a form: what its card does not list is a counter-attack with score 0 (dg.combat.default-form). */
export const formLine = ({ forms: listed }: Monster, form: Form): FormLine => listed[form] ?? struckBack;

/** What Attachments add to a monster's score (dg.card.attachment). */
export function plusOnMonster(body: Body, id: string, form: Form): number {
  const { cards } = changing(body.content);
  let sum = 0;
  for (const { boons, treasures, banes } of body.players)
    for (const card of [...boons, ...treasures, ...banes])
      if (card.on === id)
        for (const change of cards.get(card.card) ?? none)
          if ("score" in change && change.score === form) sum += change.plus;
  return sum;
}

/** Forms in which a monster may begin a fight (dg.combat.standard-only-initiate). */
export const standardForms = (monster: Monster): readonly Form[] =>
  forms.filter((form) => formLine(monster, form).mode === "standard");
