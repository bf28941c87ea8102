/** The Hero Phase: everything that a hero may do (dg.hero-phase.any-order). */
import { menu, spoken } from "@undercroft/table";
import { numberOf } from "../board/ground.ts";
import {
  type Answer,
  type Body,
  exitOf,
  type Form,
  leadsTo,
  type Player,
  type QuestCard,
  questCard,
  questsOnTable,
  questsOpenTo,
  type Side,
  scoreOf,
  spaceOf,
  triesCost,
} from "../engine/index.ts";
import { cardName, seatName, sideName } from "../facing/names.ts";
import { priceWords } from "../facing/steps.ts";
import { threatWords } from "../facing/text.ts";
import { say } from "../words/index.ts";
import { playedItems } from "./effects.ts";
import { answersOf, heroPlace, seatNameOf, standsAt } from "./items.ts";
import { takeItem } from "./looting.ts";
import type { Item, Kind, Scene, Sheet } from "./model.ts";
import { againstMonster, duelOf, overcomesOf, questMonster, reachesOf } from "./odds.ts";
import { walkItems } from "./walk.ts";
import { challengePackItem } from "./wandering.ts";

/** Buttons that a turn's menu shows at most. */
const MOST = 7;

interface Acting {
  readonly body: Body;
  readonly number: number;
  readonly player: Player;
  readonly answers: readonly Answer[];
}

/** The space beyond a side of the hero's own, with its number for presses on the board. */
function beyondSide(
  { body, player }: Acting,
  side: Side,
): { readonly name: string; readonly squares: readonly number[] } {
  const there = leadsTo(body, spaceOf(body, player.at), side);
  return there === null
    ? { name: sideName(side), squares: [] }
    : { name: cardName(body.content, there.card), squares: [numberOf(there)] };
}

function moveItem(acting: Acting, answer: Extract<Answer, { readonly do: "move" }>): Item {
  const { name, squares } = beyondSide(acting, answer.side);
  return {
    id: `move/${answer.side}`,
    label: say("act.move", { space: name }),
    detail: say("act.move-price", { side: sideName(answer.side) }),
    icon: "walking-boot",
    answer,
    squares,
    ...(squares[0] === undefined ? {} : { goal: { at: squares[0], cost: 1, stops: false } }),
  };
}

/** A closed door with what it wants, and how often the hero gives it. */
function doorItem(acting: Acting, answer: Extract<Answer, { readonly do: "try-door" }>): Item {
  const { body, player } = acting;
  const { side } = answer;
  const exit = exitOf(body, spaceOf(body, player.at), side);
  const { name, squares } = beyondSide(acting, side);
  const closed = exit.door === "locked" || exit.door === "trapped" ? exit : null;
  return {
    id: `try-door/${side}`,
    label: say(`act.door-${closed?.door ?? "locked"}`, { space: name }),
    detail:
      closed === null
        ? sideName(side)
        : say(`act.door-price-${closed.door}`, {
            threat: threatWords(closed.threat),
            odds: overcomesOf(body, player, closed.threat),
          }),
    icon: "padlock",
    answer,
    squares,
  };
}

/** How a try at a Quest stands: what it costs and how often it succeeds. */
function questPrice({ body, player }: Acting, card: QuestCard, quest: string, bonus: number): string {
  const found = questsOpenTo(body, body.players.indexOf(player)).find(({ id }) => id === quest);
  const cost = found === undefined ? 0 : triesCost(card, found);
  const moves = cost === 0 ? say("price.free") : say("price.movements", { count: cost });
  switch (card.kind) {
    case "threat":
      return say("quest.odds", { price: moves, odds: overcomesOf(body, player, card.threat) });
    case "chance": {
      const own = card.score === undefined ? 0 : scoreOf(body, player, card.score);
      const glory = bonus * (card.bonus?.glory ?? 0);
      const price = glory === 0 ? moves : `${moves}, ${say("price.glory", { count: glory })}`;
      return say("quest.odds", { price, odds: reachesOf(own + bonus * (card.bonus?.plus ?? 0), card.number) });
    }
    case "sacrifice":
      return priceWords(card.price);
    case "search":
      if (found?.found === true) return say("quest.slay-first");
      return say("quest.odds", { price: moves, odds: overcomesOf(body, player, card.threat) });
    case "escort":
      return "";
    case "slay":
      return say("quest.slay-first");
  }
}

const questKind = ({ body, player }: Pick<Acting, "body" | "player">, id: string): QuestCard | null => {
  const found = questsOpenTo(body, body.players.indexOf(player)).find((one) => one.id === id);
  return found === undefined ? null : questCard(body, found.card);
};

function questItem(acting: Acting, answer: Extract<Answer, { readonly do: "quest" }>): Item {
  const { body, player } = acting;
  const card = questKind(acting, answer.quest);
  const name = card === null ? answer.quest : cardName(body.content, card.id);
  return {
    id: `quest/${answer.quest}/${answer.bonus}`,
    label: answer.bonus === 0 ? say("act.quest", { quest: name }) : say("act.quest-bonus", { quest: name }),
    detail: card === null ? "" : questPrice(acting, card, answer.quest, answer.bonus),
    icon: "scroll-unfurled",
    answer,
    squares: [standsAt(body, player)],
  };
}

