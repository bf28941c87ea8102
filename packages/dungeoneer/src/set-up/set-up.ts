import { beginCommonTurn } from "../campaign/turn.ts";
import { fillHand, HAND, newId } from "../changes/cards.ts";
import { gain } from "../changes/resources.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import { lay } from "../map/placing-procedure.ts";
import { beyond, sides } from "../map/sides.ts";
import { isLinked, type Laid, mapCard } from "../map/spaces.ts";
import { entrance } from "../map/ways.ts";
import { clockwiseFrom, idAt, playerAt } from "../players.ts";
import { ask, type Chapter, call, done, next, nothing, type Run } from "../procedures.ts";
import { newQuest, turnGlobalQuest } from "../quests/in-play.ts";
import { dealSecretQuests } from "../quests/secret.ts";
import { roll } from "../rolling/dice.ts";
import type { Body, Space } from "../state.ts";
import type { Side } from "../vocabulary/index.ts";
import { dealHero, layEntrance, shuffleDecks } from "./dealing.ts";
import type { SetUpLocals } from "./locals.ts";
import { optionNames } from "./options.ts";

/** Two Quests each, face up (dg.setup.personal-quests), or face down where that was agreed on (dg.opt.secret-quest.deal). */
function dealQuests(run: Run, place: number): void {
  if (run.body.options["secret-quest"]) {
    dealSecretQuests(run, place, 2, "dg.opt.secret-quest.deal");
    return;
  }
  for (let i = 0; i < 2; i += 1) {
    const card = run.body.questDeck.pop();
    if (card === undefined) throw new Error("there are too few Quests");
    playerAt(run.body, place).quests.push(newQuest(newId(run, "q"), card));
    run.emit({ event: "quest-dealt", player: place, quest: card, rule: "dg.setup.personal-quests" });
  }
}

/** The next passage, as it comes from the deck (dg.setup.start-passages). */
function drawPassage(run: Run): string {
  const { body } = run;
  const at = body.mapDeck.findLastIndex((card) => mapCard(body, card).kind === "passage");
  const [card] = at < 0 ? [] : body.mapDeck.splice(at, 1);
  if (card === undefined) throw new Error("there are fewer than four passages");
  run.emit({ event: "turned-over", player: body.first, card, rule: "dg.setup.start-passages" });
  return card;
}

/** What the start map has left of the Map cards is the deck to build from (dg.setup.map-deck-shuffle). */
function shuffleRest(run: Run): void {
  run.shuffle("shuffle map deck", run.body.mapDeck);
  run.emit({ event: "shuffled", decks: "map", rule: "dg.setup.map-deck-shuffle" });
}

/** The ways round in which a passage is linked to the Entrance (dg.ruling.start-passage-orientation). */
function startOrientations(body: Body, start: Space, card: string, side: Side): readonly boolean[] {
  const cell = beyond(start, side);
  return [false, true].filter((turned) => {
    const laid: Laid = { card, turned, ...cell };
    return isLinked(body, start, side, laid);
  });
}

/** Whoever is out of the match when it is begun rolls no more. */
const rollers = (body: Body, tied: readonly number[]): readonly number[] =>
  tied.filter((place) => playerAt(body, place).alive);

export const setUpProcedure: Chapter<Pick<SetUpLocals, "set-up">>["set-up"] = {
  steps: {
    start: (run, locals) => {
      shuffleDecks(run);
      locals.tied = clockwiseFrom(run.body, 0);
      return next(run.body.options["revealed-map"] ? "deal" : "initiative");
    },
    /** The highest die begins; those who tie for it roll again (dg.setup.initiative-reroll-ties, dg.ruling.initiative-ties). */
    initiative: (run, locals) => {
      const dice = rollers(run.body, locals.tied).map((place) => {
        return { place, die: roll(run, "initiative") };
      });
      const most = Math.max(...dice.map(({ die }) => die));
      const best = dice.filter(({ die }) => die === most).map(({ place }) => place);
      for (const { place, die } of dice) {
        const because: RuleId[] = ["dg.components.dice"];
        if (best.length > 1 && best.includes(place)) because.push("dg.setup.initiative-reroll-ties");
        if (dice.length < clockwiseFrom(run.body, 0).length) because.push("dg.ruling.initiative-ties");
        run.emit({
          event: "rolled",
          player: place,
          purpose: "initiative",
          die,
          rule: "dg.setup.initiative-roll",
          because,
        });
      }
      const [first] = best;
      if (best.length !== 1 || first === undefined) {
        locals.tied = best;
        return next("initiative");
      }
      run.body.first = first;
      run.emit({ event: "initiative", player: first, rule: "dg.setup.initiative-roll" });
      return next("deal");
    },
    deal: (run) => {
      const order = clockwiseFrom(run.body, run.body.first);
      for (const place of order) dealHero(run, place, "dg.setup.hero-deal");
      for (const place of order) dealQuests(run, place);
      turnGlobalQuest(run, "dg.setup.global-quest");
      return call({ procedure: "secret-quests", locals: { asking: order } }, "entrance");
    },
    entrance: (run, locals) => {
      if (run.body.options["revealed-map"])
        return call({ procedure: "revealed-map", locals: { asking: 0, passed: [] } }, "hands");
      layEntrance(run, "dg.setup.entrance");
      locals.sides = sides;
      return next("startMap");
    },
    startMap: (run, locals) => {
      const { body } = run;
      const start = entrance(body);
      const [side] = locals.sides;
      if (side === undefined || start === undefined) {
        shuffleRest(run);
        return next("hands");
      }
      const card = drawPassage(run);
      locals.card = card;
      const able = startOrientations(body, start, card, side);
      if (able.length > 1)
        return ask(
          { kind: "orient", card, side, rule: "dg.ruling.start-passage-orientation" },
          [idAt(body, body.first)],
          "oriented",
        );
      return next("oriented");
    },
    /** One way round may be the only one; whoever left lets the first of two stand. */
    oriented: (run, locals, input) => {
      const { body } = run;
      const start = entrance(body);
      const [side, ...rest] = locals.sides;
      const { card } = locals;
      if (side === undefined || start === undefined || card === null) return next("hands");
      const chosen = input.kind === "answer" && input.answer.do === "orient" ? input.answer.turned : null;
      const turned = chosen ?? startOrientations(body, start, card, side)[0];
      if (turned === undefined) throw new Error(`${card} cannot be joined to the Entrance`);
      lay(run, body.first, card, { ...beyond(start, side), turned }, "dg.setup.start-passages");
      Object.assign(locals, { sides: rest, card: null });
      return next("startMap");
    },
    /** Everybody begins on the Entrance, with its yield and five cards (dg.setup.hero-start-space, dg.setup.trackers, dg.setup.opening-hand). */
    hands: (run) => {
      const start = entrance(run.body);
      if (start === undefined) throw new Error("there is no Entrance");
      for (const place of clockwiseFrom(run.body, run.body.first)) {
        playerAt(run.body, place).at = start.id;
        run.emit({ event: "started", player: place, space: start.id, rule: "dg.setup.hero-start-space" });
        gain(run, place, "glory", 1, "dg.setup.trackers");
        gain(run, place, "peril", 1, "dg.setup.trackers");
        fillHand(run, place, HAND, "dg.setup.opening-hand");
      }
      return done(nothing);
    },
  },
};

