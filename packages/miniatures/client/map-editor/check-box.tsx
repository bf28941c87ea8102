import { RuleLink } from "@undercroft/table";
import type { ReactElement } from "react";
import { type MapConcern, mostOthers, smallestCrowd } from "../engine/index.ts";
import { say } from "../words/index.ts";
import type { MapDraft } from "./draft.ts";
import { nameOf } from "./square-words.ts";

/** What stands against playing on the map, and what else its author should know: each with its rule and its place. */
export function CheckBox(props: {
  readonly draft: MapDraft;
  readonly concerns: readonly MapConcern[];
  readonly onShow: (squares: readonly number[]) => void;
  readonly onRule: (rule: string) => void;
}): ReactElement {
  const { draft, concerns } = props;
  const hindering = concerns.filter(({ hinders }) => hinders).length;
  const other = concerns.length - hindering;
  return (
    <section className={hindering === 0 ? "map-check good" : "map-check"} aria-label={say("maps.check")}>
      <p role="status">
        <b>{hindering === 0 ? say("maps.sound") : say("maps.hinders", { count: hindering })}</b>
        {other === 0 ? null : <> {say("maps.advice", { count: other })}</>}
      </p>
      {concerns.length === 0 ? null : (
        <ul>
          {concerns.map(({ concern, rule, hinders, squares, label }) => {
            const words = say(`maps.fault-${concern}`, { label, most: mostOthers, crowd: smallestCrowd });
            const [first] = squares;
            return (
              <li key={`${concern}${label}${String(first)}`} className={hinders ? "hinders" : ""}>
                <span>{words} </span>
                {first === undefined ? null : (
                  <button type="button" className="line-button" onClick={() => props.onShow(squares)}>
                    {say("maps.show", { square: nameOf(draft, first) })}
                  </button>
                )}
                <RuleLink rule={{ id: rule, label: `§ ${rule}` }} onRule={props.onRule} />
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
