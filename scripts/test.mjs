/**
 * `npm test`: installs what is missing, then runs every check. The last line is the sum: `N passed, N failed`.
 *
 *   npm test -- --only types,unit           these checks alone (see lib/checks.mjs for their names)
 *   npm test -- --only unit packages/grid   further words narrow the test files
 *   npm test -- --no-browser                a machine without Chromium is no failure
 */
import { requireNode } from "./lib/node-version.mjs";

requireNode();
const { ensureInstalled } = await import("./lib/install.mjs");
const { checks } = await import("./lib/checks.mjs");

function usage(sentence) {
  console.error(`${sentence} The checks are: ${checks.map((check) => check.name).join(", ")}.`);
  process.exit(1);
}

function readWords(words) {
  const asked = { only: [], browser: true, files: [] };
  const rest = [...words];
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (word === "--no-browser") asked.browser = false;
    else if (word === "--only") asked.only.push(...(rest.shift() ?? usage("--only needs a name.")).split(","));
    else if (word.startsWith("--only=")) asked.only.push(...word.slice("--only=".length).split(","));
    else if (word.startsWith("-")) usage(`There is no option ${word}.`);
    else asked.files.push(word);
  }
  const unknown = asked.only.find((name) => !checks.some((check) => check.name === name));
  if (unknown !== undefined) usage(`There is no check "${unknown}".`);
  return asked;
}

/** Runs one check; one that breaks is a failure, and what broke is shown. */
async function tally(check, files) {
  try {
    return await check.run(files);
  } catch (error) {
    console.log(error instanceof Error ? error.stack : String(error));
    return { passed: 0, failed: 1, note: "the check itself broke" };
  }
}

const asked = readWords(process.argv.slice(2));
const chosen = checks.filter((check) => asked.only.length === 0 || asked.only.includes(check.name));
const rows = [];
let passed = 0;
let failed = 0;
let browserMissing = false;

if (await ensureInstalled()) {
  for (const check of chosen) {
    console.log(`\n== ${check.title} (${check.name})`);
    const began = performance.now();
    const result = await tally(check, asked.files);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    if (result === null) {
      browserMissing = true;
      rows.push(`${check.name.padEnd(10)} did NOT run`);
      continue;
    }
    passed += result.passed;
    failed += result.failed;
    const numbers = `${String(result.passed).padStart(6)} passed ${String(result.failed).padStart(5)} failed`;
    rows.push(`${check.name.padEnd(10)} ${numbers} ${seconds.padStart(7)} s${result.note ? `  (${result.note})` : ""}`);
  }
} else {
  failed += 1;
}

console.log(`\n${rows.join("\n")}`);
if (browserMissing) {
  console.log(
    "The browser tests did NOT run: no Chrome or Chromium was found. Install one or name it with CHROME_PATH.",
  );
  if (asked.browser) {
    console.log("That counts as a failure; --no-browser allows it.");
    failed += 1;
  }
}
process.exitCode = failed > 0 ? 1 : 0;
console.log(`${passed} passed, ${failed} failed`);
