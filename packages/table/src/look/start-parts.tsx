import { Fragment, type ReactElement, type ReactNode, useId } from "react";
import { U } from "../board/square.ts";
import { type BattlefieldFace, heightOf, Terrain, widthOf } from "../board/terrain.tsx";
import { Glyph } from "../common/glyph.tsx";
import type { SeatColour } from "../common/palette.ts";
import { SeatToken } from "../common/seat.tsx";

/** One of several, only one of which may hold. */
export interface Pick {
  readonly id: string;
  readonly icon: string;
  readonly name: string;
  readonly line: string;
}

/** A column of choices as large radio buttons. */
export function PickList(props: {
  readonly label: string;
  readonly picks: readonly Pick[];
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}): ReactElement {
  const group = useId();
  return (
    <fieldset className="picks">
      <legend className="sr">{props.label}</legend>
      {props.picks.map((pick) => (
        <label key={pick.id} className={pick.id === props.chosen ? "pick on" : "pick"}>
          <Glyph name={pick.icon} size={26} />
          <span>
            <b>{pick.name}</b>
            <small>{pick.line}</small>
          </span>
          <input
            type="radio"
            name={group}
            checked={pick.id === props.chosen}
            onChange={() => props.onChoose(pick.id)}
          />
        </label>
      ))}
    </fieldset>
  );
}

/** One of those who may lead a side, with the numbers that tell them apart. */
export interface Lead {
  readonly id: string;
  readonly name: string;
  readonly figures: readonly { readonly icon: string; readonly value: number }[];
  /** What a reader hears of the figures. */
  readonly label: string;
}

/** A side of a match as it is chosen: its three emblems, its words, who may lead it. */
export interface SideBoxProps {
  readonly seat: SeatColour;
  /** "Yours", "Captain’s". */
  readonly owner: string;
  readonly mine: boolean;
  readonly name: string;
  readonly text: string;
  readonly emblems: readonly [string, string, string];
  readonly leads: readonly Lead[];
  readonly lead: string;
  readonly onLead: (id: string) => void;
  /** Where a person who plays it gives a name. */
  readonly person?: ReactNode;
  /** What changes the side, if it may be changed; it stands for the name. */
  readonly change?: ReactNode;
  /** What stands below its words: what is against it. */
  readonly more?: ReactNode;
}

/** A side as a box with a coloured band. */
export function SideBox(props: SideBoxProps): ReactElement {
  return (
    <article className={`packbox seat-${props.seat}${props.mine ? " on" : ""}`} aria-label={props.name}>
      <div className="pband">
        <em>{props.owner}</em>
        {props.emblems.map((emblem, i) => (
          // A side may show one emblem twice.
          <Glyph key={String(i)} name={emblem} size={i === 1 ? 64 : 44} />
        ))}
      </div>
      <div className="packbox-head">
        {props.change ?? <h3>{props.name}</h3>}
        {props.person}
      </div>
      <p>{props.text}</p>
      {props.more}
      <div className="cmds">
        {props.leads.map((lead) => (
          <button
            type="button"
            key={lead.id}
            className={lead.id === props.lead ? "cmd on" : "cmd"}
            aria-pressed={lead.id === props.lead}
            aria-label={`${lead.name}. ${lead.label}`}
            onClick={() => props.onLead(lead.id)}
          >
            <b>{lead.name}</b>
            <span>
              {lead.figures.map(({ icon, value }) => (
                <Fragment key={icon}>
                  <Glyph name={icon} size={15} /> {value}
                </Fragment>
              ))}
            </span>
          </button>
        ))}
      </div>
    </article>
  );
}

/** A battlefield in small, with its name and a button. */
export function FieldCard(props: {
  readonly field: BattlefieldFace;
  readonly name: string;
  readonly line: string;
  readonly action?: { readonly label: string; readonly onPress: () => void };
}): ReactElement {
  const { field, action } = props;
  return (
    <div className="field-card">
      <svg
        viewBox={`0 0 ${widthOf(field) * U} ${heightOf(field) * U}`}
        preserveAspectRatio="xMidYMin slice"
        aria-hidden="true"
      >
        <Terrain field={field} coordinates={false} />
      </svg>
      <div className="cap">
        <span>
          <b>{props.name}</b>
          {props.line}
        </span>
        {action === undefined ? null : (
          <button type="button" className="tool framed" onClick={action.onPress}>
            {action.label}
          </button>
        )}
      </div>
    </div>
  );
}

/** The band that leads back into a game left open. */
export function ResumeBand(props: {
  readonly seat: SeatColour;
  readonly emblem: string;
  readonly title: string;
  readonly line: string;
  readonly action: string;
  readonly onResume: () => void;
}): ReactElement {
  return (
    <button type="button" className="resume" onClick={props.onResume}>
      <SeatToken seat={props.seat} emblem={props.emblem} size={40} />
      <span>
        <b>{props.title}</b>
        <small>{props.line}</small>
      </span>
      <em>{props.action}</em>
    </button>
  );
}
