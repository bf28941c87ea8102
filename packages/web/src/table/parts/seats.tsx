import type { GameTypes } from "@undercroft/kernel";
import { type Sheet, useScreen, useStateOf } from "@undercroft/table";
import type { ReactElement } from "react";
import type { PartProps } from "../tools.ts";

/** The panels of all seats: the others above, one's own below. */
export function Seats<T extends GameTypes>(props: PartProps<T> & { readonly sheet: Sheet<T> | null }): ReactElement {
  const { tools, sheet } = props;
  const info = useStateOf(tools, (state) => state.info);
  const viewer = useStateOf(tools, (state) => state.viewer);
  const { wide, tall } = useScreen();
  const { Seat } = tools.client.slots;
  const own = viewer ?? info.seats[0]?.id;
  const isRoomy = info.seats.length <= 2;
  const sizeOf = (mine: boolean): "full" | "brief" | "strip" =>
    wide ? (isRoomy && (mine || tall) ? "full" : "brief") : "strip";
  const panels = (mine: boolean): readonly ReactElement[] =>
    info.seats.flatMap(({ id }, number) =>
      (id === own) === mine ? [<Seat key={id} number={number} size={sizeOf(mine)} sheet={sheet} />] : [],
    );
  return (
    <div className="area-seats" data-seats>
      <div className="area-others">{panels(false)}</div>
      <div className="area-you">{panels(true)}</div>
    </div>
  );
}
