/** The whole map is laid before play starts, by cards that were dealt to all (dg.opt.revealed-map.no-build). */
import { removeMaps } from "../changes/map-cards.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import { fitsSomewhere, whyJoined } from "../map/placing.ts";
import { lay } from "../map/placing-procedure.ts";
import { mapCard } from "../map/spaces.ts";
import { clockwiseFrom, idAt, othersOf, playerAt } from "../players.ts";
import { ask, type Chapter, done, next, nothing, type Run } from "../procedures.ts";
import { spacesOf } from "../quests/in-play.ts";
import type { Body } from "../state.ts";
import type { SetUpLocals } from "./locals.ts";
import { whyEntrance } from "./mixing.ts";

const isEntrance = (body: Body, card: string): boolean => mapCard(body, card).kind === "entrance";

/** All Map cards, one by one and face down, from the first seat on (dg.opt.revealed-map.deal, dg.ruling.revealed-map-deal). */
function dealMaps(run: Run): void {
  const { body } = run;
  const order = clockwiseFrom(body, 0);
  const dealt = body.mapDeck.splice(0).toReversed();
  for (const [nth, place] of order.entries()) {
    const cards = dealt.filter((_, i) => i % order.length === nth);
    playerAt(body, place).maps = cards;
    run.emit({
      event: "maps-dealt",
      player: place,
      count: cards.length,
      cards,
      rule: "dg.opt.revealed-map.deal",
      because: ["dg.ruling.revealed-map-deal"],
    });
  }
}

/** The Map cards of a player that its own Quests require, hidden ones too; the Entrance stays (dg.ruling.revealed-map-passing). */
function required(body: Body, place: number): readonly string[] {
  const { quests, secrets, maps } = playerAt(body, place);
  const spaces = [...quests, ...secrets].flatMap(({ card }) => spacesOf(body, card));
  return maps.filter((card) => spaces.includes(card) && !isEntrance(body, card));
}

/** All at once hand the cards that their own Quests require to the left, once (dg.opt.revealed-map.pass-quest-spaces). */
function handOn(run: Run): void {
  const { body } = run;
  const handed = clockwiseFrom(body, 0).map((place) => ({
    place,
    to: othersOf(body, place)[0] ?? place,
    cards: required(body, place),
  }));
  for (const { place, cards } of handed) {
    const player = playerAt(body, place);
    player.maps = player.maps.filter((card) => !cards.includes(card));
  }
  for (const { place, to, cards } of handed) {
    if (cards.length === 0) continue;
    const left = playerAt(body, to);
    left.maps = [...left.maps, ...cards];
    run.emit({
      event: "handed-on",
      player: place,
      to,
      count: cards.length,
      cards,
      rule: "dg.opt.revealed-map.pass-quest-spaces",
      because: ["dg.ruling.revealed-map-passing"],
    });
  }
}

/** Whoever was dealt the Entrance begins, and lays it in the middle (dg.opt.revealed-map.initiative, dg.opt.revealed-map.entrance-first). */
function layEntrance(run: Run): void {
  const { body } = run;
  const place = clockwiseFrom(body, 0).find((one) => playerAt(body, one).maps.some((card) => isEntrance(body, card)));
  const card = place === undefined ? undefined : playerAt(body, place).maps.find((one) => isEntrance(body, one));
  if (place === undefined || card === undefined) throw new Error("nobody was dealt the Entrance");
  body.first = place;
  run.emit({ event: "initiative", player: place, rule: "dg.opt.revealed-map.initiative" });
  playerAt(body, place).maps = playerAt(body, place).maps.filter((one) => one !== card);
  lay(run, place, card, { x: 0, y: 0, turned: false }, "dg.opt.revealed-map.entrance-first", whyEntrance(body.content));
}

/** Whether a player could lay any of its Map cards anywhere. */
export const canLay = (body: Body, place: number): boolean =>
  playerAt(body, place).maps.some((card) => fitsSomewhere(body, card));

/** Those who still have Map cards, clockwise from one place. */
const holders = (body: Body, place: number): readonly number[] =>
  clockwiseFrom(body, place).filter((one) => playerAt(body, one).maps.length > 0);

export const revealedMapProcedure: Chapter<Pick<SetUpLocals, "revealed-map">>["revealed-map"] = {
  steps: {
    start: (run, locals) => {
      dealMaps(run);
      handOn(run);
      layEntrance(run);
      locals.asking = run.body.first + 1;
      return next("ask");
    },
    /** Also whoever can lay nothing is asked, so that nobody can tell from it. If all have passed, what is left goes. */
    ask: (run, locals) => {
      const { body } = run;
      const left = holders(body, locals.asking % body.players.length);
      const [place] = left;
      if (place === undefined) return done(nothing);
      if (left.every((one) => locals.passed.includes(one))) {
        for (const one of left) removeMaps(run, one, "dg.ruling.revealed-map-stuck");
        return done(nothing);
      }
      locals.asking = place;
      return ask({ kind: "lay", rule: "dg.opt.revealed-map.placing" }, [idAt(body, place)], "laid");
    },
    laid: (run, locals, input) => {
      const { body } = run;
      const place = locals.asking;
      locals.asking = place + 1;
      if (input.kind !== "answer") return next("ask");
      if (input.answer.do !== "build") {
        locals.passed = [...locals.passed, place];
        run.emit({ event: "none-laid", player: place, rule: "dg.ruling.revealed-map-stuck" });
        return next("ask");
      }
      const { card, x, y, turned } = input.answer;
      const player = playerAt(body, place);
      player.maps = player.maps.toSpliced(player.maps.indexOf(card), 1);
      const first: readonly RuleId[] = body.map.length === 1 ? ["dg.ruling.revealed-map-first-placer"] : [];
      const because = [...whyJoined(body, card, { x, y, turned }), ...first];
      lay(run, place, card, { x, y, turned }, "dg.opt.revealed-map.placing", because);
      locals.passed = [];
      return next("ask");
    },
  },
};
