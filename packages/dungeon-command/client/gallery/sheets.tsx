import {
  type BattlefieldFace,
  Cover,
  Drawer,
  EndPaper,
  FieldCard,
  GameArch,
  PickList,
  Piece,
  type PieceFace,
  QuestionPaper,
  ReplayBar,
  ResumeBand,
  Rosette,
  SideBox,
  StandingGraph,
  Terrain,
  Token,
  Tool,
  TopBar,
} from "@undercroft/table";
import { type ReactElement, useState } from "react";
import { treasureToken } from "../board/treasure.tsx";
import { CardBack } from "../cards/card-back.tsx";
import { CommanderCard } from "../cards/commander-card.tsx";
import { CreatureCard } from "../cards/creature-card.tsx";
import { OrderCard } from "../cards/order-card.tsx";
import { dungeonCommandDoor } from "../door.tsx";
import { FIELD, readRows } from "./field.ts";
import { CAPTAIN, GATE, HOLD, NET, ODDA, piece, WITCH } from "./people.ts";

const idle = (): void => undefined;

/** The door between two players, in Russian. */
export function CoverScene(): ReactElement {
  return (
    <Cover
      seat="madder"
      emblem="spider-mask"
      title="Передайте стол Марте"
      lines={["Ход Матери Иск, 7-й раунд. Вопрос ждёт её ответа.", "Карты откроются только по её слову."]}
      open="Я Марта, показать мои карты"
      note="Пока дверь закрыта, ничего не видно и не слышно."
      onOpen={idle}
    />
  );
}

/** The start page. */
export function StartScene(): ReactElement {
  const [foe, setFoe] = useState("captain");
  const commander = (id: string, name: string, morale: number, leadership: number) => ({
    id,
    name,
    figures: [
      { icon: "tattered-banner", value: morale },
      { icon: "laurel-crown", value: leadership },
      { icon: "card-random", value: 4 },
      { icon: "pawn", value: 3 },
    ],
    label: `Morale ${morale}, Leadership ${leadership}`,
  });
  return (
    <>
      <TopBar
        brand="Undercroft"
        tools={
          <>
            <button type="button" className="tool">
              English
            </button>
            <button type="button" className="tool" lang="ru">
              Русский
            </button>
            <Tool icon="open-book" label="Rules" onPress={idle} />
            <Tool icon="speaker-off" label="Sound is off" onPress={idle} />
          </>
        }
      />
      <main className="start-page">
        <div className="area-resume">
          <ResumeBand
            seat="lapis"
            emblem="queen-crown"
            title="Go on with your game"
            line="Dungeon Command, round 7, Marshal Odda against Captain, morale 11 to 9"
            action="Go on"
            onResume={idle}
          />
        </div>
        <section className="area-games">
          <h2>What shall we play?</h2>
          <div className="arches">
            <GameArch
              picture={dungeonCommandDoor.picture}
              name={dungeonCommandDoor.name}
              line="Warbands, order cards, no dice"
              chosen
              onChoose={idle}
            />
          </div>
        </section>
        <section className="area-foes">
          <h2>Against whom?</h2>
          <PickList
            label="Against whom?"
            chosen={foe}
            onChoose={setFoe}
            picks={[
              { id: "recruit", icon: "wooden-helmet", name: "Recruit", line: "Plays by the rules, and that is all" },
              { id: "captain", icon: "crested-helmet", name: "Captain", line: "Looks ahead, guards its Morale" },
              {
                id: "screen",
                icon: "tabletop-players",
                name: "On one screen",
                line: "Two people at one table",
              },
              { id: "watch", icon: "eye-target", name: "Watch two computers", line: "Both hands open" },
            ]}
          />
        </section>
        <section className="area-where">
          <h2>Where?</h2>
          <FieldCard
            field={FIELD}
            name="The Drowned Cellars"
            line="24 by 16, ready-made"
            action={{ label: "Lay the tiles yourself", onPress: idle }}
          />
        </section>
        <section className="area-packs">
          <h2>Who fights whom?</h2>
          <div className="pack-pair">
            <SideBox
              seat="lapis"
              owner="Yours"
              mine
              name="Free Companies"
              text="Soldiers of the river towns. They stand together, shield each other and grow rich."
              emblems={["bowman", "crested-helmet", "hound"]}
              leads={[commander("odda", "Marshal Odda", 13, 8), commander("toll", "The Toll King", 12, 9)]}
              lead="odda"
              onLead={idle}
            />
            <SideBox
              seat="madder"
              owner="Captain’s"
              mine={false}
              name="Weavers of the Deep"
              text="Spiders and those who feed them. They bind, wait, and strike what cannot move."
              emblems={["hanging-spider", "long-legged-spider", "spider-mask"]}
              leads={[commander("ysk", "Mother Ysk", 12, 9), commander("loom", "The Blind Loom", 14, 7)]}
              lead="ysk"
              onLead={idle}
            />
          </div>
        </section>
        <div className="area-begin begin">
          <label>
            Seed <input defaultValue="4711-otter-bell" />
          </label>
          <button type="button" className="go">
            Open the door
          </button>
        </div>
        <footer className="area-legal">
          Unofficial. The games’ names belong to their owners. Emblems: game-icons.net authors, CC BY 3.0.
        </footer>
      </main>
    </>
  );
}

