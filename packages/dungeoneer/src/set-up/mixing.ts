/** Several sets in one match: their decks are shuffled together, about one Entrance (dg.ruling.mixed-entrance). */
import type { RuleId } from "../ledger/rule-ids.ts";
import type { Content } from "../state.ts";
import type { MapCard, QuestCard } from "../vocabulary/index.ts";

const isEntrance = ({ kind }: Pick<MapCard, "kind">): boolean => kind === "entrance";

/** Of several Entrances the first is laid, the others stay in the box. */
export function aboutOneEntrance(maps: readonly MapCard[]): readonly MapCard[] {
  const first = maps.find(isEntrance);
  return maps.filter((map) => !isEntrance(map) || map === first);
}

/** The Entrance that is laid; null if there is none. */
export const entranceOf = ({ maps }: Content): string | null => Object.values(maps).find(isEntrance)?.id ?? null;

/** Quests that name an Entrance mean the one that is laid. `all`: the cards of all sets, of which a deck may leave some out. */
export function withQuestsHere(content: Content, all: Content): Content {
  const here = entranceOf(content);
  const others = Object.values(all.maps).filter((map) => isEntrance(map) && map.id !== here);
  if (here === null || others.length === 0) return content;
  const meant = (map: string): string => (others.some(({ id }) => id === map) ? here : map);
  const quests = Object.values(content.quests).map((quest): QuestCard => {
    const space = meant(quest.space);
    return quest.kind === "escort" ? { ...quest, space, to: meant(quest.to) } : { ...quest, space };
  });
  return { ...content, quests: Object.fromEntries(quests.map((quest) => [quest.id, quest])) };
}

/** Why it is this Entrance. */
export const whyEntrance = ({ maps }: Content): readonly RuleId[] =>
  Object.values(maps).filter(isEntrance).length > 1 ? ["dg.ruling.mixed-entrance"] : [];
