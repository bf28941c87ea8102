import { type GamePageProps, PackShelf, pickFile, RuleLink, spoken } from "@undercroft/table";
import { type ReactElement, useDeferredValue, useMemo, useRef, useState } from "react";
import { useStore } from "zustand";
import { type CreatureCard, changeWords, decisionWords, exampleCard, type Pack, withCard } from "../engine/index.ts";
import { allPacks, packs } from "../engine/packs.ts";
import { dictionary, teller } from "../facing/names.ts";
import { StatCard } from "../parts/card.tsx";
import { say } from "../words/index.ts";
import { oldCardElsewhere } from "./elsewhere.ts";
import { packCalled, readOld } from "./imported.ts";
import { written } from "./written.ts";

/** Lines of the report, each with its rule. */
function Told(props: {
  readonly title: string;
  readonly hint?: string;
  readonly lines: readonly { readonly words: string; readonly rule: string }[];
  readonly onRule: (rule: string) => void;
}): ReactElement | null {
  if (props.lines.length === 0) return null;
  return (
    <section>
      <h2>{props.title}</h2>
      {props.hint === undefined ? null : <p className="quiet">{props.hint}</p>}
      <ul className="mn-old-told">
        {props.lines.map(({ words, rule }, i) => (
          <li key={`${String(i)} ${words}`}>
            {words} <RuleLink rule={{ id: rule, label: `§ ${rule}` }} onRule={props.onRule} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Where today's card goes: into a pack of the player's own, a new one or one that there is. */
function Keep(props: {
  readonly card: CreatureCard;
  readonly pack: Pack;
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly onKept: () => void;
}): ReactElement {
  const { card, name } = props;
  const [told, setTold] = useState("");
  const [problems, setProblems] = useState<readonly string[]>([]);
  const keep = async (): Promise<void> => {
    const made = withCard(props.pack, card, dictionary());
    const called = made.name[spoken()];
    const brought = await packs.bring(JSON.stringify(made), `${made.pack}.json`);
    setProblems(brought.is === "faulty" ? brought.problems : []);
    if (brought.is === "full") setTold(say("packs.full"));
    else if (brought.is === "taken") setTold(say("packs.taken", { id: made.pack }));
    else if (brought.is === "faulty") setTold(say("packs.faulty", { name: called, count: brought.problems.length }));
    else setTold(say("old.kept", { card: card.name[spoken()], pack: called }));
    if (brought.is === "kept") props.onKept();
  };
  return (
    <div className="mn-old-keep">
      <label className="field-label">
        {say("old.pack")}
        <input
          value={name}
          maxLength={60}
          placeholder={say("old.pack-usual")}
          onChange={(event) => props.onName(event.target.value)}
        />
      </label>
      <button type="button" className="line-button" onClick={() => void keep()}>
        {say("old.keep")}
      </button>
      <p role="status">{told}</p>
      {problems.length === 0 ? null : (
        <ul className="reasons" lang="en">
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Where a stat card of the older kind becomes one of today's (mn.oldcard.scope). */
export function OldCardsPage({ onRule }: GamePageProps): ReactElement {
  const { text } = useStore(written);
  const [name, setName] = useState("");
  const [kept, setKept] = useState(0);
  const area = useRef<HTMLTextAreaElement>(null);
  const late = useDeferredValue(text);
  const pack = packCalled(name.trim() === "" ? say("old.pack-usual") : name.trim(), allPacks());
  const read = useMemo(() => (late.trim() === "" ? null : readOld(late, pack.pack)), [late, pack.pack]);
  const write = (next: string): void => written.setState({ text: next });
  return (
    <main className="plain-page wide mn-old">
      <h1>{say("old.title")}</h1>
      <p>{say("old.lead")}</p>
      <div className="mn-old-both">
        <section aria-labelledby="mn-old-text">
          <h2 id="mn-old-text">{say("old.text")}</h2>
          <p className="quiet">{say("old.form")}</p>
          <textarea
            ref={area}
            rows={24}
            spellCheck={false}
            lang="en"
            aria-labelledby="mn-old-text"
            value={text}
            onChange={(event) => write(event.target.value)}
          />
          <div className="button-row">
            <button
              type="button"
              className="line-button"
              onClick={() => void pickFile(".txt,.json,text/plain").then((file) => file !== null && write(file.text))}
            >
              {say("old.load")}
            </button>
            <button type="button" className="line-button" onClick={() => write(exampleCard)}>
              {say("old.example")}
            </button>
          </div>
        </section>
        <div>
          <h2>{say("old.card")}</h2>
          {read === null ? <p className="quiet">{say("old.none")}</p> : null}
          {read?.ok === false ? (
            <div role="alert">
              <p>{say("old.unread")}</p>
              <ul className="reasons" lang="en">
                {read.problems.map((problem) => (
                  <li key={problem}>{problem}</li>
                ))}
              </ul>
            </div>
          ) : null}
          {read?.ok === true ? (
            <>
              <div className="mn-paper">
                <StatCard card={read.imported.card} seat={0} />
              </div>
              <Keep
                card={read.imported.card}
                pack={pack}
                name={name}
                onName={setName}
                onKept={() => setKept(kept + 1)}
              />
              <Told
                title={say("old.decisions", { count: read.imported.decisions.length })}
                hint={say("old.how-decide")}
                lines={read.imported.decisions.map((one) => ({ words: decisionWords(teller, one), rule: one.rule }))}
                onRule={onRule}
              />
              <Told
                title={say("old.changes", { count: read.imported.changes.length })}
                lines={read.imported.changes.map((one) => ({ words: changeWords(teller, one), rule: one.rule }))}
                onRule={onRule}
              />
            </>
          ) : null}
        </div>
      </div>
      <PackShelf
        key={kept}
        packs={packs}
        onChange={() => undefined}
        elsewhere={oldCardElsewhere(() => area.current?.focus())}
      />
    </main>
  );
}
