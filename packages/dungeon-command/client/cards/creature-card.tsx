import type { ReactElement } from "react";
import { Glyph } from "../common/glyph.tsx";
import type { SeatColour } from "../common/palette.ts";
import { type Rich, RichText } from "../common/rich.tsx";
import { Card, CardName, type CardPress, LevelShield } from "./card.tsx";

/** One of a creature's numbers with its word; the icon shows on the large card, the short word in the hand. */
export interface CreatureFigure {
  readonly label: string;
  readonly short: string;
  readonly icon: string;
  readonly value: string;
}

/** A creature card as it is shown. */
export interface CreatureCardFace {
  readonly name: string;
  readonly level: number;
  readonly seat: SeatColour;
  /** Null shows the monogram. */
  readonly emblem: string | null;
  readonly monogram: string;
  readonly keywords: string;
  /** Hit points, speed, melee, ranged, in this order. */
  readonly figures: readonly CreatureFigure[];
  readonly abilities: readonly string[];
  /** The words after the abilities: "plays order cards of these". */
  readonly abilitiesNote?: string;
  readonly powers: readonly Rich[];
  readonly imprint?: string;
}

/** A creature card with its standing at this moment. */
export interface CreatureCardProps extends CardPress {
  readonly card: CreatureCardFace;
  readonly size?: "hand" | "large";
  readonly light?: "lit" | "dim";
  readonly foot?: { readonly text: string; readonly ok: boolean };
}

function Emblem(props: { readonly card: CreatureCardFace; readonly size: number }): ReactElement {
  const { emblem, monogram } = props.card;
  if (emblem !== null) return <Glyph name={emblem} size={props.size} />;
  return (
    <span className="monogram" style={{ fontSize: props.size * 0.7 }} aria-hidden="true">
      {monogram}
    </span>
  );
}

function HandCreature(props: CreatureCardProps): ReactElement {
  const { card, foot } = props;
  return (
    <Card {...props} className={`creature-mini seat-${card.seat} ${props.light ?? ""}`}>
      <span className="card-head">
        <LevelShield level={card.level} />
        <CardName name={card.name} room={7} />
      </span>
      <span className="art">
        <Emblem card={card} size={44} />
      </span>
      <span className="figures">
        {card.figures.map((figure) => (
          <span key={figure.short}>
            <small>{figure.short}</small>
            <b>{figure.value}</b>
          </span>
        ))}
      </span>
      {foot === undefined ? null : <span className={foot.ok ? "foot ok" : "foot why"}>{foot.text}</span>}
    </Card>
  );
}

function LargeCreature(props: CreatureCardProps): ReactElement {
  const { card, foot } = props;
  return (
    <Card {...props} className={`big creature-large seat-${card.seat}`}>
      <span className="card-head">
        <LevelShield level={card.level} large />
        <span>
          <span className="card-name">{card.name}</span>
          <span className="kw">{card.keywords}</span>
        </span>
      </span>
      <span className="engraving tall">
        <Emblem card={card} size={108} />
      </span>
      <span className="stats">
        {card.figures.map((figure) => (
          <span key={figure.short}>
            <small>
              <Glyph name={figure.icon} size={16} /> {figure.label}
            </small>
            <b>{figure.value}</b>
          </span>
        ))}
      </span>
      <span className="abils">
        {card.abilities.map((ability) => (
          <b key={ability}>{ability}</b>
        ))}
        {card.abilitiesNote === undefined ? null : <span>{card.abilitiesNote}</span>}
      </span>
      <span className="rules">
        {card.powers.map((power, i) => (
          <span className="para" key={String(i)}>
            <RichText text={power} />
          </span>
        ))}
      </span>
      {foot === undefined ? null : <span className={foot.ok ? "foot ok" : "foot why"}>{foot.text}</span>}
      {card.imprint === undefined ? null : <span className="imprint">{card.imprint}</span>}
    </Card>
  );
}

/** A creature card, in the hand or large. */
export function CreatureCard(props: CreatureCardProps): ReactElement {
  return props.size === "large" ? <LargeCreature {...props} /> : <HandCreature {...props} />;
}
