declare module "zzfx" {
  /** Plays a sound described by up to twenty numbers. */
  export function zzfx(...parameters: readonly (number | undefined)[]): AudioBufferSourceNode;
}
