import {
  Glyph,
  Pips,
  type Rich,
  RichText,
  type SeatColour,
  SeatMark,
  SeatPortrait,
  useFormer,
} from "@undercroft/table";
import type { ReactElement } from "react";

/** A seat at the table as everybody may see it. */
export interface SeatFace {
  readonly seat: SeatColour;
  readonly emblem: string;
  readonly name: string;
  /** Warband, and whose it is. */
  readonly sub: string;
  readonly active: boolean;
  readonly morale: number;
  /** Where the row of pips ends, usually the starting Morale. */
  readonly moraleMax: number;
  /** Morale at stake in the open question. */
  readonly moraleAtRisk?: number;
  readonly leadership: number;
  /** Levels in play. */
  readonly levels: number;
  readonly orders: number;
  readonly creatures: number;
  /** The commander's text. */
  readonly leader?: Rich;
  readonly out?: boolean;
}

/** The words of a seat's panel. */
export interface SeatLabels {
  readonly morale: string;
  readonly leadership: string;
  /** Between levels in play and Leadership: "in play of". */
  readonly inPlayOf: string;
  readonly orders: string;
  readonly creatures: string;
  /** A number as it is written, those below zero too. */
  readonly figure: (value: number) => string;
  /** What a reader hears of the pips: value and limit. */
  readonly ofMax: (value: number, max: number) => string;
}

/** A seat's panel: full (240 px column), brief (without the leader's text), or a strip 48 px high. */
export interface SeatPanelProps {
  readonly face: SeatFace;
  readonly labels: SeatLabels;
  readonly size?: "full" | "brief" | "strip";
  /** Strips show their pips when there is room. */
  readonly pips?: boolean;
  /** Opens the commander card. */
  readonly onOpen?: () => void;
}

function Identity(props: SeatPanelProps): ReactElement {
  const { face, onOpen } = props;
  const inside = (
    <>
      <SeatPortrait seat={face.seat} emblem={face.emblem} />
      <span className="who">
        <span className="seat-name">{face.name}</span>
        <span className="pack">
          <SeatMark seat={face.seat} size={15} /> {face.sub}
        </span>
      </span>
    </>
  );
  if (onOpen === undefined) return <div className="id">{inside}</div>;
  return (
    <button type="button" className="id" onClick={onOpen}>
      {inside}
    </button>
  );
}

/** Morale, the change that has just come over it, and where it would fall to in the open question. */
function Standing(props: { readonly face: SeatFace; readonly figure: SeatLabels["figure"] }): ReactElement {
  const { morale, moraleAtRisk = 0 } = props.face;
  const by = morale - useFormer(morale);
  return (
    <>
      <b className="morale-now">
        {props.figure(morale)}
        {by === 0 ? null : (
          <span key={morale} className={by < 0 ? "change lost" : "change won"} aria-hidden="true">
            {by < 0 ? `−${-by}` : `+${by}`}
          </span>
        )}
      </b>
      {moraleAtRisk === 0 ? null : <em>→ {props.figure(morale - moraleAtRisk)}</em>}
    </>
  );
}

function Tracks(props: SeatPanelProps): ReactElement {
  const { face, labels } = props;
  return (
    <div className="meters">
      <div className="meter">
        <div className="meter-cap">
          <Glyph name="tattered-banner" size={17} /> <span>{labels.morale}</span>
          <Standing face={face} figure={labels.figure} />
        </div>
        <Pips
          value={face.morale}
          of={face.moraleMax}
          atRisk={face.moraleAtRisk ?? 0}
          tone="flame"
          label={labels.ofMax(face.morale, face.moraleMax)}
        />
      </div>
      <div className="meter">
        <div className="meter-cap" title={`${face.levels} ${labels.inPlayOf} ${face.leadership}`}>
          <Glyph name="laurel-crown" size={17} /> <span>{labels.leadership}</span>
          <b className="levels-now">
            <i>{face.levels}/</i>
            {face.leadership}
          </b>
        </div>
        <Pips
          value={face.levels}
          of={face.leadership}
          tone="steel"
          label={`${face.levels} ${labels.inPlayOf} ${face.leadership}`}
        />
      </div>
    </div>
  );
}

function FullPanel(props: SeatPanelProps): ReactElement {
  const { face, labels } = props;
  return (
    <section
      className={`seat ${props.size ?? "full"} seat-${face.seat}${face.active ? " active" : ""}${face.out === true ? " out" : ""}`}
      aria-label={face.name}
    >
      <Identity {...props} />
      <Tracks {...props} />
      <div className="holds">
        <span>
          <Glyph name="card-random" size={16} />
          <b>{face.orders}</b> {labels.orders}
        </span>
        <span>
          <Glyph name="pawn" size={16} />
          <b>{face.creatures}</b> {labels.creatures}
        </span>
      </div>
      {face.leader === undefined || props.size === "brief" ? null : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls must be reachable by keyboard
        <p className="power" tabIndex={0}>
          <RichText text={face.leader} />
        </p>
      )}
    </section>
  );
}

function Strip(props: SeatPanelProps): ReactElement {
  const { face, labels, onOpen } = props;
  const inside = (
    <>
      <SeatPortrait seat={face.seat} emblem={face.emblem} size={40} />
      <span className="who">
        <span className="seat-name">{face.name}</span>
        <span className="pack">{face.sub}</span>
      </span>
      <span className="st st-morale">
        <Glyph name="tattered-banner" size={17} title={labels.morale} />
        <Standing face={face} figure={labels.figure} />
        {props.pips === true ? (
          <Pips
            value={face.morale}
            of={face.moraleMax}
            atRisk={face.moraleAtRisk ?? 0}
            tone="flame"
            label={labels.ofMax(face.morale, face.moraleMax)}
          />
        ) : null}
      </span>
      <span className="st st-leadership">
        <Glyph name="laurel-crown" size={17} title={labels.leadership} />
        <b className="levels-now">
          {face.levels}
          <i>/{face.leadership}</i>
        </b>
      </span>
      <span className="st st-orders">
        <Glyph name="card-random" size={17} title={labels.orders} />
        <b>{face.orders}</b>
      </span>
    </>
  );
  const classes = `strip seat-${face.seat}${face.active ? " active" : ""}${face.out === true ? " out" : ""}`;
  if (onOpen === undefined) return <section className={classes}>{inside}</section>;
  return (
    <button type="button" className={classes} onClick={onOpen}>
      {inside}
    </button>
  );
}

/** A seat's panel. */
export function SeatPanel(props: SeatPanelProps): ReactElement {
  return props.size === "strip" ? <Strip {...props} /> : <FullPanel {...props} />;
}
