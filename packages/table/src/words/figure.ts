/** A number as it is written: with a minus sign, not a hyphen. */
export function figure(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}
