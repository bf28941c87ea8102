import { CardFrame, type CardPress, CardText, Glyph, LevelShield, spoken } from "@undercroft/table";
import type { ReactElement } from "react";
import type { Adventure } from "../engine/index.ts";
import { adventureLines } from "../facing/text.ts";
import { say } from "../words/index.ts";

/** What colours a card: whom it helps, or how it harms. */
const TONES: Readonly<Record<Adventure["kind"], string>> = {
  monster: "encounter",
  trap: "encounter",
  obstacle: "encounter",
  bane: "bane",
  boon: "boon",
  treasure: "treasure",
};

/** How long it lasts: what stays as long as it is ready, or what happens at once. Monsters and traps have no such word. */
function lastsWords(card: Adventure): string | null {
  if (card.kind === "boon" || card.kind === "treasure") {
    if (card.playtime === "response") return say("lasts.response");
    if (card.playtime === "anytime") return say("lasts.anytime");
    return say(card.steps === undefined ? "lasts.permanent" : "lasts.instant");
  }
  if (card.kind !== "bane") return null;
  return say(card.changes === undefined ? "lasts.instant" : "lasts.permanent");
}

/** Letters that fit a hand card at its full size of type. */
const HAND_ROOM = 46;

function Art(props: { readonly card: Adventure; readonly large: boolean }): ReactElement {
  const { card, large } = props;
  const lasts = lastsWords(card);
  return (
    <span className={large ? "engraving dg-engraving" : "art"}>
      <span className="dg-kind">
        <span>{say(`kind.${card.kind}`)}</span>
        {lasts === null ? null : <i>{lasts}</i>}
      </span>
      <Glyph name={card.emblem ?? "card-random"} size={large ? 84 : 42} />
    </span>
  );
}

/** An Adventure card, in the hand or large. */
export function AdventureCard(props: CardPress & { readonly card: Adventure }): ReactElement {
  const { card } = props;
  const large = props.size === "large";
  const lines = adventureLines(card);
  const isLong = lines.reduce((sum, line) => sum + line.length + 4, 0) > HAND_ROOM;
  const forGlory = card.kind === "boon" || card.kind === "treasure";
  return (
    <CardFrame
      {...props}
      kind="adventure"
      tone={`dg-${TONES[card.kind]}`}
      mark={<LevelShield level={card.value} large={large} />}
      name={card.name[spoken()]}
      line={say(forGlory ? "card.cost-glory" : "card.cost-peril", { value: card.value })}
      art={<Art card={card} large={large} />}
    >
      <CardText className={large ? "rules" : isLong ? "card-text long" : "card-text"} text={lines} />
    </CardFrame>
  );
}
