import type { ReactElement } from "react";
import { Glyph } from "../common/glyph.tsx";
import { plain, type Rich, RichText } from "../common/rich.tsx";
import { Card, CardName, type CardPress, LevelShield } from "./card.tsx";
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
  readonly size?: "hand" | "large";
  /** Lit: playable now. Dim: not now, still readable. */
  readonly light?: "lit" | "dim";
  /** Why, or why not, in the foot. */
  readonly foot?: { readonly text: string; readonly ok: boolean };
}

/** Letters that fit a hand card at its full size of type. */
const HAND_ROOM = 50;

function longText(card: OrderCardFace): boolean {
  const paragraphs = card.attach === undefined ? card.text : [...card.text, card.attach];
  return paragraphs.reduce((sum, paragraph) => sum + plain(paragraph).length + 4, 0) > HAND_ROOM;
}

function HandOrder(props: OrderCardProps): ReactElement {
  const { card, foot } = props;
  return (
    <Card {...props} className={`order ${card.kind} ${props.light ?? ""}`}>
      <span className="card-head">
        <LevelShield level={card.level} />
        <CardName name={card.name} room={8} />
      </span>
      <span className={card.kindName.length > 9 ? "art wordy" : "art"}>
        <span className="kind">
          <KindMark kind={card.kind} size={13} /> {card.kindName}
          <span className="abil">{card.abilities.join(" · ")}</span>
        </span>
        <Glyph name={card.icon} size={42} />
      </span>
      <span className={longText(card) ? "card-text long" : "card-text"}>
        {card.text.map((paragraph, i) => (
          <span className="para" key={String(i)}>
            <RichText text={paragraph} />
          </span>
        ))}
        {card.attach === undefined ? null : (
          <span className="para attach">
            <RichText text={card.attach} />
          </span>
        )}
      </span>
      {foot === undefined ? null : <span className={foot.ok ? "foot ok" : "foot why"}>{foot.text}</span>}
    </Card>
  );
}

function LargeOrder(props: OrderCardProps): ReactElement {
  const { card, foot } = props;
  return (
    <Card {...props} className={`big order-large ${card.kind}`}>
      <span className="card-head">
        <LevelShield level={card.level} large />
        <span>
          <span className="card-name">{card.name}</span>
          {card.needs === undefined ? null : <span className="kw">{card.needs}</span>}
        </span>
      </span>
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
      <span className="rules">
        {card.text.map((paragraph, i) => (
          <span className="para" key={String(i)}>
            <RichText text={paragraph} />
          </span>
        ))}
        {card.attach === undefined ? null : (
          <span className="para attach">
            <RichText text={card.attach} />
          </span>
        )}
      </span>
      {foot === undefined ? null : <span className={foot.ok ? "foot ok" : "foot why"}>{foot.text}</span>}
      {card.imprint === undefined ? null : <span className="imprint">{card.imprint}</span>}
    </Card>
  );
}

/** An order card, in the hand or large. */
export function OrderCard(props: OrderCardProps): ReactElement {
  return props.size === "large" ? <LargeOrder {...props} /> : <HandOrder {...props} />;
}
