import type { DgEvent, DgState } from "@undercroft/dungeoneer";
import { openQuestion, seatsAsked } from "@undercroft/kernel";

type Body = DgState["body"];

const pile = (cards: readonly string[]): string => (cards.length === 0 ? "none" : cards.join(", "));
const cardsOf = (things: readonly { readonly card: string }[]): readonly string[] => things.map(({ card }) => card);

function playerLines(body: Body, player: Body["players"][number]): readonly string[] {
  const space = body.map.find(({ id }) => id === player.at);
  const marks = [player.alive ? "" : "out", player.tipped ? "tipped" : "", player.cusp === null ? "" : "on a cusp"];
  const { life, maximum, level, glory, peril, movements } = player;
  return [
    [`${player.id} (${player.hero}) at ${space?.card ?? "nowhere"}`, ...marks.filter((mark) => mark !== "")].join(", "),
    `  level ${level}, life ${life} of ${maximum}, glory ${glory}, peril ${peril}, movements ${movements}`,
    `  hand: ${pile(player.hand)}`,
    `  readied: ${pile(cardsOf([...player.boons, ...player.treasures]))}; pack: ${pile(cardsOf(player.pack))}`,
    `  quests: ${pile(cardsOf(player.quests))}; hidden: ${pile(cardsOf(player.secrets))}; completed: ${pile(player.completed)}`,
  ];
}

/** A position in plain words; hidden cards are told too. */
export function describe(state: DgState): readonly string[] {
  const { body } = state;
  const { turn } = body;
  const asked = openQuestion(state);
  return [
    `round ${turn.round}, turn ${turn.count} of ${body.players[turn.player]?.id}, ${turn.phase}`,
    ...body.players.flatMap((player) => playerLines(body, player)),
    `map: ${body.map.map(({ card, x, y, turned }) => `${card} at ${x},${y}${turned ? " turned" : ""}`).join("; ")}`,
    ...body.globalQuests.map(({ card }) => `for all: ${card}`),
    ...(body.encounters.length === 0 ? [] : [`sent: ${pile(cardsOf(body.encounters))}`]),
    ...(asked === null
      ? []
      : [`asked: ${seatsAsked(state).join(", ")}, "${asked.question.kind}" (${asked.question.rule})`]),
  ];
}

/** An event in one line: its name and what belongs to it, with its rule. */
export function say({ event, rule, ...told }: DgEvent, { body }: DgState): string {
  const words = Object.entries(told).map(([key, value]: [string, unknown]) => {
    const isSeat = (key === "player" || key === "target") && typeof value === "number";
    return `${key} ${isSeat ? body.players[value]?.id : JSON.stringify(value)}`;
  });
  return `${event}: ${words.join(", ")} (${rule})`;
}
