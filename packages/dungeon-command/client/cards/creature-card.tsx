import { CardFrame, type CardPress, CardText, Glyph, LevelShield, type Rich, type SeatColour } from "@undercroft/table";
import type { ReactElement } from "react";

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

function HandBody(props: { readonly card: CreatureCardFace }): ReactElement {
  const { card } = props;
  return (
    <>
      <span className="figures">
        {card.figures.map((figure) => (
          <span key={figure.short}>
            <small>{figure.short}</small> <b>{figure.value}</b>
          </span>
        ))}
      </span>
      <CardText className="card-text long" text={[card.abilities.join(" · "), ...card.powers]} />
    </>
  );
}

function LargeBody(props: { readonly card: CreatureCardFace }): ReactElement {
  const { card } = props;
  return (
    <>
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
      <CardText className="rules" text={card.powers} />
    </>
  );
}

/** A creature card, in the hand or large. */
export function CreatureCard(props: CreatureCardProps): ReactElement {
  const { card } = props;
  const large = props.size === "large";
  return (
    <CardFrame
      {...props}
      kind="creature"
      tone={`seat-${card.seat}`}
      mark={<LevelShield level={card.level} large={large} />}
      name={card.name}
      line={card.keywords}
      art={
        <span className={large ? "engraving tall" : "art"}>
          <Emblem card={card} size={large ? 108 : 40} />
        </span>
      }
      {...(card.imprint === undefined ? {} : { imprint: card.imprint })}
    >
      {large ? <LargeBody card={card} /> : <HandBody card={card} />}
    </CardFrame>
  );
}
