import { CardFrame, CardText, Glyph, SeatPortrait, spoken } from "@undercroft/table";
import type { ReactElement } from "react";
import { MapCardDrawing } from "../board/map-card.tsx";
import { CARD } from "../board/measures.ts";
import type { Content, HeroCard, MapCard, QuestCard } from "../engine/index.ts";
import { sides } from "../engine/index.ts";
import { mapFace } from "../facing/map-face.ts";
import { sideName } from "../facing/names.ts";
import { questLines } from "../facing/quest-text.ts";
import { threatWords } from "../facing/text.ts";
import { say } from "../words/index.ts";
import { AdventureCard } from "./adventure-card.tsx";

/** A Map card with its exits in words. */
function LargeMap(props: { readonly content: Content; readonly card: MapCard }): ReactElement {
  const { content, card } = props;
  const face = mapFace(content, card.id, false);
  const exits = sides.map((side) => {
    const exit = card.exits[side];
    const threat = exit.door === "locked" || exit.door === "trapped" ? threatWords(exit.threat) : "";
    return say(`map.exit-${exit.door}`, { side: sideName(side), threat });
  });
  const lines = [
    say("map.yield", { glory: card.glory, peril: card.peril }),
    `${exits.join(", ")}.`,
    ...(card.pit === undefined ? [] : [say("map.pit", { threat: threatWords(card.pit) })]),
    ...(card.spikes === undefined ? [] : [say("map.spikes", { threat: threatWords(card.spikes) })]),
    ...(card.hazard === undefined ? [] : [say("map.hazard", { plus: card.hazard })]),
    ...(card.kind === "passage" ? [say("map.passage-note")] : []),
  ];
  return (
    <CardFrame
      kind="dg-map"
      size="large"
      tone=""
      mark={null}
      name={card.name[spoken()]}
      line={say(`kind.${card.kind}`)}
      art={
        <span className="dg-map-art">
          <svg viewBox={`-2 -2 ${CARD.width + 4} ${CARD.height + 4}`} aria-hidden="true">
            {face === null ? null : <MapCardDrawing face={face} />}
          </svg>
        </span>
      }
    >
      <CardText className="rules" text={lines} />
    </CardFrame>
  );
}

/** A Hero card with all its Levels. */
function LargeHero(props: { readonly card: HeroCard }): ReactElement {
  const { card } = props;
  const counters = (card.counters ?? []).map((form) => say(`score.${form}`)).join(", ");
  const lines = [
    say("hero.life", { life: card.life, stride: card.stride ?? 0 }),
    ...card.levels.map((line, i) => say("hero.level", { level: i + 1, ...line })),
    say("hero.slots", { boons: card.boons, treasures: card.treasures }),
    ...(counters === "" ? [] : [say("hero.counters", { forms: counters })]),
  ];
  return (
    <CardFrame
      kind="dg-hero"
      size="large"
      tone=""
      mark={<SeatPortrait seat="lapis" emblem={card.emblem ?? "hood"} size={44} />}
      name={card.name[spoken()]}
      line={say("kind.hero")}
      art={null}
    >
      <CardText className="rules" text={lines} />
    </CardFrame>
  );
}

/** A Quest on its ribbon: where, what, and what for. */
function LargeQuest(props: { readonly content: Content; readonly card: QuestCard }): ReactElement {
  const { content, card } = props;
  return (
    <CardFrame
      kind="dg-quest"
      size="large"
      tone="dg-quest-tone"
      mark={null}
      name={card.name[spoken()]}
      line={say("kind.quest")}
      art={
        <span className="engraving dg-engraving">
          <Glyph name={card.emblem ?? "scroll-unfurled"} size={76} />
        </span>
      }
    >
      <CardText className="rules" text={questLines(content, card)} />
    </CardFrame>
  );
}

/** Any card, large enough to read. */
export function LargeCard(props: { readonly content: Content; readonly card: string }): ReactElement | null {
  const { content, card } = props;
  const adventure = content.adventures[card];
  if (adventure !== undefined) return <AdventureCard card={adventure} size="large" />;
  const map = content.maps[card];
  if (map !== undefined) return <LargeMap content={content} card={map} />;
  const hero = content.heroes[card];
  if (hero !== undefined) return <LargeHero card={hero} />;
  const quest = content.quests[card];
  return quest === undefined ? null : <LargeQuest content={content} card={quest} />;
}
