import { readYaml } from "@undercroft/cards/yaml";
import { type Command, type CommandArgs, type CommandResult, UsageError } from "../command.ts";
import { readText } from "../files.ts";
import { catalogueOf, examplePack, shippedPacks, type WarbandKind } from "../games/dungeon-command/parts.ts";
import { nearest } from "../nearest.ts";
import { checkPackFile } from "../validate/pack.ts";
import { type Checked, writeFileProblem } from "../validate/problem.ts";
import { checkWarbandFile } from "../validate/warband.ts";

const kinds: readonly WarbandKind[] = ["standard", "custom", "first-game"];

function kindOf(written: string | undefined): WarbandKind {
  const kind = kinds.find((one) => one === (written ?? "custom"));
  if (kind !== undefined) return kind;
  const meant = nearest(written ?? "", kinds);
  throw new UsageError(
    `There is no kind of warband "${written}". ${meant === null ? `Kinds: ${kinds.join(", ")}.` : `Did you mean "${meant}"?`}`,
  );
}

/** A file as it is sorted before anything is checked. */
type Sorted =
  | { readonly file: string; readonly is: "pack"; readonly text: string }
  | {
      readonly file: string;
      readonly is: "warband";
      readonly source: { readonly text: string } | { readonly data: unknown };
    }
  | { readonly file: string; readonly is: "unreadable"; readonly why: string };

const packKeys: readonly string[] = ["pack", "language", "keywords"];

/** Data are a pack unless they look like a warband: lists of ids, and no pack's own keys. */
function looksLikeWarband(data: unknown): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  const own = Object.keys(data);
  return !own.some((key) => packKeys.includes(key)) && own.some((key) => key === "commanders" || key === "creatures");
}

function sorted(file: string): Sorted {
  const source = readText(file);
  if (!source.ok) return { file, is: "unreadable", why: source.why };
  const { text } = source;
  const isYaml = /\.ya?ml$/i.test(file);
  if (!isYaml && !/\.json$/i.test(file)) return { file, is: "warband", source: { text } };
  try {
    const data: unknown = isYaml ? readYaml(text) : JSON.parse(text);
    if (looksLikeWarband(data)) return { file, is: "warband", source: { data } };
  } catch {
    // The pack's own reader says what is wrong with the writing.
  }
  return { file, is: "pack", text };
}

function lineOf({ file, kind, name, problems }: Checked): readonly string[] {
  if (problems.length === 0) return [`ok    ${file}  ${kind}${name === "" ? "" : ` "${name}"`}`];
  return [`FAIL  ${file}  ${problems.length} problems`, ...problems.map((one) => `  ${writeFileProblem(one)}`)];
}

const run = async (args: CommandArgs): Promise<CommandResult> => {
  if (args.positionals.length === 0) throw new UsageError("Name files with packs or warbands.");
  const kind = kindOf(args.values.get("kind"));
  const files = args.positionals.map(sorted);
  // Packs come first: warbands may use the cards of packs named in the same call.
  const packs = new Map(
    files.flatMap((one) => (one.is === "pack" ? [[one.file, checkPackFile(one.text, one.file)]] : [])),
  );
  const own = [...packs.values()].flatMap(({ pack }) => (pack === null ? [] : [pack]));
  const ownIds = new Set(own.map((pack) => pack.pack));
  const shipped = [...shippedPacks(), examplePack()].filter((pack) => !ownIds.has(pack.pack));
  const catalogue = catalogueOf([...shipped, ...own]);
  const checked = files.map((one): Checked => {
    if (one.is === "warband") return checkWarbandFile(one.source, one.file, kind, catalogue);
    const pack = packs.get(one.file);
    if (pack !== undefined) return pack.checked;
    const message = one.is === "unreadable" ? one.why : "cannot be read";
    const problem = { file: one.file, card: null, path: "", message, nearest: null, rule: null };
    return { file: one.file, kind: "unknown", name: "", problems: [problem] };
  });
  const failed = checked.filter((one) => one.problems.length > 0).length;
  return {
    ok: failed === 0,
    json: { passed: checked.length - failed, failed, files: checked },
    text: [...checked.flatMap(lineOf), `${checked.length - failed} passed, ${failed} failed`].join("\n"),
  };
};

export const command: Command = {
  name: "validate",
  summary: "Checks packs and warbands, and says file, card, place, the nearest right word and the rule.",
  positionals: "file ...",
  options: [{ name: "kind", value: "kind", summary: `what warbands are to be: ${kinds.join(", ")} (custom)` }],
  run,
};
