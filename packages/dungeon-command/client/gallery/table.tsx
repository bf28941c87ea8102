import {
  Battlefield,
  type BattlefieldMarks,
  Glyph,
  LogList,
  PhaseBar,
  type PieceFace,
  QuestionPaper,
  type QuestionPaperProps,
  squareName,
  type TokenFace,
  Tool,
  TopBar,
} from "@undercroft/table";
import { type ReactElement, useSyncExternalStore } from "react";
import { treasureToken } from "../board/treasure.tsx";
import { CreatureCard } from "../cards/creature-card.tsx";
import { OrderCard } from "../cards/order-card.tsx";
import { SeatPanel } from "../seat-panel.tsx";
import { StackPile } from "../stack-pile.tsx";
import { FIELD } from "./field.ts";
import {
  GATE,
  HAND,
  HOLD,
  MARSHAL,
  NET,
  piece,
  RUSSIAN_ORDERS,
  SEAT_LABELS,
  SHIELDS,
  STACK,
  WIND,
  WITCH,
  YSK,
} from "./people.ts";
import { reach } from "./reach.ts";

const LABELS = {
  board: "Battlefield, 24 by 16 squares",
  minimap: "Whole battlefield",
  zoomIn: "Closer",
  zoomOut: "Farther",
};
const PAPER = { region: "Question", less: "Less", more: "More", goesOn: "more below" };
const idle = (): void => undefined;
const labelOf = squareName;

const TREASURES: readonly TokenFace[] = [
  treasureToken("t1", { x: 1, y: 5 }, null),
  treasureToken("t2", { x: 17, y: 8 }, null),
  treasureToken("t3", { x: 6, y: 11 }, 2),
  treasureToken("t4", { x: 20, y: 11 }, null),
];

interface Scene {
  readonly pieces: readonly PieceFace[];
  readonly marks: BattlefieldMarks;
  readonly question: QuestionPaperProps;
  readonly centre: { readonly x: number; readonly y: number };
}

const ANSWER: Scene = {
  centre: { x: 9, y: 8 },
  pieces: [
    piece("scout", 5, 8, { target: true, glow: true }),
    piece("bowman", 3, 10, { tapped: true }),
    piece("captain", 7, 10, { hp: 70, attached: 1 }),
    piece("warden", 4, 8, { hp: 30 }),
    piece("hound", 9, 12, { hp: 10 }),
    piece("ogre", 11, 10, { hp: 80 }),
    piece("brood", 15, 3),
    piece("widow", 13, 9, { hp: 50, tapped: true, acted: true }),
    piece("hatch", 9, 5),
    piece("bat", 19, 8, { hp: 20, tapped: true, acted: true }),
    piece("thread", 10, 6, { selected: true, attached: 1 }),
  ],
  marks: {
    pool: { x: 8.5, y: 8.2, radius: 13 },
    sights: [
      { id: "free", from: { x: 10, y: 6 }, to: { x: 6, y: 8 }, free: true },
      { id: "spoilt", from: { x: 10, y: 6 }, to: { x: 6, y: 9 }, free: false, failsAt: { x: 7.15, y: 8.15 } },
    ],
    labels: [
      { id: "a", x: 6.5, y: 6.35, text: "Sight: this line is free" },
      { id: "b", x: 7.5, y: 8.25, text: "The pillar at g9 spoils the clear shot: cover", anchor: "start" },
    ],
  },
  question: {
    seat: "lapis",
    who: "You may answer",
    rule: { id: "dc.stack.every-player-may-respond", label: "§ dc.stack.every-player-may-respond" },
    question: "Barbed Shot flies at Lantern Scout",
    consequence: ["Unanswered: ", { text: "30 damage, 20 left: destroyed, −1 Morale", tone: "harm" }, "."],
    options: [
      { id: "dodge", label: "Dodge", detail: "taps the Scout, no damage", shortcut: "D" },
      { id: "shields", label: "Raise Shields", detail: "prevents 20: 10 left", shortcut: "1" },
      { id: "hold", label: "Hold the Ford", detail: "Warden assists: no damage", shortcut: "2" },
      { id: "pass", label: "Let it come", detail: "cower for 3 is asked next", shortcut: "Space" },
    ],
    labels: PAPER,
    onRule: idle,
  },
};

const costs = reach({ x: 7, y: 10 }, 6);
const standing = ["3,10", "4,8", "9,12", "5,8", "11,10", "12,10", "11,11", "12,11"];
const free = costs.filter(({ x, y }) => !standing.includes(`${x},${y}`));

