import { type GamePageProps, NothingFound, PackShelf, spoken } from "@undercroft/table";
import { type ReactElement, useDeferredValue, useMemo, useState } from "react";
import { entriesOf } from "../builder/entries.ts";
import { everything, type Filter, fitsFilter, type Order, ordered } from "../builder/filter.ts";
import { Filters } from "../builder/filters.tsx";
import { allPacks, packs as ownPacks } from "../engine/packs.ts";
import { oldCardElsewhere } from "../old-cards/elsewhere.ts";
import { catalogue } from "../start/catalogue.ts";
import { say } from "../words/index.ts";
import { LargeCard } from "./large-card.tsx";

/** All cards of all packs, to be searched and read, and the shelf of the player's own. */
export function CardsPage({ open }: GamePageProps): ReactElement {
  const [packs, setPacks] = useState(() => allPacks());
  const [filter, setFilter] = useState<Filter>(everything);
  const [order, setOrder] = useState<Order>({ by: "name", down: false });
  const late = useDeferredValue(filter);
  const language = spoken();
  // The texts of the cards are written in the language of the moment.
  const entries = useMemo(() => (language === spoken() ? entriesOf(packs) : []), [packs, language]);
  const shown = useMemo(
    () => ordered(entries, order, language).filter((entry) => fitsFilter(entry, late)),
    [entries, order, language, late],
  );
  const known = catalogue();
  return (
    <main className="plain-page wide mn-cards-page">
      <h1>{say("cards.title")}</h1>
      <PackShelf
        packs={ownPacks}
        onChange={() => setPacks(allPacks())}
        elsewhere={oldCardElsewhere(() => open("old-cards"))}
      />
      <button type="button" className="text-button" onClick={() => open("old-cards")}>
        {say("cards.old")}
      </button>
      <Filters
        entries={entries}
        filter={filter}
        order={order}
        found={shown.length}
        all={entries.filter(({ kind }) => kind === filter.kind).length}
        onFilter={setFilter}
        onOrder={setOrder}
      />
      <NothingFound found={shown.length} onAll={() => setFilter({ ...everything, kind: filter.kind })} />
      <ul className="mn-card-grid" aria-label={say(`builder.${filter.kind}`)}>
        {shown.map(({ id }) => (
          <li key={id} className="mn-paper">
            <LargeCard id={id} catalogue={known} seat={0} />
          </li>
        ))}
      </ul>
    </main>
  );
}
