import type { Domain, Game, Pick, QuestionFrame } from "@undercroft/kernel";
import { type Mn, type MnState, terrains } from "@undercroft/miniatures";
import { squaresWith } from "@undercroft/miniatures/testing";

type Answer = Mn["answer"];
type Asked = QuestionFrame<Mn>;

/** One answer in so many is any legal one, so that nothing is shut out. */
const ANY = 5;

/** And one in so many where a champion's use is kept: offers come many times a round, its uses are few. */
const OUTBID = 50;

/** What a seat that looks for a fight does, the dearest first; what is not named here it leaves to chance. */
const deeds: readonly Answer["do"][] = ["assign", "use", "yes", "attack", "charge", "strike", "mount", "font", "move"];

/**
 * The game as eager seats play it: they act with creatures of which something has not been seen yet, use powers, strike,
 * aim areas at enemies, go where enemies and new kinds of ground are, and keep a champion's few uses for what is still unseen. Legal random answers alone hardly ever bring creatures together. Every
 * legal answer keeps its chance.
 */
export function eager(game: Game<Mn>, wanted: Wanted): Game<Mn> {
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
        sample: (pick) => eagerly(state, asked, domain, wanted, pick) ?? domain.sample(pick),
      };
    },
  };
}

/** What has not been seen yet. */
export interface Wanted {
  /** Something of this card. */
  readonly unseen: (card: string) => boolean;
  /** This type of terrain, with somebody in it. */
  readonly newGround: (terrain: string) => boolean;
  /** Another champion power of the card, while this power, by its name, has been: both draw on the same uses. */
  readonly outbid: (power: string) => boolean;
}

function eagerly(
  state: MnState,
  { question }: Asked,
  domain: Domain<Answer>,
  wanted: Wanted,
  pick: Pick,
): Answer | null {
  if (question.kind === "set-up") return null;
  const all = domain.enumerate() ?? [];
  const answers = all.filter((answer) => answer.do !== "use" || !wanted.outbid(answer.power));
  const one = (some: readonly Answer[]): Answer | null => some[pick(Math.max(1, some.length))] ?? null;
  if (answers.length > 0 && answers.length < all.length && pick(OUTBID) > 0) return one(answers);
  if (pick(ANY) === 0) return null;
  if (question.kind === "path") {
    const { creature } = question.journey;
    const { squares } = squaresWith(state, terrains.filter(wanted.newGround));
    const aims = squares.length > 0 && pick(2) === 0 ? squares : enemiesOf(state, creature);
    return towards(state, answers, aims, pick);
  }
  // Where a blast lies is left to chance: its origin does not tell.
  const areas = answers.filter((answer) => answer.do === "area" && answer.aim.at !== "blast");
  const actor = state.body.battle.turn?.creature;
  if (areas.length > 0 && actor !== undefined) return towards(state, areas, enemiesOf(state, actor), pick);
  const news = answers.filter((answer) => isNews(state, answer, wanted));
  if (news.length > 0 && pick(3) > 0) return one(news);
  if (question.kind === "act" && pick(4) === 0) return null;
  for (const deed of deeds) {
    const some = answers.filter((answer) => answer.do === deed);
    if (some.length > 0 && pick(4) > 0) return one(some);
  }
  return null;
}

/** Whether an answer lets something act of which not all has been seen: a creature, what it carries, a power. */
function isNews(state: MnState, answer: Answer, { unseen }: Wanted): boolean {
  if (answer.do === "target") return false;
  if (answer.do === "use" && unseen(answer.power.split(":")[0] ?? "")) return true;
  const { creatures, battle } = state.body;
  const actor = answer.do === "attack" ? battle.turn?.creature : "creature" in answer ? answer.creature : undefined;
  const creature = creatures.find(({ id }) => id === actor);
  return creature !== undefined && [creature.card, ...creature.items].some(unseen);
}

/** The square that an answer leads or aims to, if any. */
function goalOf(answer: Answer): readonly number[] {
  if (answer.do === "area") return [answer.aim.at === "line" ? answer.aim.target : answer.aim.origin];
  return "to" in answer ? [answer.to] : [];
}

/** Where the enemies of a creature stand. */
function enemiesOf({ body: { creatures } }: MnState, id: string): readonly number[] {
  const side = creatures.find((one) => one.id === id)?.owner;
  return creatures.flatMap(({ owner, status, at }) => (owner !== side && status === "in-play" && at >= 0 ? [at] : []));
}

/** An answer with its goal nearest to what is aimed at: enemies, or ground that nobody has been on yet. */
function towards(state: MnState, answers: readonly Answer[], aims: readonly number[], pick: Pick): Answer | null {
  const { width } = squaresWith(state, []);
  const apart = (a: number, b: number): number =>
    Math.max(Math.abs((a % width) - (b % width)), Math.abs(Math.trunc(a / width) - Math.trunc(b / width)));
  const goals = answers.flatMap((answer) =>
    goalOf(answer).map((goal) => ({ answer, far: Math.min(...aims.map((aim) => apart(aim, goal))) })),
  );
  const least = Math.min(...goals.map(({ far }) => far));
  const nearest = goals.filter(({ far }) => far === least);
  return nearest[pick(Math.max(1, nearest.length))]?.answer ?? null;
}
