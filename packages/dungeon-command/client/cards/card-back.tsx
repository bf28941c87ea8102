import { Glyph } from "@undercroft/table";
import type { ReactElement } from "react";

/** A face-down card: crossed hatching in ink with the house's arch. */
export function CardBack(props: { readonly label: string; readonly kind: "order" | "creature" }): ReactElement {
  return (
    <div className={`card back ${props.kind}`} role="img" aria-label={props.label}>
      <span className="back-frame">
        <Glyph name={props.kind === "order" ? "scroll-unfurled" : "dungeon-gate"} size={46} />
      </span>
    </div>
  );
}
