/** Russian nouns that the texts of every game with creatures on squares need. */
import { type Noun, noun } from "./russian.ts";

export const creatureNoun: Noun = noun(
  "n",
  true,
  "существо существа существу существо существом существе",
  "существа существ существам существ существами существах",
);
export const squareNoun: Noun = noun(
  "f",
  false,
  "клетка клетки клетке клетку клеткой клетке",
  "клетки клеток клеткам клетки клетками клетках",
);
export const opponentNoun: Noun = noun(
  "m",
  true,
  "противник противника противнику противника противником противнике",
  "противники противников противникам противников противниками противниках",
);
export const attackNoun: Noun = noun(
  "f",
  false,
  "атака атаки атаке атаку атакой атаке",
  "атаки атак атакам атаки атаками атаках",
);
export const targetNoun: Noun = noun(
  "f",
  false,
  "цель цели цели цель целью цели",
  "цели целей целям цели целями целях",
);
export const damageNoun: Noun = noun(
  "m",
  false,
  "урон урона урону урон уроном уроне",
  "урон урона урону урон уроном уроне",
);
