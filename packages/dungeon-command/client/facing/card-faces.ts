import { monogramOf, type Rich, type SeatColour, spoken } from "@undercroft/table";
import type { CommanderCardFace } from "../cards/commander-card.tsx";
import type { CreatureCardFace } from "../cards/creature-card.tsx";
import type { OrderCardFace } from "../cards/order-card.tsx";
import {
  type CommanderCard,
  type CreatureCard,
  commanderText,
  creatureText,
  type Dictionary,
  type OrderCard,
  orderText,
} from "../engine/index.ts";
import { say } from "../words/index.ts";
import { richOf } from "./spans.ts";

/** How words for keywords are found: the packs' dictionaries together. */
export type Keywords = Dictionary;

const wordOf = (keywords: Keywords, id: string): string => keywords[id]?.[spoken()] ?? id;

/** An order card as it is drawn. */
export function orderFace(card: OrderCard, keywords: Keywords): OrderCardFace {
  const lines = orderText(card, spoken(), keywords);
  const attach = lines.filter((line) => line.kind === "attach");
  const ability = card.ability === "any" ? say("ability.any") : say(`ability.${card.ability}`);
  const needs = [
    say("card.level-and-ability", { level: card.level, ability }),
    ...(card.requires === undefined ? [] : [wordOf(keywords, card.requires)]),
  ];
  return {
    name: card.name[spoken()],
    level: card.level,
    kind: card.kind,
    kindName: say(`kind.${card.kind}`),
    abilities: [card.ability === "any" ? say("ability-short.any") : say(`ability-short.${card.ability}`)],
    icon: card.emblem,
    text: lines.filter((line) => line.kind !== "attach").map((line) => richOf(line.spans)),
    ...(attach.length === 0 ? {} : { attach: joined(attach.map((line) => richOf(line.spans))) }),
    needs: needs.join(", "),
  };
}

/** All that an order says, as one paragraph. */
export function orderWords(card: OrderCard, keywords: Keywords): Rich {
  return joined(orderText(card, spoken(), keywords).map((line) => richOf(line.spans)));
}

/** Several lines as one paragraph. */
function joined(parts: readonly Rich[]): Rich {
  return parts.flatMap((part, i) => [...(i === 0 ? [] : [" "]), ...(typeof part === "string" ? [part] : part)]);
}

/** A creature card as it is drawn. */
export function creatureFace(card: CreatureCard, keywords: Keywords, seat: SeatColour): CreatureCardFace {
  const name = card.name[spoken()];
  return {
    name,
    level: card.level,
    seat,
    emblem: card.emblem,
    monogram: monogramOf(name),
    keywords: card.keywords.map((word) => wordOf(keywords, word)).join(", "),
    figures: [
      {
        label: say("figure.hit-points"),
        short: say("figure-short.hit-points"),
        icon: "hearts",
        value: String(card.hitPoints),
      },
      { label: say("figure.speed"), short: say("figure-short.speed"), icon: "walking-boot", value: String(card.speed) },
      {
        label: say("figure.melee"),
        short: say("figure-short.melee"),
        icon: "crossed-swords",
        value: String(card.melee),
      },
      ...(card.ranged === undefined
        ? []
        : [
            {
              label: say("figure.ranged"),
              short: say("figure-short.ranged"),
              icon: "high-shot",
              value: say("card.ranged-value", { ...card.ranged }),
            },
          ]),
    ],
    abilities: card.abilities.map((ability) => say(`ability-short.${ability}`)),
    abilitiesNote: say("card.plays-orders-of"),
    powers: creatureText(card, spoken(), keywords).map((line) => richOf(line.spans)),
  };
}

const MORALE_TRACK = [1, 30] as const;
const LEADERSHIP_TRACK = [6, 25] as const;

/** A commander card as it is drawn, with its tracks' starts lit. */
export function commanderFace(
  card: CommanderCard,
  keywords: Keywords,
  seat: SeatColour,
  title: string,
): CommanderCardFace {
  const [moraleFrom, moraleTo] = card.tracks?.morale ?? MORALE_TRACK;
  const [leaderFrom, leaderTo] = card.tracks?.leadership ?? LEADERSHIP_TRACK;
  return {
    name: card.name[spoken()],
    title,
    seat,
    emblem: card.emblem,
    text: commanderText(card, spoken(), keywords).map((line) => richOf(line.spans)),
    hands: [
      { icon: "card-random", count: card.startingOrders, label: say("card.starting-orders") },
      { icon: "pawn", count: card.creatureHand, label: say("card.creature-hand") },
    ],
    tracks: [
      { label: say("track.morale"), icon: "tattered-banner", from: moraleFrom, to: moraleTo, at: card.morale },
      { label: say("track.leadership"), icon: "laurel-crown", from: leaderFrom, to: leaderTo, at: card.leadership },
    ],
    imprint: say("card.track-note"),
  };
}
