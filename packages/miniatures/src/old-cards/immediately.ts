import type { Work } from "./work.ts";

const trigger = /^(?:when|whenever|if|after|each time|at the (?:start|end))\b/i;

const parts = ["attacks", "abilities", "special-powers", "champion-powers"] as const;

/**
 * "immediately" is never taken for an immediate action: it is no action where the sentence says what follows from a trigger,
 * otherwise a free one. A person checks it in either case (mn.oldcard.immediately, mn.ruling.oldcard-immediately).
 */
export function noteImmediately(work: Work): void {
  for (const place of parts) {
    for (const text of work.entries[place].flatMap((entry) => entry.text.split(/\.(?=\s|$)/))) {
      const from = text.trim();
      if (!/\bimmediately\b/i.test(from)) continue;
      const taken = trigger.test(from) ? "automatic" : "free";
      work.changes.push({ change: "immediately", rule: "mn.ruling.oldcard-immediately", from, to: taken });
      work.decisions.push({ decide: "immediately", rule: "mn.oldcard.immediately", place, text: from, taken });
    }
  }
}
