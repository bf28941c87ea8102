/** How the closed lists of words are written in Russian. */
import { attackNoun, type Case, caseOf, declined, type Grammatical, type Noun, noun } from "@undercroft/cards";
import type {
  ActionCost,
  Alignment,
  AttackKind,
  ConditionName,
  Defense,
  Duration,
  Mode,
  Permission,
  Prohibition,
  Reading,
  Size,
  Stat,
  Terrain,
} from "../../words.ts";

const singular = (gender: Noun["gender"], forms: string): Noun => noun(gender, false, forms, "");

const armour = singular("f", "броня брони броне броню бронёй броне");
const fortitude = singular("f", "стойкость стойкости стойкости стойкость стойкостью стойкости");
const reflex = singular("f", "реакция реакции реакции реакцию реакцией реакции");
const will = singular("f", "воля воли воле волю волей воле");
const speed = singular("f", "скорость скорости скорости скорость скоростью скорости");
const level = singular("m", "уровень уровня уровню уровень уровнем уровне");
const cost = singular("f", "стоимость стоимости стоимости стоимость стоимостью стоимости");
const health = singular("n", "здоровье здоровья здоровью здоровье здоровьем здоровье");
const maximum = singular("m", "максимум максимума максимуму максимум максимумом максимуме");
const bloodiedValue = singular("m", "порог порога порогу порог порогом пороге");
const rating = singular("m", "рейтинг рейтинга рейтингу рейтинг рейтингом рейтинге");

export const defenseNoun: Record<Defense, Noun> = { ac: armour, fortitude, reflex, will };

/** The head that declines and what follows it. */
export const readingNoun: Record<Reading, { readonly head: Noun; readonly tail: string }> = {
  level: { head: level, tail: "" },
  cost: { head: cost, tail: "" },
  speed: { head: speed, tail: "" },
  "hit-points": { head: health, tail: "" },
  "maximum-hit-points": { head: maximum, tail: "здоровья" },
  "bloodied-value": { head: bloodiedValue, tail: "ранения" },
  "champion-rating": { head: rating, tail: "чемпиона" },
  ac: { head: armour, tail: "" },
  fortitude: { head: fortitude, tail: "" },
  reflex: { head: reflex, tail: "" },
  will: { head: will, tail: "" },
};

/** «ближний бой», at the head of an attack. */
export const attackHead: Record<AttackKind, string> = {
  melee: "ближний бой",
  ranged: "дальний бой",
  close: "вплотную",
  area: "по области",
};

const far: Record<Grammatical, string> = {
  sg: "дальняя дальней дальней дальнюю дальней дальней",
  pl: "дальние дальних дальним дальние дальними дальних",
};

/** «дальняя атака», «атака вплотную». */
export function attackName(kind: AttackKind, form: Case, count: Grammatical): string {
  const word = declined(attackNoun, form, count);
  switch (kind) {
    case "melee":
      return `${word} ближнего боя`;
    case "ranged":
      return `${caseOf(far[count], form)} ${word}`;
    case "close":
      return `${word} вплотную`;
    case "area":
      return `${word} по области`;
  }
}

/** Short forms by stem: «ослеплено», «цель ослеплена»; and the name of the condition by itself. */
export const conditionWord: Record<
  ConditionName,
  { readonly stem: string; readonly tail?: string; readonly name: string }
> = {
  blinded: { stem: "ослеплен", name: "ослепление" },
  confused: { stem: "сбит", tail: "с толку", name: "смятение" },
  dazed: { stem: "ошеломлен", name: "ошеломление" },
  dominated: { stem: "подчинен", name: "подчинение" },
  helpless: { stem: "беспомощн", name: "беспомощность" },
  immobilized: { stem: "обездвижен", name: "обездвиженность" },
  slowed: { stem: "замедлен", name: "замедление" },
  stunned: { stem: "оглушен", name: "оглушение" },
  weakened: { stem: "ослаблен", name: "ослабление" },
};

