import { Rosette, say } from "@undercroft/table";
import type { ReactElement } from "react";

/** What stands while something is fetched. */
export function Opening(): ReactElement {
  return (
    <main className="waiting-page">
      <Rosette size={140} turning label={say("page.opening")} />
    </main>
  );
}
