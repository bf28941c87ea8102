import { type Chapter, Glyph } from "@undercroft/table";
import { type ReactElement, useMemo } from "react";
import type { Body, Mn, MnEvent } from "../engine/index.ts";
import { creatureName } from "../facing/names.ts";
import { seatName } from "../facing/sides.ts";
import { sumWords } from "../log/line.ts";
import { useTableState } from "../table.ts";
import { say } from "../words/index.ts";

/** A die that was rolled, and what it was rolled for. */
interface Rolled {
  readonly die: number;
  readonly words: string;
  readonly good: boolean;
}

function rolledBy(body: Body, event: MnEvent): Rolled | null {
  switch (event.event) {
    case "rolled":
      return {
        die: event.die,
        words: say(event.purpose === "champion test" ? "dice.test" : "dice.roll", { name: seatName(body, event.seat) }),
        good: false,
      };
    case "attack-rolled": {
      if (event.die === null) return null;
      const [name, target] = [creatureName(body, event.creature), creatureName(body, event.target)];
      const versus = say(`defense.${event.versus}`);
      const words = say(`dice.${event.result}`, { name, target, sum: sumWords(event), versus, defense: event.defense });
      return { die: event.die, words, good: event.result !== "miss" };
    }
    case "conceal-rolled": {
      const { target, die, needed } = event;
      return { die, words: say("dice.conceal", { name: creatureName(body, target), needed }), good: die >= needed };
    }
    case "saved":
    case "failed-save": {
      const saved = event.event === "saved";
      const name = creatureName(body, event.creature);
      return {
        die: event.die,
        words: say(saved ? "dice.save" : "dice.no-save", { name, total: event.total }),
        good: saved,
      };
    }
    default:
      return null;
  }
}

/** Dice that there is room for. */
const MOST = 5;

/** The last dice, newest first. */
function lastDice(
  body: Body,
  chapters: readonly Chapter<Mn>[],
  told: number,
): readonly (Rolled & { readonly id: string })[] {
  const found: (Rolled & { readonly id: string })[] = [];
  for (let i = chapters.length - 1; i >= 0 && found.length < MOST; i--) {
    const chapter = chapters[i];
    if (chapter === undefined || chapter.at > told) continue;
    for (let k = chapter.events.length - 1; k >= 0 && found.length < MOST; k--) {
      const event = chapter.events[k];
      const rolled = event === undefined ? null : rolledBy(body, event);
      if (rolled !== null) found.push({ ...rolled, id: `${chapter.at}/${k}` });
    }
  }
  return found;
}

/** The dice of the last rolls, each with its parts. */
export function Dice(): ReactElement {
  const body = useTableState((state) => state.shown.state.body);
  const story = useTableState((state) => state.story);
  const told = useTableState((state) => state.toldTo);
  const dice = useMemo(() => lastDice(body, story.chapters, told), [body, story, told]);
  return (
    <section className="box mn-dice" aria-label={say("dice.title")}>
      <h2>
        <Glyph name="stack" size={17} /> {say("dice.title")}
      </h2>
      {dice.length === 0 ? <p className="quiet">{say("dice.none")}</p> : null}
      <ol>
        {dice.map(({ id, die, words, good }) => (
          <li key={id}>
            <svg
              className={good ? "mn-die good" : "mn-die"}
              width={40}
              height={44}
              viewBox="-22 -25 44 50"
              aria-hidden="true"
            >
              <path d="M0 -23L20 -11.5V11.5L0 23L-20 11.5V-11.5Z" />
              <text className="num" y={6} fontSize={16} fontWeight={800} textAnchor="middle">
                {die}
              </text>
            </svg>
            <span>{words}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
