import { Glyph } from "@undercroft/table";
import type { CSSProperties, ReactElement } from "react";
import { useMemo } from "react";
import { type DieRolled, diceOf, lastDice } from "../facing/dice.ts";
import { useTable, useTableState } from "../table.ts";
import { say } from "../words/index.ts";

/** A d20 with the side that lies up. */
function Die(props: { readonly die: number; readonly good: boolean; readonly size: number }): ReactElement {
  const { die, good, size } = props;
  return (
    <svg
      className={good ? "mn-die good" : "mn-die"}
      width={size}
      height={Math.round(size * 1.1)}
      viewBox="-22 -25 44 50"
      aria-hidden="true"
    >
      <path d="M0 -23L20 -11.5V11.5L0 23L-20 11.5V-11.5Z" />
      <text className="num" y={6} fontSize={16} fontWeight={800} textAnchor="middle">
        {die}
      </text>
    </svg>
  );
}

/** What it was rolled for, and the sum part by part: a fresh one builds up, each part after the one before. */
function Sum(props: { readonly rolled: DieRolled }): ReactElement {
  const { words, parts, result } = props.rolled;
  const last = parts.length - 1;
  const sum = parts.map((part, i) => (i > 0 && i < last ? `${part},` : part));
  const all = [...sum, result].filter((part) => part !== "");
  return (
    <span className="mn-sum">
      <b>{words}</b>{" "}
      {all.map((part, i) => {
        const delay: CSSProperties & Readonly<Record<"--part", number>> = { "--part": i };
        return (
          <span key={String(i)} className="mn-part" style={delay}>
            {part}{" "}
          </span>
        );
      })}
    </span>
  );
}

function useLastDice(): readonly DieRolled[] {
  const body = useTableState((state) => state.shown.state.body);
  const story = useTableState((state) => state.story);
  const told = useTableState((state) => state.toldTo);
  return useMemo(() => lastDice(body, story.chapters, told), [body, story, told]);
}

/** The dice of the last rolls, each with its parts. */
export function Dice(): ReactElement {
  const dice = useLastDice();
  return (
    <section className="box mn-dice" aria-label={say("dice.title")}>
      <h2>
        <Glyph name="stack" size={17} /> {say("dice.title")}
      </h2>
      <DiceList dice={dice} />
    </section>
  );
}

function DiceList(props: { readonly dice: readonly DieRolled[] }): ReactElement {
  const { dice } = props;
  if (dice.length === 0) return <p className="quiet">{say("dice.none")}</p>;
  return (
    <ol>
      {dice.map((rolled) => (
        <li key={rolled.id} className={rolled.fresh ? "fresh" : undefined}>
          <Die die={rolled.die} good={rolled.good} size={38} />
          <Sum rolled={rolled} />
        </li>
      ))}
    </ol>
  );
}

/** The same in a sheet, where there is no room beside the map. */
export function DiceSheet(): ReactElement {
  const dice = useLastDice();
  return (
    <div className="mn-dice">
      <DiceList dice={dice} />
    </div>
  );
}

/** Opens them there: the last die is the button. */
export function DiceTool(): ReactElement {
  const { desk } = useTable();
  const [last] = useLastDice();
  return (
    <span className="mn-dice-tool">
      <button
        type="button"
        className="tool"
        aria-label={say("dice.title")}
        onClick={() => desk.setState({ open: { sheet: "own", name: "dice" } })}
      >
        {last === undefined ? <Glyph name="stack" size={20} /> : <Die die={last.die} good={last.good} size={26} />}
      </button>
    </span>
  );
}

/** The dice of the moment as they fall over the map; nothing that anybody needs, and gone by itself. */
export function FallingDice(): ReactElement | null {
  const body = useTableState((state) => state.shown.state.body);
  const flash = useTableState((state) => state.flash);
  const told = useTableState((state) => state.toldTo);
  const dice = useMemo(() => diceOf(body, flash, `fall${String(told)}`), [body, flash, told]);
  if (dice.length === 0) return null;
  return (
    <div className="mn-fall" aria-hidden="true" key={told}>
      {dice.slice(0, 4).map((rolled) => (
        <div key={rolled.id} className="mn-fallen fresh">
          <Die die={rolled.die} good={rolled.good} size={44} />
          <Sum rolled={rolled} />
        </div>
      ))}
    </div>
  );
}
