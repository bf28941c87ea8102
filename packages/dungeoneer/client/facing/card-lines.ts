/** What any card says, in lines made from its data. */
import { type Content, type HeroCard, type MapCard, sides } from "../engine/index.ts";
import { say } from "../words/index.ts";
import { laidExit } from "./map-face.ts";
import { sideName } from "./names.ts";
import { questLines } from "./quest-text.ts";
import { capital, listed } from "./steps.ts";
import { adventureLines, standingLines, stepsWords, threatWords } from "./text.ts";

/** A Map card: its yield, its exits as it lies or else as printed, what lies in wait on its floor. */
export function mapLines(card: MapCard, turned = false): readonly string[] {
  const exits = sides.map((side) => {
    const exit = laidExit(card, side, turned);
    const threat = exit.door === "locked" || exit.door === "trapped" ? threatWords(exit.threat) : "";
    return say(`map.exit-${exit.door}`, { side: sideName(side), threat });
  });
  const yields = (["glory", "peril"] as const).flatMap((what) =>
    card[what] === 0 ? [] : [say(`price.${what}`, { count: card[what] })],
  );
  return [
    ...(yields.length === 0 ? [] : [say("map.yield", { what: listed(yields) })]),
    capital(`${exits.join(", ")}.`),
    ...(card.pit === undefined ? [] : [say("map.pit", { threat: threatWords(card.pit) })]),
    ...(card.spikes === undefined ? [] : [say("map.spikes", { threat: threatWords(card.spikes) })]),
    ...(card.hazard === undefined ? [] : [say("map.hazard", { plus: card.hazard })]),
    ...(card.entry === undefined ? [] : [say("map.entry", { steps: stepsWords(card.entry) })]),
    ...(card.kind === "passage" ? [say("map.passage-note")] : []),
  ];
}

/** A Hero card with all its Levels. */
export function heroLines(card: HeroCard): readonly string[] {
  const counters = (card.counters ?? []).map((form) => say(`score.${form}`)).join(", ");
  return [
    say("hero.life", { life: card.life, stride: card.stride ?? 0 }),
    ...card.levels.map((line, i) => say("hero.level", { level: i + 1, ...line })),
    say("hero.slots", { boons: card.boons, treasures: card.treasures }),
    ...standingLines(card.ability ?? {}),
    ...(counters === "" ? [] : [say("hero.counters", { forms: counters })]),
  ];
}

/** A card of any kind by its id; nothing for one that is unknown. */
export function cardLines(content: Content, card: string): readonly string[] {
  const { adventures, quests, maps, heroes } = content;
  if (adventures[card] !== undefined) return adventureLines(adventures[card]);
  if (quests[card] !== undefined) return questLines(content, quests[card]);
  if (maps[card] !== undefined) return mapLines(maps[card]);
  return heroes[card] === undefined ? [] : heroLines(heroes[card]);
}
