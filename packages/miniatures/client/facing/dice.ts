import type { Chapter } from "@undercroft/table";
import { partList } from "../ask/chances.ts";
import type { Body, Mn, MnEvent } from "../engine/index.ts";
import { say } from "../words/index.ts";
import { creatureName } from "./names.ts";
import { seatName } from "./sides.ts";

/** A die that was rolled, what it was rolled for, and all that its sum is made of. */
export interface DieRolled {
  readonly id: string;
  readonly die: number;
  readonly words: string;
  readonly parts: readonly string[];
  readonly result: string;
  readonly good: boolean;
  /** It has just been told. */
  readonly fresh: boolean;
}

type Rolled = Omit<DieRolled, "id" | "fresh">;

function rolledBy(body: Body, event: MnEvent): Rolled | null {
  const nothing = { parts: [], result: "" };
  switch (event.event) {
    case "rolled": {
      const test = event.purpose === "champion test";
      const name = seatName(body, event.seat);
      return { ...nothing, die: event.die, words: say(test ? "dice.test" : "dice.roll", { name }), good: false };
    }
    case "attack-rolled": {
      if (event.die === null) return null;
      const [name, target] = [creatureName(body, event.creature), creatureName(body, event.target)];
      return {
        die: event.die,
        words: say(`dice.${event.result}`, { name, target }),
        parts: [String(event.die), ...partList(event.parts)],
        result: say("dice.against", {
          total: event.total,
          versus: say(`defense.${event.versus}`),
          defense: event.defense,
        }),
        good: event.result !== "miss",
      };
    }
    case "conceal-rolled": {
      const { target, die, needed } = event;
      const words = say("dice.conceal", { name: creatureName(body, target), needed });
      return { ...nothing, die, words, good: die >= needed };
    }
    case "confused-roll":
      return {
        ...nothing,
        die: event.die,
        words: say("dice.confused", { name: creatureName(body, event.creature) }),
        good: false,
      };
    case "saved":
    case "failed-save": {
      const { die, total } = event;
      const saved = event.event === "saved";
      const words = say(saved ? "dice.save" : "dice.no-save", { name: creatureName(body, event.creature), total });
      return { ...nothing, die, words, good: saved };
    }
    default:
      return null;
  }
}

/** The dice of some events, in their order. */
export function diceOf(body: Body, events: readonly MnEvent[], id: string, fresh = true): readonly DieRolled[] {
  return events.flatMap((event, i): readonly DieRolled[] => {
    const rolled = rolledBy(body, event);
    return rolled === null ? [] : [{ ...rolled, id: `${id}/${String(i)}`, fresh }];
  });
}

/** Dice that there is room for. */
const MOST = 5;

/** The last dice, newest first. */
export function lastDice(body: Body, chapters: readonly Chapter<Mn>[], told: number): readonly DieRolled[] {
  const found: DieRolled[] = [];
  for (let i = chapters.length - 1; i >= 0 && found.length < MOST; i--) {
    const chapter = chapters[i];
    if (chapter === undefined || chapter.at > told) continue;
    found.push(...diceOf(body, chapter.events, String(chapter.at), chapter.at === told).toReversed());
  }
  return found.slice(0, MOST);
}