const STATES: readonly (readonly [string, Partial<PieceFace> & { hp?: number }])[] = [
  ["Ready", {}],
  ["Tapped", { tapped: true }],
  ["Selected", { selected: true }],
  ["Target", { target: true }],
  ["Wounded", { hp: 30 }],
  ["Attached", { attached: 2 }],
  ["Acted", { acted: true }],
  ["Conditions", { conditions: ["terror", "flame", "imprisoned", "hearts", "dodging"] }],
  ["Hidden", { hidden: true }],
  ["Monogram", { emblem: null, monogram: "FC" }],
  ["Second", { seat: "madder", emblem: "spider-alt" }],
  ["Third", { seat: "verdigris", emblem: "troll" }],
  ["Fourth", { seat: "plum", emblem: "cultist" }],
];

const GROUND: readonly (readonly [string, BattlefieldFace])[] = [
  ["Clear", readRows(["..", ".."])],
  ["Difficult", readRows(["^^", "^^"])],
  ["Hazard", readRows(["!!", "!!"])],
  ["Obstacle", readRows(["o.", ".o"])],
  ["Wall", readRows(["#.", "#."])],
  ["Thin wall", { ...readRows(["..", ".."]), walls: [{ from: { x: 1, y: 0 }, to: { x: 1, y: 2 } }] }],
  ["Magic circle", readRows(["**", "**"])],
  ["Start area", readRows(["AA", "AA"])],
  ["Treasure", readRows(["$.", ".$"])],
  ["Forest", readRows(["ff", "ff"])],
  ["River", readRows(["~~", "~~"])],
  ["Pit", readRows(["PP", "PP"])],
];

