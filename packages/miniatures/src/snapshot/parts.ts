import { optional, strict, word } from "@undercroft/cards";
import * as z from "zod/mini";
import type { Aim } from "../attack/aim.ts";
import type { AttackTurn, EffectPart, Fall, Shot, Strike } from "../attack/locals.ts";
import type { Blow } from "../damage/locals.ts";
import type { Taken } from "../damage/taken.ts";
import type { Env, Gain } from "../effects/locals.ts";
import type { Force, Journey, Putting } from "../moving/locals.ts";
import type { Reply } from "../powers/locals.ts";
import type { Moment } from "../powers/moments.ts";
import * as w from "./words.ts";

type Shape<T> = z.ZodMiniType<T>;

const { id, ids, maybeId, count, seat, square, flag, text, few } = w;

export const attackTurn: Shape<AttackTurn> = strict({
  attack: count,
  creature: id,
  text,
  as: word(["action", "charge", "opportunity", "granted", "power"]),
  chooser: seat,
  only: maybeId,
  stand: w.maybeSpace,
  parts: w.parts,
  before: ids,
  again: z.nullable(word(["same", "another"])),
});

export const fixed: Shape<"hit" | "miss" | null> = z.nullable(word(["hit", "miss"]));

export const shot: Shape<Shot> = strict({
  target: id,
  stand: w.maybeSpace,
  first: maybeId,
  fixed,
  parts: w.parts,
  die: z.nullable(w.die),
  result: z.nullable(word(["hit", "critical", "miss"])),
  veiled: flag,
});

const offset = z.int().check(z.minimum(-200), z.maximum(200));

export const aim: Shape<Aim> = z.discriminatedUnion("at", [
  strict({ at: z.literal("creature"), creature: id }),
  strict({ at: z.literal("blast"), origin: square, dx: offset, dy: offset }),
  strict({ at: z.literal("burst") }),
  strict({ at: z.literal("line"), target: square, set: w.place, origin: square }),
  strict({ at: z.literal("radius"), origin: square }),
]);

export const phase: Shape<"attack" | "followup"> = word(["attack", "followup"]);
export const taken: Shape<Taken[]> = few(
  strict({ creature: id, harm: w.harm, amount: count, source: w.source, bloodied: flag, fell: flag }),
);
export const effects: Shape<EffectPart[]> = few(strict({ steps: text, target: id }));
export const falls: Shape<Fall[]> = few(strict({ creature: id, parts: w.parts }));
export const strikes: Shape<Strike[]> = few(strict({ creature: id, entry: w.place, target: id, stand: w.space }));
export const blows: Shape<Blow[]> = few(
  strict({ creature: id, harm: w.harm, source: w.source, critical: flag, ofAttack: optional(z.literal(true)) }),
);

export const journey: Shape<Journey> = strict({
  creature: id,
  manner: word(["move", "shift", "charge"]),
  chooser: seat,
  squares: z.union([z.literal("speed"), w.whole]),
  spent: count,
  from: square,
  goal: w.maybeSquare,
  target: maybeId,
  loose: flag,
  paid: flag,
  despite: w.conditionNames,
  under: w.conditionNames,
});

const forceShape = {
  manner: word(["push", "pull", "slide"]),
  squares: w.whole,
  upTo: flag,
  chooser: seat,
  origin: z.union([id, square]),
  source: w.source,
};
export const force: Shape<Force> = strict({ creature: id, ...forceShape });
/** All of it but whom it moves. */
export const forceAlone: Shape<Omit<Force, "creature">> = strict(forceShape);

export const putting: Shape<Putting> = strict({
  creature: id,
  among: w.squares,
  chooser: seat,
  manner: word(["place", "teleport", "back"]),
  enters: flag,
  source: w.maybeSource,
  rule: w.rule,
  because: few(w.rule),
});

export const env: Shape<Env> = strict({
  seat,
  self: id,
  names: w.names,
  amount: w.maybeWhole,
  source: w.source,
});

export const gains: Shape<Gain[]> = few(w.gain);
export const puppet: Shape<{ creature: string; seat: number } | null> = z.nullable(strict({ creature: id, seat }));

const reply: Shape<Reply> = strict({ creature: id, text });
export const replies: Shape<Reply[]> = few(reply);
export const maybeReply: Shape<Reply | null> = z.nullable(reply);

const ofAttack = { attack: count, creature: id };

export const moment: Shape<Moment> = z.discriminatedUnion("on", [
  strict({ on: word(["round-starts", "round-ends", "champion-test"]) }),
  strict({ on: word(["turn-starts", "turn-ends"]), creature: id }),
  strict({ on: word(["attack-declared", "attack-begins", "attack-ends"]), ...ofAttack }),
  strict({ on: z.literal("targeted"), ...ofAttack, target: id }),
  strict({ on: word(["attack-rolled", "hit", "missed"]), ...ofAttack, target: id, critical: flag }),
  strict({ on: word(["would-take-damage", "takes-damage"]), creature: id, harm: w.harm, source: w.source }),
  strict({ on: word(["bloodied", "saves", "fails-save"]), creature: id }),
  strict({ on: z.literal("healed"), creature: id, amount: optional(count) }),
  strict({ on: z.literal("destroyed"), creature: id, credited: maybeId, source: w.source }),
  strict({ on: z.literal("gains-condition"), creature: id, condition: w.condition }),
  strict({ on: z.literal("leaves"), creature: id, square }),
  strict({ on: z.literal("enters"), creature: id, square, from: optional(w.space) }),
  strict({ on: z.literal("movement-ends"), creature: id, squares: count }),
  strict({ on: word(["uses-power", "use-ends"]), creature: id, type: z.nullable(id) }),
  strict({ on: z.literal("save-ends"), creature: id, saved: flag }),
]);
