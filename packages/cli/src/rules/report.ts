import { relative } from "node:path";
import type { CoverageReport, Share } from "@undercroft/kernel/ledger";
import type { MutationResult } from "./mutate.ts";
import { root } from "./run-tests.ts";
import type { MutationSite } from "./sites.ts";

const share = ({ covered, total }: Share, noun: string): string => `${covered}/${total} ${noun}`;

const listed = (title: string, ids: readonly string[]): readonly string[] =>
  ids.length === 0 ? [] : [`${title} (${ids.length}):`, ...ids.map((id) => `  ${id}`)];

/** The coverage of a ledger as lines for people. */
export const coverageText = (report: CoverageReport): string => {
  const { game, rules, rulings, exempt, examples } = report;
  return [
    `${game}: ${share(rules, "rules")}, ${share(rulings, "rulings")}`,
    `exempt: ${rules.exempt} rules, ${rulings.exempt} rulings ` +
      `(${exempt.definition} definitions, ${exempt.component} components, ${exempt.source} sources)`,
    `examples acted: ${examples.acted}/${examples.total}`,
    ...listed("exempt although a test asserts it", report.needlessExemptions),
    ...listed("asserted but not in the ledger", report.unknown),
    ...listed("without a test", report.missing),
  ].join("\n");
};

/** Where a site is and what it cites: "packages/x/src/moving.ts:12 check dc.move.adjacent-steps". */
export const siteText = ({ file, line, kind, rules }: MutationSite): string =>
  `${relative(root, file)}:${line} ${kind} ${rules.length === 0 ? "(rule handed to it)" : rules.join(" ")}`;

/** The result of switching rules off as lines for people. */
export const mutationText = (game: string, sites: number, seed: number, results: readonly MutationResult[]): string => {
  const unnoticed = results.filter(({ noticed }) => !noticed);
  return [
    `${game}: ${results.length} of ${sites} checks and handlers switched off (seed ${seed}), ` +
      `${results.length - unnoticed.length} noticed`,
    ...listed(
      "no test notices",
      unnoticed.map(({ site }) => siteText(site)),
    ),
  ].join("\n");
};
