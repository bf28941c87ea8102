/** Trees drawn from a schema itself, so that every word of a language comes up without being listed. */
import * as fc from "fast-check";
import type * as z from "zod/mini";

type Draw = (choices: number) => number;

interface Definition {
  readonly type: string;
  readonly [key: string]: unknown;
}

const definitionOf = (schema: z.core.SomeType): Definition => Object(schema._zod.def);
const isSchema = (value: unknown): value is z.core.SomeType =>
  typeof value === "object" && value !== null && "_zod" in value;
const schemasIn = (value: unknown): z.core.SomeType[] => Object.values(Object(value)).filter(isSchema);

const lazily = new Map<z.core.SomeType, z.core.SomeType>();
function opened(schema: z.core.SomeType): z.core.SomeType {
  const definition = definitionOf(schema);
  const known = lazily.get(schema);
  if (known !== undefined) return known;
  let inner: unknown = schema;
  if (definition.type === "lazy" && typeof definition.getter === "function") inner = definition.getter();
  if (definition.type === "pipe") inner = definition.in;
  const result = isSchema(inner) && inner !== schema ? opened(inner) : schema;
  lazily.set(schema, result);
  return result;
}

const depths = new Map<z.core.SomeType, number>();
/** How deep the shallowest value is, so that a tree can be brought to an end. */
function depthOf(outer: z.core.SomeType, above: readonly z.core.SomeType[] = []): number {
  const schema = opened(outer);
  const known = depths.get(schema);
  if (known !== undefined) return known;
  if (above.includes(schema)) return Number.POSITIVE_INFINITY;
  const definition = definitionOf(schema);
  const inside = [...above, schema];
  const deepest = (parts: readonly z.core.SomeType[]): number =>
    1 + Math.max(0, ...parts.map((part) => depthOf(part, inside)));
  let depth = 0;
  if (definition.type === "union")
    depth = Math.min(...schemasIn(definition.options).map((option) => depthOf(option, inside)));
  else if (definition.type === "object")
    depth = deepest(schemasIn(definition.shape).filter((part) => !isOptional(part)));
  else if (definition.type === "array") depth = deepest(schemasIn([definition.element]));
  else if (definition.type === "tuple") depth = deepest(schemasIn(definition.items));
  if (above.length === 0 || Number.isFinite(depth)) depths.set(schema, depth);
  return depth;
}

const isOptional = (schema: z.core.SomeType): boolean => definitionOf(schema).type === "optional";

function drawn(outer: z.core.SomeType, draw: Draw, room: number, leaves: Leaves): unknown {
  const schema = opened(outer);
  const definition = definitionOf(schema);
  const inner = (part: z.core.SomeType): unknown => drawn(part, draw, room - 1, leaves);
  switch (definition.type) {
    case "union": {
      const options = schemasIn(definition.options);
      const least = Math.min(...options.map((option) => depthOf(option)));
      const fitting = options.filter((option) => depthOf(option) <= Math.max(least, room));
      const option = fitting[draw(fitting.length)];
      return option === undefined ? null : drawn(option, draw, room, leaves);
    }
    case "object": {
      const table: Record<string, unknown> = {};
      for (const [key, part] of Object.entries(Object(definition.shape))) {
        if (!isSchema(part)) continue;
        if (!isOptional(part)) table[key] = inner(part);
        else if (room > 0 && draw(3) === 0) table[key] = inner(Object(definitionOf(part)).innerType);
      }
      return table;
    }
    case "array": {
      const element = definition.element;
      return isSchema(element) ? Array.from({ length: 1 + (room > 0 ? draw(2) : 0) + 1 }, () => inner(element)) : [];
    }
    case "tuple":
      return schemasIn(definition.items).map(inner);
    case "literal":
      return Array.isArray(definition.values) ? definition.values[0] : null;
    case "enum": {
      const words = Object.values(Object(definition.entries));
      return words[draw(words.length)];
    }
    case "boolean":
      return draw(2) === 0;
    case "number":
      return leaves.numbers[draw(leaves.numbers.length)];
    case "string":
      return leaves.names[draw(leaves.names.length)];
    default:
      throw new Error(`no value is drawn for ${definition.type}`);
  }
}

const tape = fc.array(fc.nat(9999), { minLength: 40, maxLength: 160 });

/** What stands where a schema takes any text or any number: it should fit every pattern and limit that there is. */
export interface Leaves {
  readonly names: readonly string[];
  readonly numbers: readonly number[];
}

export const treesOf = (schema: z.core.SomeType, leaves: Leaves): fc.Arbitrary<unknown> =>
  tape.map((numbers) => {
    let next = 0;
    const draw: Draw = (choices) => {
      const number = numbers[next % numbers.length] ?? 0;
      next += 1;
      return choices === 0 ? 0 : (number + Math.floor(next / numbers.length)) % choices;
    };
    return drawn(schema, draw, 4, leaves);
  });
