import { colourOf, SeatDot } from "@undercroft/table";
import type { ReactElement } from "react";
import { type Body, type Cell, mapCard } from "../engine/index.ts";
import { type Reach, shownIn } from "./ground.ts";
import { CARD, cornerOf } from "./measures.ts";

const { width, height } = CARD;

/** The whole map in small: cards, those in the light, empty places where one may be laid, and who stands where. */
export function SmallMap(props: {
  readonly body: Body;
  readonly reach: Reach;
  /** Places that may be pressed, in columns and rows as they are shown. */
  readonly lit: readonly Cell[];
}): ReactElement {
  const { body, reach, lit } = props;
  const isLit = ({ x, y }: Cell): boolean => lit.some((one) => one.x === x && one.y === y);
  const taken = body.map.map((space) => ({ space, at: shownIn(reach, space) }));
  const open = lit.filter(({ x, y }) => !taken.some(({ at }) => at.x === x && at.y === y));
  return (
    <>
      <rect x={-40} y={-40} width="200%" height="200%" fill="#17100B" />
      {open.map((place) => (
        <rect
          key={`${place.x}/${place.y}`}
          {...cornerOf(place)}
          width={width}
          height={height}
          fill="#FFD98A"
          fillOpacity={0.16}
          stroke="#C9A25A"
          strokeWidth={9}
        />
      ))}
      {taken.map(({ space, at }) => (
        <rect
          key={space.id}
          {...cornerOf(at)}
          width={width}
          height={height}
          fill={mapCard(body, space.card).kind === "room" ? "#D9C9A2" : "#9A8762"}
          {...(isLit(at) ? { stroke: "#FFD98A", strokeWidth: 16 } : {})}
        />
      ))}
      {body.players.map((player, number) => {
        const here = taken.find(({ space }) => space.id === player.at);
        if (!player.alive || here === undefined) return null;
        const { x, y } = cornerOf(here.at);
        return (
          <SeatDot key={player.id} seat={colourOf(number)} radius={46} x={x + width / 2} y={y + height / 2} rim={12} />
        );
      })}
    </>
  );
}
