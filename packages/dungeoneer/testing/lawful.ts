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

/** A hero is on a cusp of its own space alone, and whoever has none is neither there nor on the ground (dg.ruling.cusp-ends). */
function* faultsOfPlace({ id, alive, at, cusp, tipped }: Player): Generator<string> {
  if (cusp !== null && (!alive || cusp.space !== at)) yield `${id} is on a cusp elsewhere`;
  if (tipped && !alive) yield `${id} is tipped without a hero`;
}

/** Whoever has left has nothing any more (dg.hero.defeat-consequences). */
function* faultsOfLeaver({
  id,
  out,
  hand,
  pack,
  packAt,
  quests,
  secrets,
  glory,
  peril,
  ...player
}: Player): Generator<string> {
  const cards = [
    ...hand,
    ...pack,
    ...quests,
    ...secrets,
    ...readiedOf({ hand, pack, packAt, quests, secrets, id, out, glory, peril, ...player }),
  ];
  if (out && (cards.length > 0 || packAt !== null || glory > 0)) yield `${id} has left, and not with everything`;
}

/** A Pack is on the map where Packs wander, as long as anything of it is (dg.ruling.wandering-pack-state). */
function* faultsOfPack({ options, encounters }: Body, { id, pack, packAt }: Player, place: number): Generator<string> {
  const isOut = encounters.some(({ owner, from }) => owner === place && from === "pack");
  if (packAt === null && options["wandering-pack"] && pack.length > 0) yield `the Pack of ${id} is nowhere`;
  if (packAt !== null && pack.length === 0 && !isOut) yield `${id} has a marker without a Pack`;
  if (packAt !== null && !options["wandering-pack"]) yield `the Pack of ${id} wanders`;
}

/** A component is with a hero whose Quest it is, or lies in a space (dg.quest.escort.marker). */
function* faultsOfComponents({ players, globalQuests, ownerless }: Body): Generator<string> {
  for (const [place, { id, alive, quests }] of players.entries())
    for (const { card, component } of quests)
      if (component !== null && "with" in component && (component.with !== place || !alive))
        yield `${card} is not with ${id}`;
  for (const { card, component } of globalQuests) if (component !== null) yield `${card} is everybody's and under way`;
  for (const { card, component } of ownerless)
    if (component === null || "with" in component) yield `${card} is nobody's and not in a space`;
}

/** While a hero acts nothing of any batch is left, and there are Quests open to all (dg.quest.global.replace). */
function* faultsInAct({ players, encounters, globalQuests, questDeck, dungeonlord, turn }: Body): Generator<string> {
  if (encounters.length > 0) yield `${encounters.map(({ card }) => card).join()} waits while a hero acts`;
  const due = dungeonlord === null ? 1 : 2;
  if (globalQuests.length > due || (globalQuests.length < due && questDeck.length > 0))
    yield `${globalQuests.length} Global Quests`;
  for (const { id, pack } of players) if (pack.length > 3) yield `${id} has a Pack of ${pack.length}`;
  const active = players[turn.player];
  if (active?.alive !== true) yield "nobody acts";
  else if (!turn.visited.includes(active.at)) yield `${active.id} has not come to where it is`;
  else if (!turn.moved && turn.visited[0] !== active.at) yield `${active.id} has moved without moving`;
}

function* faults(state: State): Generator<string> {
  const { body } = state;
  for (const [place, player] of body.players.entries()) {
    yield* faultsOfPlayer(player);
    yield* faultsOfPlace(player);
    yield* faultsOfLeaver(player);
    yield* faultsOfPack(body, player, place);
  }
  yield* faultsOfComponents(body);
  if (openQuestion(state)?.question.kind === "act") yield* faultsInAct(body);
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
