import ts from "typescript";

/** A place in an engine's source where a rule can be switched off, and the text that does so. */
export type MutationSite = {
  /** Absolute file name. */
  readonly file: string;
  readonly line: number;
  /** A check decides by a condition, a handler brings an event about, an entry is one of a table. */
  readonly kind: "check" | "handler" | "entry";
  /** Ids that the site cites. */
  readonly rules: readonly string[];
  readonly start: number;
  readonly end: number;
  /** Stands in place of the source from `start` to `end`. */
  readonly text: string;
};

type Cut = { readonly kind: MutationSite["kind"]; readonly start: number; readonly end: number; readonly text: string };

const span = (node: ts.Node): { start: number; end: number } => ({ start: node.getStart(), end: node.getEnd() });

/** The cut that a parent offers to switch off the child through which we climbed; null to climb on. */
const cutAt = (parent: ts.Node, child: ts.Node, literal: ts.Node, reports: boolean): Cut | null => {
  const byCondition = reports ? "handler" : "check";
  if (ts.isIfStatement(parent)) {
    if (child === parent.thenStatement) return { kind: byCondition, ...span(parent.expression), text: "false" };
    if (child === parent.elseStatement) return { kind: byCondition, ...span(parent.expression), text: "true" };
  }
  if (ts.isConditionalExpression(parent)) {
    if (child === parent.whenTrue) return { kind: byCondition, ...span(parent.condition), text: "false" };
    if (child === parent.whenFalse) return { kind: byCondition, ...span(parent.condition), text: "true" };
  }
  if (ts.isBinaryExpression(parent) && child === parent.right) {
    const operator = parent.operatorToken.kind;
    if (operator === ts.SyntaxKind.AmpersandAmpersandToken) {
      return { kind: byCondition, ...span(parent.left), text: "false" };
    }
    if (operator === ts.SyntaxKind.BarBarToken) return { kind: byCondition, ...span(parent.left), text: "true" };
  }
  if (ts.isCaseOrDefaultClause(parent) && parent.statements.some((statement) => statement === child)) {
    const [first] = parent.statements;
    if (first === undefined) return null;
    return { kind: "handler", start: first.getStart(), end: parent.statements.end, text: "break;" };
  }
  // A list of bare ids (what a claim lifts) says nothing by its single id; the list's own place decides.
  if (ts.isArrayLiteralExpression(parent) && child !== literal) {
    return { kind: "entry", ...span(child), text: "...[]" };
  }
  if (ts.isPropertyAssignment(parent) && parent.name === literal) {
    return { kind: "entry", ...span(parent), text: "...{}" };
  }
  return null;
};

// `run.emit({ ..., rule })` tells that something happened; `findings.push({ ..., rule })` is a check's result.
const isReport = ({ expression: call }: ts.ExpressionStatement, literal: ts.Node): boolean =>
  ts.isCallExpression(call) &&
  !(ts.isPropertyAccessExpression(call.expression) && call.expression.name.text === "push") &&
  ts.isPropertyAssignment(literal.parent) &&
  ts.isIdentifier(literal.parent.name) &&
  literal.parent.name.text === "rule";

const endsScope = (node: ts.Node): boolean => ts.isFunctionLike(node) || ts.isSourceFile(node);

// The nearest condition, case or table entry around a cited id; failing that, the statement that cites it.
const cutFor = (literal: ts.Node): Cut | null => {
  let statement: ts.ExpressionStatement | null = null;
  let reports = false;
  for (let child = literal, parent = literal.parent; parent !== undefined; child = parent, parent = parent.parent) {
    if (ts.isTypeNode(parent)) return null;
    if (ts.isExpressionStatement(parent) && ts.isCallExpression(parent.expression)) {
      statement ??= parent;
      reports ||= isReport(parent, literal);
    }
    const cut = cutAt(parent, child, literal, reports);
    if (cut !== null) return cut;
    if (statement !== null && endsScope(parent)) {
      return { kind: reports ? "handler" : "check", ...span(statement), text: ";" };
    }
  }
  return null;
};

// `const stop = "dc.move.stop-by-enemy";` lets a file cite an entry by a name of its own.
const namedIds = (source: ts.SourceFile, ids: ReadonlySet<string>): ReadonlyMap<string, string> => {
  const names = new Map<string, string>();
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (initializer === undefined || !ts.isIdentifier(name) || !ts.isStringLiteral(initializer)) continue;
      if (ids.has(initializer.text)) names.set(name.text, initializer.text);
    }
  }
  return names;
};

const citedBy = (node: ts.Node, ids: ReadonlySet<string>, names: ReadonlyMap<string, string>): string | null => {
  if (ts.isStringLiteral(node)) return ids.has(node.text) ? node.text : null;
  if (!ts.isIdentifier(node) || ts.isVariableDeclaration(node.parent)) return null;
  return names.get(node.text) ?? null;
};

/** Every place of a source file where a rule of the ledger can be switched off, in the file's order. */
export const sitesIn = (file: string, text: string, ids: ReadonlySet<string>): readonly MutationSite[] => {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true);
  const names = namedIds(source, ids);
  const sites = new Map<string, MutationSite>();
  const visit = (node: ts.Node): void => {
    const id = citedBy(node, ids, names);
    const cut = id === null ? null : cutFor(node);
    if (id !== null && cut !== null) {
      const key = `${cut.start} ${cut.end} ${cut.text}`;
      const line = source.getLineAndCharacterOfPosition(cut.start).line + 1;
      const rules = new Set([...(sites.get(key)?.rules ?? []), id]);
      sites.set(key, { file, line, ...cut, rules: [...rules] });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...sites.values()].sort((one, other) => one.start - other.start || one.end - other.end);
};

/** The source with one site switched off. */
export const switchOff = (text: string, site: Pick<MutationSite, "start" | "end" | "text">): string =>
  text.slice(0, site.start) + site.text + text.slice(site.end);
