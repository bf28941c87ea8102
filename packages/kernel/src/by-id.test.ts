import fc from "fast-check";
import { expect, test } from "vitest";
import { finderById } from "./by-id.ts";

const list = (ids: readonly number[]): readonly { readonly id: string }[] => ids.map((id) => ({ id: `t${id}` }));

test("whatever was looked for before, in this list or another, the thing of that id is found, or nothing", () => {
  const ids = fc.uniqueArray(fc.nat(8), { maxLength: 8 });
  fc.assert(
    fc.property(fc.array(fc.tuple(ids, fc.nat(8))), (looks) => {
      const find = finderById<{ readonly id: string }>();
      for (const [inList, id] of looks) {
        const things = list(inList);
        const place = inList.indexOf(id);
        expect(find(things, `t${id}`)).toBe(place < 0 ? undefined : things[place]);
      }
    }),
  );
});
