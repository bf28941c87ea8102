import {
  EmblemSprite,
  type Emblems,
  FieldCard,
  loadEmblems,
  PackBox,
  say,
  shownExtent,
  spoken,
} from "@undercroft/table";
import { type ReactElement, useEffect, useMemo, useState } from "react";
import { useStore } from "zustand";
import { go } from "../app/route.ts";
import type { CommanderCard } from "../engine/index.ts";
import { colourOf, fieldOf } from "../table/facing/field.ts";
import { optionOf, planned, seatCount, warbandOptions, warbandsOf } from "./begin.ts";
import { choices, chooseSeat, playersOf } from "./choices.ts";
import { Options } from "./options.tsx";
import { packWords } from "./pack-words.ts";

function commanderLine(card: CommanderCard): {
  readonly id: string;
  readonly name: string;
  readonly morale: number;
  readonly leadership: number;
  readonly orders: number;
  readonly creatures: number;
  readonly label: string;
} {
  return {
    id: card.id,
    name: card.name[spoken()],
    morale: card.morale,
    leadership: card.leadership,
    orders: card.startingOrders,
    creatures: card.creatureHand,
    label: say("commander.label", {
      morale: card.morale,
      leadership: card.leadership,
      orders: card.startingOrders,
      creatures: card.creatureHand,
    }),
  };
}

/** Longest name of a player. */
const NAME_LENGTH = 24;

function NameField(props: { readonly number: number }): ReactElement {
  const { number } = props;
  const name = useStore(choices, (state) => state.seats[number]?.name ?? "");
  return (
    <label className="name-field">
      {say("start.name")}
      <input
        value={name}
        maxLength={NAME_LENGTH}
        autoComplete="off"
        placeholder={say("seat.person", { number: number + 1 })}
        onChange={(event) => chooseSeat(number, { name: event.target.value })}
      />
    </label>
  );
}

function Seat(props: { readonly number: number }): ReactElement | null {
  const { number } = props;
  const chosen = useStore(choices);
  const choice = chosen.seats[number];
  if (choice === undefined) return null;
  const first = chosen.game === "first-game";
  const option = optionOf(first ? (chosen.seats[0] ?? choice) : choice, first ? 0 : number);
  const list = warbandsOf(chosen)[number];
  const player = playersOf({ foe: chosen.foe, count: seatCount(chosen) })[number];
  const owner =
    player === "person"
      ? chosen.foe === "screen"
        ? say("seat.person", { number: number + 1 })
        : say("start.yours")
      : say(player === "captain" ? "start.captains" : "start.recruits");
  const commanders = option.pack?.commanders ?? [];
  const words = packWords(option);
  const options = warbandOptions();
  return (
    <PackBox
      seat={colourOf(number)}
      owner={owner}
      mine={player === "person"}
      name={words.name}
      text={first ? say(number === 0 ? "start.gold-half" : "start.silver-half") : words.text}
      emblems={words.emblems}
      commanders={commanders
        .filter((card) => !first || number === 0 || card.id === list?.commanders[0])
        .map(commanderLine)}
      commander={list?.commanders[0] ?? ""}
      onCommander={(commander) => chooseSeat(first ? 0 : number, { commander })}
      person={player === "person" ? <NameField number={number} /> : undefined}
      change={
        first && number > 0 ? undefined : (
          <select
            className="pack-select"
            aria-label={say("start.warband-of", { number: number + 1 })}
            value={option.id}
            onChange={(event) => chooseSeat(number, { warband: event.target.value, commander: "" })}
          >
            {options.map((one) => (
              <option key={one.id} value={one.id}>
                {packWords(one).name}
              </option>
            ))}
          </select>
        )
      }
    />
  );
}

/** Warbands, battlefield and how it is played: the part of the start page that needs the game's engine. */
export default function Warbands(): ReactElement {
  const chosen = useStore(choices);
  const plan = useMemo(() => planned(chosen), [chosen]);
  const [emblems, setEmblems] = useState<Emblems | null>(null);
  useEffect(() => {
    void loadEmblems().then(setEmblems);
  }, []);
  const count = seatCount(chosen);
  const field = plan.ok ? fieldOf(plan.config.battlefield, plan.config.treasure) : null;
  const size = shownExtent(plan.ok ? plan.config.battlefield.shape : { width: 0, height: 0 });
  return (
    <>
      {emblems === null ? null : <EmblemSprite emblems={emblems} />}
      <section className="area-where">
        <h2>{say("start.where")}</h2>
        {field === null ? null : (
          <FieldCard
            field={field}
            name={say(chosen.layout === null ? "start.ready-made" : "start.laid")}
            line={say("start.field-line", {
              width: size.width,
              height: size.height,
              face: say(`option.${chosen.face}`),
            })}
            {...(chosen.game === "first-game"
              ? {}
              : { action: { label: say("start.lay"), onPress: () => go({ page: "tiles" }) } })}
          />
        )}
      </section>
      <section className="area-packs">
        <h2>{say("start.who")}</h2>
        <div className={count > 2 ? "pack-pair many" : "pack-pair"}>
          {Array.from({ length: count }, (_, number) => (
            <Seat key={String(number)} number={number} />
          ))}
        </div>
      </section>
      <div className="area-begin begin">
        <Options />
        <label>
          {say("start.seed")}{" "}
          <input
            value={chosen.seed}
            maxLength={60}
            onChange={(event) => choices.setState({ seed: event.target.value })}
          />
        </label>
      </div>
    </>
  );
}
