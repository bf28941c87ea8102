import {
  type Chosen,
  colourOf,
  FieldCard,
  type Foe,
  type Lead,
  NameField,
  ownerWords,
  playersOf,
  SideBox,
  shownExtent,
  spoken,
} from "@undercroft/table";
import { type ReactElement, useMemo } from "react";
import { useStore } from "zustand";
import type { CommanderCard } from "../engine/index.ts";
import { fieldOf } from "../facing/field.ts";
import { say } from "../words/index.ts";
import { choices, chooseSeat } from "./choices.ts";
import { packWords } from "./pack-words.ts";
import { isFirstGame, optionOf, planned, seatCount, type Wish, warbandOptions, warbandsOf, wishOf } from "./plan.ts";

function leadOf(card: CommanderCard): Lead {
  const { morale, leadership, startingOrders: orders, creatureHand: creatures } = card;
  return {
    id: card.id,
    name: card.name[spoken()],
    figures: [
      { icon: "tattered-banner", value: morale },
      { icon: "laurel-crown", value: leadership },
      { icon: "card-random", value: orders },
      { icon: "pawn", value: creatures },
    ],
    label: say("commander.label", { morale, leadership, orders, creatures }),
  };
}

function Seat(props: { readonly number: number; readonly wish: Wish; readonly foe: Foe }): ReactElement | null {
  const { number, wish, foe } = props;
  const choice = wish.seats[number];
  if (choice === undefined) return null;
  const first = isFirstGame(wish);
  const option = optionOf(first ? (wish.seats[0] ?? choice) : choice, first ? 0 : number);
  const list = warbandsOf(wish)[number];
  const player = playersOf(foe, seatCount(wish))[number];
  const commanders = option.pack?.commanders ?? [];
  const words = packWords(option);
  const options = warbandOptions();
  return (
    <SideBox
      seat={colourOf(number)}
      owner={ownerWords(foe, player, number)}
      mine={player === "person"}
      name={words.name}
      text={first ? say(number === 0 ? "start.gold-half" : "start.silver-half") : words.text}
      emblems={words.emblems}
      leads={commanders.filter((card) => !first || number === 0 || card.id === list?.commanders[0]).map(leadOf)}
      lead={list?.commanders[0] ?? ""}
      onLead={(commander) => chooseSeat(first ? 0 : number, { commander })}
      person={
        player === "person" ? (
          <NameField number={number} name={choice.name} onName={(name) => chooseSeat(number, { name })} />
        ) : undefined
      }
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

/** Where it is played, and which warbands meet. */
export function Setup(props: { readonly chosen: Chosen; readonly open: (page: string) => void }): ReactElement {
  const { chosen, open } = props;
  const own = useStore(choices);
  const wish = useMemo(() => wishOf(chosen, own), [chosen, own]);
  const plan = useMemo(() => planned(wish), [wish]);
  const count = seatCount(wish);
  const field = plan.ok ? fieldOf(plan.config.battlefield, plan.config.treasure) : null;
  const size = shownExtent(plan.ok ? plan.config.battlefield.shape : { width: 0, height: 0 });
  return (
    <>
      <section className="area-where">
        <h2>{say("start.where")}</h2>
        {field === null ? null : (
          <FieldCard
            field={field}
            name={say(wish.layout === null ? "start.ready-made" : "start.laid")}
            line={say("start.field-line", { width: size.width, height: size.height, face: say(`option.${wish.face}`) })}
            {...(isFirstGame(wish) ? {} : { action: { label: say("start.lay"), onPress: () => open("tiles") } })}
          />
        )}
      </section>
      <section className="area-packs">
        <h2>{say("start.who")}</h2>
        <div className={count > 2 ? "pack-pair many" : "pack-pair"}>
          {Array.from({ length: count }, (_, number) => (
            <Seat key={String(number)} number={number} wish={wish} foe={chosen.foe} />
          ))}
        </div>
      </section>
    </>
  );
}
