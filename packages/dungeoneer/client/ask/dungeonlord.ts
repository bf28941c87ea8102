/** The Dungeonlord Phase, and what it asks of others. */
import {
  type Answer,
  type Body,
  type Form,
  formLine,
  type Monster,
  type Player,
  type Question,
  scoreOf,
} from "../engine/index.ts";
import { cardName, seatName } from "../facing/names.ts";
import { monsterLines } from "../facing/text.ts";
import { rich, say } from "../words/index.ts";
import { answersOf, byTarget, heroPlace, onHero, parting, seatNameOf } from "./items.ts";
import type { Item, Scene, Sheet } from "./model.ts";
import { againstMonster, duelOf, questMonster } from "./odds.ts";

type Of<K extends Question["kind"]> = Extract<Question, { readonly kind: K }>;

const lordOf = ({ state, number }: Scene): string => say("who.lord", { name: seatName(state.body, number) });

/** What a sheet has that offers only buttons, each of which may be pressed elsewhere too. */
const plainSheet = (sheet: Omit<Sheet, "places" | "about">): Sheet => ({
  ...sheet,
  places: sheet.buttons,
  about: null,
});

export function baneSheet(scene: Scene, answers: readonly Answer[], rule: string): Sheet {
  const { body } = scene.state;
  const banes = answersOf(answers, "bane").map((answer) => onHero(body, answer));
  return {
    who: lordOf(scene),
    rule,
    question: say("ask.bane"),
    consequence: say(banes.length === 0 ? "ask.bane-none" : "ask.bane-sub"),
    buttons: [
      ...byTarget(body, banes),
      { id: "pass", label: say("item.pass"), detail: say("ask.bane-pass"), answer: { do: "pass" }, passes: true },
    ],
    places: banes,
    about: null,
  };
}

function packItem(body: Body, answer: Extract<Answer, { readonly do: "send-pack" }>, pack: Player["pack"]): Item {
  const card = pack.find(({ id }) => id === answer.monster)?.card ?? "";
  const { peril } = body.players.find(({ id }) => id === answer.target) ?? { peril: 0 };
  return {
    id: `send-pack/${answer.monster}/${answer.target}`,
    label: say("item.on", { card: cardName(body.content, card), target: seatNameOf(body, answer.target) }),
    detail: say("item.from-pack", { value: body.content.adventures[card]?.value ?? 0, peril }),
    icon: body.content.adventures[card]?.emblem ?? "skull-crossed-bones",
    answer,
    ...heroPlace(body, answer.target),
  };
}

export function attackSheet(scene: Scene, answers: readonly Answer[], rule: string): Sheet {
  const { body } = scene.state;
  const pack = body.players[scene.number]?.pack ?? [];
  const sent = body.encounters.length;
  const done: Item = {
    id: "done",
    label: say(sent === 0 ? "item.nobody" : "item.done"),
    detail: say(sent === 0 ? "ask.attack-none" : "ask.attack-begins", { count: sent }),
    answer: { do: "done" },
    passes: true,
  };
  const items = [
    ...answersOf(answers, "send").map((answer) => onHero(body, answer)),
    ...answersOf(answers, "send-pack").map((answer) => packItem(body, answer, pack)),
  ];
  return {
    menu: true,
    who: lordOf(scene),
    rule,
    question: say("ask.attack"),
    consequence: say("ask.attack-sub"),
    buttons: [...byTarget(body, items), done],
    places: items,
    about: null,
  };
}

/** The monster by whose card a form is asked: an Adventure card's, or a Quest's. */
function monsterOf({ content }: Body, card: string): Monster | null {
  const printed = content.adventures[card];
  if (printed?.kind === "monster") return printed;
  const quest = content.quests[card];
  return quest === undefined ? null : questMonster(quest);
}

function formItem(body: Body, { card, target }: Of<"form">, form: Form): Item {
  const monster = monsterOf(body, card);
  const hero = body.players[target];
  const { own, other, hits, hit } =
    monster === null || hero === undefined
      ? duelOf(0, 0)
      : duelOf(formLine(monster, form).score, scoreOf(body, hero, form));
  return {
    id: `form/${form}`,
    label: say(`score.${form}`),
    detail: say("act.duel", { own, other, hits, hit }),
    answer: { do: "form", form },
  };
}

