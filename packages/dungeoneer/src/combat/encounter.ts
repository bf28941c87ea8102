import { effectOf } from "../effects/effect.ts";
import { envFor } from "../effects/env.ts";
import { textOn } from "../effects/text.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import { adventure, hasFallenSince, heroesIn, idAt, playerAt } from "../players.ts";
import { ask, type Chapter, call, done, next, nothing, type Run } from "../procedures.ts";
import { failed, succeeded, testing } from "../rolling/test.ts";
import type { EncounterInPlay } from "../state.ts";
import { standardForms } from "../traits.ts";
import { noteOvercome } from "../turn/treasures.ts";
import type { Form, ThreatCard } from "../vocabulary/index.ts";
import { packsStruckIn } from "../wandering/struck.ts";
import { fightOf, guardOf, hasAnsweredInVain } from "./combat.ts";
import type { CombatLocals } from "./locals.ts";
import { encounterOf, monsterOn } from "./monsters.ts";
import { hazardFor, strikesSpace, threatOn } from "./threats.ts";
import { spend } from "./turning-aside.ts";

/** Whether the hero at whom an Encounter was sent is still where it was played (dg.encounter.left-before-resolution). */
function finds({ body }: Run, { target, space, falls }: EncounterInPlay): boolean {
  return !hasFallenSince(body, target, falls) && playerAt(body, target).at === space;
}

/** Each hero whom a Trap or Obstacle strikes makes a roll of its own (dg.threat.trap-area, dg.ruling.obstacle-scope). */
function struck(run: Run, encounter: EncounterInPlay, card: ThreatCard): readonly number[] {
  if (strikesSpace(card)) return heroesIn(run.body, encounter.space);
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

/** Why a Trap or Obstacle strikes somebody. */
function whyStruck(
  { body }: Run,
  encounter: EncounterInPlay,
  card: ThreatCard,
  place: number,
  hazard: number,
): readonly RuleId[] {
  const { owner, space } = encounter;
  const because: RuleId[] = ["dg.threat.no-opposed-roll", "dg.threat.kinds"];
  if (hasAnsweredInVain(body, encounter, place)) because.push("dg.ruling.answer-of-the-fallen");
  // Its text says otherwise.
  if (strikesSpace(card) !== (card.kind === "trap")) because.push("dg.universal.specific-overrides");
  if (card.kind === "trap") because.push("dg.threat.trap-area");
  else if (heroesIn(body, space).length > 1) because.push("dg.ruling.obstacle-scope");
  if (place === owner && place === body.turn.player) because.push("dg.ruling.trap-hits-own-hero");
  if (hazard !== 0) because.push("dg.ruling.hazard-direction");
  return because;
}

const nothingDealt = { is: "fought", dealt: [] } as const;

export const encounterProcedure: Chapter<Pick<CombatLocals, "encounter">>["encounter"] = {
  steps: {
    start: (run, { id }) => {
      const encounter = encounterOf(run.body, id);
      const { card, target, owner } = encounter;
      const printed = adventure(run.body, card);
      if (printed.kind === "trap" || printed.kind === "obstacle") {
        const left = struck(run, encounter, printed);
        if (left.length === 0 && !strikesSpace(printed)) missed(run, encounter);
        return call(
          {
            procedure: "striking",
            locals: { encounter: { ...encounter }, left, several: left.length > 1, falls: run.body.fallen.length },
          },
          "struck",
        );
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
    struck: (run, { id }) => {
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
      locals: fightOf({ is: "monster", id }, { is: "hero", player: target }, form),
    },
    "fought",
  );

/**
 * Every hero that is struck makes a roll of its own, the active player's first (dg.ruling.trap-hits-own-hero), and after them the Packs
 * (dg.ruling.wandering-traps): all of them, even if one whose Encounter it was has fallen (dg.ruling.defeat-on-own-turn).
 */
export const strikingProcedure: Chapter<Pick<CombatLocals, "striking">>["striking"] = {
  steps: {
    start: (run, { encounter, left, falls, several }) => {
      const { body } = run;
      const [player] = left;
      if (run.state.outcome !== null) return done(nothing);
      if (player === undefined) return next("packs");
      // Somebody may have left the space since the first of them was struck.
      if (hasFallenSince(body, player, falls) || playerAt(body, player).at !== encounter.space)
        return next("following");
      const card = threatOn(body, encounter.card);
      const hazard = hazardFor(body, card, encounter.space);
      return testing(
        {
          player,
          score: card.threat.score,
          number: card.threat.number + hazard,
          purpose: card.kind,
          danger: card.kind,
          plus: guardOf(body, encounter, player),
          rule: hazard === 0 ? "dg.threat.roll" : "dg.hazard.modifier",
          because: [
            ...whyStruck(run, encounter, card, player, hazard),
            ...(several ? (["dg.ruling.priority-usage"] as const) : []),
          ],
        },
        "tested",
      );
    },
    tested: (run, { encounter, left, several, falls }, input) => {
      const { body } = run;
      const [player] = left;
      if (player === undefined || hasFallenSince(body, player, falls)) return next("following");
      const card = threatOn(body, encounter.card);
      const part = succeeded(input) ? "succeed" : failed(input) ? "fail" : null;
      if (part === "succeed" && card.kind === "trap") noteOvercome(run, player);
      if (part === null || card[part] === undefined) return next("following");
      const because: readonly RuleId[] = several ? ["dg.ruling.simultaneous-defeat"] : [];
      return effectOf(
        textOn(card.id, part),
        envFor(body, encounter.owner, player, "dg.threat.success", because),
        "following",
      );
    },
    following: (_run, locals) => {
      locals.left = locals.left.slice(1);
      return next("start");
    },
    packs: ({ body }, { encounter: { card, owner: you, space } }) => {
      const left = strikesSpace(threatOn(body, card)) ? packsStruckIn(body, space) : [];
      if (left.length === 0) return done(nothing);
      return call({ procedure: "pack-trapped", locals: { you, card, space, left, exposed: null } }, "over");
    },
    over: () => done(nothing),
  },
};
