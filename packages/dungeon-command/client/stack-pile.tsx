import { Glyph, type Rich, RichText, type SeatColour, SeatMark, SeatToken } from "@undercroft/table";
import { type ReactElement, useState } from "react";

/** Somebody on the stack's papers: a creature, or a seat itself when the emblem is null. */
export interface StackParty {
  readonly seat: SeatColour;
  readonly emblem: string | null;
  /** Shown beside the token; the actor usually goes without. */
  readonly name?: string;
}

/** An action that waits on the stack. */
export interface StackItem {
  readonly id: string;
  readonly actor: StackParty;
  /** Null for an action without a target; a string such as "herself" is shown as it is. */
  readonly target: StackParty | string | null;
  readonly title: string;
  readonly text: Rich;
  /** It was cancelled and will do nothing. */
  readonly void?: boolean;
}

/** The stack: the first item lies on top and resolves first. */
export interface StackPileProps {
  readonly items: readonly StackItem[];
  readonly labels: { readonly title: string; readonly order: string; readonly empty: string };
  readonly onItem?: (id: string) => void;
  readonly onHover?: (id: string | null) => void;
}

function Party(props: { readonly party: StackParty }): ReactElement {
  const { seat, emblem, name } = props.party;
  return (
    <span className="party">
      {emblem === null ? <SeatMark seat={seat} /> : <SeatToken seat={seat} emblem={emblem} />}
      {name}
    </span>
  );
}

function Towards(props: { readonly hot: boolean }): ReactElement {
  return (
    <svg className="arr" width={22} height={12} viewBox="0 0 22 12" aria-hidden="true">
      <path d="M1 6h17m-5-5l6 5-6 5" fill="none" stroke={props.hot ? "#8E1F1B" : "#54432E"} strokeWidth={2.2} />
    </svg>
  );
}

function PaperWords(props: { readonly item: StackItem; readonly place: number; readonly top: boolean }): ReactElement {
  const { item } = props;
  return (
    <>
      <span className="place">{props.place}</span>
      <span className="flow">
        <Party party={item.actor} />
        {item.target === null ? null : <Towards hot={props.top} />}
        {item.target === null ? null : typeof item.target === "string" ? (
          <span className="party">{item.target}</span>
        ) : (
          <Party party={item.target} />
        )}
      </span>
      <span className="act-title">{item.title}</span>
      <span className="act-text">
        <RichText text={item.text} />
      </span>
    </>
  );
}

function Paper(props: {
  readonly item: StackItem;
  readonly place: number;
  readonly top: boolean;
  readonly pile: StackPileProps;
}): ReactElement {
  const { item, pile } = props;
  const classes = `act${props.top ? "" : " low"}${item.void === true ? " void" : ""}`;
  const inside = <PaperWords item={item} place={props.place} top={props.top} />;
  return (
    <li
      onPointerEnter={() => pile.onHover?.(item.id)}
      onPointerLeave={() => pile.onHover?.(null)}
      onFocus={() => pile.onHover?.(item.id)}
      onBlur={() => pile.onHover?.(null)}
    >
      {pile.onItem === undefined ? (
        <div className={classes}>{inside}</div>
      ) : (
        <button type="button" className={classes} onClick={() => pile.onItem?.(item.id)}>
          {inside}
        </button>
      )}
    </li>
  );
}

/** The paper that has just left the top, for as long as no other comes or goes. */
function useGone(items: readonly StackItem[]): StackItem | null {
  const [held, setHeld] = useState<{ readonly items: readonly StackItem[]; readonly gone: StackItem | null }>({
    items,
    gone: null,
  });
  const ids = (list: readonly StackItem[]): string => list.map((item) => item.id).join(" ");
  if (ids(held.items) === ids(items)) return held.gone;
  const [top] = held.items;
  const gone = top === undefined || items.some((item) => item.id === top.id) ? null : top;
  setHeld({ items, gone });
  return gone;
}

/** The pile of papers that wait, the topmost bright; one that has been resolved lifts and goes. */
export function StackPile(props: StackPileProps): ReactElement {
  const { items, labels } = props;
  const gone = useGone(items);
  return (
    <section className="box stack-box" aria-label={labels.title}>
      <h2>
        <Glyph name="stack" size={17} /> {labels.title}
        {items.length > 0 ? <em>{labels.order}</em> : null}
      </h2>
      {items.length === 0 ? <p className="quiet">{labels.empty}</p> : null}
      {gone === null ? null : (
        <div className="pile gone" aria-hidden="true" key={gone.id}>
          <div className="act">
            <PaperWords item={gone} place={items.length + 1} top />
          </div>
        </div>
      )}
      <ol className="pile">
        {items.map((item, i) => (
          <Paper key={item.id} item={item} place={items.length - i} top={i === 0} pile={props} />
        ))}
      </ol>
    </section>
  );
}
