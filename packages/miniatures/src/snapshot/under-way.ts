/** What the frames of a state are about, as far as the tables may look otherwise meanwhile. */
export interface UnderWay {
  /** Creatures that are being moved: in mid-movement they may stand where they could not stay. */
  readonly moving: ReadonlySet<string>;
  /** Damage is being dealt: who has none left is still in play. */
  readonly dealing: boolean;
}

interface Frame {
  readonly procedure: string;
  readonly locals?: unknown;
}

/** Locals that name a creature which is being moved, wherever they stand. */
const movers: ReadonlySet<string> = new Set(["journey", "force", "putting"]);
/** Procedures that move the creatures that they name, or put them right afterwards. */
const moving: ReadonlySet<string> = new Set([
  "double-move",
  "settle",
  "coming",
  "swap",
  "squeeze",
  "end-of-action",
  "arrival",
  "unhorsed",
  "dismount",
  "take-actions",
  "end-of-turn",
  "forcings",
  "displaced",
  "own-side-again",
  "entering",
  "resting",
  "falling",
  "out-of-pits",
]);

const strings = (value: unknown): readonly string[] =>
  typeof value === "string" ? [value] : Array.isArray(value) ? value.flatMap(strings) : [];

const isTable = (value: unknown): value is { readonly [key: string]: unknown; readonly creature?: unknown } =>
  typeof value === "object" && value !== null;

export function underWayIn(frames: readonly Frame[]): UnderWay {
  const moved = new Set(
    frames.flatMap(({ procedure, locals }) => {
      if (!isTable(locals)) return [];
      const named = Object.entries(locals).flatMap(([key, held]) =>
        movers.has(key) && isTable(held) ? strings(held.creature) : [],
      );
      return moving.has(procedure)
        ? [...named, ...["creature", "creatures", "big", "small", "rider"].flatMap((key) => strings(locals[key]))]
        : named;
    }),
  );
  return { moving: moved, dealing: frames.some(({ procedure }) => procedure === "deal") };
}
