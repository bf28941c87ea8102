import { besides, writeProblem } from "@undercroft/cards";
import { readYaml } from "@undercroft/cards/yaml";
import { contentOf, type Pack, parsePack, scenarios } from "@undercroft/miniatures";
import { examplePack, shippedPacks } from "@undercroft/miniatures/content";
import { type PlayScenario, player } from "@undercroft/scenario";
import { UsageError } from "../../command.ts";
import { readText } from "../../files.ts";

function ownPack(file: string): Pack {
  const source = readText(file);
  if (!source.ok) throw new UsageError(`${file}: ${source.why}`);
  const read = parsePack(source.text, file, readYaml);
  if (!read.ok) throw new UsageError(read.problems.map(writeProblem).join("\n"));
  return read.pack;
}

/** Plays scenario files with all packs, a player's own among them. @throws UsageError for a bad one. */
export const playScenario = (packs: readonly string[]): PlayScenario =>
  player(scenarios, contentOf(besides(packs.map(ownPack), [...shippedPacks(), examplePack()])));
