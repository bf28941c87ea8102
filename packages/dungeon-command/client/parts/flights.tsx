import { type CSSProperties, type ReactElement, useLayoutEffect, useState } from "react";
import { type Flight, flightsOf } from "../facing/flights.ts";
import { useTableState } from "../table.ts";

/** A flight with the way it takes over the page, in pixels. */
interface Airborne extends Flight {
  readonly style: CSSProperties;
}

const middleOf = (found: Element): { readonly x: number; readonly y: number } => {
  const { left, top, width, height } = found.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

/** Null where either end is not on the page, as on a screen that has no room for it. */
function airborne(flight: Flight): Airborne | null {
  const piece = document.querySelector(`[data-piece="${flight.piece}"]`);
  const track = document.querySelector(`.seat-${flight.seat} .${flight.to}-now`);
  if (piece === null || track === null) return null;
  const [from, to] = [middleOf(piece), middleOf(track)];
  const way = { "--way-x": `${to.x - from.x}px`, "--way-y": `${to.y - from.y}px` };
  return { ...flight, style: { left: from.x, top: from.y, ...way } };
}

/** Levels that fly from their creatures to the tracks that count them. They lie over everything and hold up nothing. */
export function Flights(): ReactElement {
  const flash = useTableState((state) => state.flash);
  const content = useTableState((state) => state.shown.state.body.content);
  const [flights, setFlights] = useState<readonly Airborne[]>([]);
  useLayoutEffect(() => {
    setFlights(flightsOf({ content }, flash).flatMap((one) => airborne(one) ?? []));
  }, [flash, content]);
  return (
    <div className="flights" aria-hidden="true">
      {flights.map((flight) => (
        <span
          key={flight.id}
          className="flight"
          style={flight.style}
          onAnimationEnd={() => setFlights((all) => all.filter((one) => one.id !== flight.id))}
        >
          {flight.level}
        </span>
      ))}
    </div>
  );
}