/** The place of the next player who is still in, and whether the round ends on the way (dg.turn.round). */
function following(body: Body): { readonly place: number; readonly newRound: boolean } {
  const { players, turn, first } = body;
  let newRound = false;
  for (let i = 1; i <= players.length; i += 1) {
    const place = (turn.player + i) % players.length;
    if (place === first) newRound = true;
    if (players[place]?.out === false) return { place, newRound };
  }
  throw new Error("nobody is left");
}

/** Whoever's hero has fallen keeps the place in the order of turns (dg.opt.respawn.turn-order, dg.opt.malevolent.turn-order). */
function whyInOrder({ fallen, options }: Body, place: number): readonly RuleId[] {
  if (!fallen.includes(place)) return [];
  return [options.respawn ? "dg.opt.respawn.turn-order" : "dg.opt.malevolent.turn-order"];
}

function beginTurn(run: Run, place: number, round: number, because: readonly RuleId[]): void {
  const { at, cusp } = playerAt(run.body, place);
  const count = run.body.turn.count + 1;
  const falls = run.body.fallen.length;
  const onCusp = cusp !== null;
  run.body.turn = {
    player: place,
    round,
    count,
    falls,
    phase: "reset",
    visited: [at],
    moved: false,
    onCusp,
    overcame: [],
    // They are usable again from the Reset Phase on.
    used: run.body.turn.used,
  };
  run.emit({ event: "began", player: place, round, rule: "dg.turn.consecutive", because });
}

/** The whole game: set-up, then turn after turn, clockwise (dg.turn.consecutive, dg.ruling.turn-direction). */
export const gameProcedure: Chapter<Pick<SetUpLocals, "game">>["game"] = {
  steps: {
    start: (run) => {
      const options = optionNames.filter((option) => run.body.options[option]);
      if (options.length > 0) run.emit({ event: "agreed", options, rule: "dg.opt.agreement" });
      return run.body.campaign === null
        ? call({ procedure: "set-up", locals: { tied: [], sides: [], card: null } }, "firstTurn")
        : call({ procedure: "campaign-set-up", locals: {} }, "nextTurn");
    },
    firstTurn: (run) => {
      const place = clockwiseFrom(run.body, run.body.first)[0] ?? 0;
      beginTurn(run, place, 1, ["dg.setup.step-order"]);
      return call({ procedure: "turn", locals: {} }, "nextTurn");
    },
    nextTurn: (run) => {
      if (run.body.campaign !== null) {
        beginCommonTurn(run);
        return call({ procedure: "campaign-turn", locals: { waiting: [] } }, "nextTurn");
      }
      const { place, newRound } = following(run.body);
      const because: RuleId[] = [];
      // Whoever falls in its own turn ends it without the last phase.
      if (run.body.turn.phase === "discard-draw") because.push("dg.draw.turn-ends");
      if (newRound) because.push("dg.turn.round");
      // Two have no direction to choose.
      if (run.body.players.length > 2) because.push("dg.ruling.turn-direction");
      because.push(...whyInOrder(run.body, place));
      beginTurn(run, place, run.body.turn.round + (newRound ? 1 : 0), because);
      return call({ procedure: "turn", locals: {} }, "nextTurn");
    },
  },
};
