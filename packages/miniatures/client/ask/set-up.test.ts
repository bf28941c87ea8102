import { newRecord, openQuestion, play, type Session } from "@undercroft/kernel";
import { speak } from "@undercroft/table";
import { beforeAll, expect, test } from "vitest";
import { drawnMap } from "../../testing/drawn.ts";
import { type Answer, type Mn, miniatures } from "../engine/index.ts";
import { choices } from "../start/choices.ts";
import { battleOf } from "../start/plan.ts";
import type { Sheet } from "./model.ts";
import { sheetOf } from "./sheet-of.ts";

beforeAll(() => speak("en"));

/** Area A has two squares, a1 and b1; area B is the right-hand column, t1 to t16. */
const map = drawnMap(
  Array.from({ length: 16 }, () => ".".repeat(20)),
  {
    starts: [
      { label: "A", squares: ["a1", "b1"] },
      { label: "B", squares: Array.from({ length: 16 }, (_, i) => `t${i + 1}`) },
    ],
    victory: [{ id: "middle", label: "A&B", squares: ["j8"] }],
  },
);

function begun(): Session<Mn> {
  const config = battleOf(choices.getState(), "set-up");
  const seats = config.seats.map((seat) => ({ ...seat, map }));
  return newRecord(miniatures, { config: { ...config, seats }, seed: "set-up", salt: "salt" });
}

function sheetFor({ state }: Session<Mn>): Sheet {
  const [seat = ""] = openQuestion(state)?.seats ?? [];
  const story = { first: state, chapters: [] };
  const sheet = sheetOf({ state, seat, number: state.seats.indexOf(seat), story, drill: null });
  if (sheet === null) throw new Error("nothing is asked");
  return sheet;
}

function after(session: Session<Mn>, answer: Answer): Session<Mn> {
  const asked = openQuestion(session.state);
  if (asked === null) throw new Error("nothing is asked");
  const made = play(miniatures, session, asked.seats[0] ?? "", { question: asked.id, answer });
  if (!made.ok) throw new Error("this is no answer now");
  return made.session;
}

/** Plays on with such answers until there is one of the kind that is looked for. */
function until(kind: Answer["do"]): Session<Mn> {
  let session = begun();
  for (let n = 0; n < 4; n++) {
    const answers = sheetFor(session).buttons.flatMap(({ answer }) => answer ?? []);
    if (answers.some((answer) => answer.do === kind)) return session;
    const [first] = answers;
    if (first === undefined) break;
    session = after(session, first);
  }
  throw new Error(`nobody is asked for ${kind}`);
}

test("whoever chooses a start area is shown where each lies, and may press it there (mn.ruling.side-chooser)", () => {
  const { buttons, places } = sheetFor(until("side"));
  // Squares count row by row, twenty to a row.
  const column = Array.from({ length: 16 }, (_, row) => row * 20 + 19);
  expect(buttons.map(({ label, squares }) => [label, squares])).toEqual([
    ["Start area A", [0, 1]],
    ["Start area B", column],
  ]);
  expect(places.map(({ id }) => id)).toEqual(buttons.map(({ id }) => id));
});

test("where two squares are left, each creature has a button for both (mn.setup.place)", () => {
  const session = after(until("side"), { do: "side", area: "A" });
  const labels = sheetFor(session).buttons.map(({ label }) => label);
  for (const name of ["Shield Captain", "Herb Mother"])
    expect(labels.filter((label) => label.startsWith(name))).toEqual([`${name} to a1`, `${name} to b1`]);
});