export const durationName: Record<Duration, string> = {
  "next-turn": "в течение его следующего хода",
  "start-of-next-turn": "до начала его следующего хода",
  "end-of-turn": "до конца его хода",
  "end-of-next-turn": "до конца его следующего хода",
  "end-of-source-next-turn": "до конца следующего хода этого существа",
  "end-of-round": "до конца раунда",
  battle: "до конца битвы",
  save: "(до спасброска)",
  "attack-action": "(пока не потратит действие атаки)",
  "move-action": "(пока не потратит действие движения)",
};

export const costName: Record<ActionCost, string> = {
  attack: "действие атаки",
  move: "действие движения",
  minor: "малое действие",
  turn: "весь ход",
  free: "свободное действие",
};

/** After «+2 к». */
export const statName: Record<Stat, string> = {
  attack: "атаке",
  damage: "урону",
  ac: "броне",
  fortitude: "стойкости",
  reflex: "реакции",
  will: "воле",
  defenses: "всем защитам",
  speed: "скорости",
  save: "спасброскам",
  reach: "досягаемости",
};

/** After «в» or «на», with the preposition. */
export const inTerrain: Record<Terrain, string> = {
  "blood-rock": "на кровавом камне",
  dangerous: "на опасной местности",
  fire: "в огне",
  corrosive: "в едкой местности",
  forest: "в лесу",
  "market-stall": "у торговых рядов",
  "healing-font": "у целебного источника",
  pit: "в яме",
  river: "в реке",
  "sacred-circle": "в священном круге",
  "secret-door": "в потайной двери",
  slippery: "на скользкой местности",
  smoke: "в дыму",
  "spike-stones": "на каменных шипах",
  statue: "у статуи",
  "steep-slope": "на крутом склоне",
  teleporter: "на телепорте",
  web: "в паутине",
  difficult: "на труднопроходимой местности",
};

/** In the nominative, in quotes. */
export const terrainName: Record<Terrain, string> = {
  "blood-rock": "кровавый камень",
  dangerous: "опасная местность",
  fire: "огонь",
  corrosive: "едкая местность",
  forest: "лес",
  "market-stall": "торговые ряды",
  "healing-font": "целебный источник",
  pit: "яма",
  river: "река",
  "sacred-circle": "священный круг",
  "secret-door": "потайная дверь",
  slippery: "скользкая местность",
  smoke: "дым",
  "spike-stones": "каменные шипы",
  statue: "статуя",
  "steep-slope": "крутой склон",
  teleporter: "телепорт",
  web: "паутина",
  difficult: "труднопроходимая местность",
};

export const modeName: Record<Mode, string> = { flight: "полёт", burrow: "подкоп", phasing: "бесплотный ход" };

/** After «может». */
export const permissionName: Record<Permission, string> = {
  shift: "смещаться",
  "pass-enemies": "проходить сквозь врагов",
  "share-space": "заканчивать движение на клетках врага",
  "attack-allies": "выбирать союзников целями атак ближнего и дальнего боя",
  "short-charge": "совершать натиск ближе чем на 2 клетки",
  move: "двигаться",
  "shoot-unprovoking": "стрелять и бить по области, не провоцируя атак",
  "move-unprovoking": "двигаться, не провоцируя атак",
  "opportunity-attacks": "проводить провоцированные атаки",
  "extra-item": "нести на один предмет больше",
};

/** After the creature. */
export const prohibitionName: Record<Prohibition, string> = {
  shift: "не может смещаться",
  move: "не может двигаться",
  charge: "не может совершать натиск",
  flank: "не может брать в тиски",
  "opportunity-attack": "не может проводить провоцированные атаки",
  immediate: "не может совершать мгновенные действия",
  heal: "не поддаётся исцелению",
  advantage: "никому не даёт преимущества",
  critical: "не получает критических попаданий",
  "forced-movement": "не поддаётся толчкам, притягиванию и сдвигам",
  teleport: "не может телепортироваться и быть телепортировано",
};

export const sizeName: Record<Size, string> = {
  tiny: "крошечный",
  small: "малый",
  medium: "средний",
  large: "большой",
  huge: "огромный",
  gargantuan: "исполинский",
};

export const alignmentName: Record<Alignment, string> = {
  good: "Добро",
  evil: "Зло",
  unaligned: "Нейтральность",
};
