import type { Side } from "@undercroft/table";
import {
  type Content,
  sideFace as faceOfSide,
  seatName as nameOfSeat,
  type Sided,
  sideIn as sideOf,
} from "../engine/index.ts";
import { teller } from "./names.ts";

/** A warband by its name and creatures: without a name it is called like the creature that stands for it. */
export const sideFace = (content: Content, cards: readonly string[], name: Side["name"] | null): Side =>
  faceOfSide(teller, content, cards, name);

/** The side of a seat in a battle. */
export const sideIn = (body: Sided, seat: number): Side => sideOf(teller, body, seat);

/** What a seat is called: its warband's name, with the seat's number where both bring the same. */
export const seatName = (body: Sided, seat: number): string => nameOfSeat(teller, body, seat);