/** A fight in a form, with both scores and what they are good for. */
function duelWords(own: number, other: number): string {
  const { hits, hit } = duelOf(own, other);
  return say("act.duel", { own, other, hits, hit });
}

function challengeItem(acting: Acting, answer: Extract<Answer, { readonly do: "challenge" }>): Item {
  const { body, player } = acting;
  const other = body.players.find(({ id }) => id === answer.hero) ?? player;
  return {
    id: `challenge/${answer.hero}/${answer.form}`,
    label: say("act.challenge", { form: say(`score.${answer.form}`), name: seatNameOf(body, answer.hero) }),
    detail: duelWords(scoreOf(body, player, answer.form), scoreOf(body, other, answer.form)),
    icon: "crossed-swords",
    answer,
    ...heroPlace(body, answer.hero),
  };
}

function monsterDuel({ body, player }: Acting, quest: QuestCard | null, form: Form): string {
  const monster = quest === null ? null : questMonster(quest);
  if (monster === null) return "";
  const { own, other } = againstMonster(body, player, monster, form);
  return duelWords(own, other);
}

function questChallengeItem(acting: Acting, answer: Extract<Answer, { readonly do: "challenge-quest" }>): Item {
  const { body, player } = acting;
  const card = questKind(acting, answer.quest);
  return {
    id: `challenge-quest/${answer.quest}/${answer.form}`,
    label: say("act.challenge", {
      form: say(`score.${answer.form}`),
      name: card === null ? "" : say("fighter.quest", { name: cardName(body.content, card.id) }),
    }),
    detail: monsterDuel(acting, card, answer.form),
    icon: "crossed-swords",
    answer,
    squares: [standsAt(body, player)],
  };
}

/** The component of an Escort Quest, taken up or set down where the hero stands (dg.quest.escort.free-handling). */
function componentItem(acting: Acting, answer: Extract<Answer, { readonly do: "pick-up" | "set-down" }>): Item {
  const { body, player } = acting;
  const found = questsOnTable(body).find(({ id }) => id === answer.quest);
  const card = found === undefined ? null : questCard(body, found.card);
  const what = card?.kind === "escort" ? card.component[spoken()] : "";
  const isThere =
    card?.kind === "escort" && body.map.some(({ id, card: here }) => id === player.at && here === card.to);
  return {
    id: `${answer.do}/${answer.quest}`,
    label: say(`act.${answer.do}`, { what }),
    detail: say(answer.do === "set-down" && isThere ? "act.set-down-done" : "price.free"),
    icon: "scroll-unfurled",
    answer,
    squares: [standsAt(body, player)],
  };
}

/** A challenge for what another hero carries (dg.quest.escort.steal). */
function stealItem(acting: Acting, answer: Extract<Answer, { readonly do: "challenge-escort" }>): Item {
  const { body, player } = acting;
  const other = body.players.find(({ id }) => id === answer.hero) ?? player;
  return {
    id: `challenge-escort/${answer.hero}/${answer.quest}/${answer.form}`,
    label: say("act.steal", { form: say(`score.${answer.form}`), name: seatNameOf(body, answer.hero) }),
    detail: duelWords(scoreOf(body, player, answer.form), scoreOf(body, other, answer.form)),
    icon: "crossed-swords",
    answer,
    ...heroPlace(body, answer.hero),
  };
}

type Folded = "moves" | "doors" | "fights" | "plays" | "bonuses" | "takes";

/** The one button that stands for all of a kind. */
function opener(list: Folded, count: number, icon: string): Item {
  return {
    id: `list/${list}`,
    label: say(`act.${list}`),
    detail: say(`act.${list}-how`, { count }),
    icon,
    opens: { on: "list", list },
  };
}

const places = (items: readonly Item[]): number => new Set(items.flatMap(({ squares }) => squares ?? [])).size;

/** Steps from where the hero stands; where it may walk farther, how many spaces are in the light too. */
function movesOpener(moves: readonly Item[], walks: readonly Item[]): Item {
  const plain = opener("moves", moves.length, "walking-boot");
  const reach = places([...moves, ...walks]);
  return walks.length === 0 ? plain : { ...plain, detail: say("act.moves-reach-how", { count: moves.length, reach }) };
}

/** Cards of the hand, each counted once however it may be played, and effects of what lies ready. */
function playsOpener(plays: readonly Item[]): Item {
  const cards = new Set(plays.flatMap(({ cards: of }) => of ?? [])).size;
  const uses = plays.filter(({ answer }) => answer?.do === "use").length;
  const plain = opener("plays", cards, "card-random");
  if (uses === 0) return plain;
  const detail = cards === 0 ? "act.uses-how" : "act.plays-uses-how";
  return { ...plain, label: say("act.plays-uses"), detail: say(detail, { cards, count: uses }) };
}

