import { ChoiceRow, NothingFound, PackShelf, spoken } from "@undercroft/table";
import { type ReactElement, useDeferredValue, useMemo, useState } from "react";
import { type Content, cardsOf, contentOf } from "../engine/index.ts";
import { allPacks, packs as ownPacks } from "../engine/packs.ts";
import { say } from "../words/index.ts";
import { LargeCard } from "./large-card.tsx";
import { type CardKind, copiesOf, countsOf, type Entry, entriesOf, KINDS, type Looked, lookedFor } from "./shelf.ts";

/** One kind to choose, or all of them. */
function KindChip(props: {
  readonly words: string;
  readonly count: number;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}): ReactElement {
  return (
    <label className={props.chosen ? "dg-chip-kind on" : "dg-chip-kind"}>
      <input type="radio" name="dg-kind" checked={props.chosen} onChange={props.onChoose} />
      {props.words} <small>{props.count}</small>
    </label>
  );
}

function Filters(props: {
  readonly entries: readonly Entry[];
  readonly packs: readonly { readonly id: string; readonly name: string }[];
  readonly looked: Looked;
  readonly onLook: (looked: Looked) => void;
}): ReactElement {
  const { entries, packs, looked, onLook } = props;
  return (
    <search className="dg-filters">
      <label className="choice-row">
        <span>{say("cards.search")}</span>
        <input
          type="search"
          value={looked.words}
          placeholder={say("cards.search-hint")}
          onChange={(event) => onLook({ ...looked, words: event.target.value })}
        />
      </label>
      {packs.length > 1 ? (
        <ChoiceRow
          label={say("cards.set")}
          options={["", ...packs.map(({ id }) => id)]}
          value={looked.pack ?? ""}
          words={(id) => packs.find((one) => one.id === id)?.name ?? say("cards.all-sets")}
          onChange={(id) => onLook({ ...looked, pack: id === "" ? null : id })}
        />
      ) : null}
      <fieldset className="dg-kinds">
        <legend className="sr">{say("cards.kind")}</legend>
        <KindChip
          words={say("cards.all-kinds")}
          count={entries.length}
          chosen={looked.kind === null}
          onChoose={() => onLook({ ...looked, kind: null })}
        />
        {countsOf(entries).map(({ kind, count }) => (
          <KindChip
            key={kind}
            words={say(`kind.${kind}`)}
            count={count}
            chosen={looked.kind === kind}
            onChoose={() => onLook({ ...looked, kind })}
          />
        ))}
      </fieldset>
    </search>
  );
}

function Shelf(props: {
  readonly kind: CardKind;
  readonly content: Content;
  readonly entries: readonly Entry[];
}): ReactElement | null {
  const { kind, content, entries } = props;
  if (entries.length === 0) return null;
  return (
    <section>
      <h2>{say(`kind.${kind}`)}</h2>
      <ul className="dg-shelf">
        {entries.map(({ id, copies, pack }) => (
          <li key={`${pack}/${id}`}>
            <LargeCard content={content} card={id} />
            {copies > 1 ? <span className="quiet">{say("cards.copies", { count: copies })}</span> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

const EVERYTHING: Looked = { words: "", kind: null, pack: null };

/** How many cards are shown: of all there are; or all, and how many lie in the box with their copies; or none. */
function foundWords(entries: readonly Entry[], shown: readonly Entry[]): string {
  if (shown.length === 0) return say("cards.none");
  const [count, all] = [shown.length, entries.length];
  return count < all ? say("cards.found", { count, all }) : say("cards.all", { count, copies: copiesOf(entries) });
}

/** All cards of all sets by their kinds, to be searched and read. */
export function CardsPage(): ReactElement {
  const language = spoken();
  const [packs, setPacks] = useState(() => allPacks());
  const content = useMemo(() => contentOf(packs.map(cardsOf)), [packs]);
  // The texts of the cards are written in the language of the moment.
  const entries = useMemo(() => (language === spoken() ? entriesOf(packs, content) : []), [packs, content, language]);
  const [looked, setLooked] = useState<Looked>(EVERYTHING);
  const late = useDeferredValue(looked);
  const shown = useMemo(() => lookedFor(entries, late), [entries, late]);
  return (
    <main className="plain-page wide">
      <h1>{say("cards.title")}</h1>
      <p className="quiet">{say("cards.lead")}</p>
      <PackShelf packs={ownPacks} onChange={() => setPacks(allPacks())} />
      <Filters
        entries={entries}
        packs={packs.map(({ pack, name }) => ({ id: pack, name: name[language] }))}
        looked={looked}
        onLook={setLooked}
      />
      <p className="quiet" role="status">
        {foundWords(entries, shown)}
      </p>
      <NothingFound found={shown.length} onAll={() => setLooked(EVERYTHING)} />
      {KINDS.map((kind) => (
        <Shelf key={kind} kind={kind} content={content} entries={shown.filter((one) => one.kind === kind)} />
      ))}
    </main>
  );
}
