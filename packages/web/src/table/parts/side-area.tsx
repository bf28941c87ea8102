import { say, useGoesOn } from "@undercroft/table";
import { type ReactElement, type ReactNode, useRef } from "react";

/** What lies beside the board, above the log; where it has no room for all, it says so. */
export function SideArea(props: { readonly children: ReactNode }): ReactElement {
  const area = useRef<HTMLDivElement>(null);
  const goesOn = useGoesOn(area);
  return (
    <div ref={area} className="area-stack">
      {props.children}
      {goesOn ? (
        <span className="goes-on" aria-hidden="true">
          <span>{say("ask.goes-on")}</span>
        </span>
      ) : null}
    </div>
  );
}
