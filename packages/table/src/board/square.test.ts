import { describe, expect, it } from "vitest";
import { columnName, rimPath, squareName } from "./square.ts";

describe("squares", () => {
  it("are named by letter and number as players say them", () => {
    expect(squareName({ x: 5, y: 8 })).toBe("f9");
    expect(columnName(25)).toBe("z");
    expect(columnName(26)).toBe("aa");
    expect(columnName(53)).toBe("bb");
  });

  it("share no rim where they touch", () => {
    expect(rimPath([{ x: 0, y: 0 }]).match(/M/g)).toHaveLength(4);
    expect(
      rimPath([
        { x: 0, y: 0 },
        { x: 1, y: 0 },
      ]).match(/M/g),
    ).toHaveLength(6);
  });
});
