import type { Verb } from "../vocabulary/index.ts";

export type VerbOf<K extends Verb["do"]> = Extract<Verb, { readonly do: K }>;
