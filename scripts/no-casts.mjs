/**
 * Walks the sources (tests excluded) and lists every place that steps around the type checker or around chance:
 * casts other than `as const`, `x!`, `any`, comments that silence the compiler, and `Math.random` in an engine.
 * Usage: node scripts/no-casts.mjs [file or folder ...]
 */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const castsLiveHere = "packages/kernel/src/brand.ts";
const enginePackages = ["kernel", "grid", "cards", "dungeon-command", "dungeoneer", "miniatures", "tactician"];
const skippedFolders = new Set(["node_modules", "dist", "browser-tests", "coverage"]);

const slashed = (path) => relative(root, path).split(sep).join("/");

function sourcesUnder(path) {
  if (statSync(path).isFile()) return /\.(ts|tsx|mts)$/.test(path) && !/\.test\.tsx?$/.test(path) ? [path] : [];
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory() && skippedFolders.has(entry.name)) return [];
    if (!entry.isDirectory() && !entry.isFile()) return [];
    return sourcesUnder(join(path, entry.name));
  });
}

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

function faultsIn(path) {
  const name = slashed(path);
  const text = readFileSync(path, "utf8");
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  const place = { castsAllowed: name === castsLiveHere, engine: enginePackages.includes(name.split("/")[1] ?? "") };
  const faults = [];
  const add = (position, what) => {
    const { line, character } = source.getLineAndCharacterOfPosition(position);
    faults.push(`${name}:${line + 1}:${character + 1}  ${what}`);
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

const asked = process.argv.slice(2).map((path) => resolve(path));
const files = (asked.length > 0 ? asked : [join(root, "packages")]).flatMap(sourcesUnder);
const faults = files.flatMap(faultsIn);
for (const fault of faults) console.error(fault);
console.log(`${files.length} sources, ${faults.length} ways around the types`);
process.exitCode = faults.length > 0 ? 1 : 0;
