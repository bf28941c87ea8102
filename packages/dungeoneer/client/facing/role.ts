/** As what somebody plays at a moment: the banner over the map says it, and the light is of its colour. */
import { openQuestion } from "@undercroft/kernel";
import { isForce, type Phase, type Question, type State } from "../engine/index.ts";
import { outcomeWords } from "../outcome.ts";
import { say } from "../words/index.ts";
import { seatName } from "./names.ts";

export interface Role {
  readonly id: "hero" | "lord" | "build";
  readonly icon: string;
  readonly name: string;
  /** What it is about now. */
  readonly line: string;
}

type Part = Pick<Role, "id" | "icon"> & {
  readonly does: "hero" | "lord" | "build" | "set-up" | "reset" | "rest" | "force" | "party-build" | "party-rest";
};

const HERO = { id: "hero", icon: "hood" } as const;
const LORD = { id: "lord", icon: "skull-crossed-bones" } as const;
const BUILD = { id: "build", icon: "dungeon-gate" } as const;

/** The part that a phase gives to its player. */
const PARTS: Readonly<Record<Phase, Part>> = {
  "set-up": { ...BUILD, does: "set-up" },
  reset: { ...HERO, does: "reset" },
  dungeonlord: { ...LORD, does: "lord" },
  build: { ...BUILD, does: "build" },
  hero: { ...HERO, does: "hero" },
  "discard-draw": { ...HERO, does: "rest" },
};

const FORCE: Part = { id: "lord", icon: "terror", does: "force" };

/** What the owner of monsters is asked, in the turn of another too; all else is asked of a hero. */
const OF_LORDS: ReadonlySet<Question["kind"]> = new Set<Question["kind"]>([
  "form",
  "survivor",
  "assign",
  "found",
  "wander",
  "rank",
  "aim",
  "expose",
  "fund",
]);

const isOfLord = ({ body }: State, question: Question, asked: number): boolean =>
  asked === body.dungeonlord || OF_LORDS.has(question.kind) || (question.kind === "excess" && question.of === "pack");

function partOf({ body }: State, number: number): Part {
  const { phase } = body.turn;
  // Whoever has no hero any more is Dungeonlord in every phase.
  if (isForce(body, number)) return FORCE;
  if (phase === "build" && body.campaign !== null) return { ...BUILD, does: "party-build" };
  if (phase !== "discard-draw" || body.campaign === null) return PARTS[phase];
  return number === body.dungeonlord ? { ...LORD, does: "rest" } : { ...HERO, does: "party-rest" };
}

/** What somebody is asked for while another acts: to play what may be played at any moment, or something of their hero. */
function askedFor({ body }: State, { kind }: Question, asked: number): string {
  if (kind !== "moment") return say("role.asked-sub", { name: seatName(body, asked) });
  return say(body.campaign === null ? "role.moment-sub" : "role.moment-party-sub");
}

/** Somebody is asked in the turn of another. */
function answering(state: State, question: Question, asked: number): Role {
  const { body } = state;
  const { phase, player } = body.turn;
  const other = seatName(body, player);
  if (isOfLord(state, question, asked))
    return { ...LORD, name: say("role.lord-own"), line: say("role.turn-of", { name: other }) };
  if (phase !== "dungeonlord") return { ...acting(state, player, false), line: askedFor(state, question, asked) };
  const line = player === body.dungeonlord ? say("role.lord-alone") : say("role.answer-sub", { name: other });
  return { ...HERO, name: say("role.answer", { name: seatName(body, asked) }), line };
}

/** The part that somebody plays in the phase of the turn. */
function acting(state: State, number: number, own: boolean): Role {
  const { body } = state;
  const { id, icon, does } = partOf(state, number);
  const line = say(`role.${does}-sub`);
  // The Dungeonlord of a campaign is called so, having no hero.
  if (!own && id === "lord" && number === body.dungeonlord) return { id, icon, name: say("role.lord-alone"), line };
  return { id, icon, name: say(own ? `role.${id}-own` : `role.${id}`, { name: seatName(body, number) }), line };
}

/** Before the map is begun one's own Quests are looked at (dg.opt.secret-quest.deal). */
function keeping({ body }: State, number: number, viewer: string | null): Role {
  const own = body.players[number]?.id === viewer;
  const name = say(own ? "role.hero-own" : "role.hero", { name: seatName(body, number) });
  return { ...HERO, name, line: say("role.secret-sub") };
}

/** The role of whoever is asked, else of the player of the turn, as a viewer is told it. */
export function roleOf(state: State, seat: string | null, viewer: string | null): Role {
  const { body, outcome } = state;
  if (outcome !== null) return { ...HERO, name: say("role.over"), line: outcomeWords(state).verdict };
  const { turn, players, first } = body;
  const question = openQuestion(state)?.question;
  const asked = players.findIndex(({ id }) => id === seat);
  const isSetUp = turn.phase === "set-up";
  if (!isSetUp && question !== undefined && asked >= 0 && asked !== turn.player && !isForce(body, asked))
    return answering(state, question, asked);
  const beginner = asked >= 0 ? asked : first;
  const number = isSetUp ? beginner : turn.player;
  if (question?.kind === "keep-secret" && asked >= 0) return keeping(state, number, viewer);
  return acting(state, number, players[number]?.id === viewer);
}
