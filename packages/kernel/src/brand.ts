/**
 * The one place where a cast is allowed: a plain string becomes an id of a kind (design, "types").
 * Only the functions that make or parse ids call this.
 */
export type Brand<K extends string> = string & { readonly brand: K };

export function brand<K extends string>(_kind: K, text: string): Brand<K> {
  return text as Brand<K>;
}
