/** Damage, what lessens it, and destruction. */
export { damageProcedures } from "./damage.ts";
export { destroyNow, isDead } from "./destroying.ts";
export { checkHitPoints } from "./hit-points.ts";
export { inTens, type Lessened, lessen } from "./preventing.ts";
export { type DamagePreview, previewDamage } from "./preview.ts";
