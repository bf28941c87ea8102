import { describe, expect, test } from "vitest";
import { Claims, specificFirst } from "./legality.ts";

const verdict = (gather: (claims: Claims) => void) => {
  const claims = new Claims();
  gather(claims);
  return specificFirst(claims.list);
};

describe("the usual precedence", () => {
  test("nothing said: legal, by no rule", () => expect(verdict(() => {})).toEqual({ legal: true, rule: null }));

  test("a general prohibition decides", () =>
    expect(verdict((c) => c.forbid("walls"))).toEqual({ legal: false, rule: "walls" }));

  test("a more specific permission that names the prohibition lifts it", () =>
    expect(
      verdict((c) => {
        c.forbid("walls");
        c.permit("burrow", 1, ["walls"]);
      }),
    ).toEqual({ legal: true, rule: "burrow" }));

  test("a permission that does not name it lifts nothing", () =>
    expect(
      verdict((c) => {
        c.forbid("walls");
        c.permit("flying", 1, ["creatures"]);
      }),
    ).toEqual({ legal: false, rule: "walls" }));

  test("of its own level a prohibition wins, even over a permission that names it", () =>
    expect(
      verdict((c) => {
        c.forbid("pinned", 1);
        c.permit("slippery", 1, ["pinned"]);
      }),
    ).toEqual({ legal: false, rule: "pinned" }));

  test("of several prohibitions the most specific is the reason", () =>
    expect(
      verdict((c) => {
        c.forbid("general");
        c.forbid("card", 2);
        c.forbid("power", 1);
      }),
    ).toEqual({ legal: false, rule: "card" }));

  test("a lifted prohibition leaves the others in force", () =>
    expect(
      verdict((c) => {
        c.forbid("walls");
        c.forbid("speed");
        c.permit("burrow", 1, ["walls"]);
      }),
    ).toEqual({ legal: false, rule: "speed" }));
});
