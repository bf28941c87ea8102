import { type LedgerAssertions, ledgerAssertions } from "@undercroft/kernel/testing/assert-rule";
import type { ExampleId, RuleId } from "../src/ledger/rule-ids.ts";

const assertions: LedgerAssertions<RuleId, ExampleId> = ledgerAssertions();

export const assertRule: LedgerAssertions<RuleId, ExampleId>["assertRule"] = assertions.assertRule;
export const actsExample: LedgerAssertions<RuleId, ExampleId>["actsExample"] = assertions.actsExample;
