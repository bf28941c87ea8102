/** How the closed lists of words are written in Russian. */
import {
  attackNoun,
  type Case,
  creatureNoun,
  damageNoun,
  declined,
  type Grammatical,
  type Noun,
  noun,
  opponentNoun,
  squareNoun,
  targetNoun,
} from "@undercroft/cards";
import type {
  Ability,
  ActionKind,
  AttackType,
  Deed,
  Duration,
  LimitWindow,
  Permission,
  Phase,
  Reading,
  Terrain,
  Track,
  Trait,
  Zone,
} from "../../words.ts";

const player = noun(
  "m",
  true,
  "игрок игрока игроку игрока игроком игроке",
  "игроки игроков игрокам игроков игроками игроках",
);
const teammate = noun(
  "m",
  true,
  "союзник союзника союзнику союзника союзником союзнике",
  "союзники союзников союзникам союзников союзниками союзниках",
);
const card = noun("f", false, "карта карты карте карту картой карте", "карты карт картам карты картами картах");
const action = noun(
  "n",
  false,
  "действие действия действию действие действием действии",
  "действия действий действиям действия действиями действиях",
);
const owner = noun(
  "m",
  true,
  "владелец владельца владельцу владельца владельцем владельце",
  "владельцы владельцев владельцам владельцев владельцами владельцах",
);

type NounName =
  | "creature"
  | "square"
  | "player"
  | "opponent"
  | "teammate"
  | "card"
  | "action"
  | "attack"
  | "target"
  | "harm"
  | "owner";

export const nouns: Readonly<Record<NounName, Noun>> = {
  creature: creatureNoun,
  square: squareNoun,
  player,
  opponent: opponentNoun,
  teammate,
  card,
  action,
  attack: attackNoun,
  target: targetNoun,
  harm: damageNoun,
  owner,
};

export const abilityName: Record<Ability | "any", string> = {
  strength: "Сила",
  dexterity: "Ловкость",
  constitution: "Телосложение",
  intelligence: "Интеллект",
  wisdom: "Мудрость",
  charisma: "Харизма",
  any: "Любая",
};

export const kindName: Record<ActionKind, string> = {
  standard: "Стандартное",
  minor: "Малое",
  immediate: "Мгновенное",
};

/** "карта малого приказа" */
export const kindOfCard: Record<ActionKind, string> = {
  standard: "стандартного",
  minor: "малого",
  immediate: "мгновенного",
};

const distant: Record<Grammatical, string> = {
  sg: "дальняя дальней дальней дальнюю дальней дальней",
  pl: "дальние дальних дальним дальние дальними дальних",
};
const caseOrder: readonly Case[] = ["nom", "gen", "dat", "acc", "ins", "pre"];

export function attackName(type: AttackType, form: Case, count: Grammatical = "sg"): string {
  const word = declined(attackNoun, form, count);
  if (type === "melee") return `${word} ближнего боя`;
  if (type === "either") return word;
  return `${distant[count].split(" ")[caseOrder.indexOf(form)] ?? ""} ${word}`;
}

/** After «на», prepositional. */
export const onTerrain: Record<Terrain, string> = {
  difficult: "труднопроходимой местности",
  hazardous: "опасной местности",
  obstacle: "препятствии",
  "magic-circle": "магическом круге",
  treasure: "клетке сокровищ",
  start: "стартовой области",
};

/** After «клетка», genitive. */
export const ofTerrain: Record<Terrain, string> = {
  difficult: "труднопроходимой местности",
  hazardous: "опасной местности",
  obstacle: "препятствия",
  "magic-circle": "магического круга",
  treasure: "сокровищ",
  start: "стартовой области",
};

/** After «входит на», accusative. */
export const ontoTerrain: Record<Terrain, string> = {
  difficult: "труднопроходимую местность",
  hazardous: "опасную местность",
  obstacle: "препятствие",
  "magic-circle": "магический круг",
  treasure: "клетку сокровищ",
  start: "стартовую область",
};

export const traitName: Record<Trait, string> = {
  flying: "Полёт",
  burrow: "Подкоп",
  scuttle: "Юркость",
  "ignores-difficult": "Твёрдый шаг",
  "ignores-hazardous": "Толстая шкура",
  "need-not-stop": "Увёртливость",
  "enemies-need-not-stop": "Робость",
  "moves-through-enemies": "Проход насквозь",
  "full-speed-beside-enemies": "Рывок",
  "does-not-block-sight": "Пригнувшись",
  "shoots-beside-enemies": "Стрельба в упор",
  "always-in-cover": "Маскировка",
  "never-in-cover": "На виду",
};

