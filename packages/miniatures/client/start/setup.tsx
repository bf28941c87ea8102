import {
  type Chosen,
  colourOf,
  Drawer,
  FieldCard,
  type Lead,
  ownerWords,
  playersOf,
  SideBox,
  shownExtent,
  spoken,
} from "@undercroft/table";
import { type ReactElement, useMemo, useState } from "react";
import { useStore } from "zustand";
import { openDraft } from "../builder/draft.ts";
import { type CreatureCard, factionWords, groundOf, pointsSpent } from "../engine/index.ts";
import { fieldOf } from "../facing/field.ts";
import { StatCard } from "../parts/card.tsx";
import { say } from "../words/index.ts";
import { BattleChoice } from "./battle-choice.tsx";
import { catalogue } from "./catalogue.ts";
import { choices, chooseWarband } from "./choices.ts";
import { mapsOf, planned } from "./plan.ts";
import { againstIn } from "./problems.ts";
import { SeatFaults } from "./seat-faults.tsx";
import { FROM_BOOSTERS, type Leader, leadersOf, type WarbandOption, warbandOf, warbandOptions } from "./warbands.ts";

function leadOf({ card: { id, name, cost, level, hitPoints }, count }: Leader): Lead {
  return {
    id,
    name: count === 1 ? name[spoken()] : `${name[spoken()]} ×\u00a0${count}`,
    figures: [
      { icon: "two-coins", value: cost },
      { icon: "hearts", value: hitPoints },
    ],
    label: say("start.creature", { points: cost, level }),
  };
}

/** The dearest creatures that a warband shows on the start page. */
const SHOWN = 6;

function WarbandSelect(props: {
  readonly number: number;
  readonly options: readonly WarbandOption[];
  readonly value: string;
}): ReactElement {
  const own = props.options.filter((option) => option.own);
  const given = props.options.filter((option) => !option.own);
  const item = (option: WarbandOption): ReactElement => (
    <option key={option.id} value={option.id}>
      {option.name[spoken()]}
    </option>
  );
  return (
    <select
      className="pack-select"
      aria-label={say("start.warband-of", { number: props.number + 1 })}
      value={props.value}
      onChange={(event) => chooseWarband(props.number, event.target.value)}
    >
      {own.length === 0 ? (
        given.map(item)
      ) : (
        <>
          <optgroup label={say("start.ready")}>{given.map(item)}</optgroup>
          <optgroup label={say("start.own")}>{own.map(item)}</optgroup>
        </>
      )}
    </select>
  );
}

function SeatBox(props: {
  readonly number: number;
  readonly chosen: Chosen;
  readonly open: (page: string) => void;
  readonly onRead: (card: CreatureCard) => void;
}): ReactElement {
  const { number, chosen } = props;
  const own = useStore(choices);
  const options = warbandOptions(own, chosen.seed, number);
  const option = warbandOf(own, chosen.seed, number);
  const { warband } = option;
  const player = playersOf(chosen.foe, 2)[number];
  const leaders = leadersOf(warband);
  const [first, second, third] = leaders.map(({ card }) => card.emblem ?? "pawn");
  const plan = useMemo(() => planned(own, chosen.seed), [own, chosen.seed]);
  const faults = againstIn(plan, own).seats[number] ?? [];
  const build = (): void => {
    openDraft({ ...warband, name: option.name[spoken()] }, number);
    props.open("warband");
  };
  return (
    <SideBox
      seat={colourOf(number)}
      owner={ownerWords(chosen.foe, player, number)}
      mine={player === "person"}
      name={option.name[spoken()]}
      text={say("start.warband-line", {
        faction: warband.faction === null ? say("faction.any") : factionWords[warband.faction][spoken()],
        spent: pointsSpent(warband, catalogue()),
        limit: own.limit,
        count: warband.creatures.length,
      })}
      emblems={[second ?? "pawn", first ?? "pawn", third ?? "pawn"]}
      leads={leaders.slice(0, SHOWN).map(leadOf)}
      lead=""
      onLead={(id) => {
        const leader = leaders.find(({ card }) => card.id === id);
        if (leader !== undefined) props.onRead(leader.card);
      }}
      change={<WarbandSelect number={number} options={options} value={option.id} />}
      person={
        <button type="button" className="mn-build" onClick={build}>
          {say(faults.length > 0 ? "start.mend" : "start.change")}
        </button>
      }
      more={
        faults.length === 0 ? undefined : (
          <SeatFaults
            name={option.name[spoken()]}
            faults={faults}
            onBoosters={() => chooseWarband(number, FROM_BOOSTERS)}
          />
        )
      }
    />
  );
}

/** Which battle it is, where it is fought, and which warbands meet. */
export function Setup(props: { readonly chosen: Chosen; readonly open: (page: string) => void }): ReactElement {
  const { chosen } = props;
  const own = useStore(choices);
  const [read, setRead] = useState<CreatureCard | null>(null);
  const maps = [...new Set(mapsOf(own, chosen.seed))];
  const [map] = maps;
  const size = map === undefined ? { width: 0, height: 0 } : shownExtent(groundOf(map));
  return (
    <>
      <section className="area-where mn-where">
        <h2>{say("start.battle")}</h2>
        <BattleChoice seed={chosen.seed} />
        {map === undefined ? null : (
          <FieldCard
            field={fieldOf(map)}
            name={maps.map(({ name }) => name[spoken()]).join(" · ")}
            line={
              maps.length > 1
                ? say("start.map-either")
                : say("start.map-line", { width: size.width, height: size.height })
            }
          />
        )}
      </section>
      <section className="area-packs">
        <h2>{say("start.who")}</h2>
        <div className="pack-pair">
          {[0, 1].map((number) => (
            <SeatBox key={String(number)} number={number} chosen={chosen} open={props.open} onRead={setRead} />
          ))}
        </div>
      </section>
      {read === null ? null : (
        <Drawer side="right" title={read.name[spoken()]} closeLabel={say("sheet.close")} onClose={() => setRead(null)}>
          <StatCard card={read} seat={0} />
        </Drawer>
      )}
    </>
  );
}
