/** A Pack on the map: where it is founded, where it goes, whom it attacks, and who meets which of its monsters. */
import { numberOf } from "../board/ground.ts";
import {
  type Answer,
  type Body,
  type Form,
  formLine,
  forms,
  leadsTo,
  type MonsterInPlay,
  type Player,
  type Question,
  spaceOf,
} from "../engine/index.ts";
import { cardName, seatName, sideName, spaceName } from "../facing/names.ts";
import { monsterLines } from "../facing/text.ts";
import { rich, say } from "../words/index.ts";
import { answersOf, heroPlace, lordOf, monsterOf, plainSheet, seatNameOf } from "./items.ts";
import type { Item, Scene, Sheet } from "./model.ts";
import { againstMonster, duelOf } from "./odds.ts";

type Of<K extends Question["kind"]> = Extract<Question, { readonly kind: K }>;
type Given<D extends Answer["do"]> = Extract<Answer, { readonly do: D }>;

/** A monster of any Pack, by its id. */
const memberIn = (body: Body, id: string): MonsterInPlay | undefined =>
  body.players.flatMap(({ pack }) => pack).find((one) => one.id === id);

/** Where the marker of a Pack lies, for presses on the board. */
export const packSquares = (body: Body, { packAt }: Player): readonly number[] =>
  packAt === null ? [] : [numberOf(spaceOf(body, packAt))];

/** A monster with its wounds, as it fights. */
function memberItem(body: Body, answer: Given<"rank" | "claim" | "expose">, squares: readonly number[]): Item {
  const member = memberIn(body, answer.monster);
  const card = member?.card ?? "";
  const monster = monsterOf(body, card);
  const lines = monster === null ? "" : monsterLines(monster).join(" ");
  return {
    id: `${answer.do}/${answer.monster}`,
    label: cardName(body.content, card),
    detail: `${lines} ${say("item.wounds", { count: member?.wounds ?? 0 })}`,
    icon: body.content.adventures[card]?.emblem ?? "wolf-head",
    answer,
    squares,
  };
}

/** A survivor with which the Pack is founded where it has fought (dg.opt.wandering.start). */
export function foundItem(body: Body, answer: Given<"found">): Item {
  const founder = body.encounters.find(({ id }) => id === answer.monster);
  const space = founder?.space ?? "";
  return {
    id: `found/${answer.monster}`,
    label: say("item.found", { card: cardName(body.content, founder?.card ?? "") }),
    detail: spaceName(body, space),
    icon: "wolf-head",
    answer,
    pieces: [answer.monster],
    squares: founder === undefined ? [] : [numberOf(spaceOf(body, space))],
  };
}

/** A Bane on somebody's Pack, which its player pays for (dg.ruling.wandering-banes). */
export function packBaneItem(body: Body, answer: Given<"bane-pack">): Item {
  const { card, target } = answer;
  const printed = body.content.adventures[card];
  const player = body.players.find(({ id }) => id === target);
  return {
    id: `bane-pack/${card}/${target}`,
    label: say("item.at-pack", { card: cardName(body.content, card), target: seatNameOf(body, target) }),
    detail: say("price.peril-of", { value: printed?.value ?? 0, peril: player?.peril ?? 0 }),
    icon: printed?.emblem ?? "skull-crossed-bones",
    answer,
    cards: [card],
    squares: player === undefined ? [] : packSquares(body, player),
  };
}

export function foundSheet(scene: Scene, answers: readonly Answer[], rule: string): Sheet {
  const { body } = scene.state;
  const none = answersOf(answers, "pass").map(
    (answer): Item => ({ id: "pass", label: say("item.found-none"), answer, passes: true }),
  );
  return plainSheet({
    who: lordOf(scene),
    rule,
    question: say("ask.found"),
    consequence: say("ask.found-sub"),
    buttons: [...answersOf(answers, "found").map((answer) => foundItem(body, answer)), ...none],
  });
}

function wanderItem(body: Body, { packAt }: Player, answer: Given<"wander">): Item {
  const there = packAt === null ? null : leadsTo(body, spaceOf(body, packAt), answer.side);
  return {
    id: `wander/${answer.side}`,
    label: say("item.wander", {
      space: there === null ? sideName(answer.side) : cardName(body.content, there.card),
    }),
    detail: say("act.move-price", { side: sideName(answer.side) }),
    icon: "walking-boot",
    answer,
    squares: there === null ? [] : [numberOf(there)],
  };
}

