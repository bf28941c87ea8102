import { type Command, type CommandArgs, type CommandResult, UsageError } from "../command.ts";
import { withShipped } from "../games/dungeon-command/own.ts";
import { catalogueOf } from "../games/dungeon-command/parts.ts";
import { checkPackFile } from "../validate/pack.ts";
import { type Checked, writeFileProblem } from "../validate/problem.ts";
import { kindOf, sorted, warbandKinds } from "../validate/sorting.ts";
import { checkWarbandFile } from "../validate/warband.ts";

function lineOf({ file, kind, name, problems }: Checked): readonly string[] {
  if (problems.length === 0) return [`ok    ${file}  ${kind}${name === "" ? "" : ` "${name}"`}`];
  const count = problems.length === 1 ? "1 problem" : `${problems.length} problems`;
  return [`FAIL  ${file}  ${count}`, ...problems.map((one) => `  ${writeFileProblem(one)}`)];
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
  const catalogue = catalogueOf(withShipped(own));
  const checked = files.map((one): Checked => {
    if (one.is === "warband") return checkWarbandFile(one.source, one.file, kind, catalogue).checked;
    const pack = packs.get(one.file);
    if (pack !== undefined) return pack.checked;
    const message = one.is === "unreadable" ? one.why : "cannot be read";
    const problem = {
      file: one.file,
      line: null,
      column: null,
      card: null,
      path: "",
      message,
      nearest: null,
      rule: null,
    };
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
  summary: "Checks packs and warbands, and says file, line, card, place, the nearest right word and the rule.",
  positionals: "file ...",
  options: [{ name: "kind", value: "kind", summary: `what warbands are to be: ${warbandKinds.join(", ")} (custom)` }],
  run,
};