const MOVE: Scene = {
  centre: { x: 12.4, y: 9.2 },
  pieces: [
    piece("bowman", 3, 10),
    piece("captain", 7, 10, { hp: 70, attached: 1, selected: true }),
    piece("warden", 4, 8, { hp: 30, acted: true, tapped: true }),
    piece("hound", 9, 12, { hp: 10 }),
    piece("ogre", 11, 10, { hp: 80 }),
    piece("scout", 5, 8, { acted: true, tapped: true }),
    piece("brood", 15, 3),
    piece("widow", 13, 9, { hp: 50 }),
    piece("hatch", 9, 5),
    piece("bat", 19, 8, { hp: 20 }),
    piece("thread", 10, 6, { attached: 1 }),
  ],
  marks: {
    lit: free,
    costs: free
      .filter(({ x, y }) => x !== 9 || y !== 7)
      .map((mark) => (mark.x === 6 && mark.y === 11 ? { ...mark, corner: true } : mark)),
    path: {
      squares: [
        { x: 7, y: 10 },
        { x: 7, y: 9 },
        { x: 8, y: 8 },
        { x: 9, y: 7 },
      ],
      cost: 3,
      stop: true,
    },
    labels: [
      {
        id: "stop",
        x: 9,
        y: 5.75,
        text: "Stops here: beside Thread-Archer",
        anchor: "end",
        leader: { x: 9.3, y: 7.3 },
      },
    ],
    arrows: [{ id: "tie", from: { x: 9.9, y: 7.1 }, to: { x: 10.2, y: 6.8 }, tone: "harm" }],
  },
  question: {
    seat: "lapis",
    who: "Ford Captain acts",
    rule: { id: "dc.move.stop-by-enemy", label: "§ dc.move.stop-by-enemy" },
    question: "Where does the Captain go?",
    consequence: ["Speed 6. To ", { text: "j8", tone: "strong" }, ": 3 of 6, and it stops beside the Thread-Archer."],
    options: [
      { id: "move", label: "Move to j8", detail: "then attack or play", shortcut: "↵" },
      { id: "stay", label: "Stay here", detail: "keep the move", shortcut: "Esc" },
      { id: "order", label: "Play an order", detail: "3 fit the Captain", shortcut: "O" },
      { id: "end", label: "End activation", detail: "Captain is done", shortcut: "E" },
    ],
    labels: PAPER,
    onRule: idle,
  },
};

const COWER: Scene = {
  centre: { x: 7.1, y: 8.2 },
  pieces: ANSWER.pieces.map((p) => (p.id === "hound" || p.id === "ogre" ? { ...p, x: p.x + 4 } : p)),
  marks: { pool: { x: 7.6, y: 8.2, radius: 7 }, bursts: [{ id: "b", x: 6.1, y: 7.65, amount: 30, kind: "damage" }] },
  question: {
    seat: "lapis",
    who: "Your answer",
    rule: { id: "dc.cower.option", label: "§ dc.cower.option" },
    question: "Does Lantern Scout cower?",
    consequence: ["Barbed Shot deals ", { text: "30", tone: "harm" }, ". The Scout has 20 left."],
    options: [
      { id: "stand", label: "Stand and take it", detail: "destroyed: Morale 11 → 10", icon: "skull-crossed-bones" },
      { id: "cower", label: "Cower", detail: "no damage: Morale 11 → 8", icon: "terror" },
      {
        id: "dodge",
        label: "Dodge",
        refusal: { reason: "Why not? The answers are over: it resolves now" },
      },
    ],
    columns: 1,
    labels: PAPER,
    onRule: idle,
  },
};

function useWidth(): number {
  return useSyncExternalStore(
    (changed) => {
      addEventListener("resize", changed);
      return () => removeEventListener("resize", changed);
    },
    () => innerWidth,
  );
}

/** Which moment of play the picture shows. */
export type Moment = "answer" | "move" | "cower" | "russian";

/** Russian runs a third longer: names, kinds and prices must still fit. */
const RUSSIAN: Scene = {
  ...ANSWER,
  question: {
    ...ANSWER.question,
    who: "Вы можете ответить",
    question: "Зазубренная стрела летит в Разведчицу с фонарём",
    consequence: ["Без ответа: ", { text: "урон 30, осталось 20: уничтожена, мораль −1", tone: "harm" }, "."],
    options: [
      { id: "dodge", label: "Уклониться", detail: "поворачивает Разведчицу, урона нет", shortcut: "D" },
      { id: "shields", label: "Поднять щиты", detail: "предотвращает 20: останется 10", shortcut: "1" },
      { id: "hold", label: "Удержать переправу", detail: "помогает Стражница рва: урона нет", shortcut: "2" },
      { id: "pass", label: "Пропустить", detail: "затем спросят о трусости за 3", shortcut: "Space" },
    ],
  },
};

const SCENES: Readonly<Record<Moment, Scene>> = { answer: ANSWER, move: MOVE, cower: COWER, russian: RUSSIAN };

const HANDS = {
  answer: [
    [SHIELDS, HOLD],
    [WIND, GATE, NET],
  ],
  move: [
    [GATE, NET, WIND],
    [SHIELDS, HOLD],
  ],
  cower: [
    [SHIELDS, HOLD],
    [WIND, GATE, NET],
  ],
  russian: [RUSSIAN_ORDERS.slice(0, 2), RUSSIAN_ORDERS.slice(2)],
} as const;

