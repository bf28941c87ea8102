import { ChoiceRow, type Chosen } from "@undercroft/table";
import { type ReactElement, useId } from "react";
import { useStore } from "zustand";
import { say } from "../words/index.ts";
import { type Switch, switchesOf } from "./agreed.ts";
import { COUNTS, choices, switchOver } from "./choices.ts";
import { isCampaign } from "./plan.ts";
import { dungeonlordOf } from "./seats.ts";

/** One optional rule: what it does in a sentence, and why it cannot be switched over if it cannot. */
function RuleSwitch(props: { readonly one: Switch }): ReactElement {
  const { option, on, stuck } = props.one;
  const id = useId();
  return (
    <label className={`dg-switch${on ? " on" : ""}${stuck === null ? "" : " stuck"}`}>
      <input
        type="checkbox"
        checked={on}
        disabled={stuck !== null}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-line`}
        onChange={() => switchOver(option)}
      />
      <span>
        <b id={`${id}-name`}>{say(`rule.${option}`)}</b>
        <span id={`${id}-line`}>
          {say(`rule.${option}-line`)}
          {stuck === null ? null : (
            <em>
              {stuck.words} <small className="rule">§ {stuck.rule}</small>
            </em>
          )}
        </span>
      </span>
    </label>
  );
}

/** Whoever is Dungeonlord in a campaign, which is meant for three or more (dg.campaign.roles, dg.campaign.player-count). */
function DungeonlordRow(): ReactElement {
  const { count, dungeonlord } = useStore(choices);
  const seats = COUNTS.map((one) => one - 1).filter((seat) => seat < count);
  return (
    <>
      <ChoiceRow
        label={say("option.dungeonlord")}
        options={["0", ...seats.map(String)]}
        value={String(dungeonlordOf(count, dungeonlord))}
        words={(seat) => say("start.seat", { number: Number(seat) + 1 })}
        onChange={(seat) => choices.setState({ dungeonlord: Number(seat) })}
      />
      {count < 3 ? <p className="hint">{say("start.campaign-count")}</p> : null}
    </>
  );
}

/** More Map cards in a deck of the Dungeonlord's own, if the others agree (dg.multiset.peril.extra-maps). */
function LongerSwitch(): ReactElement {
  const { longer } = useStore(choices);
  const id = useId();
  return (
    <label className={longer ? "dg-switch on" : "dg-switch"}>
      <input
        type="checkbox"
        checked={longer}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-line`}
        onChange={() => choices.setState({ longer: !longer })}
      />
      <span>
        <b id={`${id}-name`}>{say("start.longer")}</b>
        <span id={`${id}-line`}>{say("start.longer-line")}</span>
      </span>
    </label>
  );
}

/** How many play, who is Dungeonlord, and by which optional rules. */
export function Options(props: { readonly chosen: Chosen }): ReactElement {
  const now = useStore(choices);
  const campaign = isCampaign(props.chosen);
  return (
    <>
      <ChoiceRow
        label={say("option.count")}
        options={COUNTS.map(String)}
        value={String(now.count)}
        words={(option) => option}
        onChange={(next) => choices.setState({ count: COUNTS.find((one) => String(one) === next) ?? 2 })}
      />
      {campaign ? <DungeonlordRow /> : null}
      <fieldset className="dg-switches">
        <legend>{say("start.optional")}</legend>
        {switchesOf(now, campaign).map((one) => (
          <RuleSwitch key={one.option} one={one} />
        ))}
        {campaign ? <LongerSwitch /> : null}
      </fieldset>
    </>
  );
}
