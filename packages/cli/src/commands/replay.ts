import { type Command, type CommandArgs, type CommandResult, UsageError, wholeNumber } from "../command.ts";
import { readText } from "../files.ts";
import { withGame } from "../games/index.ts";
import { defaultGame, gameNames } from "../games/names.ts";
import { lookOf, useInstead } from "../looks.ts";
import { type Opening, openAt, type Shown, type Wish } from "../replay/open.ts";

/** Lines of the log that are shown unless all are asked for. */
const LAST_LINES = 20;

/** Which game a file says that it is of, if it is one that there is; the file is not believed in anything else. */
function gameIn(source: string): string {
  const named = /"game"\s*:\s*"([a-z-]+)"/.exec(source.slice(0, 400))?.[1];
  return gameNames.find((name) => name === named) ?? defaultGame;
}

/** Why a file is no match at all; null if it may be one. */
function whyForeign(file: string, text: string): string | null {
  const look = lookOf(file, text);
  if (look !== null) return look === "match" ? null : useInstead(look);
  return /^[^{[]/.test(text.trimStart()) ? "this is no match: a saved match is JSON" : null;
}

const outcomeText = ({ outcome }: Shown): readonly string[] => {
  if (outcome === null) return [];
  const who = outcome.winners.length > 0 ? ` by ${outcome.winners.join(", ")}` : "";
  return [`over: ${outcome.kind}${who} (${outcome.rule})`];
};

function faultsText({ faults }: Shown): readonly string[] {
  if (faults === null) return [];
  if (faults.length === 0) return ["verified: the record is as it was played"];
  return ["NOT verified:", ...faults.map(({ kind, at, detail }) => `  ${kind} at ${at}: ${detail}`)];
}

function textOf(shown: Shown, all: boolean): string {
  const { log } = shown;
  const lines = all ? log : log.slice(-LAST_LINES);
  return [
    `${shown.game}, ${shown.seats.join(", ")}: move ${shown.at} of ${shown.moves}`,
    ...(shown.stopped === null ? [] : [`stopped here: ${shown.stopped}`]),
    ...(lines.length < log.length ? [`log, the last ${lines.length} of ${log.length} lines:`] : ["log:"]),
    ...lines.map(({ at, seat, says }) => `  ${at}${seat === null ? "" : ` ${seat}`}  ${says}`),
    "",
    ...shown.position,
    ...outcomeText(shown),
    ...faultsText(shown),
  ].join("\n");
}

const run = async (args: CommandArgs): Promise<CommandResult> => {
  const [file, ...more] = args.positionals;
  if (file === undefined || more.length > 0) throw new UsageError("Name one record file.");
  const wish: Wish = {
    at: args.values.has("at") ? wholeNumber(args, "at", 0) : null,
    verify: args.flags.has("verify"),
  };
  const source = readText(file);
  if (!source.ok) throw new UsageError(`${file}: ${source.why}`);
  const why = whyForeign(file, source.text);
  const opening: Opening =
    why === null
      ? await withGame(args.values.get("game") ?? gameIn(source.text), (game) => openAt(game, source.text, wish))
      : { ok: false, faults: [{ place: "", why }] };
  if (!opening.ok) {
    const lines = opening.faults.map(({ place, why, rule }) => {
      const cited = rule === undefined ? "" : ` (${rule})`;
      return `${file}${place === "" ? "" : `, ${place}`}: ${why}${cited}`;
    });
    return { ok: false, json: { file, readable: false, faults: opening.faults }, text: lines.join("\n") };
  }
  const { shown } = opening;
  return {
    ok: shown.stopped === null && (shown.faults ?? []).length === 0,
    json: { file, readable: true, ...shown },
    text: textOf(shown, args.flags.has("log")),
  };
};

export const command: Command = {
  name: "replay",
  summary: "Opens a saved match, shows position and log at any move, and verifies that it was not altered.",
  positionals: "file",
  options: [
    { name: "game", value: "game", summary: "which game (the one that the file names)" },
    { name: "at", value: "move", summary: "after how many moves (all)" },
    { name: "verify", value: null, summary: "play it again and compare chance, snapshots and hashes" },
    { name: "log", value: null, summary: `the whole log instead of its last ${LAST_LINES} lines` },
  ],
  run,
};
