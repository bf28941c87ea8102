import { Claims } from "@undercroft/kernel";
import { describe, expect, test } from "vitest";
import { actsExample, assertRule } from "../rules/assert-rule.ts";
import type { RuleId } from "./ledger/rule-ids.ts";
import {
  bookForbids,
  cardExtends,
  cardForbids,
  cardLifts,
  cardPermits,
  inSpiteOf,
  notOffered,
  verdict,
  weigh,
} from "./precedence.ts";
import { conditions, permissions } from "./vocabulary/index.ts";

const claimed = (...said: readonly ((claims: Claims<RuleId>) => void)[]): Claims<RuleId> => {
  const claims = new Claims<RuleId>();
  for (const say of said) say(claims);
  return claims;
};

/** A shift of two squares: the base rules offer one. */
const farShift = (claims: Claims<RuleId>): void => notOffered(claims, "mn.move.shift");
const immobilized = (claims: Claims<RuleId>): void => bookForbids(claims, "mn.condition.immobilized");
const notOwnTurn = (claims: Claims<RuleId>): void => notOffered(claims, "mn.move.when");

describe("level 1: a card allows more than the base rules", () => {
  test("a shift of two squares is legal with the card's words and not without them", () => {
    actsExample("mn.example.precedence.permission");
    const without = verdict(claimed(farShift));
    expect(without).toEqual({ legal: false, rule: "mn.move.shift" });
    const withCard = verdict(claimed(farShift, (c) => cardPermits(c, "shift")));
    expect(withCard.legal).toBe(true);
    assertRule(withCard, "mn.precedence.level1");
  });

  test("it extends the rule it speaks of and no other", () => {
    const claims = claimed(
      farShift,
      (c) => notOffered(c, "mn.position.must-end"),
      (c) => cardPermits(c, "shift"),
    );
    expect(verdict(claims)).toEqual({ legal: false, rule: "mn.position.must-end" });
  });
});

describe("level 2: the rulebook forbids", () => {
  test("a movement power that does not name Immobilized moves nobody who is", () => {
    actsExample("mn.example.precedence.restriction");
    const weighed = weigh(claimed(notOwnTurn, immobilized, (c) => cardPermits(c, "move")));
    expect(weighed.verdict).toEqual({ legal: false, rule: "mn.condition.immobilized" });
    expect(weighed.overruled).toContainEqual({
      rule: "mn.precedence.level1",
      by: "mn.condition.immobilized",
      because: "mn.precedence.level2",
    });
    assertRule(weighed, "mn.precedence.level2", "mn.precedence.exceptions");
  });

  test("a permission of level 1 lifts it not even where it speaks of the same rule", () => {
    const claims = claimed(immobilized, (c) => cardExtends(c, ["mn.condition.immobilized"]));
    expect(verdict(claims).legal).toBe(false);
  });
});

describe("level 3: a card names what it lifts", () => {
  test("a power that works in spite of Immobilized moves its creature", () => {
    actsExample("mn.example.precedence.named-restriction");
    const weighed = weigh(claimed(notOwnTurn, immobilized, (c) => cardPermits(c, "move", ["immobilized"])));
    expect(weighed.verdict.legal).toBe(true);
    expect(weighed.overruled).toContainEqual({
      rule: "mn.condition.immobilized",
      by: "mn.precedence.level3",
      because: "mn.precedence.level3",
    });
    assertRule(weighed.verdict, "mn.precedence.level3");
  });

  test("but only what it names: stunned besides, the creature stays where it is", () => {
    const claims = claimed(
      immobilized,
      (c) => bookForbids(c, "mn.condition.stunned.no-actions"),
      (c) => cardPermits(c, "move", ["immobilized"]),
    );
    expect(verdict(claims)).toEqual({ legal: false, rule: "mn.condition.stunned.no-actions" });
  });

  test("a condition's name stands for its own limits and for those of the conditions inside it", () => {
    const lifted = (condition: (typeof conditions)[number]): readonly string[] =>
      inSpiteOf([condition]).map((rule) => rule.replace("mn.condition.", ""));
    const dazed = ["one-action", "free", "no-immediate", "no-oa", "no-activated", "flank"].map(
      (rule) => `dazed.${rule}`,
    );
    const stunned = ["stunned.no-actions", "stunned.inactive", "stunned.dazed", ...dazed];
    expect(lifted("dazed")).toEqual(dazed);
    expect(lifted("stunned")).toEqual(stunned);
    expect(lifted("immobilized")).toEqual(["immobilized", "immobilized.while-moving"]);
    expect(lifted("slowed")).toEqual(["slowed", "slowed.while-moving"]);
    expect(lifted("helpless")).toEqual(["helpless.base", "immobilized", ...stunned]);
    expect(lifted("dominated")).toEqual(["dominated.basic-only", "dominated.dazed", ...dazed]);
    expect(lifted("confused")).toEqual(["confused.roll", "confused.table", "confused.dazed", ...dazed]);
    expect(lifted("blinded")).toEqual(["blinded.sight", "blinded.flank", "blinded.charge"]);
  });

  test("a name stands for all limits inside the condition", () => {
    expect(inSpiteOf(["helpless"])).toEqual(
      expect.arrayContaining(["mn.condition.immobilized", "mn.condition.stunned.no-actions"]),
    );
    expect(inSpiteOf(["immobilized"])).not.toContain("mn.condition.stunned.no-actions");
    // Every condition but Weakened, which halves damage and forbids nothing, has something to lift.
    expect(conditions.filter((condition) => inSpiteOf([condition]).length === 0)).toEqual(["weakened"]);
  });
});

