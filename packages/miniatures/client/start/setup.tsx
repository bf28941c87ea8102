import {
  type Chosen,
  colourOf,
  FieldCard,
  type Lead,
  playersOf,
  SideBox,
  shownExtent,
  spoken,
} from "@undercroft/table";
import { type ReactElement, useMemo } from "react";
import { useStore } from "zustand";
import type { CreatureCard } from "../engine/index.ts";
import { groundOf } from "../engine/index.ts";
import { fieldOf } from "../facing/field.ts";
import { say } from "../words/index.ts";
import { choices, chooseWarband } from "./choices.ts";
import { battleOf, mapFor, warbandOf, warbandOptions } from "./plan.ts";

function leadOf({ id, name, cost, level, hitPoints }: CreatureCard): Lead {
  return {
    id,
    name: name[spoken()],
    figures: [
      { icon: "two-coins", value: cost },
      { icon: "hearts", value: hitPoints },
    ],
    label: say("start.creature", { points: cost, level }),
  };
}

function Side(props: { readonly number: number; readonly chosen: Chosen }): ReactElement {
  const { number, chosen } = props;
  const own = useStore(choices);
  const config = useMemo(() => battleOf(own), [own]);
  const { name, id } = warbandOf(own, number);
  const player = playersOf(chosen.foe, 2)[number];
  const seat = config.seats[number];
  const cards = [...new Set(seat?.creatures)].flatMap((card) => config.content.creatures[card] ?? []);
  const [first, second, third] = cards.toSorted((a, b) => b.cost - a.cost).map(({ emblem }) => emblem ?? "pawn");
  const owner =
    player === "person"
      ? chosen.foe === "screen"
        ? say("seat.person", { number: number + 1 })
        : say("start.yours")
      : say(player === "captain" ? "start.captains" : "start.recruits");
  return (
    <SideBox
      seat={colourOf(number)}
      owner={owner}
      mine={player === "person"}
      name={name[spoken()]}
      text={say("start.owner-limit", { points: config.limit, count: seat?.creatures.length ?? 0 })}
      emblems={[second ?? "pawn", first ?? "pawn", third ?? "pawn"]}
      leads={cards.slice(0, 6).map(leadOf)}
      lead=""
      onLead={() => undefined}
      change={
        <select
          className="pack-select"
          aria-label={say("start.warband-of", { number: number + 1 })}
          value={id}
          onChange={(event) => chooseWarband(number, event.target.value)}
        >
          {warbandOptions().map((option) => (
            <option key={option.id} value={option.id}>
              {option.name[spoken()]}
            </option>
          ))}
        </select>
      }
    />
  );
}

/** Where it is fought, and which warbands meet. */
export function Setup(props: { readonly chosen: Chosen; readonly open: (page: string) => void }): ReactElement {
  const own = useStore(choices);
  const map = mapFor(own);
  const size = shownExtent(groundOf(map));
  return (
    <>
      <section className="area-where">
        <h2>{say("start.where")}</h2>
        <FieldCard
          field={fieldOf(map)}
          name={map.name[spoken()]}
          line={say("start.map-line", { width: size.width, height: size.height })}
        />
      </section>
      <section className="area-packs">
        <h2>{say("start.who")}</h2>
        <div className="pack-pair">
          <Side number={0} chosen={props.chosen} />
          <Side number={1} chosen={props.chosen} />
        </div>
      </section>
    </>
  );
}
