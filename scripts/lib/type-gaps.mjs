import ts from "typescript";

/** The one file that may cast: it makes the brands that everything else is typed by. */
const castsLiveHere = "packages/kernel/src/brand.ts";
const enginePackages = [
  "kernel",
  "grid",
  "cards",
  "scenario",
  "dungeon-command",
  "dungeoneer",
  "miniatures",
  "tactician",
];

function isConstAssertion(node) {
  return ts.isTypeReferenceNode(node.type) && node.type.getText() === "const";
}

function isMathRandom(node) {
  if (ts.isPropertyAccessExpression(node)) return node.expression.getText() === "Math" && node.name.text === "random";
  if (!ts.isElementAccessExpression(node) || node.expression.getText() !== "Math") return false;
  return ts.isStringLiteralLike(node.argumentExpression) && node.argumentExpression.text === "random";
}

/** What is wrong with this one node, or null. */
function faultOf(node, { castsAllowed, engine }) {
  if (node.kind === ts.SyntaxKind.AnyKeyword) return "`any`";
  if (ts.isNonNullExpression(node)) return "`!` after an expression";
  if ((ts.isPropertyDeclaration(node) || ts.isVariableDeclaration(node)) && node.exclamationToken) {
    return "`!` on a declaration";
  }
  if (ts.isTypeAssertionExpression(node) && !castsAllowed) return "a cast";
  if (ts.isAsExpression(node) && !castsAllowed && !isConstAssertion(node)) return `\`as ${node.type.getText()}\``;
  if (engine && isMathRandom(node)) return "`Math.random`: chance comes from the match's own streams";
  return null;
}

/** Every way around the types in a source: its path from the root, the line and column, and what it is. */
export function faultsIn(name, text) {
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  const place = { castsAllowed: name === castsLiveHere, engine: enginePackages.includes(name.split("/")[1] ?? "") };
  const faults = [];
  const add = (position, what) => {
    const { line, character } = source.getLineAndCharacterOfPosition(position);
    faults.push({ place: `${name}:${line + 1}:${character + 1}`, what });
  };
  const visit = (node) => {
    const fault = faultOf(node, place);
    if (fault !== null) add(node.getStart(), fault);
    ts.forEachChild(node, visit);
  };
  visit(source);
  for (const match of text.matchAll(/(?:\/\/|\/\*)\s*@ts-(?:ignore|expect-error|nocheck)/g)) add(match.index, match[0]);
  return faults;
}