export function wanderSheet(scene: Scene, answers: readonly Answer[], { left, rule }: Of<"wander">): Sheet {
  const { body } = scene.state;
  const player = body.players[scene.number];
  if (player === undefined) throw new Error(`there is no player ${scene.number}`);
  const attack = answersOf(answers, "pack-attack").map(
    (answer): Item => ({
      id: "pack-attack",
      label: say("item.pack-attack"),
      detail: say("item.pack-attack-how"),
      icon: "crossed-swords",
      answer,
      squares: packSquares(body, player),
    }),
  );
  return plainSheet({
    who: lordOf(scene),
    rule,
    question: say("ask.wander", { space: player.packAt === null ? "" : spaceName(body, player.packAt) }),
    consequence: rich("ask.wander-sub", { left }),
    buttons: [
      ...attack,
      ...answersOf(answers, "wander").map((answer) => wanderItem(body, player, answer)),
      { id: "halt", label: say("item.halt"), detail: say("item.halt-how"), answer: { do: "halt" }, passes: true },
    ],
  });
}

export function rankSheet(scene: Scene, answers: readonly Answer[], rule: string): Sheet {
  const { body } = scene.state;
  const player = body.players[scene.number];
  const squares = player === undefined ? [] : packSquares(body, player);
  return plainSheet({
    who: lordOf(scene),
    rule,
    question: say("ask.rank"),
    consequence: say("ask.rank-sub"),
    buttons: answersOf(answers, "rank").map((answer) => memberItem(body, answer, squares)),
  });
}

/** How a hero would stand against a monster's attacks, the form that is worst for it first named. */
function defenceWords(body: Body, hero: Player, card: string): string {
  const monster = monsterOf(body, card);
  if (monster === null) return "";
  const able = forms.filter((form) => formLine(monster, form).mode === "standard");
  return able
    .map((form) => {
      const { own, other, hits, hit } = againstMonster(body, hero, monster, form);
      return `${say(`score.${form}`)}: ${say("act.duel", { own, other, hits, hit })}`;
    })
    .join("; ");
}

export function claimSheet(scene: Scene, answers: readonly Answer[], rule: string): Sheet {
  const { body } = scene.state;
  const player = body.players[scene.number];
  if (player === undefined) throw new Error(`there is no player ${scene.number}`);
  const squares = [numberOf(spaceOf(body, player.at))];
  const items = answersOf(answers, "claim").map((answer): Item => {
    const item = memberItem(body, answer, squares);
    return { ...item, detail: defenceWords(body, player, memberIn(body, answer.monster)?.card ?? "") };
  });
  return {
    ...plainSheet({
      who: say("who.hero", { name: seatName(body, scene.number) }),
      rule,
      question: say("ask.claim"),
      consequence: say("ask.claim-sub"),
      buttons: [
        ...items,
        { id: "pass", label: say("item.pass"), detail: say("ask.claim-pass"), answer: { do: "pass" }, passes: true },
      ],
    }),
    about: player.id,
  };
}

export function exposeSheet(scene: Scene, answers: readonly Answer[], { card, rule }: Of<"expose">): Sheet {
  const { body } = scene.state;
  const player = body.players[scene.number];
  const squares = player === undefined ? [] : packSquares(body, player);
  return plainSheet({
    who: lordOf(scene),
    rule,
    question: say("ask.expose", { card: cardName(body.content, card) }),
    consequence: say("ask.expose-sub"),
    buttons: answersOf(answers, "expose").map((answer) => memberItem(body, answer, squares)),
  });
}

export function aimSheet(scene: Scene, answers: readonly Answer[], { monster, rule }: Of<"aim">): Sheet {
  const { body } = scene.state;
  const card = memberIn(body, monster)?.card ?? "";
  return plainSheet({
    who: lordOf(scene),
    rule,
    question: say("ask.aim", { card: cardName(body.content, card) }),
    consequence: say("ask.aim-sub"),
    buttons: answersOf(answers, "aim").map((answer) => ({
      id: `aim/${answer.target}`,
      label: seatNameOf(body, answer.target),
      detail: say("item.life", { life: body.players.find(({ id }) => id === answer.target)?.life ?? 0 }),
      answer,
      ...heroPlace(body, answer.target),
    })),
  });
}

/** A challenge of one monster of another's Pack (dg.ruling.wandering-challenge). */
export function challengePackItem(body: Body, player: Player, answer: Given<"challenge-pack">): Item {
  const card = memberIn(body, answer.monster)?.card ?? "";
  const monster = monsterOf(body, card);
  const form: Form = answer.form;
  const duel = monster === null ? duelOf(0, 0) : againstMonster(body, player, monster, form);
  return {
    id: `challenge-pack/${answer.monster}/${form}`,
    label: say("act.challenge", { form: say(`score.${form}`), name: cardName(body.content, card) }),
    detail: say("act.duel", { ...duel }),
    icon: "wolf-head",
    answer,
    squares: [numberOf(spaceOf(body, player.at))],
  };
}
