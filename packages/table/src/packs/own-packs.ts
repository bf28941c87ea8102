import { type ContentResult, type ReadYaml, writeProblem } from "@undercroft/cards";
import { keepUnder, listUnder } from "../common/kept-list.ts";
import type { Locale } from "../words/index.ts";

/** What this browser needs to know of a pack of cards, whatever the game. */
export interface AnyPack {
  /** Its own id, with which the ids of its cards begin. */
  readonly pack: string;
  readonly name: Readonly<Record<Locale, string>>;
}

/** What became of a file that a player brought. */
export type Brought<P> =
  | { readonly is: "kept"; readonly pack: P }
  | { readonly is: "faulty"; readonly problems: readonly string[] }
  /**
   * A pack that comes with the game has its id. Warbands that this browser keeps name cards by their ids, and would change
   * unnoticed under a pack that took that place. A tool lets it take the place for the one call that names its file.
   */
  | { readonly is: "taken"; readonly pack: P }
  /** The browser has no room. */
  | { readonly is: "full" };

/** The packs of a game: those that come with it and the player's own, which are kept in this browser. */
export interface OwnPacks<P extends AnyPack> {
  readonly all: () => readonly P[];
  readonly own: () => readonly P[];
  /** Reads a file by the same path as the shipped packs, and keeps it; an own pack of the same id makes room for it. */
  readonly bring: (text: string, fileName: string) => Promise<Brought<P>>;
  readonly drop: (id: string) => void;
}

interface PacksOf<P extends AnyPack> {
  /** Where the browser keeps them. */
  readonly key: string;
  readonly shipped: () => readonly P[];
  readonly parse: (text: string, fileName: string, readYaml?: ReadYaml) => ContentResult<P>;
}

export function ownPacks<P extends AnyPack>({ key, shipped, parse }: PacksOf<P>): OwnPacks<P> {
  let known: { readonly own: readonly P[]; readonly all: readonly P[] } | null = null;
  const packIn = (text: unknown): P | null => {
    if (typeof text !== "string") return null;
    const read = parse(text, "own.json");
    return read.ok ? read.pack : null;
  };
  const packs = (): NonNullable<typeof known> => {
    if (known !== null) return known;
    const given = shipped();
    const own = listUnder(key)
      .flatMap((text) => packIn(text) ?? [])
      .filter(({ pack }) => !given.some((one) => one.pack === pack));
    known = { own, all: [...given, ...own] };
    return known;
  };
  const write = (id: string, more: readonly string[]): boolean => {
    known = null;
    // What a later version wrote is not lost by an earlier one.
    return keepUnder(key, [...listUnder(key).filter((text) => packIn(text)?.pack !== id), ...more]);
  };
  const keep = (pack: P): Brought<P> => {
    if (shipped().some((one) => one.pack === pack.pack)) return { is: "taken", pack };
    return write(pack.pack, [JSON.stringify(pack)]) ? { is: "kept", pack } : { is: "full" };
  };
  return {
    all: () => packs().all,
    own: () => packs().own,
    async bring(text, fileName) {
      // The reader of YAML is fetched only for what is none of JSON.
      const yaml = /\.ya?ml$/i.test(fileName) ? (await import("@undercroft/cards/yaml")).readYaml : undefined;
      const read = parse(text, fileName, yaml);
      return read.ok ? keep(read.pack) : { is: "faulty", problems: read.problems.map(writeProblem) };
    },
    drop: (id) => void write(id, []),
  };
}
