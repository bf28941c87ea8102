/** A plain pack for tests of warbands and setup: no card of it has any text. */
import type { Half, Pack } from "../src/vocabulary/index.ts";
import { commanderCard, creatureCard } from "./position.ts";
import { tileCard } from "./tiles.ts";

const halfOf = (number: number): Half => (number % 2 === 0 ? "gold" : "silver");

/**
 * A pack of this id. Creatures 1 to 12 have the Levels 1, 2, 3, 1, 2, 3..., and three more giants of Level 7 come without
 * a copy in the preset. Names do not tell the pack, so that two of them share all their names.
 */
export function pack(id: string): Pack {
  const name = (en: string, ru: string) => ({ name: { en, ru } });
  return {
    pack: id,
    version: 1,
    language: 1,
    name: { en: `Pack ${id}`, ru: `Набор ${id}` },
    keywords: {},
    creatures: [
      ...Array.from({ length: 12 }, (_, i) =>
        creatureCard(`${id}/creature${i + 1}`, {
          level: (i % 3) + 1,
          half: halfOf(i),
          ...name(`Creature ${i + 1}`, `Тварь ${i + 1}`),
        }),
      ),
      ...[1, 2, 3].map((i) =>
        creatureCard(`${id}/giant${i}`, { level: 7, copies: 0, ...name(`Giant ${i}`, `Великан ${i}`) }),
      ),
    ],
    orders: Array.from({ length: 18 }, (_, i) => ({
      id: `${id}/order${i + 1}`,
      ...name(`Order ${i + 1}`, `Приём ${i + 1}`),
      emblem: "scroll",
      level: 1,
      ability: "any",
      kind: "minor",
      actions: [{ steps: [{ do: "draw", deck: "order", count: 1 }] }],
      half: halfOf(i),
      copies: 2,
    })),
    commanders: [
      commanderCard(`${id}/leader1`, { leadership: 6, ...name("Leader 1", "Вождь 1") }),
      commanderCard(`${id}/leader2`, { leadership: 8, morale: 15, ...name("Leader 2", "Вождь 2") }),
    ],
    tiles: [
      { ...tileCard(`${id}/large1`, "large", ["#..#", ".$..", "....", "#..#"]), ...name("Hall", "Зал") },
      { ...tileCard(`${id}/large2`, "large", ["#..#", "..$.", ".^..", "#..#"]), ...name("Yard", "Двор") },
      { ...tileCard(`${id}/start`, "small", ["#ss#", "#ss#"]), ...name("Gate", "Ворота") },
      { ...tileCard(`${id}/plain`, "small", ["#$.#", "#..#"]), ...name("Nook", "Угол") },
    ],
  };
}