/** Cards, pieces and terrain side by side. */
export function CardScene(): ReactElement {
  const [open, setOpen] = useState(false);
  return (
    <main style={{ padding: "22px 40px", display: "grid", gap: 18 }}>
      <h1>Cards, pieces and terrain</h1>
      <div style={{ display: "flex", flexWrap: "wrap", gap: 22 }}>
        <CreatureCard card={CAPTAIN} size="large" />
        <OrderCard
          card={{ ...HOLD, needs: "needs level 2 and STR", imprint: "Free Companies · 2 copies" }}
          size="large"
        />
        <OrderCard
          card={{ ...NET, needs: "needs level 2 and DEX" }}
          size="large"
          foot={{ text: "Needs DEX", ok: false }}
        />
        <CommanderCard card={ODDA} />
      </div>
      <div style={{ display: "flex", flexWrap: "wrap", gap: 14 }}>
        <OrderCard card={GATE} light="lit" chosen onPress={idle} foot={{ text: "Captain can play it", ok: true }} />
        <CreatureCard card={WITCH} foot={{ text: "Level 3 fits", ok: true }} onPress={idle} light="lit" />
        <CardBack kind="order" label="An order card" />
        <CardBack kind="creature" label="A creature card" />
        <Rosette label="Loading" turning size={140} />
        <div style={{ width: 380 }}>
          <QuestionPaper
            seat="lapis"
            who="You choose"
            question="How far do you slide it?"
            options={[]}
            amount={{ value: 2, least: 0, most: 3, label: "squares, 3 at most", onChange: idle }}
            confirm={{ label: "Slide it", ready: true, onConfirm: idle }}
            labels={{ region: "Question", less: "Less", more: "More", goesOn: "more below" }}
          />
        </div>
        <div style={{ width: 330 }}>
          <QuestionPaper
            seat="madder"
            who="Round 7"
            question="Mother Ysk is thinking"
            options={[]}
            waiting
            labels={{ region: "Question", less: "Less", more: "More", goesOn: "more below" }}
          />
        </div>
        <button type="button" className="line-button" onClick={() => setOpen(true)}>
          Open a sheet
        </button>
      </div>
      {open ? (
        <Drawer
          side={innerWidth < 820 ? "bottom" : "right"}
          title="A sheet"
          closeLabel="Close"
          onClose={() => setOpen(false)}
        >
          <p>Its words.</p>
          <button type="button" className="line-button">
            A button
          </button>
        </Drawer>
      ) : null}
      <div style={{ display: "flex", flexWrap: "wrap", gap: 10 }}>
        {STATES.map(([name, more]) => (
          <figure key={name} style={{ margin: 0, textAlign: "center" }}>
            <svg width={98} height={98} viewBox="-14 -14 68 68" role="img" aria-label={name}>
              <rect x={-12} y={-12} width={64} height={64} rx={4} fill="#E2D2AD" />
              <Piece piece={piece("captain", 0, 0, { hp: 70, ...more })} />
            </svg>
            <figcaption>{name}</figcaption>
          </figure>
        ))}
      </div>
      <div style={{ display: "flex", flexWrap: "wrap", gap: 10 }}>
        {GROUND.map(([name, field]) => (
          <figure key={name} style={{ margin: 0, textAlign: "center" }}>
            <svg width={104} height={104} viewBox="0 0 80 80" role="img" aria-label={name}>
              <Terrain field={field} coordinates={false} />
              {name === "Treasure" ? (
                <>
                  <Token token={treasureToken("a", { x: 0, y: 0 }, null)} />
                  <Token token={treasureToken("b", { x: 1, y: 1 }, 2)} />
                </>
              ) : null}
            </svg>
            <figcaption>{name}</figcaption>
          </figure>
        ))}
      </div>
    </main>
  );
}

/** The end of a match. */
export function EndScene(): ReactElement {
  return (
    <main style={{ display: "flex", gap: 18, padding: 20, alignItems: "flex-start" }}>
      <div style={{ width: 300 }}>
        <EndPaper
          seat="lapis"
          over="It is over"
          verdict="Free Companies win"
          reason="Round 9: Mother Ysk’s Morale reached 0."
          rule={{ id: "x", label: "§ dc.end.morale-zero" }}
          verified="All 14 shuffles verified"
        />
      </div>
      <section className="box" style={{ flex: 1 }}>
        <StandingGraph
          label="Morale by turn"
          at={13}
          series={[
            { seat: "lapis", values: [13, 13, 13, 12, 12, 12, 11, 11, 11, 11, 11, 11, 11, 11, 10, 10, 10, 9] },
            { seat: "madder", values: [12, 12, 12, 12, 10, 10, 10, 9, 9, 9, 9, 9, 9, 9, 6, 6, 4, 0] },
          ]}
          turns={Array.from({ length: 17 }, (_, i) => ({
            seat: i % 2 === 0 ? ("lapis" as const) : ("madder" as const),
            round: Math.floor(i / 2) + 1,
          }))}
        />
        <ReplayBar
          playing={false}
          place="step 174 of 291"
          labels={{
            first: "First",
            last: "Last",
            play: "Play",
            pause: "Pause",
            turnBack: "− turn",
            turnOn: "+ turn",
            stepBack: "− step",
            stepOn: "+ step",
          }}
          onMove={idle}
        />
      </section>
    </main>
  );
}
