import { colourOf, NothingFound, PackShelf, plain, spoken } from "@undercroft/table";
import { type ReactElement, useDeferredValue, useMemo, useState } from "react";
import { contentOf, type Pack } from "../engine/index.ts";
import { allPacks, keywordsOf, packs as ownPacks } from "../engine/packs.ts";
import { commanderFace, creatureFace, orderFace } from "../facing/card-faces.ts";
import { say } from "../words/index.ts";
import { LargeCard } from "./large-card.tsx";

const KINDS = ["all", "commanders", "creatures", "orders"] as const;
type Kind = (typeof KINDS)[number];

interface Shown {
  readonly id: string;
  readonly kind: Exclude<Kind, "all">;
  readonly pack: number;
  /** Everything that a search looks at, in small letters. */
  readonly words: string;
}

function cardsOf(packs: readonly Pack[]): readonly Shown[] {
  const keywords = keywordsOf();
  const text = (...parts: readonly string[]): string => parts.join(" ").toLowerCase();
  return packs.flatMap((pack, i) => {
    const name = pack.name[spoken()];
    return [
      ...pack.commanders.map((card): Shown => {
        const face = commanderFace(card, keywords, "lapis", "");
        return { id: card.id, kind: "commanders", pack: i, words: text(name, face.name, ...face.text.map(plain)) };
      }),
      ...pack.creatures.map((card): Shown => {
        const face = creatureFace(card, keywords, "lapis");
        return {
          id: card.id,
          kind: "creatures",
          pack: i,
          words: text(name, face.name, face.keywords, ...face.abilities, ...face.powers.map(plain)),
        };
      }),
      ...pack.orders.map((card): Shown => {
        const face = orderFace(card, keywords);
        return {
          id: card.id,
          kind: "orders",
          pack: i,
          words: text(
            name,
            face.name,
            face.kindName,
            ...face.abilities,
            ...face.text.map(plain),
            plain(face.attach ?? ""),
          ),
        };
      }),
    ];
  });
}

/** All cards of all packs, to be searched and read. */
export function CardsPage(): ReactElement {
  const [packs, setPacks] = useState(() => allPacks());
  const [words, setWords] = useState("");
  const [kind, setKind] = useState<Kind>("all");
  const late = useDeferredValue(words.trim().toLowerCase());
  const cards = useMemo(() => cardsOf(packs), [packs]);
  const content = useMemo(() => contentOf(packs), [packs]);
  const found = cards.filter(
    (card) => (kind === "all" || card.kind === kind) && late.split(/\s+/).every((word) => card.words.includes(word)),
  );
  return (
    <main className="plain-page wide">
      <h1>{say("cards.title")}</h1>
      <PackShelf packs={ownPacks} onChange={() => setPacks(allPacks())} />
      <div className="search-row">
        <label className="field-label">
          {say("cards.search")}
          <input type="search" value={words} onChange={(event) => setWords(event.target.value)} />
        </label>
        <label className="field-label">
          {say("cards.kind")}
          <select value={kind} onChange={(event) => setKind(KINDS.find((one) => one === event.target.value) ?? "all")}>
            {KINDS.map((one) => (
              <option key={one} value={one}>
                {say(`cards.${one}`)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <p className="quiet" role="status">
        {say("cards.found", { count: found.length, all: cards.length })}
      </p>
      <NothingFound
        found={found.length}
        onAll={() => {
          setWords("");
          setKind("all");
        }}
      />
      <div className="card-grid">
        {found.map((card) => (
          <LargeCard key={card.id} content={content} card={card.id} seat={colourOf(card.pack)} />
        ))}
      </div>
    </main>
  );
}
