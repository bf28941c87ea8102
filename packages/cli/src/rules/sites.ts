import ts from "typescript";

/** A place in an engine's source where a rule can be switched off, and the text that does so. */
export type MutationSite = {
  /** Absolute file name. */
  readonly file: string;
  readonly line: number;
  /** A check decides by a condition, a handler brings an event about, an entry is one of a table. */
  readonly kind: "check" | "handler" | "entry";
  /** Ids that the site's own source cites; none where the rule is handed to it. */
  readonly rules: readonly string[];
  readonly start: number;
  readonly end: number;
  /** Stands in place of the source from `start` to `end`. */
  readonly text: string;
};

type Cut = { readonly kind: MutationSite["kind"]; readonly start: number; readonly end: number; readonly text: string };

const span = (node: ts.Node): { start: number; end: number } => ({ start: node.getStart(), end: node.getEnd() });

/** The kernel's moves `call(procedure, then)` and `ask(question, seats, then)`; null for any other call. */
const kernelMove = (call: ts.CallExpression): { readonly what: ts.Node; readonly then: ts.Node } | null => {
  if (!ts.isIdentifier(call.expression) || !["call", "ask"].includes(call.expression.text)) return null;
  const what = call.arguments[0];
  const then = call.arguments.at(-1);
  return what === undefined || then === undefined || what === then ? null : { what, then };
};

/** The cut that a parent offers to switch off the child through which we climbed; null to climb on. */
const cutAt = (parent: ts.Node, child: ts.Node, cited: ts.Node, reports: boolean): Cut | null => {
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
  // A step that hands over to a procedure or a question goes on without it instead.
  const move = ts.isCallExpression(parent) ? kernelMove(parent) : null;
  if (move !== null && child === move.what) {
    return { kind: "handler", ...span(parent), text: `({ kind: "next", step: ${move.then.getText()} })` };
  }
  // A list of bare ids (what a claim lifts) says nothing by its single id; the list's own place decides.
  if (ts.isArrayLiteralExpression(parent) && child !== cited) {
    return { kind: "entry", ...span(child), text: "...[]" };
  }
  if (ts.isPropertyAssignment(parent) && parent.name === cited) {
    return { kind: "entry", ...span(parent), text: "...{}" };
  }
  return null;
};

const isRuleProperty = (node: ts.Node): node is ts.PropertyAssignment | ts.ShorthandPropertyAssignment =>
  (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) &&
  ts.isIdentifier(node.name) &&
  node.name.text === "rule";

// `run.emit({ ..., rule })` tells that something happened; `findings.push({ ..., rule })` is a check's result.
const isReport = ({ expression: call }: ts.ExpressionStatement, cited: ts.Node): boolean =>
  ts.isCallExpression(call) &&
  !(ts.isPropertyAccessExpression(call.expression) && call.expression.name.text === "push") &&
  (isRuleProperty(cited) || isRuleProperty(cited.parent));

const endsScope = (node: ts.Node): boolean => ts.isFunctionLike(node) || ts.isSourceFile(node);

// The nearest condition, case or table entry around a cited id; failing that, the statement that cites it.
const cutFor = (cited: ts.Node): Cut | null => {
  let statement: ts.ExpressionStatement | null = null;
  let reports = false;
  for (let child = cited, parent = cited.parent; parent !== undefined; child = parent, parent = parent.parent) {
    if (ts.isTypeNode(parent)) return null;
    if (ts.isExpressionStatement(parent) && ts.isCallExpression(parent.expression)) {
      statement ??= parent;
      reports ||= isReport(parent, cited);
    }
    const cut = cutAt(parent, child, cited, reports);
    if (cut !== null) return cut;
    if (statement !== null && endsScope(parent)) {
      return { kind: reports ? "handler" : "check", ...span(statement), text: ";" };
    }
  }
  return null;
};

const constantIn = (statements: readonly ts.Statement[], name: string): ts.Expression | null => {
  for (const statement of statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const declared of statement.declarationList.declarations) {
      if (ts.isIdentifier(declared.name) && declared.name.text === name) return declared.initializer ?? null;
    }
  }
  return null;
};

// `const stop = "dc.move.stop-by-enemy";` lets a file or a function cite an entry by a name of its own.
const constantOf = (identifier: ts.Identifier): ts.Expression | null => {
  for (let scope = identifier.parent; scope !== undefined; scope = scope.parent) {
    if (!ts.isBlock(scope) && !ts.isSourceFile(scope)) continue;
    const value = constantIn([...scope.statements], identifier.text);
    if (value !== null) return value;
  }
  return null;
};

const isDeclared = (node: ts.Identifier): boolean => ts.isVariableDeclaration(node.parent) && node.parent.name === node;

const idAt = (node: ts.Node, ids: ReadonlySet<string>): string | null => {
  const value = ts.isIdentifier(node) && !isDeclared(node) ? constantOf(node) : node;
  return value !== null && ts.isStringLiteral(value) && ids.has(value.text) ? value.text : null;
};

// `run.emit({ ..., rule: locals.rule })`: which entry is cited shows only in play.
const citesInPlay = (node: ts.Node): boolean => {
  if (!isRuleProperty(node)) return false;
  if (ts.isPropertyAssignment(node) && ts.isStringLiteral(node.initializer)) return false;
  let child: ts.Node = node;
  while (!ts.isSourceFile(child)) {
    const { parent }: ts.Node = child;
    if (ts.isCallExpression(parent)) {
      return ts.isExpressionStatement(parent.parent) || kernelMove(parent)?.what === child;
    }
    if (!ts.isObjectLiteralExpression(parent) && !ts.isPropertyAssignment(parent)) return false;
    child = parent;
  }
  return false;
};

/**
 * Every place of a source file where a rule of the ledger can be switched off, in the file's order. A site whose rule is
 * handed to it cites no id of its own.
 */
export const sitesIn = (file: string, text: string, ids: ReadonlySet<string>): readonly MutationSite[] => {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true);
  const sites = new Map<string, MutationSite>();
  const visit = (node: ts.Node): void => {
    const id = idAt(node, ids);
    const cut = id !== null || citesInPlay(node) ? cutFor(node) : null;
    if (cut !== null) {
      const key = `${cut.start} ${cut.end} ${cut.text}`;
      const line = source.getLineAndCharacterOfPosition(cut.start).line + 1;
      const rules = new Set([...(sites.get(key)?.rules ?? []), ...(id === null ? [] : [id])]);
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
