import { Glyph } from "@undercroft/table";
import type { ReactElement } from "react";
import {
  type Body,
  defeatsNeeded,
  isDungeonlord,
  isForce,
  type Phase,
  questsDone,
  questsNeeded,
} from "../engine/index.ts";
import { seatName } from "../facing/names.ts";
import { useTableState } from "../table.ts";
import { say } from "../words/index.ts";

type CampaignDeed = "lord-pool" | "build-three" | "restock" | "buy";

interface Role {
  readonly id: "hero" | "lord" | "build";
  readonly icon: string;
  /** What the role is about in this phase. */
  readonly does: "hero" | "lord" | "build" | "set-up" | "reset" | "rest" | "force" | CampaignDeed;
}

/** The role that a phase puts its player into. */
const ROLES: Readonly<Record<Phase, Role>> = {
  "set-up": { id: "build", icon: "dungeon-gate", does: "set-up" },
  reset: { id: "hero", icon: "hood", does: "reset" },
  dungeonlord: { id: "lord", icon: "skull-crossed-bones", does: "lord" },
  build: { id: "build", icon: "dungeon-gate", does: "build" },
  hero: { id: "hero", icon: "hood", does: "hero" },
  "discard-draw": { id: "hero", icon: "hood", does: "rest" },
};

/** The Dungeonlord of a campaign is one in every phase (dg.campaign.roles). */
const LORD: Readonly<Record<Phase, Role["does"]>> = {
  "set-up": "set-up",
  reset: "reset",
  dungeonlord: "lord-pool",
  build: "build-three",
  hero: "lord",
  "discard-draw": "restock",
};

/** What a hero of a campaign does in a phase, where it is something else. */
const PARTY: Readonly<Partial<Record<Phase, Role["does"]>>> = { "discard-draw": "buy" };

function roleOf(body: Body): Role {
  const { turn, campaign } = body;
  if (isDungeonlord(body, turn.player)) return { id: "lord", icon: "skull-crossed-bones", does: LORD[turn.phase] };
  if (isForce(body, turn.player)) return FORCE;
  const role = ROLES[turn.phase];
  return campaign === null ? role : { ...role, does: PARTY[turn.phase] ?? role.does };
}

/** How far both sides of a campaign have come (dg.campaign.hero-goal, dg.campaign.dl-goal). */
function Tally(props: { readonly body: Body }): ReactElement | null {
  const { body } = props;
  if (body.campaign === null) return null;
  const heroes = { count: questsDone(body), of: questsNeeded(body) };
  const lord = { count: body.campaign.defeats, of: defeatsNeeded(body) };
  return (
    <span className="dg-tally">
      <i title={say("tally.heroes", heroes)}>
        <Glyph name="scroll-unfurled" size={16} title={say("tally.heroes", heroes)} /> {heroes.count}/{heroes.of}
      </i>
      <i title={say("tally.lord", lord)}>
        <Glyph name="skull-crossed-bones" size={16} title={say("tally.lord", lord)} /> {lord.count}/{lord.of}
      </i>
    </span>
  );
}

const FORCE: Role = { id: "lord", icon: "terror", does: "force" };

/** As what whoever is asked acts: gold with a hood as a hero, oxblood with a skull as the Dungeonlord. */
export function RoleBanner(): ReactElement {
  const body = useTableState((now) => now.shown.state.body);
  const { turn, players, content, first } = body;
  const viewer = useTableState((now) => now.viewer);
  const asked = useTableState((now) => now.asked);
  // Whoever has no hero is Dungeonlord in every phase.
  const role = roleOf(body);
  const answering = players.findIndex(({ id }) => id === asked);
  const number = turn.phase !== "set-up" ? turn.player : answering >= 0 ? answering : first;
  const name = seatName({ players, content }, number);
  // Whoever is asked in the turn of another answers as a hero, whatever the other one is; but a campaign's Dungeonlord never does.
  const isAnswering = turn.phase !== "set-up" && answering >= 0 && answering !== number;
  if (isAnswering && (isDungeonlord(body, answering) || !isForce(body, answering))) {
    const isLord = isDungeonlord(body, answering);
    return (
      <p className={`dg-role ${isLord ? "lord" : "hero"}`}>
        <Glyph name={isLord ? "skull-crossed-bones" : "hood"} size={24} />
        <b>{say("role.answer", { name: seatName({ players, content }, answering) })}</b>
        <span>{say("role.answer-sub", { name })}</span>
        <Tally body={body} />
      </p>
    );
  }
  const own = players[number]?.id === viewer;
  return (
    <p className={`dg-role ${role.id}`}>
      <Glyph name={role.icon} size={24} />
      <b>{say(own ? `role.${role.id}-own` : `role.${role.id}`, { name })}</b>
      <span>{say(`role.${role.does}-sub`)}</span>
      <Tally body={body} />
    </p>
  );
}
