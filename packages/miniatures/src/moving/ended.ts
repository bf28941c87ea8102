import { span } from "../lines/distance.ts";
import type { Moment } from "../powers/moments.ts";
import { sceneOf } from "../reading/scene.ts";
import type { Body, Creature } from "../state.ts";

type Ended = Extract<Moment, { readonly on: "movement-ends" }>;

/** A creature has come from a place to where it is: its squares count straight, by whatever way (mn.power.trigger.movement). */
export const movementEnded = (body: Body, { id, at }: Creature, from: number): Ended => ({
  on: "movement-ends",
  creature: id,
  squares: span(sceneOf(body), from, at),
});
