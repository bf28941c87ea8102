/** The Dungeonlord Phase, and what it asks of others. */
import { type Answer, type Body, type Form, formLine, type Player, type Question, scoreOf } from "../engine/index.ts";
import { cardName, seatName, spaceName } from "../facing/names.ts";
import { monsterLines } from "../facing/text.ts";
import { rich, say } from "../words/index.ts";

import { playedItems } from "./effects.ts";
import { answersOf, byTarget, heroPlace, lordOf, monsterOf, onHero, plainSheet, seatNameOf } from "./items.ts";

import type { Item, Scene, Sheet } from "./model.ts";
import { againstMonster, duelOf } from "./odds.ts";
import { foundItem, packBaneItem } from "./wandering.ts";

type Of<K extends Question["kind"]> = Extract<Question, { readonly kind: K }>;

export function baneSheet(scene: Scene, answers: readonly Answer[], rule: string): Sheet {
  const { body } = scene.state;
  const { number } = scene;
  const player = body.players[number];
  const banes = player === undefined ? [] : playedItems(body, player, answers);
  const founders = [
    ...answersOf(answers, "found").map((answer) => foundItem(body, answer)),
    ...answersOf(answers, "bane-pack").map((answer) => packBaneItem(body, answer)),
  ];
  return {
    who: lordOf(scene),
    rule,
    question: say("ask.bane"),
    consequence: say(banes.length === 0 ? "ask.bane-none" : "ask.bane-sub"),
    buttons: [
      ...byTarget(body, banes),
      ...founders,
      { id: "pass", label: say("item.pass"), detail: say("ask.bane-pass"), answer: { do: "pass" }, passes: true },
    ],
    places: [...banes, ...founders],
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
  const attackers = [...body.encounters, ...body.players.flatMap(({ pack }) => pack)];
  const card = attackers.find(({ id }) => id === answer.monster)?.card ?? "";
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

/** What becomes of a survivor in the Pack: where Packs wander it stands somewhere. */
function packWords(body: Body, player: Player | undefined, space: string): string {
  const count = player?.pack.length ?? 0;
  if (!body.options["wandering-pack"] || player === undefined) return say("item.to-pack-how", { count });
  return player.packAt === null
    ? say("item.to-pack-found", { space: spaceName(body, space) })
    : say("item.to-pack-join", { count, space: spaceName(body, player.packAt) });
}

export function survivorSheet(scene: Scene, { id, rule }: Of<"survivor">): Sheet {
  const { body } = scene.state;
  const survivor = body.encounters.find((one) => one.id === id);
  const card = survivor?.card ?? "";
  const player = body.players[scene.number];
  return plainSheet({
    who: lordOf(scene),
    rule,
    question: say("ask.survivor", { card: cardName(body.content, card) }),
    consequence: say("ask.survivor-sub"),
    buttons: [
      {
        id: "pack",
        label: say("item.to-pack"),
        detail: packWords(body, player, survivor?.space ?? ""),
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
