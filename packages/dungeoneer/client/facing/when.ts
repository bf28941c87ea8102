/** When a card of the hand is played, and whether what it costs is there: whatever is asked now. */
import { type Adventure, adventure, type Body, type HelpCard, type Player } from "../engine/index.ts";
import { type MessageId, say } from "../words/index.ts";
import { seatName } from "./names.ts";

/** A Boon's or Treasure's time; in a campaign, and by Looting, those that stay have another. */
function helpTime({ options, campaign }: Body, card: HelpCard): MessageId {
  const stays = card.steps === undefined;
  if (campaign !== null && stays) return "when.after-combat";
  if (options.looting && card.kind === "treasure") return "when.looting";
  return `when.${card.playtime ?? "hero-phase"}`;
}

function timeOf(body: Body, card: Adventure): MessageId {
  switch (card.kind) {
    case "boon":
    case "treasure":
      return helpTime(body, card);
    case "bane":
      return card.playtime === undefined ? "when.bane" : "when.bane-anytime";
    default:
      return "when.encounter";
  }
}

/** What is lacking: one's own Glory, or Peril of everybody who could pay; nothing where somebody has enough. */
function lackWords(body: Body, own: Player, { kind, value }: Adventure): string {
  const { players, campaign } = body;
  if (kind === "boon" || kind === "treasure")
    return own.glory < value ? say("when.lacks-glory", { glory: own.glory }) : "";
  // The Dungeonlord of a campaign adds Peril of a pool to theirs.
  const others = players.filter(({ alive, id }) => alive && id !== own.id);
  if (campaign !== null || others.some(({ peril }) => peril >= value)) return "";
  const purses = others.map((one) => `${seatName(body, players.indexOf(one))} ${one.peril}`);
  return say("when.lacks-peril", { purses: purses.join(", ") });
}

/** When the card is played and for what, and what of that is lacking now (dg.card.playtime, dg.card.value). */
export function whenWords(body: Body, own: Player, card: string): string {
  const printed = adventure(body, card);
  const lack = lackWords(body, own, printed);
  return [say(timeOf(body, printed), { value: printed.value }), lack].filter((part) => part !== "").join(" ");
}
