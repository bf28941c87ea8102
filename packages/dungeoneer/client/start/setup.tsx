import { type Chosen, colourOf, NameField, ownerWords, playersOf, SideBox } from "@undercroft/table";
import { type ReactElement, useMemo, useState } from "react";
import { useStore } from "zustand";
import { MapCardDrawing } from "../board/map-card.tsx";
import { cornerOf, TILE } from "../board/measures.ts";
import type { Pack } from "../engine/index.ts";
import { say } from "../words/index.ts";
import { agreedIn } from "./agreed.ts";
import { callSeat, choices } from "./choices.ts";
import { DeckChoice, DeckSheet } from "./deck-choice.tsx";
import { COLUMNS, openingFaces } from "./opening-faces.ts";
import { isCampaign } from "./plan.ts";
import { dungeonlordOf } from "./seats.ts";
import { chosenSets, setNames } from "./sets.ts";

/** Heroes of the sets, three of them in each seat's band: which one comes, the deck decides. */
const emblemsOf = (number: number, sets: readonly Pack[]): readonly [string, string, string] => {
  const emblems = sets.flatMap(({ heroes }) => heroes.map(({ emblem }) => emblem ?? "hood"));
  const nth = (i: number): string => emblems[(number * 2 + i) % emblems.length] ?? "hood";
  return [nth(0), nth(1), nth(2)];
};

/** What a Dungeonlord has in his band. */
const LORD = ["evil-eyes", "overlord-helm", "crowned-skull"] as const;

function SeatBox(props: {
  readonly number: number;
  readonly chosen: Chosen;
  readonly count: number;
  readonly onDeck: () => void;
}): ReactElement {
  const { number, chosen, count } = props;
  const dungeonlord = useStore(choices, (now) => dungeonlordOf(count, now.dungeonlord));
  const campaign = isCampaign(chosen);
  const isLord = campaign && number === dungeonlord;
  const player = playersOf(chosen.foe, count)[number];
  const isPerson = player === "person";
  const name = useStore(choices, (now) => now.names[number] ?? "");
  const sets = useStore(choices, (now) => now.sets);
  return (
    <SideBox
      seat={colourOf(number)}
      owner={ownerWords(chosen.foe, player, number)}
      mine={isPerson}
      name={say(isLord ? "start.dungeonlord" : "start.seat", { number: number + 1 })}
      text={say(isLord ? "start.lord-line" : campaign ? "start.party-line" : "start.seat-line")}
      emblems={isLord ? LORD : emblemsOf(number, chosenSets({ sets }))}
      leads={[]}
      lead=""
      onLead={() => undefined}
      person={
        isPerson ? <NameField number={number} name={name} onName={(given) => callSeat(number, given)} /> : undefined
      }
      more={campaign ? <DeckChoice number={number} isLord={isLord} onOpen={props.onDeck} /> : undefined}
    />
  );
}

/** Where it is played, and who sits at the table. */
export function Setup(props: { readonly chosen: Chosen; readonly open: (page: string) => void }): ReactElement {
  const { chosen } = props;
  const count = useStore(choices, (now) => now.count);
  const isRevealed = useStore(choices, (now) => agreedIn(now, isCampaign(chosen)).includes("revealed-map"));
  const lord = useStore(choices, (now) => dungeonlordOf(count, now.dungeonlord));
  const [decking, setDecking] = useState<number | null>(null);
  const sets = useStore(choices, (now) => now.sets);
  const faces = useMemo(() => openingFaces(chosenSets({ sets })), [sets]);
  return (
    <>
      <section className="area-where">
        <h2>{say("start.map")}</h2>
        <div className="field-card">
          <svg viewBox={`0 0 ${TILE.width * COLUMNS} ${TILE.height * 2}`} aria-hidden="true">
            {faces.map(({ face, x, y }) => {
              const corner = cornerOf({ x, y });
              return (
                <g key={face.id} transform={`translate(${corner.x} ${corner.y})`}>
                  <MapCardDrawing face={face} />
                </g>
              );
            })}
          </svg>
          <div className="cap">
            <span>
              <b>{setNames({ sets })}</b>
              {say(isRevealed ? "start.map-revealed" : "start.map-line")}
            </span>
          </div>
        </div>
      </section>
      <section className="area-packs">
        <h2>{say("start.who")}</h2>
        <div className={count > 2 ? "pack-pair many" : "pack-pair"}>
          {Array.from({ length: count }, (_, number) => (
            <SeatBox
              key={String(number)}
              number={number}
              chosen={chosen}
              count={count}
              onDeck={() => setDecking(number)}
            />
          ))}
        </div>
      </section>
      {decking === null ? null : (
        <DeckSheet number={decking} isLord={decking === lord} onClose={() => setDecking(null)} />
      )}
    </>
  );
}
