import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { faultsOf } from "../../testing/old-cards.ts";
import { importOldCard } from "./import.ts";
import { type OldCard, oldCardSchema, oldFields, oldSections, readOldCard } from "./old-card.ts";

describe("whatever is typed", () => {
  const words = fc.constantFrom(
    ..."Melee Ranged Close Area : ; , . +9 -2 vs AC DEF (Fort) Will large small cone Staggered Enervated 10 0 damage fire".split(
      " ",
    ),
    ..."Flight Burrow Resist Immune Conceal immediately Whenever this creature hits, target is push 99 => Good Unique until".split(
      " ",
    ),
  );
  const phrases = fc.constantFrom(
    ..."Melee: +9 vs AC|Close large cone: +5 vs Will|10 damage|7 damage|ongoing 5 fire|ongoing 3|+3 Damage|-2 DEF|+0 Attack".split(
      "|",
    ),
    ..."Resist 7 Fire|Vulnerable 5 Cold|Whenever this creature hits, it heals 3|until end of battle|(save ends)|push 0|slide 2".split(
      "|",
    ),
  );
  const line = fc.oneof(
    fc.string({ maxLength: 40, unit: "binary" }),
    fc.array(phrases, { minLength: 1, maxLength: 5 }).map((list) => list.join("; ")),
    fc.array(words, { maxLength: 10 }).map((list) => list.join(" ")),
  );
  const lines = fc.array(
    line.map((text) => text.trim()).filter((text) => text !== ""),
    { maxLength: 4 },
  );
  const some = <K extends string>(keys: readonly K[], value: fc.Arbitrary<unknown>) =>
    fc.record(Object.fromEntries(keys.map((key) => [key, value])), { requiredKeys: [] });
  const numbers = fc.oneof(line, fc.integer({ min: -1, max: 2000 }).map(String));
  const cards: fc.Arbitrary<OldCard> = fc
    .record({ fields: some(oldFields, numbers), sections: some(oldSections, lines), rest: lines })
    .map((value) => oldCardSchema.parse(value));

  test("the text form is read without a throw, and every line is kept: as a heading, a field, an entry or a stray one", () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), (typed) => {
        const old = readOldCard(typed.join("\n"));
        const kept = [...Object.values(old.fields), ...Object.values(old.sections).flat(), ...old.rest].join("\n");
        for (const raw of typed.join("\n").split(/\r\n|\r|\n/)) {
          const one = raw.trim();
          if (one === "" || one.startsWith("#") || Object.keys(readOldCard(one).sections).length > 0) continue;
          expect(kept).toContain(one.replace(/^[^:]+:\s*(?=\S)/, (key) => (kept.includes(one) ? key : "")));
        }
      }),
    );
  });

  test("the import throws nothing, gives a card that the schema takes, and loses no text", () => {
    fc.assert(
      fc.property(cards, (old) => {
        const result = importOldCard(old, "own");
        const told = [...result.changes.map(({ from }) => from), ...result.decisions.map(({ text }) => text)];
        const { errata = [], ...parts } = old.sections;
        for (const entry of [...Object.values(parts).flat(), ...old.rest]) expect(told).toContain(entry);
        // What is still wrong with the card is among what a person was asked.
        const asked = new Set(result.decisions.map(({ decide }) => decide));
        for (const fault of faultsOf(result)) {
          if (fault.startsWith("hitPoints")) expect(asked).toContain("unreadable");
          else if (fault.startsWith("mount")) expect(asked).toContain("mount");
          else if (fault.startsWith("champion")) expect(asked).toContain("champion");
          else if (fault.endsWith("does nothing"))
            expect([...asked].some((one) => one === "effect" || one === "basic")).toBe(true);
          else expect(fault).toBe("nothing else");
        }
        expect(errata.length === 0).toBe(
          result.decisions.some(({ decide, text }) => decide === "errata" && text === ""),
        );
      }),
      { numRuns: 200 },
    );
  });
});
