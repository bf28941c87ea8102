/** Rewards that bring cards: one played without its cost, one found in the deck, one taken from the discard pile. */

import { pileOf } from "../campaign/piles.ts";
import { typeOf } from "../card-types.ts";
import { refillDeck, takeFrom } from "../changes/cards.ts";
import { excessNext } from "../effects/excess.ts";
import { beginFree } from "../effects/playing.ts";
import { idAt, playerAt } from "../players.ts";
import { ask, type Chapter, call, done, nothing, type Run } from "../procedures.ts";
import type { Body, Pile } from "../state.ts";
import { sendFree } from "../turn/dungeonlord.ts";
import type { CardType } from "../vocabulary/index.ts";
import type { QuestLocals } from "./locals.ts";

/** The cards of a type among these, each once, by name. */
const ofType = (body: Body, cards: readonly string[], type: CardType): readonly string[] =>
  [...new Set(cards.filter((card) => typeOf(body, card) === type))].sort();

/** A card that was found is shown, and goes to the hand (dg.ruling.reward-search). */
function take(run: Run, place: number, card: string, from: "deck" | "pile"): void {
  const { adventureDeck, discard } = pileOf(run.body, place);
  takeFrom(from === "deck" ? adventureDeck : discard, card);
  playerAt(run.body, place).hand.push(card);
  run.emit({
    event: "to-hand",
    player: place,
    card,
    rule: `dg.quest.reward.${from}`,
    because: ["dg.ruling.reward-search"],
  });
}

/** Nobody knows any more where in the deck anything lies (dg.ruling.reward-search). */
function shuffleSearched(run: Run, { adventureDeck }: Pile): void {
  run.shuffle("shuffle adventure deck", adventureDeck);
  run.emit({
    event: "shuffled",
    decks: "adventures",
    rule: "dg.quest.reward.deck",
    because: ["dg.ruling.reward-search"],
  });
}

export const rewardingProcedure: Chapter<Pick<QuestLocals, "rewarding">>["rewarding"] = {
  steps: {
    start: (run, { player, reward }) => {
      const { body } = run;
      // What the Quest left without room goes before anything else is asked (dg.ruling.limit-full).
      const excess = excessNext(body, "start");
      if (excess !== null) return excess;
      const seat = [idAt(body, player)];
      switch (reward.reward) {
        // Asked of any hand, so that nobody can tell what is not in it.
        case "play":
          return ask({ kind: "reward-play", type: reward.kind, rule: "dg.quest.reward.play" }, seat, "played");
        case "deck": {
          // An empty deck is filled from the discard pile first.
          const pile = pileOf(body, player);
          refillDeck(run, pile);
          const cards = ofType(body, pile.adventureDeck, reward.kind);
          run.emit({ event: "searching", player, cards, rule: "dg.quest.reward.deck" });
          return ask(
            { kind: "search", from: "deck", type: reward.kind, cards, rule: "dg.quest.reward.deck" },
            seat,
            "found",
          );
        }
        case "pile": {
          const cards = ofType(body, pileOf(body, player).discard, reward.kind);
          if (cards.length === 0) return done(nothing);
          return ask(
            { kind: "search", from: "pile", type: reward.kind, cards, rule: "dg.quest.reward.pile" },
            seat,
            "found",
          );
        }
        default:
          return done(nothing);
      }
    },
    found: (run, { player, reward }, input) => {
      const from = reward.reward === "deck" ? "deck" : "pile";
      const isTaken = input.kind === "answer" && input.answer.do === "find" && playerAt(run.body, player).alive;
      if (isTaken && input.kind === "answer" && input.answer.do === "find") take(run, player, input.answer.card, from);
      // The deck is shuffled even if nothing was taken.
      if (from === "deck") shuffleSearched(run, pileOf(run.body, player));
      return done(nothing);
    },
    /** Only the cost is waived; an Encounter goes through all its steps (dg.ruling.reward-play). */
    played: (run, { player }, input) => {
      if (input.kind !== "answer") return done(nothing);
      const { answer } = input;
      if (answer.do !== "send") return beginFree(run, player, answer, "over") ?? done(nothing);
      return call({ procedure: "batch", locals: sendFree(run, player, answer) }, "over");
    },
    over: () => done(nothing),
  },
};
