import type { Exemption, ExemptionKind, Ledger, LedgerRule, LedgerRuling } from "./ledger.ts";

type Fields = { readonly [name: string]: unknown };

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const fieldsOf = (value: unknown, where: string): Fields => {
  if (!isFields(value)) throw new TypeError(`${where} is not a table`);
  return value;
};

const listOf = (value: unknown, where: string): readonly unknown[] => {
  if (!Array.isArray(value)) throw new TypeError(`${where} is not a list`);
  return value;
};

const textOf = (fields: Fields, name: string, where: string): string => {
  const value = fields[name];
  if (typeof value !== "string" || value.trim() === "") throw new TypeError(`${where} has no ${name}`);
  return value.trim();
};

const optional = <Name extends string>(fields: Fields, name: Name, where: string): { [K in Name]?: string } => {
  const none: { [K in Name]?: string } = {};
  return fields[name] === undefined ? none : { ...none, [name]: textOf(fields, name, where) };
};

const kinds: readonly ExemptionKind[] = ["definition", "component", "source"];

const exemptionOf = (fields: Fields, where: string): { readonly exempt?: Exemption } => {
  if (fields.exempt === undefined) return {};
  const exempt = fieldsOf(fields.exempt, `${where} exempt`);
  const kind = kinds.find((known) => known === exempt.kind);
  if (kind === undefined) throw new TypeError(`${where} is exempt for no known kind of reason`);
  return { exempt: { kind, reason: textOf(exempt, "reason", `${where} exempt`) } };
};

const ruleOf = (value: unknown, index: number): LedgerRule => {
  const fields = fieldsOf(value, `rule ${index}`);
  const id = textOf(fields, "id", `rule ${index}`);
  return {
    id,
    section: textOf(fields, "section", id),
    source: textOf(fields, "source", id),
    text: textOf(fields, "text", id),
    ...optional(fields, "notes", id),
    ...optional(fields, "decisions", id),
    ...exemptionOf(fields, id),
  };
};

const rulingOf = (value: unknown, index: number): LedgerRuling => {
  const fields = fieldsOf(value, `ruling ${index}`);
  const id = textOf(fields, "id", `ruling ${index}`);
  return {
    id,
    question: textOf(fields, "question", id),
    ruling: textOf(fields, "ruling", id),
    why: textOf(fields, "why", id),
    ...exemptionOf(fields, id),
  };
};

/**
 * A ledger out of parsed JSON or YAML; further tables (examples, a glossary) are left aside.
 * Throws a TypeError that names the entry when one lacks a field.
 */
export const parseLedger = (value: unknown): Ledger => {
  const fields = fieldsOf(value, "ledger");
  return {
    game: textOf(fields, "game", "ledger"),
    rules: listOf(fields.rules, "rules").map(ruleOf),
    rulings: listOf(fields.rulings, "rulings").map(rulingOf),
  };
};

/** Ids of a ledger's worked examples; none if it has no such table. */
export const exampleIdsOf = (value: unknown): readonly string[] => {
  const examples = fieldsOf(value, "ledger").examples;
  if (examples === undefined) return [];
  return listOf(examples, "examples").map((entry, index) => {
    const where = `example ${index}`;
    return textOf(fieldsOf(entry, where), "id", where);
  });
};
