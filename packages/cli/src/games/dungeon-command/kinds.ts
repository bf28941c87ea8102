import type { WarbandKind } from "@undercroft/dungeon-command";

/** What a warband may be meant for. */
export const warbandKinds: readonly WarbandKind[] = ["standard", "custom", "first-game"];
