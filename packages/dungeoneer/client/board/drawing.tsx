import { GlyphMark } from "@undercroft/table";
import type { ReactElement } from "react";
import { type Body, sides, standsOpen } from "../engine/index.ts";
import { type MapFace, mapFace } from "../facing/map-face.ts";
import { cardName } from "../facing/names.ts";
import { COST_PLATE, costSpot, type Thing } from "./cost-spot.ts";
import { type Reach, shownIn } from "./ground.ts";
import { heroTokens, lootTokens, lurkingTokens, type Moment, packTokens, questTokens } from "./laid-out.ts";
import { MapCardDrawing, NamePlate } from "./map-card.tsx";

import { CARD, cornerOf, MIDDLE } from "./measures.ts";
import { Hero, LootMarker, Lurking, PackMarker, QuestRibbon } from "./tokens.tsx";

/** A place of the drawing, in columns and rows. */
interface Column {
  readonly x: number;
  readonly y: number;
}

/** A card that would lie somewhere. */
export interface Ghost extends Column {
  readonly face: MapFace;
}

/** How often a door yields, at the side of a space. */
export interface DoorOdds {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly words: string;
}

/** What it costs to walk to a space. */
export interface StepCost extends Column {
  readonly cost: number;
}

/** What the moment lays over the map; places in columns and rows as they are shown. */
export interface MapMarks {
  /** Places that may be pressed; null where none is asked for, and nothing is dimmed. */
  readonly lit: readonly Column[] | null;
  readonly pointed: Column | null;
  readonly ghost: Ghost | null;
  readonly odds: readonly DoorOdds[];
  readonly costs: readonly StepCost[];
  /** The way to what is pointed at, its own space first. */
  readonly path: readonly Column[];
  /** Places where the card may be laid both ways round. */
  readonly turns: readonly Column[];
}

const move = ({ x, y }: Column): string => {
  const corner = cornerOf({ x, y });
  return `translate(${corner.x} ${corner.y})`;
};

const { width, height } = CARD;

function Rim(props: { readonly strong: boolean }): ReactElement {
  const rim = { x: -1.5, y: -1.5, width: width + 3, height: height + 3, rx: 8, fill: "none" };
  return (
    <>
      <rect {...rim} stroke="#17100B" strokeWidth={props.strong ? 9 : 6} />
      <rect {...rim} stroke="#FFD98A" strokeWidth={props.strong ? 5 : 3} />
    </>
  );
}

/** A place where a card may be laid: a plus, or an arrow that turns where both ways round are possible. */
function OpenPlace(props: { readonly turns: boolean }): ReactElement {
  return (
    <>
      <rect
        width={width}
        height={height}
        rx={8}
        fill="#FFD98A"
        fillOpacity={0.06}
        stroke="#C9A25A"
        strokeWidth={2}
        strokeDasharray="7 6"
      />
      <circle cx={52} cy={71} r={16} fill="#17100B" stroke="#C9A25A" strokeWidth={1.5} />
      {props.turns ? (
        <GlyphMark name="clockwise-rotation" x={41} y={60} size={22} colour="#FFD98A" />
      ) : (
        <path d="M44 71h16M52 63v16" stroke="#FFD98A" strokeWidth={3} />
      )}
    </>
  );
}

function OddsPill(props: { readonly odds: DoorOdds }): ReactElement {
  const { x, y, words } = props.odds;
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className="dg-far">
        <rect x={-23} y={-12} width={46} height={24} rx={12} fill="#FFD98A" stroke="#17100B" strokeWidth={2} />
        <text y={5.5} className="num" fontSize={16} fontWeight={800} textAnchor="middle" fill="#17100B">
          {words}
        </text>
      </g>
    </g>
  );
}

/** Movements, on the space that they lead to, where nothing else stands. */
function CostPlate(props: { readonly step: StepCost; readonly things: readonly Thing[] }): ReactElement {
  const { width: wide, height: high } = COST_PLATE;
  const { x, y } = costSpot(props.step, props.things);
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className="dg-far">
        <rect
          x={-wide / 2}
          y={-high / 2}
          width={wide}
          height={high}
          rx={10}
          fill="#17100B"
          stroke="#FFD98A"
          strokeWidth={1.6}
        />
        <GlyphMark name="walking-boot" x={-14} y={-7} size={14} colour="#FFD98A" />
        <text x={8} y={5.2} className="num" fontSize={15} fontWeight={800} textAnchor="middle" fill="#FFF6E0">
          {props.step.cost}
        </text>
      </g>
    </g>
  );
}

