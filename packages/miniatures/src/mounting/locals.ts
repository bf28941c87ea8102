import type { Space } from "../lines/scene.ts";

export interface MountingLocals {
  /** A rider mounts (mn.mount.mounting), after the strikes that it provokes. Result: nothing. */
  mount: { readonly rider: string; readonly mount: string };
  /**
   * A rider comes down. As an action it provokes first (mn.dismount.provokes); by force it does not (mn.dismount.forced).
   * Result: nothing.
   */
  dismount: { readonly rider: string; readonly how: "action" | "forced" };
  /** Its mount is gone: the rider is put down inside the space that it held (mn.dismount.mount-destroyed). Result: nothing. */
  unhorsed: { readonly rider: string; readonly space: Space };
}
