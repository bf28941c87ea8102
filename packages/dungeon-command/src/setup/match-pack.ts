/** The cards of a match, by id. */
interface ById<Creature, Order, Commander> {
  readonly creatures: Readonly<Record<string, Creature>>;
  readonly orders: Readonly<Record<string, Order>>;
  readonly commanders: Readonly<Record<string, Commander>>;
}

interface MatchPack<Creature, Order, Commander> {
  readonly pack: string;
  readonly version: number;
  readonly language: 1;
  readonly name: { readonly en: string; readonly ru: string };
  readonly keywords: Readonly<Record<string, never>>;
  readonly creatures: Creature[];
  readonly orders: Order[];
  readonly commanders: Commander[];
  readonly tiles: never[];
}

/** The cards of a match as one pack, for what looks through packs. Their ids still say which packs they are of. */
export function matchPack<Creature, Order, Commander>({
  creatures,
  orders,
  commanders,
}: ById<Creature, Order, Commander>): MatchPack<Creature, Order, Commander> {
  return {
    pack: "match",
    version: 1,
    language: 1,
    name: { en: "match", ru: "match" },
    keywords: {},
    creatures: Object.values(creatures),
    orders: Object.values(orders),
    commanders: Object.values(commanders),
    tiles: [],
  };
}
