/** Laws that hold whenever anything is asked: what is broken of them, in words. */
import { openQuestion } from "@undercroft/kernel";
import { crowded } from "../src/effects/room.ts";
import type { State } from "../src/procedures.ts";
import type { Body, Player, Readied } from "../src/state.ts";

const readiedOf = ({ boons, treasures, banes }: Player): readonly Readied[] => [...boons, ...treasures, ...banes];

/** Everything on which a card may lie: living heroes, cards in play, monsters (dg.card.attachment, dg.ruling.permanent-bane-location). */
const hostsIn = ({ players, encounters }: Body): ReadonlySet<string> =>
  new Set([
    ...players.filter(({ alive }) => alive).map(({ id }) => id),
    ...players.flatMap((player) => [...readiedOf(player), ...player.pack].map(({ id }) => id)),
    ...encounters.map(({ id }) => id),
  ]);

/** What a player has is never less than nothing, nor is Life more than its most (dg.ruling.resource-cap, dg.ruling.life-maximum). */
function* faultsOfPlayer({ id, glory, peril, movements, life, maximum, alive }: Player): Generator<string> {
  if (Math.min(glory, peril, movements, life) < 0) yield `${id} has less than nothing`;
  if (life > maximum) yield `${id} has ${life} Life of ${maximum}`;
  if (alive && life === 0) yield `${id} lives without Life`;
}

/** What lies on something that is gone, and Attachments that lie on nothing (dg.card.attachment-loss). */
function* faultsOfHosts(body: Body): Generator<string> {
  const hosts = hostsIn(body);
  for (const player of body.players)
    for (const { id, card, on } of readiedOf(player)) {
      const printed = body.content.adventures[card];
      const needsHost = printed?.kind === "bane" || (printed !== undefined && "attach" in printed);
      if (on === null ? needsHost : !hosts.has(on) || on === id) yield `${card} of ${player.id} lies on ${on}`;
    }
}

function* faults(state: State): Generator<string> {
  const { body } = state;
  for (const player of body.players) yield* faultsOfPlayer(player);
  yield* faultsOfHosts(body);
  const kind = openQuestion(state)?.question.kind;
  // Whoever has too much is asked for it before anything else (dg.ruling.limit-full).
  const full = body.players.filter((player) => crowded(body, player) !== null);
  if (kind !== "excess") for (const { id } of full) yield `${id} has too much in play at "${kind}"`;
  // A card is between the hand and its place only while it is paid for and answered.
  if (kind === "act" && body.underway.length > 0) yield `${body.underway.join()} hang in the air`;
}

/** Of a match that is over nothing is asked, and nothing is cleared away any more. */
export const unlawful = (state: State): readonly string[] => (openQuestion(state) === null ? [] : [...faults(state)]);
