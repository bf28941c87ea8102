import type { Call } from "@undercroft/kernel";
import type { Space } from "../lines/scene.ts";
import type { Mn } from "../procedures.ts";
import type { Creature } from "../state.ts";

/** A rider mounts with its move action, or by a power (mn.mount.action). */
export const mountCall = (rider: Creature, mount: Creature): Call<Mn, "mount"> => ({
  procedure: "mount",
  locals: { rider: rider.id, mount: mount.id },
});

/** A rider dismounts with its move action, or by a power (mn.dismount.action). */
export const dismountCall = (rider: Creature): Call<Mn, "dismount"> => ({
  procedure: "dismount",
  locals: { rider: rider.id, how: "action" },
});

/** A rider comes down because something moves it by force, or because rider and mount come under different players (mn.dismount.forced). */
export const forcedDismountCall = (rider: Creature): Call<Mn, "dismount"> => ({
  procedure: "dismount",
  locals: { rider: rider.id, how: "forced" },
});

/** Its mount was destroyed in this space (mn.dismount.mount-destroyed). */
export const unhorsedCall = (rider: Creature, space: Space): Call<Mn, "unhorsed"> => ({
  procedure: "unhorsed",
  locals: { rider: rider.id, space },
});
