import { describe, expect, test } from "vitest";
import { faultsIn } from "./type-gaps.mjs";

const listed = (text, name = "packages/web/src/source.ts") => faultsIn(name, text).map(({ what }) => what);

describe("no way around the types", () => {
  test.each([
    ["a cast", "export const a = b as string;", ["`as string`"]],
    ["a double cast", "f(b as unknown as C);", ["`as C`", "`as unknown`"]],
    ["an old cast", "const a = <string>b;", ["a cast"]],
    ["any", "function f(a: any): void {}", ["`any`"]],
    ["any inside a type", "type A = Record<string, any[]>;", ["`any`"]],
    ["a promise of presence", "f(a!.b);", ["`!` after an expression"]],
    ["a promise of assignment", "let a!: string;", ["`!` on a declaration"]],
    ["a silenced line", "// @ts-expect-error\nf();", ["// @ts-expect-error"]],
  ])("finds %s", (_name, text, faults) => {
    expect(listed(text)).toEqual(faults);
  });

  test.each([
    ["as const", 'const a = ["x"] as const;'],
    ["satisfies", "const a = { b: 1 } satisfies C;"],
    ["words in strings and comments", '// any as string\nconst a = "b as any!";'],
    ["renamed imports", 'import { a as b } from "./c.ts";'],
    ["not", "const a = !b;"],
  ])("lets %s be", (_name, text) => {
    expect(listed(text)).toEqual([]);
  });

  test("chance in an engine comes from the match alone", () => {
    const text = 'const a = Math.random() + Math["random"]() + Math.max(1, 2);';
    const fault = "`Math.random`: chance comes from the match's own streams";
    expect(listed(text, "packages/grid/src/a.ts")).toEqual([fault, fault]);
    expect(listed(text)).toEqual([]);
  });

  test("one file makes the brands", () => {
    expect(listed("f(b as string);", "packages/kernel/src/brand.ts")).toEqual([]);
    expect(listed("f(b as any);", "packages/kernel/src/brand.ts")).toEqual(["`any`"]);
  });

  test("the place is told", () => {
    expect(faultsIn("packages/web/src/a.ts", "\n  f(b!);")).toEqual([
      { place: "packages/web/src/a.ts:2:5", what: "`!` after an expression" },
    ]);
  });
});
