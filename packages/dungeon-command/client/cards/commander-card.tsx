import {
  CardFrame,
  type CardPress,
  CardText,
  Glyph,
  type Rich,
  type SeatColour,
  SeatPortrait,
} from "@undercroft/table";
import type { ReactElement } from "react";

/** A track on a commander card, with the number it stands on. */
export interface CommanderTrack {
  readonly label: string;
  readonly icon: string;
  readonly from: number;
  readonly to: number;
  readonly at: number;
}

/** A commander card as it is shown. */
export interface CommanderCardFace {
  readonly name: string;
  readonly title: string;
  readonly seat: SeatColour;
  readonly emblem: string;
  readonly text: readonly Rich[];
  /** Hands to start with: number and words. */
  readonly hands: readonly { readonly icon: string; readonly count: number; readonly label: string }[];
  readonly tracks: readonly CommanderTrack[];
  readonly imprint?: string;
}

function Track(props: { readonly track: CommanderTrack }): ReactElement {
  const { track } = props;
  return (
    <span className="tr">
      <span className="tr-name">
        <Glyph name={track.icon} size={18} /> {track.label} <b className="sr">{track.at}</b>
      </span>
      <span className="ctrack" aria-hidden="true">
        {Array.from({ length: track.to - track.from + 1 }, (_, i) => track.from + i).map((value) => (
          <span key={value} className={value === track.at ? "at" : undefined}>
            {value}
          </span>
        ))}
      </span>
    </span>
  );
}

/** A commander card, always large: leader text, hands, both tracks with their start lit. */
export function CommanderCard(props: CardPress & { readonly card: CommanderCardFace }): ReactElement {
  const { card } = props;
  return (
    <CardFrame
      {...props}
      size="large"
      kind="commander"
      tone={`seat-${card.seat}`}
      mark={<SeatPortrait seat={card.seat} emblem={card.emblem} size={74} />}
      name={card.name}
      line={card.title}
      art={null}
      {...(card.imprint === undefined ? {} : { imprint: card.imprint })}
    >
      <CardText className="rules" text={card.text} />
      <span className="hands">
        {card.hands.map((hand) => (
          <span key={hand.icon}>
            <Glyph name={hand.icon} size={22} />
            <b>{hand.count}</b> {hand.label}
          </span>
        ))}
      </span>
      {card.tracks.map((track) => (
        <Track key={track.icon} track={track} />
      ))}
    </CardFrame>
  );
}
