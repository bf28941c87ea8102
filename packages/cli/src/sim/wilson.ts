/** The 95% quantile of the normal distribution, both sides. */
const Z = 1.959963984540054;

/**
 * Wilson's interval for a share: between which bounds the true chance lies with 95% certainty when `hits` of `trials`
 * were hits. [0, 1] without trials.
 */
export function wilson(hits: number, trials: number): readonly [low: number, high: number] {
  if (trials === 0) return [0, 1];
  const share = hits / trials;
  const square = Z * Z;
  const middle = share + square / (2 * trials);
  const spread = Z * Math.sqrt((share * (1 - share)) / trials + square / (4 * trials * trials));
  const whole = 1 + square / trials;
  return [Math.max(0, (middle - spread) / whole), Math.min(1, (middle + spread) / whole)];
}
