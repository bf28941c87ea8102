import { ChoiceRow, type Chosen } from "@undercroft/table";
import { type ReactElement, type ReactNode, useId } from "react";
import { useStore } from "zustand";
import { say } from "../words/index.ts";
import { type Switch, switchesOf } from "./agreed.ts";
import { COUNTS, choices, switchOver } from "./choices.ts";
import { isCampaign, mayBeLonger } from "./plan.ts";
import { dungeonlordOf } from "./seats.ts";
import { setSwitches, switchSet } from "./sets.ts";

/** Something that is in or out, with a line about it; `why` it cannot be moved, if it cannot, or a `note` on what it lacks. */
function SwitchRow(props: {
  readonly name: string;
  readonly line: string;
  readonly on: boolean;
  readonly why: ReactNode;
  readonly note?: string;
  readonly onSwitch: () => void;
}): ReactElement {
  const { name, line, on, why, note, onSwitch } = props;
  const id = useId();
  return (
    <label className={`dg-switch${on ? " on" : ""}${why === null ? "" : " stuck"}`}>
      <input
        type="checkbox"
        checked={on}
        disabled={why !== null}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-line`}
        onChange={onSwitch}
      />
      <span>
        <b id={`${id}-name`}>{name}</b>
        <span id={`${id}-line`}>
          {line}
          {why === null ? null : <em>{why}</em>}
          {note === undefined ? null : <em>{note}</em>}
        </span>
      </span>
    </label>
  );
}

/** One optional rule: what it does in a sentence, and why it cannot be switched over if it cannot. */
function RuleSwitch(props: { readonly one: Switch; readonly campaign: boolean }): ReactElement {
  const { option, on, stuck } = props.one;
  // A hero of a campaign is dealt one Quest, not two (dg.campaign.setup.hero-and-secret-quest).
  const line =
    props.campaign && option === "secret-quest" ? "rule.secret-quest-campaign-line" : (`rule.${option}-line` as const);
  const why =
    stuck === null ? null : (
      <>
        {stuck.words} <small className="rule">§ {stuck.rule}</small>
      </>
    );
  return (
    <SwitchRow name={say(`rule.${option}`)} line={say(line)} on={on} why={why} onSwitch={() => switchOver(option)} />
  );
}

/** The sets that are played with: any of them, one at least. */
function Sets(): ReactElement {
  const sets = setSwitches(useStore(choices));
  return (
    <fieldset className="dg-switches">
      <legend>{say("start.sets")}</legend>
      {sets.map(({ id, name, line, on, stuck }) => (
        <SwitchRow
          key={id}
          name={name}
          line={line}
          on={on}
          why={stuck ? say("start.set-last") : null}
          onSwitch={() => switchSet(id)}
        />
      ))}
      {sets.filter(({ on }) => on).length > 1 ? <p className="hint">{say("start.sets-mixed")}</p> : null}
    </fieldset>
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
  const now = useStore(choices);
  // It may be agreed on first: a deck with so many Map cards is read only then.
  const idle = !mayBeLonger(now);
  return (
    <SwitchRow
      name={say("start.longer")}
      line={say("start.longer-line")}
      on={now.longer}
      why={null}
      {...(idle ? { note: say("start.longer-needs-deck") } : {})}
      onSwitch={() => choices.setState({ longer: !now.longer })}
    />
  );
}

/** How many play, who is Dungeonlord, with which sets and by which optional rules. */
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
      <Sets />
      <fieldset className="dg-switches">
        <legend>{say("start.optional")}</legend>
        {switchesOf(now, campaign).map((one) => (
          <RuleSwitch key={one.option} one={one} campaign={campaign} />
        ))}
        {campaign ? <LongerSwitch /> : null}
      </fieldset>
    </>
  );
}