export const traitReminder: Record<Trait, string> = {
  flying: "в движении минует врагов и любую местность, кроме стен",
  burrow: "в движении минует врагов, местность и стены",
  scuttle: "его перемещение — смещение",
  "ignores-difficult": "не платит за труднопроходимую местность",
  "ignores-hazardous": "не получает урона от опасной местности",
  "need-not-stop": "не обязано останавливаться рядом с врагами",
  "enemies-need-not-stop": "враги не обязаны останавливаться рядом с ним",
  "moves-through-enemies": "может проходить через клетки врагов",
  "full-speed-beside-enemies": "сохраняет скорость, начиная рядом с врагом",
  "does-not-block-sight": "не перекрывает линию видимости",
  "shoots-beside-enemies": "может стрелять рядом с врагами",
  "always-in-cover": "всегда в укрытии от дальних атак",
  "never-in-cover": "никогда не бывает в укрытии",
};

const level = noun("m", false, "уровень уровня уровню уровень уровнем уровне", "");
const speed = noun("f", false, "скорость скорости скорости скорость скоростью скорости", "");
const distance = noun("f", false, "дальность дальности дальности дальность дальностью дальности", "");
const health = noun("m", false, "запас запаса запасу запас запасом запасе", "");

/** The head that declines and what follows it. */
export const readingNoun: Record<Reading, { readonly head: Noun; readonly tail: string }> = {
  level: { head: level, tail: "" },
  speed: { head: speed, tail: "" },
  melee: { head: damageNoun, tail: "ближнего боя" },
  "ranged-damage": { head: damageNoun, tail: "дальней атаки" },
  "ranged-distance": { head: distance, tail: "атаки" },
  "hit-points": { head: health, tail: "здоровья" },
  damage: { head: damageNoun, tail: "" },
  "printed-level": { head: level, tail: "на карте" },
};

/** After «не может»; those done to the creature after «нельзя». */
export const deedName: Record<Deed, string> = {
  move: "перемещаться",
  attack: "проводить атаки",
  "attack-melee": "проводить атаки ближнего боя",
  "attack-ranged": "проводить дальние атаки",
  "standard-action": "совершать стандартные действия",
  "minor-action": "совершать малые действия",
  "immediate-action": "совершать мгновенные действия",
  "use-powers": "использовать свойства",
  assist: "помогать",
  cower: "отступать в страхе",
  dodge: "уворачиваться",
  untap: "разворачиваться",
  collect: "собирать сокровища",
  "act-with-orders": "действовать по картам приказов",
  "be-attacked": "атаковать",
  "be-targeted": "выбирать целью",
  "be-slid": "сдвигать",
  "be-healed": "исцелять",
  "be-tapped": "поворачивать",
  "be-attached": "снабжать прикреплёнными картами",
};

/** After «может». */
export const permissionName: Record<Permission, string> = {
  "move-twice": "переместиться за активацию ещё раз",
  "standard-while-tapped": "совершать стандартные действия повёрнутым",
  "immediate-while-tapped": "совершать мгновенные действия повёрнутым",
  "orders-of-any-ability": "действовать по картам приказов с любой способностью",
  "orders-of-any-level": "действовать по картам приказов любого уровня",
  "deploy-beside": "принимать рядом с собой новых существ своего игрока",
  "dodge-melee": "уворачиваться от атак ближнего боя",
  "dodge-without-cover": "уворачиваться без укрытия",
  "attack-without-tapping": "атаковать не поворачиваясь",
};

export const trackNoun: Record<Track, Noun> = {
  morale: noun("f", false, "мораль морали морали мораль моралью морали", ""),
  leadership: noun("n", false, "лидерство лидерства лидерству лидерство лидерством лидерстве", ""),
};

export const phaseName: Record<Phase, string> = {
  refresh: "«Обновление»",
  activate: "«Активация»",
  deploy: "«Развёртывание»",
  cleanup: "«Завершение»",
};

export const windowName: Record<LimitWindow, string> = { activation: "за активацию", turn: "за ход", game: "за игру" };

export const durationName: Record<Duration, string> = {
  action: "до конца этого действия",
  activation: "до конца этой активации",
  turn: "до конца хода",
  "your-next-turn": "до начала вашего следующего хода",
  game: "до конца игры",
};

/** Prepositional after «в» or «на» / genitive after «из» or «с». */
export const zoneName: Record<Zone, { readonly in: string; readonly from: string }> = {
  "order-hand": { in: "на руке приказов", from: "с руки приказов" },
  "order-deck": { in: "в колоде приказов", from: "из колоды приказов" },
  "discard-pile": { in: "в сбросе", from: "из сброса" },
  "creature-hand": { in: "на руке существ", from: "с руки существ" },
  "creature-deck": { in: "в колоде существ", from: "из колоды существ" },
  graveyard: { in: "на кладбище", from: "с кладбища" },
};
