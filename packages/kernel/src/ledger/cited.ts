/**
 * Every string that stands as a value in emitted JSON (events, a refusal, options with their notes, claims, a
 * validator's errors), so the rule ids among them too. A bare string is no emission and gives nothing.
 */
export const citedIn = (emitted: object): ReadonlySet<string> => {
  const cited = new Set<string>();
  const visited = new Set<object>();
  const waiting: object[] = [emitted];
  for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) {
    if (visited.has(value)) continue;
    visited.add(value);
    for (const part of Object.values(value)) {
      if (typeof part === "string") cited.add(part);
      else if (typeof part === "object" && part !== null) waiting.push(part);
    }
  }
  return cited;
};

const looksLikeId = /^[a-z]+(?:\.[a-z0-9-]+){2,}$/;

/** Throws unless every one of these ids is cited in what was emitted; the message lists the ids that were. */
export const assertCited = (emitted: object, ids: readonly string[]): void => {
  const cited = citedIn(emitted);
  const absent = ids.filter((id) => !cited.has(id));
  if (absent.length === 0) return;
  const present = [...cited].filter((text) => looksLikeId.test(text)).sort();
  throw new Error(`not cited: ${absent.join(", ")}; cited: ${present.length === 0 ? "nothing" : present.join(", ")}`);
};
