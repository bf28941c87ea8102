import { Glyph, GlyphMark, SeatToken } from "@undercroft/table";
import { type ReactElement, useMemo } from "react";
import { type LastRoll, lastRoll, type Roller } from "../facing/fights.ts";
import { useTableState } from "../table.ts";
import { say } from "../words/index.ts";
import { Die } from "./die.tsx";

function Token(props: { readonly roller: Roller }): ReactElement {
  const { seat, emblem } = props.roller;
  if (seat !== null) return <SeatToken seat={seat} emblem={emblem} size={34} />;
  return (
    <svg width={34} height={34} viewBox="-17 -17 34 34" aria-hidden="true">
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
      <Token roller={roller} />
      <b>{roller.name}</b>
      <span className="dg-rolled">
        <Die die={roller.die} label={say("fight.die", { die: roller.die })} />
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

/** The last fight as two rolls, or the last test as a roll against its number. */
export function Fight(): ReactElement {
  const body = useTableState((now) => now.shown.state.body);
  const story = useTableState((now) => now.story);
  const told = useTableState((now) => now.toldTo);
  const roll = useMemo(() => lastRoll(body, story, told), [body, story, told]);
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
