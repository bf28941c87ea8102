import { type Command, type CommandArgs, type CommandResult, UsageError } from "../command.ts";
import { shelves } from "../games/content.ts";
import { everyWarbandKind, kindOption } from "../games/kinds.ts";
import { gameNames } from "../games/names.ts";
import { linesOf, neither } from "../validate/check.ts";
import { kindNamed } from "../validate/own.ts";
import { type Checked, writeFileProblem } from "../validate/problem.ts";
import { type Shelf, unknownFile } from "../validate/shelf.ts";
import { type Sorted, sorted } from "../validate/sorting.ts";

/** Of which game a file was taken to be, and a warband for what: whoever meant another sees it at once. */
const aimOf = ({ game, meant }: Checked): readonly string[] => [
  ...(game === null ? [] : [`of ${game}`]),
  ...(meant === null ? [] : [`for ${meant}`]),
];

function headOf(checked: Checked): string {
  const { file, game, kind, name, problems } = checked;
  if (problems.length === 0)
    return `ok    ${file}  ${[name === "" ? kind : `${kind} "${name}"`, ...aimOf(checked)].join(" ")}`;
  const count = problems.length === 1 ? "1 problem" : `${problems.length} problems`;
  return `FAIL  ${file}  ${game === null ? count : [`${count}, as a`, kind, ...aimOf(checked)].join(" ")}`;
}

const lineOf = (checked: Checked): readonly string[] => [
  headOf(checked),
  ...checked.problems.map((one) => `  ${writeFileProblem(one)}`),
  ...checked.remarks.map((one) => `  remark: ${writeFileProblem(one)}`),
];

/** The games whose code is needed: those of which there are data, and all if there is a text that may be of any. */
function shelvesFor(files: readonly Sorted[], kind: string | undefined): Promise<readonly Shelf[]> {
  const games = gameNames.filter((game) =>
    files.some((one) => one.is === "list" || (one.is !== "unreadable" && one.game === game)),
  );
  return Promise.all(games.map((game) => shelves[game](files, kind)));
}

function checkedOn(all: readonly Shelf[], one: Sorted): Checked {
  if (one.is === "unreadable") return unknownFile(one.file, one.why);
  if (one.is === "list") return checkedList(all, one);
  const shelf = all.find(({ game }) => game === one.game);
  const known = one.is === "warband" ? shelf?.checkWarband(one) : shelf?.checked.get(one.file);
  return known ?? unknownFile(one.file, `${one.game} has no file of this sort`);
}

/** A text is of the game that reads most of its lines, the first one of equals. */
function checkedList(all: readonly Shelf[], { file, text }: Extract<Sorted, { readonly is: "list" }>): Checked {
  const [first, ...others] = all.map((shelf) => ({ shelf, lines: shelf.understood(text) }));
  if (first === undefined) return unknownFile(file, neither);
  const best = others.reduce((most, one) => (one.lines > most.lines ? one : most), first);
  if (best.lines === 0 && linesOf(text).length > 1) return unknownFile(file, neither);
  return best.shelf.checkWarband({ file, text });
}

const run = async (args: CommandArgs): Promise<CommandResult> => {
  if (args.positionals.length === 0) throw new UsageError("Name files with packs, warbands or maps.");
  const kind = kindNamed(everyWarbandKind, args.values.get("kind"));
  const files = args.positionals.map((file) => sorted(file));
  const all = await shelvesFor(files, kind);
  const checked = files.map((one) => checkedOn(all, one));
  const failed = checked.filter((one) => one.problems.length > 0).length;
  return {
    ok: failed === 0,
    json: { passed: checked.length - failed, failed, files: checked },
    text: [...checked.flatMap(lineOf), `${checked.length - failed} passed, ${failed} failed`].join("\n"),
  };
};

export const command: Command = {
  name: "validate",
  summary:
    "Checks packs, warbands and maps of any game, and says file, line, card, place, the nearest right word and the rule.",
  positionals: "file ...",
  options: [kindOption],
  run,
};
