import { spoken } from "@undercroft/table";
import { type ReactElement, type ReactNode, type Ref, useId } from "react";
import { alignments, attackKinds, factions, factionWords, sizes } from "../engine/index.ts";
import { dictionary } from "../facing/names.ts";
import { say } from "../words/index.ts";
import { type Entry, FIGURES, type Figure, TRAITS } from "./entries.ts";
import { everything, type Filter, isNarrow, type Order } from "./filter.ts";

interface FiltersProps {
  readonly entries: readonly Entry[];
  readonly filter: Filter;
  readonly order: Order;
  /** How many cards were found, of how many. */
  readonly found: number;
  readonly all: number;
  readonly search?: Ref<HTMLInputElement>;
  readonly onFilter: (filter: Filter) => void;
  readonly onOrder: (order: Order) => void;
  /** What else narrows the list down. */
  readonly children?: ReactNode;
}

type Option = readonly [value: string, words: string];

function Choice(props: {
  readonly label: string;
  readonly value: string;
  readonly options: readonly Option[];
  readonly onChange: (value: string) => void;
}): ReactElement {
  return (
    <label className="field-label">
      {props.label}
      <select value={props.value} onChange={(event) => props.onChange(event.target.value)}>
        <option value="">{say("builder.any")}</option>
        {props.options.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}

/** A number as it is written in a field; null for an empty one. */
const numberIn = (text: string): number | null => (/^\d+$/.test(text.trim()) ? Number(text) : null);

function Range(props: {
  readonly figure: Figure;
  readonly filter: Filter;
  readonly onFilter: FiltersProps["onFilter"];
}) {
  const { figure, filter } = props;
  const [least, most] = filter.ranges[figure] ?? [null, null];
  const name = say(`figure.${figure}`);
  const change = (range: readonly [number | null, number | null]): void => {
    const { [figure]: _, ...others } = filter.ranges;
    const open = range[0] === null && range[1] === null;
    props.onFilter({ ...filter, ranges: open ? others : { ...others, [figure]: range } });
  };
  return (
    <fieldset className="mn-range">
      <legend>{name}</legend>
      <input
        inputMode="numeric"
        value={least ?? ""}
        placeholder={say("builder.from")}
        aria-label={say("builder.least", { name })}
        onChange={(event) => change([numberIn(event.target.value), most])}
      />
      <input
        inputMode="numeric"
        value={most ?? ""}
        placeholder={say("builder.to")}
        aria-label={say("builder.most", { name })}
        onChange={(event) => change([least, numberIn(event.target.value)])}
      />
    </fieldset>
  );
}

/** Words of the game that some cards have, as they are written. */
function wordsOf(entries: readonly Entry[], of: (entry: Entry) => readonly string[]): readonly Option[] {
  const known = dictionary();
  return [...new Set(entries.flatMap(of))]
    .map((word): Option => [word, known[word]?.[spoken()] ?? word])
    .toSorted((a, b) => a[1].localeCompare(b[1], spoken()));
}

const PLAIN_FIGURES = ["cost", "level"] as const;

/** What is looked for among the cards, and in which order they are shown. */
export function Filters(props: FiltersProps): ReactElement {
  const { entries, filter, order, onFilter } = props;
  const kind = useId();
  const set = (change: Partial<Filter>): void => onFilter({ ...filter, ...change });
  return (
    <search className="mn-filters">
      <div className="mn-filter-row">
        <fieldset className="mn-limits mn-kinds">
          <legend className="sr">{say("builder.cards")}</legend>
          <div>
            {(["creatures", "items"] as const).map((one) => (
              <label key={one} className={one === filter.kind ? "on" : ""}>
                <input type="radio" name={kind} checked={one === filter.kind} onChange={() => set({ kind: one })} />
                <span>{say(`builder.${one}`)}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <input
          ref={props.search}
          type="search"
          value={filter.query}
          placeholder={say("builder.search")}
          aria-label={say("builder.search")}
          onChange={(event) => set({ query: event.target.value })}
        />
        <select
          className="mn-sort"
          aria-label={say("builder.sort")}
          value={`${order.by}${order.down ? "-down" : ""}`}
          onChange={(event) => {
            const [by, down] = event.target.value.split("-");
            const figure = FIGURES.find((one) => one === by);
            props.onOrder({ by: figure ?? "name", down: down !== undefined });
          }}
        >
          {(["name", ...FIGURES] as const).flatMap((by) => {
            const words = by === "name" ? say("builder.name") : say(`figure.${by}`);
            return [
              <option key={by} value={by}>
                {say("builder.up", { words })}
              </option>,
              <option key={`${by}-down`} value={`${by}-down`}>
                {say("builder.down", { words })}
              </option>,
            ];
          })}
        </select>
      </div>
      <div className="mn-filter-row">
        <Choice
          label={say("builder.faction")}
          value={filter.faction}
          options={factions.map((one): Option => [one, factionWords[one][spoken()]])}
          onChange={(faction) => set({ faction })}
        />
        <Choice
          label={say("builder.alignment")}
          value={filter.alignment}
          options={alignments.map((one): Option => [one, say(`alignment.${one}`)])}
          onChange={(alignment) => set({ alignment })}
        />
        {PLAIN_FIGURES.map((figure) => (
          <Range key={figure} figure={figure} filter={filter} onFilter={onFilter} />
        ))}
      </div>
      <div className="mn-filter-row mn-filter-foot">
        <details>
          <summary>{say("builder.more-filters")}</summary>
          <div className="mn-filter-row">
            <Choice
              label={say("builder.keyword")}
              value={filter.keyword}
              options={wordsOf(entries, ({ keywords }) => keywords)}
              onChange={(keyword) => set({ keyword })}
            />
            <Choice
              label={say("builder.type")}
              value={filter.type}
              options={wordsOf(entries, ({ types }) => types)}
              onChange={(type) => set({ type })}
            />
            <Choice
              label={say("builder.size")}
              value={filter.size}
              options={sizes.map((one): Option => [one, say(`size.${one}`)])}
              onChange={(size) => set({ size })}
            />
            <Choice
              label={say("builder.attack")}
              value={filter.attack}
              options={attackKinds.map((one): Option => [one, say(`attack-kind.${one}`)])}
              onChange={(attack) => set({ attack })}
            />
            <Choice
              label={say("builder.rarity")}
              value={filter.rarity}
              options={(["common", "uncommon", "rare", "fixed"] as const).map(
                (one): Option => [one, say(`rarity.${one}`)],
              )}
              onChange={(rarity) => set({ rarity })}
            />
          </div>
          <div className="mn-filter-row mn-traits">
            {TRAITS.map((trait) => (
              <label key={trait} className="mn-check">
                <input
                  type="checkbox"
                  checked={filter.traits.includes(trait)}
                  onChange={(event) =>
                    set({
                      traits: event.target.checked
                        ? [...filter.traits, trait]
                        : filter.traits.filter((one) => one !== trait),
                    })
                  }
                />
                {say(`trait.${trait}`)}
              </label>
            ))}
          </div>
          <div className="mn-filter-row">
            {FIGURES.filter((figure) => figure !== "cost" && figure !== "level").map((figure) => (
              <Range key={figure} figure={figure} filter={filter} onFilter={onFilter} />
            ))}
          </div>
        </details>
        {props.children}
        <p className="quiet" role="status">
          {say("builder.found", { count: props.found, all: props.all })}
        </p>
        {isNarrow(filter) ? (
          <button type="button" className="text-button" onClick={() => onFilter({ ...everything, kind: filter.kind })}>
            {say("builder.clear")}
          </button>
        ) : null}
      </div>
    </search>
  );
}
