import { CardFrame, type CardPress, CardText, Glyph, LevelShield, plain, type Rich } from "@undercroft/table";
import type { ReactElement } from "react";
import { KindMark, type OrderKind } from "./kind.tsx";

/** An order card as it is shown. */
export interface OrderCardFace {
  readonly name: string;
  readonly level: number;
  readonly kind: OrderKind;
  /** The kind's word in the reader's language. */
  readonly kindName: string;
  /** The abilities' short words; any one will do. */
  readonly abilities: readonly string[];
  readonly icon: string;
  /** Paragraphs of the card's text. */
  readonly text: readonly Rich[];
  /** What it does while attached, shaded. */
  readonly attach?: Rich;
  /** The line under a large card's name: what it needs. */
  readonly needs?: string;
  /** The large card's last line: pack, half, copies. */
  readonly imprint?: string;
}

/** An order card with its standing at this moment. */
export interface OrderCardProps extends CardPress {
  readonly card: OrderCardFace;
}

/** Letters that fit a hand card at its full size of type. */
const HAND_ROOM = 50;

function longText(card: OrderCardFace): boolean {
  const paragraphs = card.attach === undefined ? card.text : [...card.text, card.attach];
  return paragraphs.reduce((sum, paragraph) => sum + plain(paragraph).length + 4, 0) > HAND_ROOM;
}

function HandArt(props: { readonly card: OrderCardFace }): ReactElement {
  const { card } = props;
  return (
    <span className="art">
      <span className="kind">
        <KindMark kind={card.kind} size={13} /> <span className="kind-name">{card.kindName}</span>
        <span className="abil">{card.abilities.join(" · ")}</span>
      </span>
      <Glyph name={card.icon} size={42} />
    </span>
  );
}

function LargeArt(props: { readonly card: OrderCardFace }): ReactElement {
  const { card } = props;
  return (
    <span className="engraving">
      <span className="kd">
        <KindMark kind={card.kind} size={18} /> {card.kindName}
      </span>
      <span className="engraving-abilities">
        {card.abilities.map((ability) => (
          <b key={ability}>{ability}</b>
        ))}
      </span>
      <Glyph name={card.icon} size={84} />
    </span>
  );
}

/** An order card, in the hand or large. */
export function OrderCard(props: OrderCardProps): ReactElement {
  const { card } = props;
  const large = props.size === "large";
  const text = large ? "rules" : longText(card) ? "card-text long" : "card-text";
  return (
    <CardFrame
      {...props}
      kind="order"
      tone={card.kind}
      mark={<LevelShield level={card.level} large={large} />}
      name={card.name}
      {...(card.needs === undefined ? {} : { line: card.needs })}
      art={large ? <LargeArt card={card} /> : <HandArt card={card} />}
      {...(card.imprint === undefined ? {} : { imprint: card.imprint })}
    >
      <CardText className={text} text={card.text} attach={card.attach} />
    </CardFrame>
  );
}
