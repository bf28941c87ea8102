import { Glyph, GlyphMark, SeatToken } from "@undercroft/table";
import { type ReactElement, useMemo } from "react";
import { type LastRoll, lastRoll, type Roller } from "../facing/fights.ts";
import { useTable, useTableState } from "../table.ts";
import { say } from "../words/index.ts";
import { Die } from "./die.tsx";

function Token(props: { readonly roller: Roller; readonly size: number }): ReactElement {
  const { size } = props;
  const { seat, emblem } = props.roller;
  if (seat !== null) return <SeatToken seat={seat} emblem={emblem} size={size} />;
  return (
    <svg width={size} height={size} viewBox="-17 -17 34 34" aria-hidden="true">
      <path d="M0 -16l16 16-16 16-16-16z" fill="#3A1210" stroke="#F3E8D0" />
      <GlyphMark name={emblem} x={-9} y={-9} size={18} colour="#FFD9C9" />
    </svg>
  );
}

/** What the die and what is added come to; what is added alone before the die falls. */
const sumOf = ({ die, plus }: Roller): string => (die === null ? "…" : String(die + plus));

const dieWords = ({ die }: Roller): string => (die === null ? say("fight.no-die") : say("fight.die", { die }));

/** One side: who rolled, the die, the score that is added, the sum. */
function Side(props: { readonly roller: Roller; readonly ahead: boolean }): ReactElement {
  const { roller, ahead } = props;
  return (
    <div className={ahead ? "dg-roller ahead" : "dg-roller"}>
      <Token roller={roller} size={28} />
      <b>{roller.name}</b>
      <span className="dg-rolled">
        <Die die={roller.die} label={dieWords(roller)} size={34} />
        <i>+{roller.plus}</i>
      </span>
      <strong>{sumOf(roller)}</strong>
    </div>
  );
}

const between = { attacker: "fight.hits", defender: "fight.is-hit", nobody: "fight.tie" } as const;

/** What comes of two rolls, or stands between them while that is not settled. */
const betweenWords = (won: keyof typeof between | null): string => say(won === null ? "fight.against" : between[won]);

const testWords = (success: boolean | null): string =>
  success === null ? "" : say(success ? "fight.made" : "fight.missed");

function Rolls(props: { readonly roll: LastRoll }): ReactElement {
  const { roll } = props;
  if (roll.is === "test")
    return (
      <div className="dg-duel">
        <Side roller={roll.roller} ahead={roll.success === true} />
        <span className="dg-between">{testWords(roll.success)}</span>
        <div className={roll.success === false ? "dg-roller needed ahead" : "dg-roller needed"}>
          <b>{say("fight.needed")}</b>
          <strong>{roll.number}</strong>
        </div>
      </div>
    );
  const [attacker, defender] = roll.sides;
  return (
    <div className="dg-duel">
      <Side roller={attacker} ahead={roll.won === "attacker"} />
      <span className="dg-between">{betweenWords(roll.won)}</span>
      <Side roller={defender} ahead={roll.won === "defender"} />
    </div>
  );
}

function useLastRoll(): LastRoll | null {
  const state = useTableState((now) => now.shown.state);
  const story = useTableState((now) => now.story);
  const told = useTableState((now) => now.toldTo);
  return useMemo(() => lastRoll(state, story, told), [state, story, told]);
}

const isSettled = (roll: LastRoll): boolean => (roll.is === "test" ? roll.success : roll.won) !== null;

function titleOf(roll: LastRoll | null): "fight.title" | "fight.test" | "fight.now" {
  if (roll !== null && !isSettled(roll)) return "fight.now";
  return roll?.is === "test" ? "fight.test" : "fight.title";
}

/** The last fight as two rolls, or the last test as a roll against its number. */
export function Fight(): ReactElement {
  const roll = useLastRoll();
  const isTakenUp = useTableState((now) => now.session.record.origin !== null);
  return (
    <section className="dg-box" aria-label={say("fight.title")}>
      <h3>
        <Glyph name="crossed-swords" size={17} /> {say(titleOf(roll))}
        {roll === null ? null : <em>{roll.score}</em>}
      </h3>
      {roll === null ? (
        <p className="quiet">{say(isTakenUp ? "fight.none-since" : "fight.none")}</p>
      ) : (
        <Rolls key={roll.id} roll={roll} />
      )}
    </section>
  );
}

function ChipSide(props: { readonly roller: Roller; readonly ahead: boolean }): ReactElement {
  const { roller, ahead } = props;
  return (
    <span className={ahead ? "dg-rolled ahead" : "dg-rolled"}>
      <Token roller={roller} size={26} />
      <Die die={roller.die} label={`${roller.name}: ${dieWords(roller)}`} size={24} />
      <i>+{roller.plus}</i>
      <b>{sumOf(roller)}</b>
    </span>
  );
}

const chipWords = (success: boolean | null): "fight.needs" | "fight.makes" | "fight.misses" =>
  success === null ? "fight.needs" : success ? "fight.makes" : "fight.misses";

/** What has been rolled since one's last answer, in a line over the map: for screens without room beside it. */
export function FightChip(): ReactElement | null {
  const { desk } = useTable();
  const roll = useLastRoll();
  const viewer = useTableState((now) => now.viewer);
  const since = useTableState((now) => now.lastAnswer[viewer ?? ""] ?? 0);
  if (roll === null || roll.at < since) return null;
  return (
    <button
      key={roll.id}
      type="button"
      className="dg-chip"
      onClick={() => desk.setState({ open: { sheet: "own", name: "side" } })}
    >
      {roll.is === "test" ? (
        <>
          <ChipSide roller={roll.roller} ahead={roll.success === true} />
          <span className="dg-between">{say(chipWords(roll.success), { number: roll.number })}</span>
        </>
      ) : (
        <>
          <ChipSide roller={roll.sides[0]} ahead={roll.won === "attacker"} />
          <span className="dg-between">{betweenWords(roll.won)}</span>
          <ChipSide roller={roll.sides[1]} ahead={roll.won === "defender"} />
        </>
      )}
    </button>
  );
}
