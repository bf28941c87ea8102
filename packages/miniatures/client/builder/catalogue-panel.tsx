import { spoken } from "@undercroft/table";
import { type ReactElement, type RefObject, useDeferredValue, useMemo, useState } from "react";
import type { Warband, WarbandFault } from "../engine/index.ts";
import { allPacks } from "../engine/packs.ts";
import { say } from "../words/index.ts";
import { type Building, broughtFaults, copiesOf, withCard, withoutCard } from "./building.ts";
import { CardList, type Row } from "./card-list.tsx";
import { type Entry, entriesOf } from "./entries.ts";
import { faultWords } from "./fault-words.ts";
import { everything, type Filter, fitsFilter, type Order, ordered } from "./filter.ts";
import { Filters } from "./filters.tsx";

/** The cards that the boosters held, or all. */
const inPool = (entries: readonly Entry[], { pool }: Building): readonly Entry[] =>
  pool === null ? entries : entries.filter(({ id }) => pool.creatures.includes(id));

/** All cards that may be taken: to be searched, read, taken and given back. */
export function CataloguePanel(props: {
  readonly list: Warband;
  readonly faults: readonly WarbandFault[];
  readonly building: Building;
  readonly search: RefObject<HTMLInputElement | null>;
  readonly read: string | null;
  readonly onRead: (id: string, opened: boolean) => void;
  readonly onChange: (list: Warband, words: string) => void;
}): ReactElement {
  const { list, faults, building } = props;
  const [filter, setFilter] = useState<Filter>(everything);
  const [order, setOrder] = useState<Order>({ by: "cost", down: false });
  const language = spoken();
  // The texts of the cards are written in the language of the moment.
  const all = useMemo(() => (language === spoken() ? entriesOf(allPacks()) : []), [language]);
  const entries = useMemo(() => inPool(all, building), [all, building]);
  const late = useDeferredValue(filter);
  const rows = useMemo(
    () =>
      ordered(entries, order, language).map((entry): Row => {
        const brought = broughtFaults(withCard(list, entry.id, building.catalogue), faults, building);
        const [first] = brought;
        return {
          entry,
          count: copiesOf(list, entry.id),
          most: building.pool === null ? null : building.pool.creatures.filter((id) => id === entry.id).length,
          barred:
            first === undefined
              ? null
              : say("builder.then", { what: faultWords(first, building.catalogue), rule: first.rule }),
        };
      }),
    [entries, order, language, list, faults, building],
  );
  const shown = rows.filter(({ entry, barred }) => fitsFilter(entry, late) && (barred === null || !late.joining));
  const name = (id: string): string => all.find((entry) => entry.id === id)?.name ?? id;
  return (
    <section className="mn-catalogue" aria-label={say("builder.cards")}>
      <Filters
        entries={entries}
        filter={filter}
        order={order}
        found={shown.length}
        all={entries.filter(({ kind }) => kind === filter.kind).length}
        search={props.search}
        onFilter={setFilter}
        onOrder={setOrder}
      >
        <label className="mn-check">
          <input
            type="checkbox"
            checked={filter.joining}
            onChange={(event) => setFilter({ ...filter, joining: event.target.checked })}
          />
          {say("builder.joining")}
        </label>
      </Filters>
      <CardList
        rows={shown}
        read={props.read}
        onRead={props.onRead}
        onAdd={(id) => props.onChange(withCard(list, id, building.catalogue), say("told.added", { name: name(id) }))}
        onRemove={(id) => {
          const less = withoutCard(list, id);
          if (less !== list) props.onChange(less, say("told.removed", { name: name(id) }));
        }}
      />
    </section>
  );
}
