import { RuleLink } from "@undercroft/table";
import { type ReactElement, useEffect, useState } from "react";
import { loadLedger } from "../../src/ledger/load-ledger.ts";
import { mendsFor, type Warband, type WarbandFault } from "../engine/index.ts";
import { say } from "../words/index.ts";
import { type Building, faultsOf } from "./building.ts";
import { faultWords, mendWords } from "./fault-words.ts";

let texts: Promise<ReadonlyMap<string, string>> | null = null;

/** The texts of the ledger by id; none if it cannot be fetched, and then it is asked for again next time. */
function ruleTexts(): Promise<ReadonlyMap<string, string>> {
  texts ??= loadLedger().then(
    ({ rules, rulings = [] }) =>
      new Map([
        ...rules.map(({ id, text }) => [id, text] as const),
        ...rulings.map(({ id, ruling }) => [id, ruling] as const),
      ]),
    () => {
      texts = null;
      return new Map();
    },
  );
  return texts;
}

/** The text of an entry as the ledger has it. */
function RuleText(props: { readonly rule: string; readonly texts: ReadonlyMap<string, string> }): ReactElement | null {
  const text = props.texts.get(props.rule);
  return text === undefined ? null : <p className="mn-rule-text">{text}</p>;
}

/** Everything that stands against a warband, each with its rule and what would mend it. */
export function Faults(props: {
  readonly list: Warband;
  readonly faults: readonly WarbandFault[];
  readonly building: Building;
  readonly onMend: (list: Warband, words: string) => void;
  readonly onRule: (rule: string) => void;
}): ReactElement {
  const { list, faults, building } = props;
  const { catalogue } = building;
  const [known, setKnown] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    let wanted = true;
    void ruleTexts().then((all) => {
      if (wanted) setKnown(all);
    });
    return () => {
      wanted = false;
    };
  }, []);
  const review = (next: Warband): readonly WarbandFault[] => faultsOf(next, building);
  if (faults.length === 0)
    return (
      <section className="mn-verdict good" aria-label={say("builder.verdict")}>
        <p>{say("builder.legal")}</p>
      </section>
    );
  return (
    <section className="mn-verdict" aria-label={say("builder.verdict")}>
      <h3>{say("builder.faults", { count: faults.length })}</h3>
      <ul>
        {faults.map((fault) => (
          <li key={`${fault.problem} ${fault.place.join(" ")} ${fault.values.card ?? ""}`}>
            <b>{faultWords(fault, catalogue)}</b>
            <RuleLink rule={{ id: fault.rule, label: `§ ${fault.rule}` }} onRule={props.onRule} />
            <RuleText rule={fault.rule} texts={known} />
            {fault.liftedBy.length === 0 ? null : (
              <p className="mn-lifts">
                {say("builder.lifted-by")}{" "}
                {fault.liftedBy.map((rule) => (
                  <RuleLink key={rule} rule={{ id: rule, label: `§ ${rule}` }} onRule={props.onRule} />
                ))}
              </p>
            )}
            <div className="mn-mends">
              {mendsFor(fault, list, catalogue, review).map((mend) => {
                const words = mendWords(mend, catalogue);
                return (
                  <button key={words} type="button" className="mn-mend" onClick={() => props.onMend(mend.list, words)}>
                    {words}
                  </button>
                );
              })}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
