import type { RuleId } from "../ledger/rule-ids.ts";
import { lay, putBack } from "../map/placing-procedure.ts";
import { mapCard } from "../map/spaces.ts";
import { idAt } from "../players.ts";
import { ask, type Chapter, done, next, nothing, type Run } from "../procedures.ts";
import type { Body } from "../state.ts";
import type { CampaignLocals } from "./locals.ts";
import { buildPlacements, nearest } from "./near-heroes.ts";

/** Map cards of a Build (dg.campaign.dl.build). */
const CARDS = 3;

const isPassage = (body: Body, card: string): boolean => mapCard(body, card).kind === "passage";

/** A Map card is turned over for everybody to see; null if there is none. */
function turnOver(run: Run, player: number, because: readonly RuleId[]): string | null {
  const card = run.body.mapDeck.pop();
  if (card === undefined) return null;
  run.emit({ event: "turned-over", player, card, rule: "dg.campaign.dl.build", because });
  return card;
}

/** Rooms cannot lie at the Entrance: as long as all are rooms, one gives way to the next card (dg.ruling.campaign-start-map). */
function drawPassage(run: Run, player: number, cards: string[]): readonly string[] {
  const aside: string[] = [];
  while (cards.length > 0 && !cards.some((card) => isPassage(run.body, card)) && run.body.mapDeck.length > 0) {
    const room = cards.pop();
    if (room === undefined) break;
    aside.push(room);
    run.emit({ event: "set-aside", player, card: room, rule: "dg.ruling.campaign-start-map" });
    const card = turnOver(run, player, ["dg.ruling.campaign-start-map"]);
    if (card !== null) cards.push(card);
  }
  return aside;
}

/** Why a card may lie where it was built. */
function whyBuilt(body: Body, cards: readonly string[], laid: readonly string[]): readonly RuleId[] {
  if (laid.length > 0) return ["dg.map.connected"];
  return nearest(body, cards) === 1
    ? ["dg.map.connected", "dg.campaign.dl.build-near-hero"]
    : ["dg.map.connected", "dg.campaign.dl.build-near-hero", "dg.ruling.campaign-build-distance"];
}

/** The Dungeonlord draws three Map cards and lays them one after another, joined, in an order he likes (dg.campaign.dl.build). */
export const buildingProcedure: Chapter<Pick<CampaignLocals, "building">>["building"] = {
  steps: {
    start: (run, locals) => {
      const cards: string[] = [];
      for (let i = 0; i < CARDS; i += 1) {
        const card = turnOver(run, locals.player, []);
        if (card !== null) cards.push(card);
      }
      // Nothing lies but the Entrance.
      if (run.body.map.length === 1) locals.aside = drawPassage(run, locals.player, cards);
      locals.cards = cards;
      return next("choose");
    },
    choose: (run, locals) => {
      const { body } = run;
      const { player, cards, laid } = locals;
      if (cards.length === 0) return next("over");
      if (cards.some((card) => buildPlacements(body, card, locals).length > 0))
        return ask({ kind: "build", cards, laid, rule: "dg.campaign.dl.build" }, [idAt(body, player)], "chosen");
      for (const card of cards)
        run.emit({ event: "set-aside", player, card, rule: "dg.ruling.campaign-build-distance" });
      Object.assign(locals, { aside: [...locals.aside, ...cards], cards: [] });
      return next("over");
    },
    chosen: (run, locals, input) => {
      if (input.kind !== "answer" || input.answer.do !== "build") return next("over");
      const { player, cards, laid } = locals;
      const { card, x, y, turned } = input.answer;
      lay(run, player, card, { x, y, turned }, "dg.campaign.dl.build", whyBuilt(run.body, cards, laid));
      const space = run.body.map.at(-1);
      locals.laid = space === undefined ? laid : [...laid, space.id];
      locals.cards = cards.toSpliced(cards.indexOf(card), 1);
      return next("choose");
    },
    over: (run, { aside, cards }) => {
      putBack(run, [...aside, ...cards]);
      return done(nothing);
    },
  },
};
