import type { PieceFace, SeatColour } from "@undercroft/table";
import type { CommanderCardFace } from "../cards/commander-card.tsx";
import type { CreatureCardFace } from "../cards/creature-card.tsx";
import type { OrderCardFace } from "../cards/order-card.tsx";
import type { SeatFace, SeatLabels } from "../seat-panel.tsx";
import type { StackItem } from "../stack-pile.tsx";

interface Kind {
  readonly seat: SeatColour;
  readonly emblem: string;
  readonly level: number;
  readonly full: number;
  readonly size?: number;
}

const KINDS: Readonly<Record<string, Kind>> = {
  scout: { seat: "lapis", emblem: "old-lantern", level: 1, full: 20 },
  warden: { seat: "lapis", emblem: "sharp-halberd", level: 2, full: 40 },
  captain: { seat: "lapis", emblem: "crested-helmet", level: 4, full: 80 },
  bowman: { seat: "lapis", emblem: "bowman", level: 2, full: 40 },
  hound: { seat: "lapis", emblem: "hound", level: 1, full: 20 },
  ogre: { seat: "lapis", emblem: "ogre", level: 5, full: 110, size: 2 },
  thread: { seat: "madder", emblem: "archer", level: 3, full: 60 },
  brood: { seat: "madder", emblem: "long-legged-spider", level: 5, full: 110, size: 2 },
  widow: { seat: "madder", emblem: "spider-alt", level: 4, full: 80 },
  hatch: { seat: "madder", emblem: "hanging-spider", level: 1, full: 20 },
  bat: { seat: "madder", emblem: "evil-bat", level: 2, full: 40 },
};

/** A piece of the gallery by its short name. */
export function piece(name: string, x: number, y: number, more: Partial<PieceFace> & { hp?: number } = {}): PieceFace {
  const kind = KINDS[name] ?? { seat: "plum", emblem: "cultist", level: 2, full: 40 };
  const { hp, ...rest } = more;
  return {
    id: name,
    x,
    y,
    seat: kind.seat,
    emblem: kind.emblem,
    monogram: name.slice(0, 2),
    level: kind.level,
    size: kind.size ?? 1,
    hitPoints: { left: hp ?? kind.full, full: kind.full },
    ...rest,
  };
}

export const SHIELDS: OrderCardFace = {
  name: "Raise Shields",
  level: 1,
  kind: "immediate",
  kindName: "Immediate",
  abilities: ["DEX"],
  icon: "shield-bash",
  text: [["Prevent ", { text: "20", tone: "strong" }, " damage to this creature."]],
};
export const HOLD: OrderCardFace = {
  name: "Hold the Ford",
  level: 2,
  kind: "immediate",
  kindName: "Immediate",
  abilities: ["STR"],
  icon: "stone-wall",
  text: [["Prevent ", { text: "40", tone: "strong" }, " damage. This creature may not move in its next activation."]],
};
export const WIND: OrderCardFace = {
  name: "Second Wind",
  level: 1,
  kind: "minor",
  kindName: "Minor",
  abilities: ["CON"],
  icon: "wind-slap",
  text: [["Remove ", { text: "20", tone: "strong" }, " damage from this creature."]],
};
export const GATE: OrderCardFace = {
  name: "Break the Gate",
  level: 3,
  kind: "standard",
  kindName: "Standard",
  abilities: ["STR"],
  icon: "hammer-drop",
  text: [["Melee attack, ", { text: "+30", tone: "strong" }, " damage. Slide the target 1."]],
};
export const NET: OrderCardFace = {
  name: "Eel Net",
  level: 2,
  kind: "standard",
  kindName: "Standard",
  abilities: ["DEX"],
  icon: "fishing-net",
  text: ["Melee attack."],
  attach: ["Attach: Speed 1. ", { text: "Minor: discard.", tone: "em" }],
};

/** The same orders in Russian. */
export const RUSSIAN_ORDERS: readonly OrderCardFace[] = [
  {
    ...SHIELDS,
    name: "Поднять щиты",
    kindName: "Срочный",
    abilities: ["ЛОВ"],
    text: [["Предотвратить ", { text: "20", tone: "strong" }, " урона этому существу."]],
  },
  {
    ...HOLD,
    name: "Удержать переправу",
    kindName: "Срочный",
    abilities: ["СИЛ"],
    text: [["Предотвратить ", { text: "40", tone: "strong" }, " урона. В свою следующую активацию существо не ходит."]],
  },
  {
    ...WIND,
    name: "Второе дыхание",
    kindName: "Малый",
    abilities: ["ВЫН"],
    text: [["Снять ", { text: "20", tone: "strong" }, " урона с этого существа."]],
  },
  {
    ...GATE,
    name: "Проломить ворота",
    kindName: "Обычный",
    abilities: ["СИЛ"],
    text: [["Ближняя атака, урон ", { text: "+30", tone: "strong" }, ". Сдвинуть цель на 1."]],
  },
  {
    ...NET,
    name: "Угревая сеть",
    kindName: "Обычный",
    abilities: ["ЛОВ"],
    text: ["Ближняя атака."],
    attach: ["Прикрепить: скорость 1. ", { text: "Малое: сбросить.", tone: "em" }],
  },
];

