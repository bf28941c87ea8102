/** One decimal is finer than a pixel at every zoom of the table, and keeps the paths short. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** A closed polygon through points given as x, y pairs. */
export function polygon(points: readonly (readonly [number, number])[]): string {
  return `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}Z`;
}

/** A regular polygon around a centre; `turn` is the angle of its first corner, in radians. */
export function regular(sides: number, cx: number, cy: number, radius: number, turn: number): string {
  return polygon(
    Array.from({ length: sides }, (_, i) => {
      const angle = turn + (i * 2 * Math.PI) / sides;
      return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)] as const;
    }),
  );
}

/** A circle as a path, so that many circles can share one element. */
export function disc(cx: number, cy: number, radius: number): string {
  const r = n(radius);
  return `M${n(cx - radius)} ${n(cy)}a${r} ${r} 0 1 0 ${n(radius * 2)} 0a${r} ${r} 0 1 0 ${n(-radius * 2)} 0Z`;
}

/** An upright rectangle as a path. */
export function box(x: number, y: number, width: number, height: number): string {
  return `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}z`;
}
