import { CommanderCard, CreatureCard, OrderCard } from "@undercroft/dungeon-command/client";
import { type SeatColour, say } from "@undercroft/table";
import type { ReactElement } from "react";
import type { Content } from "../engine/index.ts";
import { commanderFace, creatureFace, type Keywords, orderFace } from "../table/facing/card-faces.ts";

/** Any card, large enough to read. */
export function LargeCard(props: {
  readonly content: Content;
  readonly card: string;
  readonly keywords: Keywords;
  readonly seat: SeatColour;
  readonly foot?: { readonly text: string; readonly ok: boolean };
}): ReactElement | null {
  const { content, card, keywords, seat, foot } = props;
  const order = content.orders[card];
  if (order !== undefined)
    return <OrderCard card={orderFace(order, keywords)} size="large" {...(foot === undefined ? {} : { foot })} />;
  const creature = content.creatures[card];
  if (creature !== undefined) return <CreatureCard card={creatureFace(creature, keywords, seat)} size="large" />;
  const commander = content.commanders[card];
  if (commander === undefined) return null;
  return <CommanderCard card={commanderFace(commander, keywords, seat, say("card.commander"))} />;
}