function creature(name: string, level: number, emblem: string, values: readonly string[]): CreatureCardFace {
  const words = [
    ["HP", "HP", "hearts"],
    ["Speed", "Spd", "walking-boot"],
    ["Melee", "Melee", "crossed-swords"],
    ["Ranged", "Rng", "high-shot"],
  ] as const;
  return {
    name,
    level,
    seat: "lapis",
    emblem,
    monogram: "RW",
    keywords: "Human, Soldier, Leader",
    figures: values.flatMap((value, i) => {
      const word = words[i];
      return word === undefined ? [] : [{ label: word[0], short: word[1], icon: word[2], value }];
    }),
    abilities: ["STR", "CHA"],
    abilitiesNote: "plays order cards of these",
    powers: [
      [
        { text: "Hold the line.", tone: "strong" },
        " Allies next to the Captain do not stop for enemies when they shift.",
      ],
      [{ icon: "clockwise-rotation", label: "Tap" }, { text: " Tap:", tone: "strong" }, " Cancel a slide within 5."],
    ],
    imprint: "Free Companies · gold half · 2 of 12",
  };
}

export const WITCH: CreatureCardFace = creature("River Witch", 3, "witch-face", ["50", "6", "10"]);
export const HAND: CreatureCardFace = creature("Barge Hand", 2, "barbarian", ["40", "6", "20"]);
export const CAPTAIN: CreatureCardFace = creature("Ford Captain", 4, "crested-helmet", ["80", "6", "30", "none"]);

export const ODDA: CommanderCardFace = {
  name: "Marshal Odda",
  title: "Commander of the Free Companies",
  seat: "lapis",
  emblem: "queen-crown",
  text: [
    [
      { text: "Leader.", tone: "strong" },
      " Your creatures next to a chest or its tokens may be played on with orders one level higher.",
    ],
  ],
  hands: [
    { icon: "card-random", count: 4, label: "orders to start" },
    { icon: "pawn", count: 3, label: "creatures in hand" },
  ],
  tracks: [
    { label: "Morale", icon: "tattered-banner", from: 1, to: 30, at: 13 },
    { label: "Leadership", icon: "laurel-crown", from: 6, to: 25, at: 8 },
  ],
  imprint: "The lit number is where the track starts",
};

export const SEAT_LABELS: SeatLabels = {
  morale: "Morale",
  leadership: "Leadership",
  inPlayOf: "in play of",
  orders: "orders",
  creatures: "creatures",
  figure: String,
  ofMax: (value, max) => `${value} of ${max}`,
};
export const YSK: SeatFace = {
  seat: "madder",
  emblem: "spider-mask",
  name: "Mother Ysk",
  sub: "Weavers of the Deep",
  active: true,
  morale: 9,
  moraleMax: 14,
  leadership: 15,
  levels: 15,
  orders: 4,
  creatures: 2,
  leader: [
    { text: "Leader.", tone: "strong" },
    " While she has a tapped Spider in play, her first melee attack each turn deals +10.",
  ],
};
export const MARSHAL: SeatFace = {
  seat: "lapis",
  emblem: "queen-crown",
  name: "Marshal Odda",
  sub: "Free Companies · you",
  active: false,
  morale: 11,
  moraleMax: 14,
  leadership: 15,
  levels: 15,
  orders: 5,
  creatures: 2,
  leader: ODDA.text[0] ?? "",
};

export const STACK: readonly StackItem[] = [
  {
    id: "shot",
    actor: { seat: "madder", emblem: "archer" },
    target: { seat: "lapis", emblem: "old-lantern", name: "Lantern Scout" },
    title: "Barbed Shot",
    text: ["Ranged, distance 5 of 10: ", { text: "30 damage", tone: "harm" }, ". Cover."],
  },
  {
    id: "then",
    actor: { seat: "madder", emblem: "archer" },
    target: "herself",
    title: "Barbed Shot, then",
    text: "Shift 3.",
  },
];