describe("level 4: a card forbids", () => {
  test("next to an enemy whose text bars shifts nobody shifts, whatever his own card allows", () => {
    actsExample("mn.example.precedence.card-prohibition");
    const shift = weigh(claimed(farShift, cardForbids, (c) => cardPermits(c, "shift")));
    expect(shift.verdict).toEqual({ legal: false, rule: "mn.precedence.level4" });
    const byBar = { rule: "mn.precedence.level1", by: "mn.precedence.level4", because: "mn.precedence.level4" };
    expect(shift.overruled).toContainEqual(byBar);
    assertRule(shift, "mn.precedence.level4", "mn.precedence.exceptions");
    // The text bars shifts; of a move nothing is claimed.
    expect(verdict(claimed()).legal).toBe(true);
  });

  test("it beats permissions that name a restriction, and even one that named it", () => {
    const claims = claimed(
      immobilized,
      cardForbids,
      (c) => cardPermits(c, "move", ["immobilized"]),
      (c) => cardLifts(c, ["mn.precedence.level4"]),
    );
    expect(verdict(claims)).toEqual({ legal: false, rule: "mn.precedence.level4" });
  });
});

describe("the order of claims", () => {
  test("changes no verdict", () => {
    const said = [farShift, immobilized, (c: Claims<RuleId>) => cardPermits(c, "shift", ["immobilized"])];
    expect(verdict(claimed(...said))).toEqual(verdict(claimed(...said.toReversed())));
  });

  test("texts that do not meet are not ranked", () => {
    expect(weigh(claimed(farShift))).toEqual({
      verdict: { legal: false, rule: "mn.move.shift" },
      ranked: null,
      overruled: [],
    });
  });
});

test.each([
  ["shift", "mn.move.shift", 0],
  ["move", "mn.move.when", 0],
  ["extra-item", "mn.setup.items.one-each", 0],
  ["pass-enemies", "mn.position.enemy", 2],
  ["share-space", "mn.position.occupies", 2],
  ["attack-allies", "mn.attack.ranged.no-allies", 2],
  ["short-charge", "mn.charge.min-move", 2],
  ["shoot-unprovoking", "mn.attack.area.provokes", 2],
  ["move-unprovoking", "mn.move.provokes", 2],
  ["opportunity-attacks", "mn.oa.once-per-turn", 2],
] as const)("the permission %s is about %s", (permission, rule, level) => {
  const denied = (claims: Claims<RuleId>): void => (level === 0 ? notOffered(claims, rule) : bookForbids(claims, rule));
  expect(verdict(claimed(denied)).legal).toBe(false);
  expect(verdict(claimed(denied, (c) => cardPermits(c, permission))).legal).toBe(true);
});

test("every permission permits something", () => {
  for (const permission of permissions) {
    const claims = claimed((c) => cardPermits(c, permission));
    expect(claims.list.flatMap(({ lifts }) => lifts).length).toBeGreaterThan(0);
  }
});