/** The whole table of Dungeon Command in a fixed moment. */
export function TableScene(props: { readonly moment: Moment }): ReactElement {
  const scene = SCENES[props.moment];
  const width = useWidth();
  const wide = width >= 1200;
  const narrow = width < 820;
  const size = wide ? "full" : "strip";
  const startCell = wide ? {} : { startCell: narrow ? 48 : 50 };
  const [lit, dim] = HANDS[props.moment];
  return (
    <main className="table-layout">
      <TopBar
        brand="Undercroft"
        sub="Dungeon Command"
        middle={
          <PhaseBar
            seat="madder"
            turn="Round 7 · Mother Ysk"
            label="Turn"
            short={["Round 7 · Activate, 3rd of 5", "Mother Ysk’s turn"]}
            phases={["Refresh", "Activate, 3rd of 5", "Deploy", "Cleanup"].map((name, i) => ({
              id: name,
              name,
              now: i === 1,
            }))}
          />
        }
        tools={
          <>
            <Tool
              icon="anticlockwise-rotation"
              label="Undo, stops at her answer"
              {...(narrow ? {} : { word: "Undo", note: "stops at: her answer" })}
              onPress={idle}
            />
            <span className="only-wide tools">
              <Tool icon="spyglass" label="Sight tool" onPress={idle} />
              <Tool icon="open-book" label="Rules and help" onPress={idle} />
              <Tool icon="speaker-off" label="Sound is off" onPress={idle} />
            </span>
            <span className="only-middle">
              <Tool icon="stack" label="Stack" word="Stack" note="empty" onPress={idle} />
            </span>
            {wide ? null : <Tool icon="scroll-unfurled" label="Log" onPress={idle} />}
            <Tool icon="hamburger-menu" label="Menu" onPress={idle} />
          </>
        }
      />
      <div className="area-seats">
        <div className="area-others">
          <SeatPanel face={YSK} labels={SEAT_LABELS} size={size} pips onOpen={idle} />
        </div>
        <div className="area-you">
          <SeatPanel
            face={props.moment === "move" ? MARSHAL : { ...MARSHAL, moraleAtRisk: narrow ? 1 : 3 }}
            labels={SEAT_LABELS}
            size={size}
            pips
            onOpen={idle}
          />
        </div>
      </div>
      <div className="area-board">
        <Battlefield
          field={FIELD}
          tokens={TREASURES}
          pieces={scene.pieces}
          marks={scene.marks}
          labels={LABELS}
          labelOf={labelOf}
          centre={scene.centre}
          mapWidth={narrow ? 88 : 132}
          {...startCell}
        />
        <span className="only-narrow">
          <button type="button" className="stack-chip">
            <Glyph name="stack" size={18} /> <b>2</b> on the stack
          </button>
        </span>
      </div>
      <div className="area-stack">
        <StackPile
          items={STACK}
          labels={{ title: "On the stack", order: "top resolves first", empty: "empty" }}
          onItem={idle}
        />
      </div>
      <div className="area-log">
        <LogList
          title="Log"
          note="all: L"
          onRule={idle}
          lines={[
            {
              id: "1",
              text: [
                { text: "Thread-Archer", tone: "strong" },
                " plays ",
                { text: "Barbed Shot", tone: "strong" },
                ". Its two parts wait on the stack.",
              ],
              rule: { id: "a", label: "§ dc.stack.multi-action-order" },
            },
            { id: "2", text: "your answer: undo stops here", barrier: true },
            {
              id: "3",
              text: [
                { text: "Ferry Ogre", tone: "strong" },
                " takes 30 from ",
                { text: "Silk Widow", tone: "strong" },
                ": 80 left.",
              ],
              rule: { id: "b", label: "§ dc.attack.damage-on-resolution" },
            },
            {
              id: "4",
              text: [{ text: "Gloom Bat", tone: "strong" }, " ends its move on a hazard: 10 damage."],
              rule: { id: "c", label: "§ dc.terrain.hazard.entry-damage" },
            },
          ]}
        />
      </div>
      <div className="area-question">
        <QuestionPaper {...scene.question} />
      </div>
      <div className="area-hand">
        <section className="hand" aria-label="Your hand">
          {lit.map((card) => (
            <OrderCard
              key={card.name}
              card={card}
              light="lit"
              onPress={idle}
              {...(wide ? { foot: { text: "Scout can play it", ok: true } } : {})}
            />
          ))}
          {dim.map((card) => (
            <OrderCard
              key={card.name}
              card={card}
              light="dim"
              onPress={idle}
              {...(wide ? { foot: { text: `${card.kindName}: your activation`, ok: false } } : {})}
            />
          ))}
          {wide ? (
            <>
              <CreatureCard card={WITCH} onPress={idle} />
              <CreatureCard card={HAND} onPress={idle} />
            </>
          ) : null}
        </section>
        <button type="button" className="hand-peek">
          5 orders, 2 creatures
        </button>
      </div>
    </main>
  );
}
