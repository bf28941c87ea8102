import { Glyph, SeatToken, spoken } from "@undercroft/table";
import { type KeyboardEvent, type ReactElement, useId, useRef, useState } from "react";
import { factionWords } from "../engine/index.ts";
import { say } from "../words/index.ts";
import type { Entry } from "./entries.ts";

/** What a card is, in a few words. */
export function entryLine({ card, factions, alignments, size, traits }: Entry): string {
  const levels = "levels" in card ? say("builder.levels", card.levels) : say("builder.level", { level: card.level });
  return [
    levels,
    ...(size === null ? [] : [say(`size.${size}`)]),
    ...alignments.map((one) => say(`alignment.${one}`)),
    ...traits.map((one) => say(`trait.${one}`)),
    factions.map((one) => factionWords[one][spoken()]).join("/"),
  ]
    .filter((part) => part !== "")
    .join(" · ");
}

/** A card of the list, and what would come of taking it. */
export interface Row {
  readonly entry: Entry;
  readonly count: number;
  /** Copies that there are at all; null where there are as many as one likes. */
  readonly most: number | null;
  /** Why one more may not join, in words; null if it may. */
  readonly barred: string | null;
}

interface CardListProps {
  readonly rows: readonly Row[];
  readonly read: string | null;
  readonly onRead: (id: string, opened: boolean) => void;
  readonly onAdd: (id: string) => void;
  readonly onRemove: (id: string) => void;
}

function CardRow(
  props: Omit<CardListProps, "rows"> & { readonly row: Row; readonly stop: boolean; readonly onStop: () => void },
): ReactElement {
  const { row, stop } = props;
  const { entry, count, barred, most } = row;
  const { id, name, card } = entry;
  const reason = useId();
  const classes = ["mn-entry", count > 0 ? "on" : "", barred === null ? "" : "barred", props.read === id ? "read" : ""];
  const tab = stop ? 0 : -1;
  return (
    <li className={classes.filter((one) => one !== "").join(" ")} data-card={id}>
      <button
        type="button"
        className="mn-entry-read"
        tabIndex={tab}
        aria-describedby={barred === null ? undefined : reason}
        onFocus={props.onStop}
        onClick={() => props.onRead(id, true)}
      >
        <SeatToken seat="lapis" emblem={card.emblem ?? "pawn"} size={34} />
        <span className="mn-entry-words">
          <b>{name}</b>
          <small>{entryLine(entry)}</small>
          {barred === null ? null : (
            <small className="mn-barred" id={reason}>
              {barred}
            </small>
          )}
        </span>
        <span className="mn-cost">
          <b className="num">{card.cost}</b>
          <small>{say("builder.points-short")}</small>
        </span>
      </button>
      <button
        type="button"
        className="tool"
        tabIndex={tab}
        aria-label={say("builder.less", { name })}
        disabled={count === 0}
        onClick={() => props.onRemove(id)}
      >
        −
      </button>
      <output aria-label={say("builder.held", { name })}>
        {most === null ? count : say("builder.of", { count, most })}
      </output>
      <button
        type="button"
        className="tool mn-add"
        tabIndex={tab}
        aria-label={say("builder.more", { name })}
        onClick={() => props.onAdd(id)}
      >
        +
      </button>
    </li>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };

/** All cards that were found. One of them is a stop for the keyboard: arrows go along, + and − take and give back. */
export function CardList(props: CardListProps): ReactElement {
  const { rows } = props;
  const list = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState<string | null>(null);
  const how = useId();
  const stop = Math.max(
    0,
    rows.findIndex(({ entry }) => entry.id === at),
  );
  const goTo = (place: number): void => {
    const row = rows[Math.min(rows.length - 1, Math.max(0, place))];
    if (row === undefined) return;
    setAt(row.entry.id);
    props.onRead(row.entry.id, false);
    const item = list.current?.querySelector(`[data-card="${row.entry.id}"] .mn-entry-read`);
    if (item instanceof HTMLElement) item.focus();
  };
  const press = (event: KeyboardEvent): void => {
    const row = rows[stop];
    const step = STEPS[event.key];
    if (event.ctrlKey || event.metaKey || event.altKey || row === undefined) return;
    if (step !== undefined) goTo(stop + step);
    else if (event.key === "Home") goTo(0);
    else if (event.key === "End") goTo(rows.length - 1);
    else if (event.key === "+" || event.key === "=") props.onAdd(row.entry.id);
    else if (event.key === "-" || event.key === "Delete") props.onRemove(row.entry.id);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <ul ref={list} className="mn-entries" aria-label={say("builder.cards")} aria-describedby={how} onKeyDown={press}>
        {rows.map((row, place) => (
          <CardRow key={row.entry.id} {...props} row={row} stop={place === stop} onStop={() => setAt(row.entry.id)} />
        ))}
      </ul>
      <p className="quiet mn-keys" id={how}>
        <Glyph name="open-book" size={14} /> {say("builder.keys")}
      </p>
    </>
  );
}
