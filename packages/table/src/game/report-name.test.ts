import { expect, test } from "vitest";
import { reportName } from "./report-name.ts";

test("a report is called by letters, digits and single dashes, whatever the match is called", () => {
  expect(reportName("Ab 1-7")).toBe("fault-ab-1-7");
  for (const id of ["T1", "My match (2).json", "--", "Партия"]) expect(reportName(id)).toMatch(/^fault(-[a-z0-9]+)*$/);
});
