import { overcomes } from "../chance.ts";
import { discard } from "../changes/cards.ts";
import { carryOut } from "../changes/hero.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import { mapCard } from "../map/spaces.ts";
import { spaceOf } from "../map/ways.ts";
import { adventure, hasFallenSince, heroesIn, idAt, playerAt } from "../players.ts";
import { ask, type Chapter, call, done, next, type Run } from "../procedures.ts";
import type { EncounterInPlay } from "../state.ts";
import { standardForms } from "../traits.ts";
import { noteOvercome } from "../turn/treasures.ts";
import type { Form, ThreatCard } from "../vocabulary/index.ts";
import { packsTrappedIn } from "../wandering/struck.ts";
import { encounterOf, guardOf, monsterOn } from "./combat.ts";
import type { CombatLocals } from "./locals.ts";

/** Whether the hero at whom an Encounter was sent is still where it was played (dg.encounter.left-before-resolution). */
function finds({ body }: Run, { target, space, falls }: EncounterInPlay): boolean {
  return !hasFallenSince(body, target, falls) && playerAt(body, target).at === space;
}

/** Each hero whom a Trap or Obstacle strikes makes a roll of its own (dg.threat.trap-area, dg.ruling.obstacle-scope). */
function struck(run: Run, encounter: EncounterInPlay, card: ThreatCard): readonly number[] {
  if (card.kind === "trap") return heroesIn(run.body, encounter.space);
  return finds(run, encounter) ? [encounter.target] : [];
}

/** What was sent does not find its hero any more, who has left or is out: it is paid for all the same. */
function missed(run: Run, { card, target, space, falls }: EncounterInPlay): void {
  if (hasFallenSince(run.body, target, falls)) {
    const isSame = playerAt(run.body, target).alive && playerAt(run.body, target).at === space;
    const because: readonly RuleId[] = isSame ? ["dg.ruling.respawn-same-space"] : [];
    run.emit({ event: "missed", card, target, rule: "dg.ruling.target-defeated-midbatch", because });
    return;
  }
  run.emit({
    event: "missed",
    card,
    target,
    rule: "dg.encounter.left-before-resolution",
    because: ["dg.ruling.evaded-encounter", "dg.encounter.same-space-only"],
  });
}

function spring(run: Run, encounter: EncounterInPlay, card: ThreatCard): void {
  const { body } = run;
  const hazard = card.kind === "trap" ? (mapCard(body, spaceOf(body, encounter.space).card).hazard ?? 0) : 0;
  const threat = { score: card.threat.score, number: card.threat.number + hazard };
  const rule = hazard === 0 ? "dg.threat.roll" : "dg.hazard.modifier";
  const places = struck(run, encounter, card);
  if (places.length === 0 && card.kind === "obstacle") missed(run, encounter);
  const isForSeveral = places.length > 1;
  const inTurn: readonly RuleId[] = isForSeveral ? ["dg.ruling.simultaneous-defeat"] : [];
  const inOrder: readonly RuleId[] = isForSeveral ? ["dg.ruling.priority-usage"] : [];
  for (const place of places) {
    if (run.state.outcome !== null) return;
    const success = overcomes(run, place, threat, card.kind, rule, guardOf(encounter, place), [
      ...whyStruck(run, encounter, card, place, hazard),
      ...inOrder,
    ]);
    carryOut(run, place, success ? (card.succeed ?? []) : card.fail, "dg.threat.success", inTurn, encounter.owner);
    if (success && card.kind === "trap") noteOvercome(run, place);
  }
}

/** Why a Trap or Obstacle strikes somebody. */
function whyStruck(
  { body }: Run,
  { owner, space }: EncounterInPlay,
  card: ThreatCard,
  place: number,
  hazard: number,
): readonly RuleId[] {
  const because: RuleId[] = ["dg.threat.no-opposed-roll", "dg.threat.kinds"];
  if (card.kind === "trap") because.push("dg.threat.trap-area");
  else if (heroesIn(body, space).length > 1) because.push("dg.ruling.obstacle-scope");
  if (place === owner && place === body.turn.player) because.push("dg.ruling.trap-hits-own-hero");
  if (hazard !== 0) because.push("dg.ruling.hazard-direction");
  return because;
}

/** Traps and Obstacles are discarded once they have been resolved (dg.ruling.nonmonster-after-resolution). */
export function spend(run: Run, { id, owner, card }: EncounterInPlay): void {
  const { body } = run;
  if (!body.encounters.some((one) => one.id === id)) return;
  body.encounters = body.encounters.filter((one) => one.id !== id);
  discard(run, owner, card, "play", "dg.ruling.nonmonster-after-resolution");
}

const nothingDealt = { is: "fought", dealt: [] } as const;

export const encounterProcedure: Chapter<Pick<CombatLocals, "encounter">>["encounter"] = {
  steps: {
    start: (run, { id }) => {
      const encounter = encounterOf(run.body, id);
      const { card, target, owner } = encounter;
      const printed = adventure(run.body, card);
      if (printed.kind === "trap" || printed.kind === "obstacle") {
        spring(run, encounter, printed);
        const { space } = encounter;
        const left = printed.kind === "trap" ? packsTrappedIn(run.body, space) : [];
        if (left.length > 0)
          return call({ procedure: "pack-trapped", locals: { card, space, left, exposed: null } }, "sprung");
        return next("sprung");
      }
      if (encounter.turnedAside) return done(nothingDealt);
      if (!finds(run, encounter)) {
        missed(run, encounter);
        return done(nothingDealt);
      }
      const able = standardForms(monsterOn(run.body, card));
      const [only] = able;
      if (able.length === 1 && only !== undefined) return fight(id, target, only);
      return ask(
        { kind: "form", card, target, forms: able, rule: "dg.combat.form-choice" },
        [idAt(run.body, owner)],
        "chosen",
      );
    },
    chosen: (run, { id }, input) => {
      if (input.kind !== "answer" || input.answer.do !== "form") return done(nothingDealt);
      const encounter = encounterOf(run.body, id);
      // Whoever was meant may have given up while the form was thought about.
      if (finds(run, encounter)) return fight(id, encounter.target, input.answer.form);
      missed(run, encounter);
      return done(nothingDealt);
    },
    sprung: (run, { id }) => {
      const encounter = run.body.encounters.find((one) => one.id === id);
      if (encounter !== undefined) spend(run, encounter);
      return done(nothingDealt);
    },
    fought: (run, { id }, input) => {
      const encounter = run.body.encounters.find((one) => one.id === id);
      if (encounter !== undefined) encounter.attacked = [...new Set([...encounter.attacked, encounter.target])];
      return done(input.kind === "result" && input.result.is === "fought" ? input.result : nothingDealt);
    },
  },
};

const fight = (id: string, target: number, form: Form): ReturnType<typeof call> =>
  call(
    {
      procedure: "combat",
      locals: { attacker: { is: "monster", id }, defender: { is: "hero", player: target }, form, prize: null },
    },
    "fought",
  );
