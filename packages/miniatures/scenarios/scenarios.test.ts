import { scenarioSuite } from "@undercroft/scenario/testing";
import { examplePack } from "../content/index.ts";
import { actsExample, assertRule } from "../rules/assert-rule.ts";
import { exampleIds, ruleIds, rulingIds } from "../src/ledger/rule-ids.ts";
import { contentOf, scenarios } from "../src/scenario/index.ts";

scenarioSuite({
  folder: new URL("./", import.meta.url),
  scenarios,
  packs: contentOf([examplePack()]),
  rules: [...ruleIds, ...rulingIds],
  examples: exampleIds,
  ledger: { assertRule, actsExample },
});
