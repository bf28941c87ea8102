import { CardFrame, CardText, Glyph, SeatPortrait, spoken } from "@undercroft/table";
import type { ReactElement } from "react";
import { MapCardDrawing } from "../board/map-card.tsx";
import { CARD } from "../board/measures.ts";
import type { Content, HeroCard, MapCard, QuestCard } from "../engine/index.ts";
import { heroLines, mapLines } from "../facing/card-lines.ts";
import { mapFace } from "../facing/map-face.ts";
import { questLines } from "../facing/quest-text.ts";
import { say } from "../words/index.ts";
import { AdventureCard } from "./adventure-card.tsx";

/** A Map card with its exits in words. */
function LargeMap(props: {
  readonly content: Content;
  readonly card: MapCard;
  readonly turned: boolean;
}): ReactElement {
  const { content, card, turned } = props;
  const face = mapFace(content, card.id, turned);
  const lines = mapLines(card, turned);
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
  const lines = heroLines(card);
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

/** Any card, large enough to read; a Map card that lies turned by half as it lies. */
export function LargeCard(props: {
  readonly content: Content;
  readonly card: string;
  readonly turned?: boolean;
}): ReactElement | null {
  const { content, card } = props;
  const adventure = content.adventures[card];
  if (adventure !== undefined) return <AdventureCard card={adventure} size="large" />;
  const map = content.maps[card];
  if (map !== undefined) return <LargeMap content={content} card={map} turned={props.turned === true} />;
  const hero = content.heroes[card];
  if (hero !== undefined) return <LargeHero card={hero} />;
  const quest = content.quests[card];
  return quest === undefined ? null : <LargeQuest content={content} card={quest} />;
}
