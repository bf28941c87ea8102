/** What a reader hears on a place of the map. */

import type { Sheet } from "../ask/model.ts";
import {
  type Body,
  type Cell,
  type Exit,
  exitOf,
  mapCard,
  type Side,
  type Space,
  type State,
  sameCell,
  sides,
  standsOpen,
} from "../engine/index.ts";
import { cardName, seatName, sideName } from "../facing/names.ts";
import { threatWords } from "../facing/text.ts";
import { say } from "../words/index.ts";
import { numberOf } from "./ground.ts";
import { questSpace, questsInPlay } from "./laid-out.ts";

/** An exit in words, as it lies; a door that was opened in this turn says so. */
function exitWords(exit: Exit, side: Side, opened: boolean): string {
  const words = sideName(side);
  if (exit.door === "locked" || exit.door === "trapped")
    return opened
      ? say("map.exit-opened", { side: words })
      : say(`map.exit-${exit.door}`, { side: words, threat: threatWords(exit.threat) });
  return say(`map.exit-${exit.door}`, { side: words });
}

export const exitsWords = (body: Body, space: Space): string =>
  sides
    .map((side) => exitWords(exitOf(body, space, side), side, standsOpen(body, { space: space.id, side })))
    .join(", ");

/** What lies in wait on a space's floor, in sentences. */
export function dangerWords(body: Body, card: string): readonly string[] {
  const { pit, spikes, hazard } = mapCard(body, card);
  return [
    ...(pit === undefined ? [] : [say("map.pit", { threat: threatWords(pit) })]),
    ...(spikes === undefined ? [] : [say("map.spikes", { threat: threatWords(spikes) })]),
    ...(hazard === undefined ? [] : [say("map.hazard", { plus: hazard })]),
  ];
}

/** Who and what is in a space, in sentences without their stops. */
export function hereWords(body: Body, space: Space, viewer: string | null): readonly string[] {
  const heroes = body.players.flatMap((player, number) =>
    player.alive && player.at === space.id
      ? [
          say(player.tipped ? "space.stands-tipped" : "space.stands", {
            name: seatName(body, number),
            life: player.life,
          }),
        ]
      : [],
  );
  const lurking = body.encounters
    .filter((one) => one.space === space.id)
    .map(({ card }) => say("space.monster", { name: cardName(body.content, card) }));
  const packs = body.players.flatMap(({ packAt, pack }, number) =>
    packAt === space.id
      ? [
          say("space.pack", {
            name: seatName(body, number),
            monsters: pack.map(({ card }) => cardName(body.content, card)).join(", "),
          }),
        ]
      : [],
  );
  const quests = questsInPlay(body, viewer)
    .filter(({ quest }) => questSpace(body, quest)?.id === space.id)
    .map(({ quest }) => say("space.quest", { quest: cardName(body.content, quest.card) }));
  const loot = body.loot
    .filter((one) => one.space === space.id)
    .map(({ card }) => say("space.loot", { card: cardName(body.content, card) }));
  return [...heroes, ...packs, ...lurking, ...quests, ...loot];
}

function spaceWords(body: Body, space: Space, viewer: string | null): string {
  const { kind, glory, peril } = mapCard(body, space.card);
  const words = say("space.words", {
    name: cardName(body.content, space.card),
    kind: say(`kind.${kind}`).toLowerCase(),
    glory,
    peril,
    exits: exitsWords(body, space),
  });
  const dangers = dangerWords(body, space.card).map((sentence) => sentence.replace(/\.$/, ""));
  return [words, ...dangers, ...hereWords(body, space, viewer)].join("; ");
}

/** Words for every place, for one position and one question, as its viewer knows it. */
export function labeller({ body }: State, sheet: Sheet | null, viewer: string | null): (cell: Cell) => string {
  return (cell) => {
    const space = body.map.find((one) => sameCell(one, cell));
    const at = numberOf(cell);
    const offers =
      sheet?.places.filter(({ squares }) => squares?.includes(at) === true).map(({ label }) => label) ?? [];
    const words =
      space === undefined ? say(offers.length > 0 ? "space.open" : "space.empty") : spaceWords(body, space, viewer);
    return [words, ...new Set(offers)].join("; ");
  };
}
