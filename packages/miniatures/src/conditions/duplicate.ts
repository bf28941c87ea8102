import type { Run } from "../procedures.ts";
import { identityOf } from "../reading/identity.ts";
import { headOf } from "../reading/text.ts";
import type { Body, Effect } from "../state.ts";

function powerOf({ content }: Body, { what }: Effect): string | null {
  const head = what.kind === "rules" ? headOf(content, what.text) : null;
  return head === null ? null : identityOf(head);
}

/** A second use of one power on a creature adds nothing while the first lasts (mn.bonus.duplicate, mn.bonus.identity). */
export function tellDuplicate(run: Run, effect: Effect): void {
  const { body } = run;
  const power = powerOf(body, effect);
  const before = body.effects.filter((one) => one !== effect && one.on === effect.on && powerOf(body, one) === power);
  const [first] = before;
  if (power === null || first === undefined) return;
  run.emit({ event: "noted", thing: effect.id, rule: "mn.bonus.duplicate" });
  if (first.source !== effect.source) run.emit({ event: "noted", thing: effect.id, rule: "mn.bonus.identity" });
}
