/** What every set-up does, a campaign's too. */
import { heroesOf } from "../campaign/piles.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import { lay } from "../map/placing-procedure.ts";
import { entrance } from "../map/ways.ts";
import { heroCard, playerAt } from "../players.ts";
import type { Run } from "../procedures.ts";
import { entranceOf, whyEntrance } from "./mixing.ts";

/** Every deck is shuffled by itself (dg.setup.decks-by-back). */
export function shuffleDecks(run: Run): void {
  const { body } = run;
  run.shuffle("shuffle adventure deck", body.adventureDeck);
  run.shuffle("shuffle map deck", body.mapDeck);
  run.shuffle("shuffle quest deck", body.questDeck);
  run.shuffle("shuffle hero deck", body.heroDeck);
  run.emit({ event: "shuffled", decks: "all", rule: "dg.setup.decks-by-back" });
}

/** One Hero card each, at random and face up (dg.setup.hero-deal, dg.ruling.hero-assignment). */
export function dealHero(run: Run, place: number, rule: RuleId): void {
  const player = playerAt(run.body, place);
  const hero = heroesOf(run.body, place).heroDeck.pop();
  if (hero === undefined) throw new Error("there are fewer heroes than players");
  player.hero = hero;
  const { life } = heroCard(run.body, player);
  Object.assign(player, { life, maximum: life });
  run.emit({
    event: "hero-dealt",
    player: place,
    hero,
    rule,
    because: ["dg.ruling.hero-assignment", "dg.setup.hero-into-inventory", "dg.setup.hero-life-and-level"],
  });
}

/** The Dungeon Entrance is laid in the middle: its space (dg.setup.entrance, dg.campaign.setup.entrance). */
export function layEntrance(run: Run, rule: RuleId, because: readonly RuleId[] = []): string {
  const { content } = run.body;
  const card = entranceOf(content);
  if (card === null) throw new Error("there is no Entrance");
  lay(run, null, card, { x: 0, y: 0, turned: false }, rule, [...because, ...whyEntrance(content)]);
  const start = entrance(run.body);
  if (start === undefined) throw new Error(`${card} lies nowhere`);
  return start.id;
}
