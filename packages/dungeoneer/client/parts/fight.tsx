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

/** One side: who rolled, the die, the score that is added, the sum. */
function Side(props: { readonly roller: Roller; readonly ahead: boolean }): ReactElement {
  const { roller, ahead } = props;
  return (
    <div className={ahead ? "dg-roller ahead" : "dg-roller"}>
      <Token roller={roller} size={28} />
      <b>{roller.name}</b>
      <span className="dg-rolled">
        <Die die={roller.die} label={say("fight.die", { die: roller.die })} size={34} />
        <i>+{roller.plus}</i>
      </span>
      <strong>{roller.die + roller.plus}</strong>
    </div>
  );
}

const between = { attacker: "fight.hits", defender: "fight.is-hit", nobody: "fight.tie" } as const;

function Rolls(props: { readonly roll: LastRoll }): ReactElement {
  const { roll } = props;
  if (roll.is === "test")
    return (
      <div className="dg-duel">
        <Side roller={roll.roller} ahead={roll.success} />
        <span className="dg-between">{say("fight.needs")}</span>
        <div className={roll.success ? "dg-roller" : "dg-roller ahead"}>
          <strong>{roll.number}</strong>
        </div>
      </div>
    );
  const [attacker, defender] = roll.sides;
  return (
    <div className="dg-duel">
      <Side roller={attacker} ahead={roll.won === "attacker"} />
      <span className="dg-between">{say(between[roll.won])}</span>
      <Side roller={defender} ahead={roll.won === "defender"} />
    </div>
  );
}

function useLastRoll(): LastRoll | null {
  const body = useTableState((now) => now.shown.state.body);
  const story = useTableState((now) => now.story);
  const told = useTableState((now) => now.toldTo);
  return useMemo(() => lastRoll(body, story, told), [body, story, told]);
}

/** The last fight as two rolls, or the last test as a roll against its number. */
export function Fight(): ReactElement {
  const roll = useLastRoll();
  return (
    <section className="dg-box" aria-label={say("fight.title")}>
      <h3>
        <Glyph name="crossed-swords" size={17} /> {say(roll?.is === "test" ? "fight.test" : "fight.title")}
        {roll === null ? null : <em>{roll.score}</em>}
      </h3>
      {roll === null ? <p className="quiet">{say("fight.none")}</p> : <Rolls key={roll.id} roll={roll} />}
    </section>
  );
}

function ChipSide(props: { readonly roller: Roller; readonly ahead: boolean }): ReactElement {
  const { roller, ahead } = props;
  return (
    <span className={ahead ? "dg-rolled ahead" : "dg-rolled"}>
      <Token roller={roller} size={26} />
      <Die die={roller.die} label={`${roller.name}: ${say("fight.die", { die: roller.die })}`} size={24} />
      <i>+{roller.plus}</i>
      <b>{roller.die + roller.plus}</b>
    </span>
  );
}

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
          <ChipSide roller={roll.roller} ahead={roll.success} />
          <span className="dg-between">
            {say(roll.success ? "fight.makes" : "fight.misses", { number: roll.number })}
          </span>
        </>
      ) : (
        <>
          <ChipSide roller={roll.sides[0]} ahead={roll.won === "attacker"} />
          <span className="dg-between">{say(between[roll.won])}</span>
          <ChipSide roller={roll.sides[1]} ahead={roll.won === "defender"} />
        </>
      )}
    </button>
  );
}
