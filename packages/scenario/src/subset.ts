/** How what is there differs from what is expected, in words; tables may hold more than is expected of them. */
export function differences(found: unknown, wanted: unknown, path = ""): readonly string[] {
  const where = path === "" ? "" : `${path}: `;
  if (Array.isArray(wanted)) {
    if (!Array.isArray(found)) return [`${where}expected a list, found ${text(found)}`];
    if (found.length !== wanted.length) return [`${where}expected ${text(wanted)}, found ${text(found)}`];
    return wanted.flatMap((item, i) => differences(found[i], item, `${path}[${i + 1}]`));
  }
  if (typeof wanted === "object" && wanted !== null) {
    if (typeof found !== "object" || found === null) return [`${where}expected ${text(wanted)}, found ${text(found)}`];
    const table = new Map<string, unknown>(Object.entries(found));
    return Object.entries(wanted).flatMap(([key, value]) => {
      const inner = path === "" ? key : `${path}.${key}`;
      if (!table.has(key)) return [`${inner}: there is no such thing; there are ${[...table.keys()].join(", ")}`];
      return differences(table.get(key), value, inner);
    });
  }
  return found === wanted ? [] : [`${where}expected ${text(wanted)}, found ${text(found)}`];
}

function text(value: unknown): string {
  return JSON.stringify(value) ?? "nothing";
}
