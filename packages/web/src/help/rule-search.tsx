import type { GameTypes } from "@undercroft/kernel";
import { type GameClient, say, spoken } from "@undercroft/table";
import { type ReactElement, useDeferredValue, useEffect, useRef, useState } from "react";
import { LedgerEntry } from "./entry.tsx";
import { HowToPlay } from "./how-to-play.tsx";
import type { GameKeys } from "./key-list.tsx";
import { type Entry, entriesIn, useLedger } from "./use-ledger.ts";

const MOST = 40;

/** Entries in which every word stands; those that have it in their id come first. */
export function search(entries: readonly Entry[], words: string): readonly Entry[] {
  const wanted = words
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== "");
  if (wanted.length === 0) return entries;
  const textOf = (entry: Entry): string =>
    `${entry.id} ${entry.section} ${entry.question} ${entry.text} ${entry.more}`.toLowerCase();
  const found = entries.filter((entry) => wanted.every((word) => textOf(entry).includes(word)));
  const named = (entry: Entry): number => (wanted.some((word) => entry.id.includes(word)) ? 0 : 1);
  return found.toSorted((a, b) => named(a) - named(b));
}

/** How to play, and after it the whole ledger, searchable; opens at one entry if it is named. */
export function RuleSearch<T extends GameTypes>(props: {
  readonly help: GameClient<T>["help"];
  readonly keys: GameKeys;
  readonly rule: string | null;
}): ReactElement {
  const { help } = props;
  const ledger = useLedger(help.loadLedger);
  const [words, setWords] = useState(props.rule ?? "");
  const late = useDeferredValue(words);
  const [all, setAll] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => setWords(props.rule ?? ""), [props.rule]);
  const entries = ledger === null ? [] : entriesIn(ledger);
  const exact = entries.find((entry) => entry.id === late.trim());
  const found = exact === undefined ? search(entries, late) : [exact];
  const shown = all ? found : found.slice(0, MOST);
  const sections = [...new Set(shown.map((entry) => entry.section))];
  const follow = (id: string): void => {
    setWords(id);
    setAll(false);
    input.current?.scrollIntoView({ block: "nearest" });
  };
  return (
    <div className="rule-search">
      <label className="field-label">
        {say("help.search")}
        <input
          ref={input}
          type="search"
          value={words}
          onChange={(event) => {
            setWords(event.target.value);
            setAll(false);
          }}
        />
      </label>
      {late.trim() === "" ? (
        <>
          <HowToPlay lead={help.lead()} chapters={help.chapters()} keys={props.keys} onRule={follow} />
          <h2 className="all-rules">{say("howto.contents")}</h2>
        </>
      ) : null}
      {spoken() === "en" ? null : <p className="quiet">{say("help.english")}</p>}
      <p className="quiet" role="status">
        {ledger === null ? say("help.loading") : say("help.found", { count: found.length, all: entries.length })}
      </p>
      {sections.map((section) => (
        <section key={section}>
          <h2 lang="en">{section}</h2>
          {shown
            .filter((entry) => entry.section === section)
            .map((entry) => (
              <LedgerEntry key={entry.id} entry={entry} onRule={follow} />
            ))}
        </section>
      ))}
      {shown.length < found.length ? (
        <button type="button" className="line-button" onClick={() => setAll(true)}>
          {say("help.all", { count: found.length })}
        </button>
      ) : null}
    </div>
  );
}
