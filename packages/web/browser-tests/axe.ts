import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";

/** What hinders people who cannot see, hear or hold, and is serious. */
export async function seriousFaults(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter((one) => one.impact === "serious" || one.impact === "critical")
    .map((one) => `${one.id}: ${one.nodes.map((node) => node.target.join(" ")).join(", ")}`);
}
