import type { RuleId } from "../ledger/rule-ids.ts";
import { hasFallenSince, idAt, placeOf, playerAt } from "../players.ts";
import { ask, type Chapter, call, done, next, nothing, type Run } from "../procedures.ts";
import { batchOf } from "../turn/batch.ts";
import { newBatch } from "../turn/responses.ts";
import type { WanderingLocals } from "./locals.ts";
import { freshMembers, heroesAgainst, layOut, memberOf, packsAgainst } from "./pack.ts";
import { packAttack } from "./wandering.ts";

type Attack = WanderingLocals["pack-attack"];

/** By what the Pack attacks: its turn's moment, or whoever comes in. */
const attacksBy = ({ entering }: Attack): "dg.opt.wandering.entry-attack" | "dg.opt.wandering.free-attack" =>
  entering === null ? "dg.opt.wandering.free-attack" : "dg.opt.wandering.entry-attack";

/** Monsters of the order that nobody has claimed. */
const unclaimed = ({ order, defences }: Attack): readonly string[] =>
  order.filter((id) => !defences.some(({ monster }) => monster === id));

/** A hero stands against a monster: its player has claimed it, or the Dungeonlord or the entry has assigned it. */
function assign(run: Run, locals: Attack, monster: string, hero: number, rule: RuleId): void {
  locals.defences = [...locals.defences, { monster, hero }];
  const { card } = memberOf(run.body, locals.owner, monster);
  run.emit({ event: "faced", player: hero, monster: { is: "monster", id: monster }, card, rule });
}

/** Why its attack is as it is. */
function whySent(body: Run["body"], { owner, entering, order }: Attack): readonly RuleId[] {
  const because: RuleId[] = ["dg.opt.wandering.combat", "dg.ruling.wandering-pack-state"];
  because.push(entering === null ? "dg.ruling.wandering-attack-timing" : "dg.ruling.wandering-entry-sequence");
  // Its Dungeonlord's own hero is there, and unharmed.
  const { alive, at, packAt } = playerAt(body, owner);
  if (alive && at === packAt) because.push("dg.ruling.wandering-defender-assignment");
  if (order.length > 1) because.push("dg.dl.attack.order");
  return because;
}

/** The monsters are laid out in their order, for nobody's Peril. */
function send(run: Run, locals: Attack, batch: number): void {
  const { owner, order, defences } = locals;
  const because = whySent(run.body, locals);
  for (const id of order) {
    const defence = defences.find(({ monster }) => monster === id);
    const isThere = playerAt(run.body, owner).pack.some((one) => one.id === id);
    if (defence === undefined || !isThere) continue;
    const { card } = layOut(run, owner, id, defence.hero, batch);
    run.emit({
      event: "sent",
      player: owner,
      card,
      id,
      target: defence.hero,
      rule: attacksBy(locals),
      because,
    });
  }
}

/**
 * All monsters of a Pack attack as one batch. The Dungeonlord orders them; then the players of the heroes in the space say which of
 * them defends against which, and only what nobody claims is assigned (dg.ruling.wandering-defender-assignment).
 */
