import { expect, it } from "vitest";
import { italic, keyword, listed, number, plainText, sentence, spaced, toSpans } from "./spans.ts";

it("cuts a marked text into spans", () => {
  expect(toSpans(`${keyword("Melee attack")}, ${number("+30")} damage`)).toEqual([
    { style: "keyword", text: "Melee attack" },
    { style: "plain", text: ", " },
    { style: "number", text: "+30" },
    { style: "plain", text: " damage" },
  ]);
  expect(plainText(toSpans(`a ${italic("b")}`))).toBe("a b");
});

it("makes a sentence of a clause, through its marks", () => {
  expect(plainText(toSpans(sentence(`${keyword("melee attack")} for ${number(50)}`)))).toBe("Melee attack for 50.");
  expect(sentence("done.")).toBe("Done.");
});

it("lists and joins", () => {
  expect(listed([], "and")).toBe("");
  expect(listed(["a"], "and")).toBe("a");
  expect(listed(["a", "b", "c"], "and")).toBe("a, b and c");
  expect(spaced("a", "", undefined, false, "b")).toBe("a b");
});
