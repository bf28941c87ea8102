import { Drawer, ListText } from "@undercroft/table";
import type { ReactElement } from "react";
import { useStore } from "zustand";
import { say } from "../words/index.ts";
import { bringDeck, choices } from "./choices.ts";
import { deckFaults, deckText, readDeck } from "./decks.ts";

const deckTitle = (isLord: boolean): string => say(isLord ? "deck.peril" : "deck.glory");

/** The deck of a seat as a list, from a file or written here. */
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
    bringDeck(number, found.deck.name === "" ? { ...found.deck, name: title } : found.deck);
    return [];
  };
  return (
    <Drawer side="right" title={title} closeLabel={say("sheet.close")} onClose={props.onClose}>
      <ListText
        written={() => deckText(choices.getState(), number)}
        read={read}
        fileName={choices.getState().decks[number]?.name ?? title}
      />
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
  return (
    <div className="dg-deck">
      <p>{deck === null ? say("deck.of-sets") : say("deck.own", { name: deck.name })}</p>
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