/** A way as beads from middle to middle. */
function Path(props: { readonly path: readonly Column[] }): ReactElement | null {
  if (props.path.length < 2) return null;
  const points = props.path.map((place) => {
    const corner = cornerOf(place);
    return `${corner.x + MIDDLE.x} ${corner.y + MIDDLE.y}`;
  });
  const line = { d: `M${points.join("L")}`, fill: "none", strokeLinecap: "round", strokeLinejoin: "round" } as const;
  return (
    <>
      <path {...line} stroke="#17100B" strokeWidth={9} />
      <path {...line} stroke="#FFF6E0" strokeWidth={5} strokeDasharray="0.1 9" />
    </>
  );
}

const samePlace = (a: Column, b: Column): boolean => a.x === b.x && a.y === b.y;

/** How far what lies on the map reaches from its middle. */
const SIZES = { ribbon: 11, monster: 16, hero: 18 } as const;

/** The map with everybody on it, and the moment's marks over it. */
export function MapDrawing(props: {
  readonly body: Body;
  readonly reach: Reach;
  readonly moment: Moment;
  readonly marks: MapMarks;
}): ReactElement {
  const { body, reach, moment, marks } = props;
  const { lit, ghost } = marks;
  const isLit = (place: Column): boolean => lit?.some((one) => samePlace(one, place)) === true;
  // Whoever acts stands in the light.
  const isOwn = (id: string): boolean => body.players.some((one) => one.id === moment.selected && one.at === id);
  const taken = body.map.map((space) => shownIn(reach, space));
  const isFresh = (id: string): boolean => moment.flash.some((event) => event.event === "placed" && event.space === id);
  const isGhost = (place: Column): boolean => ghost !== null && samePlace(ghost, place);
  const quests = questTokens(body, reach, moment.viewer);
  const loot = lootTokens(body, reach, moment);
  const packs = packTokens(body, reach, moment.flash);
  const lurking = lurkingTokens(body, reach, moment.targets);
  const heroes = heroTokens(body, reach, moment);
  const things: readonly Thing[] = [
    ...[...quests, ...loot].map(({ x, y }) => ({ x, y, reach: SIZES.ribbon })),
    ...[...packs, ...lurking].map(({ x, y }) => ({ x, y, reach: SIZES.monster })),
    ...heroes.map(({ x, y, scale }) => ({ x, y, reach: SIZES.hero * scale })),
  ];
  const open = (lit ?? []).filter((place) => !isGhost(place) && !taken.some((one) => samePlace(one, place)));
  // The way leads under the names of the spaces that it crosses.
  const named = body.map.flatMap((space) => {
    const place = shownIn(reach, space);
    const isCrossed = marks.path.some((one) => samePlace(one, place));
    return isCrossed ? [{ id: space.id, name: cardName(body.content, space.card), place }] : [];
  });
  return (
    <>
      {open.map((place) => (
        <g key={`${place.x}/${place.y}`} transform={move(place)}>
          <OpenPlace turns={marks.turns.some((one) => samePlace(one, place))} />
        </g>
      ))}
      {body.map.map((space) => {
        const face = mapFace(body.content, space.card, space.turned);
        const opened = sides.filter((side) => standsOpen(body, { space: space.id, side })).join(" ");
        return face === null ? null : (
          <g key={space.id} transform={move(shownIn(reach, space))}>
            <g className={isFresh(space.id) ? "dg-fresh" : undefined}>
              <MapCardDrawing face={face} opened={opened} />
            </g>
            {lit !== null && !isLit(shownIn(reach, space)) && !isOwn(space.id) ? (
              <rect width={width} height={height} rx={7} fill="#140C06" opacity={0.28} />
            ) : null}
          </g>
        );
      })}
      {ghost === null ? null : (
        <g transform={move(ghost)} opacity={0.92}>
          <MapCardDrawing face={ghost.face} />
        </g>
      )}
      {(lit ?? [])
        .filter((place) => taken.some((one) => samePlace(one, place)))
        .map((place) => (
          <g key={`${place.x}/${place.y}`} transform={move(place)}>
            <Rim strong={false} />
          </g>
        ))}
      {marks.pointed === null ? null : (
        <g transform={move(marks.pointed)}>
          <Rim strong />
        </g>
      )}
      <Path path={marks.path} />
      {named.map(({ id, name, place }) => (
        <g key={id} transform={move(place)}>
          <NamePlate name={name} />
        </g>
      ))}
      {quests.map((token) => (
        <QuestRibbon key={token.id} token={token} />
      ))}
      {loot.map((token) => (
        <LootMarker key={token.id} token={token} />
      ))}
      {packs.map((token) => (
        <PackMarker key={token.id} token={token} />
      ))}
      {lurking.map((token) => (
        <Lurking key={token.id} token={token} />
      ))}
      {heroes.map((token) => (
        <Hero key={token.seat} token={token} />
      ))}
      {marks.costs.map((step) => (
        <CostPlate key={`${step.x}/${step.y}`} step={step} things={things} />
      ))}
      {marks.odds.map((odds) => (
        <OddsPill key={odds.id} odds={odds} />
      ))}
    </>
  );
}
