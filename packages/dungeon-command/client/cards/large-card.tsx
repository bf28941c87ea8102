import type { SeatColour } from "@undercroft/table";
import type { ReactElement } from "react";
import type { Content } from "../engine/index.ts";
import { keywordsOf } from "../engine/packs.ts";
import { commanderFace, creatureFace, orderFace } from "../facing/card-faces.ts";
import { say } from "../words/index.ts";
import { CommanderCard } from "./commander-card.tsx";
import { CreatureCard } from "./creature-card.tsx";
import { OrderCard } from "./order-card.tsx";

/** Any card, large enough to read. */
export function LargeCard(props: {
  readonly content: Content;
  readonly card: string;
  readonly seat: SeatColour;
}): ReactElement | null {
  const { content, card, seat } = props;
  const keywords = keywordsOf();
  const order = content.orders[card];
  if (order !== undefined) return <OrderCard card={orderFace(order, keywords)} size="large" />;
  const creature = content.creatures[card];
  if (creature !== undefined) return <CreatureCard card={creatureFace(creature, keywords, seat)} size="large" />;
  const commander = content.commanders[card];
  if (commander === undefined) return null;
  return <CommanderCard card={commanderFace(commander, keywords, seat, say("card.commander"))} />;
}