export const packAttackProcedure: Chapter<Pick<WanderingLocals, "pack-attack">>["pack-attack"] = {
  steps: {
    start: ({ body }, locals) => {
      const { owner, entering } = locals;
      locals.rest = entering === null ? freshMembers(body, owner) : playerAt(body, owner).pack.map(({ id }) => id);
      locals.heroes = heroesAgainst(body, owner);
      return next("rank");
    },
    rank: ({ body }, locals) => {
      const { owner, rest, order } = locals;
      if (rest.length > 1 && !playerAt(body, owner).out)
        return ask({ kind: "rank", monsters: [...rest], rule: attacksBy(locals) }, [idAt(body, owner)], "ranked");
      locals.order = [...order, ...rest];
      locals.rest = [];
      return next("claim");
    },
    ranked: (_, locals, input) => {
      const { rest, order } = locals;
      const [first] = rest;
      const monster = input.kind === "answer" && input.answer.do === "rank" ? input.answer.monster : first;
      if (monster !== undefined) locals.order = [...order, monster];
      locals.rest = rest.filter((id) => id !== monster);
      return next("rank");
    },
    claim: (run, locals) => {
      const { owner, heroes, turn, passes } = locals;
      const left = playerAt(run.body, owner).out ? [] : unclaimed(locals);
      const place = heroes[turn % Math.max(1, heroes.length)];
      // A hero who is alone there has nothing to choose.
      if (place === undefined || heroes.length < 2 || left.length === 0 || passes >= heroes.length) return next("aim");
      if (!playerAt(run.body, place).alive) return next("passed");
      return ask(
        { kind: "claim", monsters: [...left], rule: "dg.opt.wandering.defender-assignment" },
        [idAt(run.body, place)],
        "claimed",
      );
    },
    claimed: (run, locals, input) => {
      const place = locals.heroes[locals.turn % locals.heroes.length];
      if (place === undefined || input.kind !== "answer" || input.answer.do !== "claim") return next("passed");
      assign(run, locals, input.answer.monster, place, "dg.opt.wandering.defender-assignment");
      locals.passes = 0;
      locals.turn += 1;
      return next("claim");
    },
    passed: (_, locals) => {
      locals.passes += 1;
      locals.turn += 1;
      return next("claim");
    },
    /** What nobody has claimed goes for whoever has come in, or is assigned (dg.ruling.wandering-defender-assignment). */
    aim: (run, locals) => {
      const { body } = run;
      const { owner, entering, heroes } = locals;
      const [monster] = unclaimed(locals);
      const there = heroes.filter((place) => playerAt(body, place).alive);
      const [only] = there;
      if (playerAt(body, owner).out || only === undefined) return done(nothing);
      if (monster === undefined) return next("fight");
      if (there.length > 1 && entering === null)
        return ask(
          { kind: "aim", monster, rule: "dg.ruling.wandering-defender-assignment" },
          [idAt(body, owner)],
          "aimed",
        );
      const hero = entering !== null && there.includes(entering) ? entering : only;
      if (there.length > 1) assign(run, locals, monster, hero, "dg.ruling.wandering-defender-assignment");
      else locals.defences = [...locals.defences, { monster, hero }];
      return next("aim");
    },
    aimed: (run, locals, input) => {
      const [monster] = unclaimed(locals);
      const [first] = locals.heroes;
      if (monster === undefined || first === undefined || input.kind !== "answer") return next("aim");
      const hero = input.answer.do === "aim" ? placeOf(run.body, input.answer.target) : first;
      assign(run, locals, monster, hero, "dg.ruling.wandering-defender-assignment");
      return next("aim");
    },
    fight: (run, locals) => {
      const { body } = run;
      const number = newBatch(body);
      send(run, locals, number);
      const batch = batchOf(body, number, locals.owner, "pack");
      return batch.left.length === 0 ? done(nothing) : call({ procedure: "batch", locals: batch }, "fought");
    },
    fought: () => done(nothing),
  },
};

/** A hero has entered a space, and each Pack of another's there attacks, one after the other (dg.ruling.wandering-entry-sequence). */
export const packEntryProcedure: Chapter<Pick<WanderingLocals, "pack-entry">>["pack-entry"] = {
  steps: {
    start: ({ body }, locals) => {
      const { hero, falls, owners } = locals;
      const [owner, ...rest] = owners;
      locals.owners = rest;
      if (owner === undefined || !playerAt(body, hero).alive || hasFallenSince(body, hero, falls)) return done(nothing);
      if (!packsAgainst(body, hero).includes(owner)) return next("start");
      return call({ procedure: "pack-attack", locals: packAttack(owner, hero) }, "start");
    },
  },
};