export function formSheet(scene: Scene, question: Of<"form">): Sheet {
  const { body } = scene.state;
  const monster = monsterOf(body, question.card);
  return {
    ...plainSheet({
      who: lordOf(scene),
      rule: question.rule,
      question: say("ask.form", { card: cardName(body.content, question.card), name: seatName(body, question.target) }),
      ...(monster === null ? {} : { consequence: monsterLines(monster).join(" ") }),
      buttons: question.forms.map((form) => formItem(body, question, form)),
    }),
    about: body.players[question.target]?.id ?? null,
  };
}

function strikeItem(body: Body, player: Player, answer: Extract<Answer, { readonly do: "challenge-monster" }>): Item {
  const card = body.encounters.find(({ id }) => id === answer.monster)?.card ?? "";
  const monster = monsterOf(body, card);
  const duel = monster === null ? duelOf(0, 0) : againstMonster(body, player, monster, answer.form);
  return {
    id: `challenge-monster/${answer.monster}/${answer.form}`,
    label: say("act.challenge", { form: say(`score.${answer.form}`), name: cardName(body.content, card) }),
    detail: say("act.duel", { ...duel }),
    icon: "crossed-swords",
    answer,
    pieces: [answer.monster],
  };
}

export function strikeBackSheet(scene: Scene, answers: readonly Answer[], rule: string): Sheet {
  const { body } = scene.state;
  const player = body.players[scene.number];
  if (player === undefined) throw new Error(`there is no player ${scene.number}`);
  return {
    ...plainSheet({
      who: say("who.hero", { name: seatName(body, scene.number) }),
      rule,
      question: say("ask.strike-back"),
      consequence: say("ask.strike-back-sub"),
      buttons: [
        ...answersOf(answers, "challenge-monster").map((answer) => strikeItem(body, player, answer)),
        {
          id: "pass",
          label: say("item.pass"),
          detail: say("ask.strike-back-pass"),
          answer: { do: "pass" },
          passes: true,
        },
      ],
    }),
    about: player.id,
  };
}

export function survivorSheet(scene: Scene, { id, rule }: Of<"survivor">): Sheet {
  const { body } = scene.state;
  const card = body.encounters.find((one) => one.id === id)?.card ?? "";
  return plainSheet({
    who: lordOf(scene),
    rule,
    question: say("ask.survivor", { card: cardName(body.content, card) }),
    consequence: say("ask.survivor-sub"),
    buttons: [
      {
        id: "pack",
        label: say("item.to-pack"),
        detail: say("item.to-pack-how", { count: body.players[scene.number]?.pack.length ?? 0 }),
        icon: "wolf-head",
        answer: { do: "keep", where: "pack" },
      },
      {
        id: "hand",
        label: say("item.to-hand"),
        detail: say("item.to-hand-how"),
        icon: "hand",
        answer: { do: "keep", where: "hand" },
      },
    ],
  });
}

export function excessSheet(scene: Scene, answers: readonly Answer[], rule: string): Sheet {
  const { body } = scene.state;
  const pack = body.players[scene.number]?.pack ?? [];
  return plainSheet({
    who: lordOf(scene),
    rule,
    question: say("ask.excess"),
    buttons: answersOf(answers, "discard-monster").map((answer) => {
      const monster = pack.find(({ id }) => id === answer.monster);
      const wounds = say("item.wounds", { count: monster?.wounds ?? 0 });
      return { ...parting(body, answer, monster?.card ?? "", wounds), id: `discard-monster/${answer.monster}` };
    }),
  });
}

export function assignSheet(scene: Scene, answers: readonly Answer[], { left, rule }: Of<"assign">): Sheet {
  const { body } = scene.state;
  return plainSheet({
    who: lordOf(scene),
    rule,
    question: say("ask.assign"),
    consequence: rich("ask.assign-sub", { left }),
    buttons: answersOf(answers, "assign").map((answer) => ({
      id: `assign/${answer.to}`,
      label: seatNameOf(body, answer.to),
      detail: say("item.peril", { peril: body.players.find(({ id }) => id === answer.to)?.peril ?? 0 }),
      answer,
      ...heroPlace(body, answer.to),
    })),
  });
}
