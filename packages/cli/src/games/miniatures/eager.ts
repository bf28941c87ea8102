import type { Domain, Game, Pick, QuestionFrame } from "@undercroft/kernel";
import { type Mn, type MnState, terrains } from "@undercroft/miniatures";
import { squaresWith } from "@undercroft/miniatures/testing";

type Answer = Mn["answer"];
type Asked = QuestionFrame<Mn>;

/** One answer in so many is any legal one, so that nothing is shut out. */
const ANY = 5;

/** What a seat that looks for a fight does, the dearest first; what is not named here it leaves to chance. */
const deeds: readonly Answer["do"][] = ["assign", "use", "yes", "attack", "charge", "strike", "mount", "font", "move"];

/**
 * The game as eager seats play it: they act with creatures of which something has not been seen yet, use powers, strike,
 * and go where enemies and new kinds of ground are. Legal random answers alone hardly ever bring creatures together. Every
 * legal answer keeps its chance.
 */
export function eager(
  game: Game<Mn>,
  unseen: (card: string) => boolean,
  newGround: (terrain: string) => boolean,
): Game<Mn> {
  return {
    ...game,
    domain: (state, asked, seat) => {
      const domain = game.domain(state, asked, seat);
      return {
        ...domain,
        check: (answer) => domain.check(answer),
        first: () => domain.first(),
        enumerate: () => domain.enumerate(),
        open: () => domain.open(),
        sample: (pick) => eagerly(state, asked, domain, { unseen, newGround }, pick) ?? domain.sample(pick),
      };
    },
  };
}

interface Wanted {
  readonly unseen: (card: string) => boolean;
  readonly newGround: (terrain: string) => boolean;
}

function eagerly(
  state: MnState,
  { question }: Asked,
  domain: Domain<Answer>,
  wanted: Wanted,
  pick: Pick,
): Answer | null {
  if (pick(ANY) === 0 || question.kind === "set-up") return null;
  const answers = domain.enumerate() ?? [];
  const one = (some: readonly Answer[]): Answer | null => some[pick(Math.max(1, some.length))] ?? null;
  if (question.kind === "path") return towards(state, question.journey.creature, answers, wanted, pick);
  const news = answers.filter((answer) => isNews(state, answer, wanted));
  if (news.length > 0 && pick(3) > 0) return one(news);
  if (question.kind === "act" && pick(4) === 0) return null;
  for (const deed of deeds) {
    const some = answers.filter((answer) => answer.do === deed);
    if (some.length > 0 && pick(4) > 0) return one(some);
  }
  return null;
}

/** Whether an answer lets something act of which not all has been seen. */
function isNews(state: MnState, answer: Answer, { unseen }: Wanted): boolean {
  const { creatures, battle } = state.body;
  const actor = answer.do === "attack" ? battle.turn?.creature : "creature" in answer ? answer.creature : undefined;
  const card = answer.do === "use" ? answer.power.split(":")[0] : creatures.find(({ id }) => id === actor)?.card;
  return card !== undefined && answer.do !== "target" && unseen(card);
}

/** The goals nearest to an enemy, or on ground that nobody has been on yet. */
function towards(
  state: MnState,
  id: string,
  answers: readonly Answer[],
  { newGround }: Wanted,
  pick: Pick,
): Answer | null {
  const { creatures } = state.body;
  const mover = creatures.find((one) => one.id === id);
  const ground = squaresWith(state, terrains.filter(newGround));
  const enemies = creatures.flatMap(({ owner, status, at }) =>
    owner !== mover?.owner && status === "in-play" && at >= 0 ? [at] : [],
  );
  const aims = ground.squares.length > 0 && pick(2) === 0 ? ground.squares : enemies;
  const { width } = ground;
  const apart = (a: number, b: number): number =>
    Math.max(Math.abs((a % width) - (b % width)), Math.abs(Math.trunc(a / width) - Math.trunc(b / width)));
  const goals = answers.flatMap((answer) =>
    "to" in answer ? [{ answer, far: Math.min(...aims.map((aim) => apart(aim, answer.to))) }] : [],
  );
  const least = Math.min(...goals.map(({ far }) => far));
  const nearest = goals.filter(({ far }) => far === least);
  return nearest[pick(Math.max(1, nearest.length))]?.answer ?? null;
}
