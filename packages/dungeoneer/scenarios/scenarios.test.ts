import { scenarioSuite } from "@undercroft/scenario/testing";
import { actsExample, assertRule } from "../rules/assert-rule.ts";
import { exampleIds, ruleIds, rulingIds } from "../src/ledger/rule-ids.ts";
import { scenarios } from "../src/scenario/index.ts";
import { contentOf } from "../src/set-up/initial.ts";

scenarioSuite({
  folder: new URL("./", import.meta.url),
  scenarios,
  packs: contentOf([]),
  rules: [...ruleIds, ...rulingIds],
  examples: exampleIds,
  ledger: { assertRule, actsExample },
});
