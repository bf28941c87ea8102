import { PACK } from "../effects/room.ts";
import { legalPlacements } from "../map/placing.ts";
import { placeOf, playerAt } from "../players.ts";
import type { Asked, State } from "../procedures.ts";
import type { Answer } from "../questions.ts";
import type { Body } from "../state.ts";
import { packsWander } from "../wandering/pack.ts";
import { evaluate } from "./evaluate.ts";
import { settlePack } from "./wandering.ts";

/** How early an answer is looked at. */
const eagerness: { readonly [D in Answer["do"]]?: number } = {
  quest: 6,
  "challenge-quest": 5,
  send: 5,
  "send-pack": 5,
  bane: 5,
  "bane-pack": 3,
  challenge: 4,
  "challenge-monster": 4,
  "challenge-pack": 4,
  found: 4,
  play: 4,
  take: 4,
  move: 3,
  "try-door": 3,
  explore: 2,
  untip: 2,
  end: 0,
  done: 0,
  pass: 0,
};

const isSame = (a: Answer, b: Answer): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The same answers, likeliest first. */
function order(state: State, asked: Asked, seat: string, answers: readonly Answer[]): readonly Answer[] {
  const hunted = settlePack(state, asked, seat);
  if (hunted !== null) return answers.toSorted((a, b) => Number(isSame(b, hunted)) - Number(isSame(a, hunted)));
  return answers.toSorted((a, b) => (eagerness[b.do] ?? 1) - (eagerness[a.do] ?? 1));
}

/** Peril goes to whoever stands best of the others who are in. */
function recipient({ body }: State, seat: string): Answer {
  const others = body.players.filter(({ id, alive }) => alive && id !== seat);
  const best = others.toSorted((a, b) => b.completed.length - a.completed.length || b.life - a.life)[0];
  return { do: "assign", to: best?.id ?? seat };
}

/** The first card that fits is laid as near to the Entrance as it can be: so the map stays one that all can walk. */
function laying({ body }: State, seat: string): Answer {
  for (const card of playerAt(body, placeOf(body, seat)).maps) {
    const [nearest] = legalPlacements(body, card).toSorted(
      (a, b) => Math.abs(a.x) + Math.abs(a.y) - Math.abs(b.x) - Math.abs(b.y),
    );
    if (nearest !== undefined) return { do: "build", card, ...nearest };
  }
  return { do: "pass" };
}

/** One of the two Quests is as good as the other. */
function hiding({ body }: State, seat: string): Answer | null {
  const [first] = playerAt(body, placeOf(body, seat)).secrets;
  return first === undefined ? null : { do: "keep-secret", quest: first.id };
}

/** Whether one more monster is better in the Pack than in the hand: on the map it attacks for nothing. */
const isPackWanted = (body: Body, seat: string): boolean =>
  playerAt(body, placeOf(body, seat)).pack.length < (packsWander(body) ? PACK : 2);

/** The answer that a sensible seat gives at once while it looks ahead, or null if the question should be looked into. */
function settle(state: State, asked: Asked, seat: string): Answer | null {
  const { question } = asked;
  switch (question.kind) {
    case "bane":
    case "respond":
    case "strike-back":
    case "equip":
      return { do: "pass" };
    case "attack":
      return { do: "done" };
    case "buy":
      return { do: "done" };
    case "fund":
      return { do: "fund", own: question.least };
    case "survivor":
      return { do: "keep", where: isPackWanted(state.body, seat) ? "pack" : "hand" };
    case "lay":
      return laying(state, seat);
    case "keep-secret":
      return hiding(state, seat);
    case "assign":
      return recipient(state, seat);
    default:
      return settlePack(state, asked, seat);
  }
}

/** What was begun has run its course: the hero's next action, or the next card of the map, is asked for. */
const quiet = (_state: State, { question }: Asked, _seat: string): boolean => QUIET.has(question.kind);
const QUIET: ReadonlySet<Asked["question"]["kind"]> = new Set(["act", "build", "discard", "buy"]);

/** What computer players are told of Dungeoneer: see `Heuristics` of the tactician. */
export const heuristics: {
  readonly evaluate: typeof evaluate;
  readonly order: typeof order;
  readonly settle: typeof settle;
  readonly quiet: typeof quiet;
  readonly deals: number;
} = { evaluate, order, settle, quiet, deals: 3 };
