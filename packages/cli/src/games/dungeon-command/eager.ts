import type { Dc, State } from "@undercroft/dungeon-command";
import type { Domain, Game, Pick, QuestionFrame } from "@undercroft/kernel";

type Answer = Dc["answer"];
type Asked = QuestionFrame<Dc>;

/** One answer in so many is any legal one, so that nothing is shut out. */
const ANY = 4;

/** What a seat that looks for a fight does, the dearest first; what is not named here it leaves to chance. */
const deeds: readonly Answer["do"][] = ["attack", "power", "collect", "move", "activate", "yes"];

/**
 * The game as eager seats play it: they play and deploy the cards of which something has not been seen yet, go where
 * enemies, treasure and magic circles are, and strike. Legal random answers alone hardly ever bring creatures together. Every legal answer keeps
 * its chance.
 */
export function eager(game: Game<Dc>, wanted: (card: string) => boolean): Game<Dc> {
  return {
    ...game,
    domain: (state, asked, seat) => {
      const domain = game.domain(state, asked, seat);
      return { ...domain, sample: (pick) => eagerly(state, asked, domain, wanted, pick) ?? domain.sample(pick) };
    },
  };
}

function eagerly(
  state: State,
  asked: Asked,
  domain: Domain<Answer>,
  wanted: (card: string) => boolean,
  pick: Pick,
): Answer | null {
  if (pick(ANY) === 0) return null;
  const { question } = asked;
  if (question.kind === "path") return towardsAims(state, question.plan.creature, domain, pick);
  const answers = domain.enumerate() ?? [];
  const one = (some: readonly Answer[]): Answer | null => some[pick(Math.max(1, some.length))] ?? null;
  const news = answers.filter((answer) => isNews(state, answer, wanted));
  // What has been seen in part may need another place: a creature that may still move does so first as often as not.
  const moves = answers.filter((answer) => answer.do === "move");
  if (moves.length > 0 && pick(2) === 0) return one(moves);
  if (news.length > 0) return one(news);
  for (const deed of deeds) {
    const some = answers.filter((answer) => answer.do === deed);
    if (some.length > 0) return one(some);
  }
  return null;
}

/** Whether an answer brings something into play that has not been seen. */
function isNews(state: State, answer: Answer, wanted: (card: string) => boolean): boolean {
  if (answer.do === "play" || answer.do === "deploy") return wanted(answer.card);
  if (answer.do !== "power" && answer.do !== "activate") return false;
  const id = answer.do === "power" ? answer.thing : answer.creature;
  const creature = state.body.creatures.find((one) => one.id === id);
  return creature !== undefined && wanted(creature.card);
}

/** Squares that are worth going to: where enemies are, where treasure lies, or magic circles. */
function aimsOf(state: State, id: string, pick: Pick): readonly number[] {
  const { creatures, seats, battlefield, chests, tokens } = state.body;
  const mover = creatures.find((one) => one.id === id);
  const team = mover === undefined ? null : seats[mover.controller]?.team;
  const enemies = creatures.filter((one) => seats[one.controller]?.team !== team).map((one) => one.at);
  switch (pick(4)) {
    case 0:
      return [...chests, ...tokens].map((one) => one.at);
    case 1:
      return battlefield.terrain["magic-circle"];
    default:
      return enemies;
  }
}

/** The goal nearest to what is worth going to; of several one by chance. */
function towardsAims(state: State, id: string, domain: Domain<Answer>, pick: Pick): Answer | null {
  const aims = aimsOf(state, id, pick);
  const { width } = state.body.battlefield.shape;
  const row = (at: number): number => Math.trunc(at / width);
  const apart = (a: number, b: number): number =>
    Math.max(Math.abs((a % width) - (b % width)), Math.abs(row(a) - row(b)));
  const goals = (domain.worthwhile?.() ?? []).flatMap((answer) =>
    "to" in answer ? [{ answer, far: Math.min(...aims.map((aim) => apart(aim, answer.to))) }] : [],
  );
  const least = Math.min(...goals.map((goal) => goal.far));
  const nearest = goals.filter((goal) => goal.far === least);
  return nearest[pick(Math.max(1, nearest.length))]?.answer ?? null;
}