function questKinds(acting: Acting): readonly Kind[] {
  const tries = answersOf(acting.answers, "quest");
  const bought = tries.filter(({ bonus }) => bonus > 0).map((answer) => questItem(acting, answer));
  const plain = tries.filter(({ bonus }) => bonus === 0).map((answer) => questItem(acting, answer));
  return [
    { items: plain },
    bought.length === 0 ? { items: [] } : { items: bought, opener: opener("bonuses", bought.length, "two-coins") },
  ];
}

function kindsOf(acting: Acting): readonly Kind[] {
  const { answers } = acting;
  const moves = answersOf(answers, "move").map((answer) => moveItem(acting, answer));
  const doors = answersOf(answers, "try-door").map((answer) => doorItem(acting, answer));
  const components = [...answersOf(answers, "set-down"), ...answersOf(answers, "pick-up")].map((answer) =>
    componentItem(acting, answer),
  );
  const fights = [
    ...answersOf(answers, "challenge-escort").map((answer) => stealItem(acting, answer)),
    ...answersOf(answers, "challenge").map((answer) => challengeItem(acting, answer)),
    ...answersOf(answers, "challenge-pack").map((answer) => challengePackItem(acting.body, acting.player, answer)),
    ...answersOf(answers, "challenge-quest").map((answer) => questChallengeItem(acting, answer)),
  ];
  const { body, player } = acting;
  const plays = playedItems(body, player, answers);
  const takes = answersOf(answers, "take").map((answer) => takeItem(body, player, answer));
  const end: Item = {
    id: "end",
    label: say("act.end"),
    detail: say("act.end-how"),
    answer: { do: "end" },
    shortcut: "E",
  };
  const untip: Item = {
    id: "untip",
    label: say("act.untip"),
    detail: say("price.movements", { count: 1 }),
    icon: "walking-boot",
    answer: { do: "untip" },
  };
  const explore: Item = {
    id: "explore",
    label: say("act.explore"),
    detail: say("act.explore-price"),
    icon: "spyglass",
    answer: { do: "explore" },
  };
  const may = (deed: Answer["do"], item: Item): Kind => ({
    items: answers.some((one) => one.do === deed) ? [item] : [],
  });
  return [
    ...questKinds(acting),
    { items: components },
    { items: takes, opener: opener("takes", takes.length, "locked-chest") },
    may("untip", untip),
    { items: moves, opener: movesOpener(moves, walkItems(body, player, answers)) },
    { items: doors, opener: opener("doors", doors.length, "padlock") },
    { items: fights, opener: opener("fights", fights.length, "crossed-swords") },
    { items: plays, opener: playsOpener(plays) },
    may("explore", explore),
    { items: [end] },
  ];
}

/** What else may be done, apart from going on foot, by the answers that stand for it. */
const REST = [
  ["left.play", ["play", "bane"]],
  ["left.use", ["use"]],
  ["left.quest", ["quest", "challenge-quest"]],
  ["left.carry", ["pick-up", "set-down"]],
  ["left.challenge", ["challenge", "challenge-escort"]],
  ["left.explore", ["explore"]],
] as const;

/** What the hero has left, and what it is good for: where nothing can be reached any more, what can still be done. */
function leftWords({ movements, glory, tipped }: Player, answers: readonly Answer[]): string {
  const left = { movements, glory, left: say(movements === 0 ? "left.none" : "left.movements", { movements }) };
  const may = (deeds: readonly Answer["do"][]): boolean => answers.some(({ do: deed }) => deeds.includes(deed));
  if (tipped && movements > 0) return say("ask.act-left-tipped", left);
  if (may(["move"])) return say("ask.act-left", left);
  if (may(["try-door"])) return say("ask.act-left-doors", left);
  const rest = REST.filter(([, deeds]) => may(deeds)).map(([words]) => say(words));
  if (rest.length === 0) return say("ask.act-left-nothing", left);
  return say("ask.act-left-rest", { ...left, rest: rest.join(", ") });
}

/** What a list that was opened holds. */
function listed(kinds: readonly Kind[], list: string): readonly Item[] {
  return kinds.find((kind) => kind.opener?.id === `list/${list}`)?.items ?? [];
}

export function heroSheet(scene: Scene, answers: readonly Answer[], rule: string): Sheet {
  const { body } = scene.state;
  const { number, drill } = scene;
  const player = body.players[number];
  if (player === undefined) throw new Error(`there is no player ${number}`);
  const acting: Acting = { body, number, player, answers };
  const kinds = kindsOf(acting);
  const list = drill?.on === "list" ? listed(kinds, drill.list) : [];
  return {
    menu: true,
    who: say("who.hero", { name: seatName(body, number) }),
    rule,
    question: say(player.tipped ? "ask.act-tipped" : "ask.act"),
    consequence: leftWords(player, answers),
    buttons: list.length > 0 ? list : menu(kinds, MOST),
    places: [...kinds.flatMap(({ items }) => items), ...walkItems(body, player, answers)],
    about: player.id,
  };
}
