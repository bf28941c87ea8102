import { TeamGenerators } from "@pkmn/randoms";
import { Battle, type PokemonSet, type PRNGSeed, type Side, type SideID, toID } from "@pkmn/sim";
import { hashJson } from "@undercroft/kernel";
import type { Measured } from "./measured.ts";
import { picksFrom } from "./picks.ts";

const FORMAT = "gen1randombattle";

type Request = Side["activeRequest"];

/** Teams made beforehand, so that making them is not counted. */
export function peerTeams(count: number): readonly PokemonSet[][] {
  return Array.from({ length: count }, (_, i) => {
    const seed: PRNGSeed = `${i},2,3,4`;
    return TeamGenerators.getTeamGenerator(FORMAT, seed).getTeam();
  });
}

/** The legal moves of the first creature, or the switches when one is forced. */
function choicesOf(request: Request): readonly string[] {
  if (request === null || ("wait" in request && request.wait)) return [];
  if ("forceSwitch" in request && request.forceSwitch)
    return request.side.pokemon.flatMap((one, i) =>
      one.active || one.condition.endsWith(" fnt") ? [] : [`switch ${i + 1}`],
    );
  if (!("active" in request) || request.active === undefined) return [];
  return (request.active[0]?.moves ?? []).flatMap((move, i) => (move.disabled ? [] : [`move ${i + 1}`]));
}

/**
 * Plays battles to their end by uniformly random legal moves or forced switches, given straight to the battle. Every
 * choice counts as a decision, forced ones too.
 */
export function playBattles(battles: number, seed: string, teams: readonly PokemonSet[][]): Measured {
  const pick = picksFrom(seed);
  const hashes: unknown[] = [];
  let decisions = 0;
  const began = performance.now();
  for (let i = 0; i < battles; i++) {
    const p1 = { name: "a", team: [...(teams[(2 * i) % teams.length] ?? [])] };
    const p2 = { name: "b", team: [...(teams[(2 * i + 1) % teams.length] ?? [])] };
    const battleSeed: PRNGSeed = `${i},1,2,3`;
    const battle = new Battle({ formatid: toID(FORMAT), seed: battleSeed, p1, p2 });
    while (!battle.ended) {
      const before = decisions;
      for (const side of battle.sides) {
        const choices = choicesOf(side.activeRequest);
        if (choices.length === 0 || side.isChoiceDone()) continue;
        const id: SideID = side.id;
        const choice = choices[pick(choices.length)] ?? "default";
        if (!battle.choose(id, choice)) throw new Error(`the peer refuses ${choice}: ${side.choice.error}`);
        decisions++;
      }
      if (decisions === before) throw new Error("the peer waits for nobody");
    }
    hashes.push([battle.turn, battle.winner ?? ""]);
  }
  return { decisions, forced: 0, seconds: (performance.now() - began) / 1000, checksum: hashJson(hashes) };
}
