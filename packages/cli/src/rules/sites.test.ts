import { describe, expect, test } from "vitest";
import { sitesIn, switchOff } from "./sites.ts";

const ids = new Set(["toy.a.one", "toy.a.two", "toy.a.three"]);

/** Every source that comes of switching one site off. */
const mutants = (source: string): readonly string[] =>
  sitesIn("/toy.ts", source, ids).map((site) => switchOff(source, site));

const kinds = (source: string): readonly string[] => sitesIn("/toy.ts", source, ids).map(({ kind }) => kind);

describe("switching rules off", () => {
  test("a refusal: its condition never holds", () => {
    expect(mutants(`const f = (n) => { if (n > 1) return refuse("toy.a.one"); return null; };`)).toEqual([
      `const f = (n) => { if (false) return refuse("toy.a.one"); return null; };`,
    ]);
  });

  test("an else: the condition always holds", () => {
    expect(mutants(`if (n > 1) go(); else { claims.forbid("toy.a.one"); }`)).toEqual([
      `if (true) go(); else { claims.forbid("toy.a.one"); }`,
    ]);
  });

  test("a nested check goes alone; the outer one only with what it cites itself", () => {
    const source = `if (a) { claims.permit("toy.a.one"); if (b) claims.forbid("toy.a.two"); }`;
    expect(mutants(source)).toEqual([source.replace("(a)", "(false)"), source.replace("(b)", "(false)")]);
  });

  test("each side of a choice, and what stands behind && and ||", () => {
    expect(mutants(`const v = a ? no("toy.a.one") : yes("toy.a.two");`)).toEqual([
      `const v = false ? no("toy.a.one") : yes("toy.a.two");`,
      `const v = true ? no("toy.a.one") : yes("toy.a.two");`,
    ]);
    expect(mutants(`a && forbid("toy.a.one"); b || forbid("toy.a.two");`)).toEqual([
      `false && forbid("toy.a.one"); b || forbid("toy.a.two");`,
      `a && forbid("toy.a.one"); true || forbid("toy.a.two");`,
    ]);
  });

  test("a case: its body", () => {
    const source = `switch (k) { case "x": hurt(); run.emit({ event: "hurt", rule: "toy.a.one" }); break; case "y": }`;
    expect(mutants(source)).toEqual([`switch (k) { case "x": break; case "y": }`]);
    expect(kinds(source)).toEqual(["handler"]);
  });

  test("a report under a condition: the condition; without one: the report alone", () => {
    const guarded = `if (dead) { remove(it); run.emit({ event: "gone", rule: "toy.a.one" }); }`;
    expect(mutants(guarded)).toEqual([guarded.replace("(dead)", "(false)")]);
    expect(kinds(guarded)).toEqual(["handler"]);
    expect(mutants(`const f = (run) => { hurt(); run.emit({ rule: "toy.a.one" }); };`)).toEqual([
      `const f = (run) => { hurt(); ; };`,
    ]);
  });

  test("a finding is a check's result, a report a handler's", () => {
    expect(kinds(`if (x) findings.push({ rule: "toy.a.one" }); if (y) run.emit({ rule: "toy.a.two" });`)).toEqual([
      "check",
      "handler",
    ]);
  });

  test("a claim made without a condition", () => {
    const source = `const f = (claims) => { claims.permit("toy.a.one", 1, ["toy.a.two"]); };`;
    expect(mutants(source)).toEqual(["const f = (claims) => { ; };"]);
    expect(sitesIn("/toy.ts", source, ids)[0]?.rules).toEqual(["toy.a.one", "toy.a.two"]);
  });

  test("an entry of a table, whether the id stands in it or names it", () => {
    const list = `const table = [{ rule: "toy.a.one", when: (s) => s.x }, forbidWhen("toy.a.two", (s) => s.y)];`;
    expect(mutants(list)).toEqual([
      `const table = [...[], forbidWhen("toy.a.two", (s) => s.y)];`,
      `const table = [{ rule: "toy.a.one", when: (s) => s.x }, ...[]];`,
    ]);
    expect(mutants(`const table = { "toy.a.one": (s) => s.x };`)).toEqual([`const table = { ...{} };`]);
  });

  test("an id by the name that the file gives it", () => {
    expect(mutants(`const one = "toy.a.one"; if (n > 1) claims.forbid(one);`)).toEqual([
      `const one = "toy.a.one"; if (false) claims.forbid(one);`,
    ]);
  });

  test("an id by a name of the function's own, written short", () => {
    const source = `const f = (run) => { const rule = "toy.a.one"; if (x) run.emit({ event: "e", rule }); };`;
    expect(mutants(source)).toEqual([source.replace("(x)", "(false)")]);
    expect(sitesIn("/toy.ts", source, ids)[0]?.rules).toEqual(["toy.a.one"]);
  });

  test("a rule that is handed on", () => {
    const source = `const f = (run, locals) => { hurt(); run.emit({ event: "hurt", rule: locals.rule }); };`;
    expect(mutants(source)).toEqual(["const f = (run, locals) => { hurt(); ; };"]);
    expect(sitesIn("/toy.ts", source, ids)[0]?.rules).toEqual([]);
    // Data that merely carries a rule along is no place where it acts.
    expect(mutants(`const copy = { rule: locals.rule };`)).toEqual([]);
  });

  test("a step's call and question: the step goes on without them", () => {
    expect(mutants(`const s = () => call({ procedure: "p", locals: { by: 1, rule: "toy.a.one" } }, "after");`)).toEqual(
      [`const s = () => ({ kind: "next", step: "after" });`],
    );
    expect(mutants(`const s = () => ask({ kind: "may", rule: "toy.a.two" }, [seat], "asked");`)).toEqual([
      `const s = () => ({ kind: "next", step: "asked" });`,
    ]);
  });

  test("types and unknown ids are no rules", () => {
    expect(mutants(`type A = "toy.a.one"; if (x) log("toy.a.nine"); let y: { k: "toy.a.two" };`)).toEqual([]);
  });

  test("tells the line", () => {
    expect(sitesIn("/toy.ts", `\n\nif (x)\n  forbid("toy.a.three");`, ids)[0]?.line).toBe(3);
  });
});
