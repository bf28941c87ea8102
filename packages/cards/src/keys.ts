/** The keys of a table, in the order in which it was written, by the names that its type gives them. */
export const keysOf = <K extends string>(table: { readonly [key in K]: unknown }): readonly K[] => {
  const keys: K[] = [];
  for (const key in table) keys.push(key);
  return keys;
};
