import { openQuestion } from "@undercroft/kernel";
import type { Shown } from "@undercroft/table";
import type { Dg, DgView } from "./engine/index.ts";

/** Everything on the table but the cards' own texts, which a set tells. */
function tablesOf({ body: { content: _, ...tables } }: DgView): object {
  return tables;
}

/** The position as this screen may know it, with what is asked: JSON is YAML too. */
export function reportText({ view, state }: Shown<Dg>, name: string, moves: number): string {
  const asked = openQuestion(state);
  const report = {
    report: name,
    game: view.game,
    rules: view.rules,
    title: `Reported from the table after ${moves} moves`,
    seats: view.seats,
    viewer: view.viewer,
    asked: asked === null ? null : { seats: asked.seats, question: asked.question },
    outcome: view.outcome,
    tables: tablesOf(view),
  };
  return `${JSON.stringify(report, null, 1)}\n`;
}
