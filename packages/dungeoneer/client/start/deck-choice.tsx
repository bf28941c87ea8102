import { ChoiceRow, Drawer, ListText } from "@undercroft/table";
import type { ReactElement } from "react";
import { useStore } from "zustand";
import { say } from "../words/index.ts";
import { bringDeck, choices } from "./choices.ts";
import { deckFaults, deckText, readDeck } from "./decks.ts";
import { keptDecks } from "./kept-decks.ts";

const deckTitle = (isLord: boolean): string => say(isLord ? "deck.peril" : "deck.glory");

/** What is kept is no choice of its own: whatever shows it is drawn anew when it changes. */
const drawAnew = (): void => choices.setState({});

/** Decks that were brought before, each of which can be forgotten. */
function KeptDecks(props: { readonly isLord: boolean }): ReactElement | null {
  useStore(choices);
  const lists = keptDecks(props.isLord);
  const all = lists.all();
  if (all.length === 0) return null;
  return (
    <section>
      <h3>{say("deck.kept")}</h3>
      <ul className="dg-kept-decks">
        {all.map(({ name }) => (
          <li key={name}>
            <span>{name}</span>
            <button
              type="button"
              className="line-button"
              aria-label={say("deck.forget-of", { name })}
              onClick={() => {
                lists.drop(name);
                drawAnew();
              }}
            >
              {say("deck.forget")}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The deck of a seat as a list, from a file or written here; what is taken over is kept for the next visit. */
export function DeckSheet(props: {
  readonly number: number;
  readonly isLord: boolean;
  readonly onClose: () => void;
}): ReactElement {
  const { number } = props;
  const title = deckTitle(props.isLord);
  const read = (text: string): readonly string[] => {
    const found = readDeck(text, choices.getState(), number);
    if (!found.ok) return found.problems;
    const deck = found.deck.name === "" ? { ...found.deck, name: title } : found.deck;
    bringDeck(number, deck);
    // What the browser has no room for is brought all the same, for this visit.
    keptDecks(props.isLord).keep(deck);
    drawAnew();
    return [];
  };
  return (
    <Drawer side="right" title={title} closeLabel={say("sheet.close")} onClose={props.onClose}>
      <ListText
        written={() => deckText(choices.getState(), number)}
        read={read}
        fileName={choices.getState().decks[number]?.name ?? title}
      />
      <KeptDecks isLord={props.isLord} />
    </Drawer>
  );
}

/** Which deck a player of a campaign brings: its own, or what the sets hold (dg.multiset.own-decks). */
export function DeckChoice(props: {
  readonly number: number;
  readonly isLord: boolean;
  readonly onOpen: () => void;
}): ReactElement {
  const { number } = props;
  const now = useStore(choices);
  const deck = now.decks[number] ?? null;
  const faults = deckFaults(now, number);
  const title = deckTitle(props.isLord);
  const kept = keptDecks(props.isLord).all();
  const names = [...new Set([...kept.map(({ name }) => name), ...(deck === null ? [] : [deck.name])])];
  return (
    <div className="dg-deck">
      {kept.length === 0 ? (
        <p>{deck === null ? say("deck.of-sets") : say("deck.own", { name: deck.name })}</p>
      ) : (
        <ChoiceRow
          label={title}
          options={["", ...names]}
          value={deck?.name ?? ""}
          words={(name) => (name === "" ? say("deck.sets-short") : name)}
          onChange={(name) => bringDeck(number, kept.find((one) => one.name === name) ?? null)}
        />
      )}
      {faults.length === 0 ? null : (
        <ul>
          {faults.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      )}
      <div className="button-row">
        <button type="button" aria-label={say("deck.bring-of", { title, number: number + 1 })} onClick={props.onOpen}>
          {say(deck === null ? "deck.bring" : "deck.change")}
        </button>
        {deck === null ? null : (
          <button
            type="button"
            aria-label={say("deck.leave-of", { title, number: number + 1 })}
            onClick={() => bringDeck(number, null)}
          >
            {say("deck.leave")}
          </button>
        )}
      </div>
    </div>
  );
}
