import { type RefObject, useLayoutEffect, useState } from "react";

/** A card of a hand, as far as its place goes: the style sheets give the width of each kind as `--<kind>-width`. */
export interface Laid {
  readonly kind: string;
}

/** How the cards of a hand lie: beside each other, fanned over each other, or small in rows of tabs. */
export type Spread =
  | { readonly how: "open" }
  | { readonly how: "fanned"; readonly overlap: number }
  | { readonly how: "tabs"; readonly columns: number; readonly tab: number };

/** Between cards, in pixels. */
const GAP = 6;
/** The narrowest strip of a fanned card that still shows its name. */
const STRIP = 88;
/** The narrowest and the widest tab. */
const TAB = [88, 132] as const;
const PHONE_TAB = 104;

/** Lays cards of these widths into a row so wide; a row of tabs that is wider still is scrolled. */
export function spreadOf(widths: readonly number[], room: number): Spread {
  const others = widths.length - 1;
  const total = widths.reduce((sum, width) => sum + width, 0);
  if (others < 1 || total + GAP * others <= room) return { how: "open" };
  const overlap = Math.ceil((total - room) / others);
  if (Math.min(...widths) - overlap >= STRIP) return { how: "fanned", overlap };
  const columns = Math.ceil(widths.length / 2);
  const tab = Math.floor((room - GAP * (columns - 1)) / columns);
  return { how: "tabs", columns, tab: Math.min(TAB[1], Math.max(TAB[0], tab)) };
}

/** A phone shows one row of tabs to be scrolled. */
export function phoneSpread(count: number): Spread {
  return { how: "tabs", columns: Math.max(1, count), tab: PHONE_TAB };
}

function widthsIn(node: HTMLElement, held: readonly Laid[]): readonly number[] {
  const style = getComputedStyle(node);
  return held.map(({ kind }) => Number.parseFloat(style.getPropertyValue(`--${kind}-width`)));
}

/** The spread of the cards in an element, measured anew whenever either changes. */
export function useSpread(place: RefObject<HTMLElement | null>, held: readonly Laid[], phone: boolean): Spread {
  const [spread, setSpread] = useState<Spread>({ how: "open" });
  useLayoutEffect(() => {
    const node = place.current;
    if (node === null || typeof ResizeObserver === "undefined") return;
    const measure = (): void => {
      const style = getComputedStyle(node);
      const padding = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight);
      setSpread(spreadOf(widthsIn(node, held), node.clientWidth - padding));
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(node);
    return () => watch.disconnect();
  }, [place, held]);
  return phone ? phoneSpread(held.length) : spread;
}
