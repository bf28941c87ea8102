import { existsSync, writeFileSync } from "node:fs";
import { Document, isMap } from "yaml";
import { type Command, type CommandArgs, type CommandResult, UsageError } from "../command.ts";
import { readText } from "../files.ts";
import { importers } from "../games/importers.ts";
import { gameNames } from "../games/names.ts";
import type { ImportedCard, ImportRun, Told } from "../importing.ts";
import { lookOf, useInstead } from "../looks.ts";
import { nearest } from "../nearest.ts";
import type { Source } from "../validate/check.ts";
import { type FileProblem, problemOf, writeFileProblem } from "../validate/problem.ts";

const games = gameNames.filter((game) => importers[game] !== undefined);
const [oldestGame] = games;

const defaultId = "own";

/** The file as an old card may be in it, or why it is none. */
function sourceOf(file: string): Source | FileProblem {
  const read = readText(file);
  if (!read.ok) return problemOf(file, read.why);
  const look = lookOf(file, read.text);
  return look === null ? { file, text: read.text } : problemOf(file, useInstead(look));
}

const isSource = (one: Source | FileProblem): one is Source => "text" in one;

const toldText = ({ words, rule }: Told): string => `${words} (${rule})`;

const under = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : [`  ${title}`, ...lines.map((line) => `    ${line}`)];

const cardText = ({ file, card, reads, changes, decisions }: ImportedCard): readonly string[] => [
  `${file}  ${card.id}`,
  ...reads.map((line) => `    ${line}`),
  ...under("changed:", changes.map(toldText)),
  ...under("to decide:", decisions.map(toldText)),
];

/** The pack as a file, with what is to be decided beside each card where the form has room for remarks. */
function packText({ pack, list, cards }: ImportRun, file: string): string {
  if (/\.json$/i.test(file)) return `${JSON.stringify(pack, null, 2)}\n`;
  const document = new Document(pack, { aliasDuplicateObjects: false });
  for (const [index, { decisions }] of cards.entries()) {
    const node = document.getIn([list, index], true);
    if (isMap(node)) node.commentBefore = decisions.map((one) => ` ${toldText(one)}`).join("\n");
  }
  return document.toString({ lineWidth: 120 });
}

/** @throws UsageError if there is such a file already: somebody may have worked on it. */
function checkedOut(file: string | undefined): string | null {
  if (file === undefined) return null;
  if (!/\.(ya?ml|json)$/i.test(file)) throw new UsageError(`--out takes a file named .yaml or .json, not "${file}".`);
  if (existsSync(file)) throw new UsageError(`${file} is there already: name another file.`);
  return file;
}

function idOf(written: string | undefined): string {
  const id = written ?? defaultId;
  if (/^[a-z][a-z0-9-]{0,40}$/.test(id)) return id;
  throw new UsageError(`--id takes one word in small letters, not "${id.slice(0, 60)}".`);
}

function importerOf(written: string | undefined) {
  const game = written ?? oldestGame;
  const load = games.find((one) => one === game);
  const importer = load === undefined ? undefined : importers[load];
  if (importer !== undefined) return importer();
  const meant = nearest(game ?? "", games);
  const hint = meant === null ? `Games: ${games.join(", ")}.` : `Did you mean "${meant}"?`;
  throw new UsageError(`There are no old cards of "${game}". ${hint}`);
}

const run = async (args: CommandArgs): Promise<CommandResult> => {
  if (args.positionals.length === 0) throw new UsageError("Name files with old cards.");
  const importCards = await importerOf(args.values.get("game"));
  const out = checkedOut(args.values.get("out"));
  const id = idOf(args.values.get("id"));
  const sources = args.positionals.map(sourceOf);
  const made = importCards(sources.filter(isSource), id, out ?? `${id}.yaml`);
  const unreadable = [...sources.flatMap((one) => (isSource(one) ? [] : [one])), ...made.unreadable];
  const written = out !== null && made.cards.length > 0 ? out : null;
  if (written !== null) writeFileSync(written, packText(made, written));
  const { cards, pack, problems } = made;
  return {
    ok: unreadable.length === 0,
    json: { cards, unreadable, pack, problems, out: written },
    text: [
      ...cards.flatMap(cardText),
      ...unreadable.map((one) => `FAIL  ${writeFileProblem(one)}`),
      ...(written === null ? [] : [`written: ${written}`]),
      ...under("to be mended before it can be played:", problems.map(writeFileProblem)),
    ].join("\n"),
  };
};

export const command: Command = {
  name: "import-card",
  summary: "Turns cards of an older kind into today's: every change with its rule, and all that a person must decide.",
  positionals: "file ...",
  options: [
    { name: "id", value: "pack", summary: `the id of the pack that the cards become part of (${defaultId})` },
    { name: "out", value: "file", summary: "writes them as a pack, YAML or JSON, for validate, sim and the page" },
    { name: "game", value: "game", summary: `which game (${games.join(", ")})` },
  ],
  run,
};
