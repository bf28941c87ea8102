import { GlyphMark } from "@undercroft/table";
import { memo, type NamedExoticComponent, type ReactElement } from "react";
import { type Exit, type Side, sides, type Threat } from "../engine/index.ts";
import type { MapFace } from "../facing/map-face.ts";
import { hatchOf } from "./hatch.ts";
import { CARD, MIDDLE } from "./measures.ts";
import { SCORE_ICONS } from "./score-icons.ts";

const INK = "#17100B";
const { width, height } = CARD;

/** The floor of a room or a crossing, and the ways that lead from it to every side that is no wall, as one path. */
function floorOf({ room, exits }: MapFace): string {
  const block = (x: number, y: number, w: number, h: number): string => `M${x} ${y}h${w}v${h}h${-w}z`;
  const ways: Readonly<Record<Side, string>> = {
    north: block(40, 0, 24, room ? 22 : 48),
    south: block(40, room ? 106 : 84, 24, height - (room ? 106 : 84)),
    west: block(0, 54, room ? 18 : 36, 24),
    east: block(room ? 86 : 68, 54, width - (room ? 86 : 68), 24),
  };
  const middle = room ? block(16, 20, 72, 88) : block(34, 46, 36, 40);
  return middle + sides.map((side) => (exits[side].door === "wall" ? "" : ways[side])).join("");
}

/** The flagstones of a room. */
const FLAGS = `${[34, 52, 70].map((x) => `M${x} 20v88`).join("")}${[38, 56, 74, 92].map((y) => `M16 ${y}h72`).join("")}`;

/** Where the middle of a side's door is, and how far it is turned. */
const DOORS: Readonly<Record<Side, readonly [x: number, y: number, turn: number]>> = {
  north: [MIDDLE.x, 4, 0],
  south: [MIDDLE.x, height - 4, 0],
  west: [4, MIDDLE.y, 90],
  east: [width - 4, MIDDLE.y, 90],
};

/** Where the number of a side's door stands. */
const PLATES: Readonly<Record<Side, readonly [x: number, y: number]>> = {
  north: [MIDDLE.x, 17],
  south: [MIDDLE.x, height - 15],
  west: [22, MIDDLE.y],
  east: [width - 22, MIDDLE.y],
};

/** A number to be made, with the emblem of the score that helps. */
function Needed(props: { readonly threat: Threat; readonly colour: string }): ReactElement {
  const { threat, colour } = props;
  return (
    <>
      <GlyphMark name={SCORE_ICONS[threat.score]} x={-16} y={-6.5} size={13} colour={colour} />
      <text x={7} y={5} className="num" fontSize={14} fontWeight={800} textAnchor="middle" fill={colour}>
        {threat.number}+
      </text>
    </>
  );
}

const TEETH = "M-15 0l5 -7 5 7 5 -7 5 7 5 -7 5 7zM-15 0l5 7 5 -7 5 7 5 -7 5 7 5 -7z";

/** What bars a way: nothing where it is open, a bar for a lock, jaws for a trap. */
function Barrier(props: { readonly exit: Exit; readonly opened: boolean }): ReactElement | null {
  const { door } = props.exit;
  if (door === "wall") return null;
  if (door === "open" || props.opened) return <path d="M-15 -3v7M15 -3v7" stroke="#C9A25A" strokeWidth={4} />;
  if (door === "trapped") return <path d={TEETH} fill="#C2401F" stroke={INK} strokeWidth={1.2} />;
  return (
    <>
      <rect x={-14} y={-4} width={28} height={8} fill="#7A5A2A" stroke={INK} strokeWidth={1.4} />
      <path d="M-9 -4v8M9 -4v8" stroke={INK} strokeWidth={1.4} />
    </>
  );
}

/** The number of a closed door: on a plate for a lock, on a pointed one for a trap. */
function Plate(props: { readonly exit: Exit }): ReactElement | null {
  const { exit } = props;
  if (exit.door !== "locked" && exit.door !== "trapped") return null;
  const trapped = exit.door === "trapped";
  return (
    <>
      {trapped ? (
        <path d="M-24 0l8 -10h32l8 10 -8 10h-32z" fill="#FFD9C9" stroke="#8E1F1B" strokeWidth={1.6} />
      ) : (
        <rect x={-20} y={-9} width={40} height={18} rx={4} fill="#F5EBD3" stroke={INK} strokeWidth={1.4} />
      )}
      <Needed threat={exit.threat} colour={trapped ? "#5E130F" : INK} />
    </>
  );
}

function Doors(props: { readonly face: MapFace; readonly opened: string }): ReactElement {
  const { exits } = props.face;
  return (
    <>
      {sides.map((side) => {
        const [x, y, turn] = DOORS[side];
        const [px, py] = PLATES[side];
        const opened = props.opened.includes(side);
        return (
          <g key={side}>
            <g transform={`translate(${x} ${y}) rotate(${turn})`}>
              <Barrier exit={exits[side]} opened={opened} />
            </g>
            {opened ? null : (
              <g transform={`translate(${px} ${py})`}>
                <g className="dg-far">
                  <Plate exit={exits[side]} />
                </g>
              </g>
            )}
          </g>
        );
      })}
    </>
  );
}

/** A small paper in the corner that says what lies in wait on the floor. */
function Lurking(props: {
  readonly top: number;
  readonly width: number;
  readonly picture: ReactElement;
  readonly children: ReactElement | string;
}): ReactElement {
  return (
    <g transform={`translate(4 ${props.top})`}>
      <rect width={props.width} height={19} rx={4} fill="#F5EBD3" stroke="#8E1F1B" strokeWidth={1.4} />
      <g transform="translate(11 10)">{props.picture}</g>
      <g transform={`translate(${(props.width + 16) / 2} 9.5)`}>
        {typeof props.children === "string" ? (
          <text y={5} className="num" fontSize={14} fontWeight={800} textAnchor="middle" fill="#5E130F">
            {props.children}
          </text>
        ) : (
          props.children
        )}
      </g>
    </g>
  );
}

const PIT_SIGN = <ellipse rx={7} ry={5} fill={INK} />;
const SPIKES_SIGN = <path d="M-8 5l3 -10 3 10 2 -10 3 10 2 -10 3 10z" fill="#5E130F" />;
const HAZARD_SIGN = <path d="M0 -7l8 13h-16z" fill="none" stroke="#5E130F" strokeWidth={1.8} />;

function Dangers(props: { readonly face: MapFace }): ReactElement {
  const { pit, spikes, hazard, exits } = props.face;
  const papers = [
    ...(pit === null ? [] : [{ id: "pit", picture: PIT_SIGN, words: <Needed threat={pit} colour="#5E130F" /> }]),
    ...(spikes === null
      ? []
      : [{ id: "spikes", picture: SPIKES_SIGN, words: <Needed threat={spikes} colour="#5E130F" /> }]),
    ...(hazard === 0 ? [] : [{ id: "hazard", picture: HAZARD_SIGN, words: `+${hazard}` }]),
  ];
  // The number of a door to the north has the place in the corner's way.
  const { door } = exits.north;
  const top = door === "locked" || door === "trapped" ? 30 : 4;
  return (
    <>
      {papers.map(({ id, picture, words }, i) => (
        <Lurking key={id} top={top + i * 21} width={id === "hazard" ? 42 : 58} picture={picture}>
          {words}
        </Lurking>
      ))}
    </>
  );
}

/** The same on the floor itself. */
function Floor(props: { readonly face: MapFace }): ReactElement {
  const { face } = props;
  const path = floorOf(face);
  return (
    <>
      <path d={path} fill={INK} stroke={INK} strokeWidth={6} strokeLinejoin="round" />
      <path d={path} fill="#E6D8B6" />
      {face.room ? <path d={FLAGS} stroke="#A58F63" strokeWidth={0.8} fill="none" /> : null}
      {face.emblem === null ? null : (
        <GlyphMark name={face.emblem} x={MIDDLE.x - 17} y={face.room ? 40 : 46} size={34} colour="#6B5535" />
      )}
      {face.entrance ? (
        <path d="M38 82h28v-6h-5v-6h-5v-6h-5v-6h-5v-6h-8z" fill="#6B5535" stroke={INK} strokeWidth={1.2} />
      ) : null}
      {face.pit === null ? null : (
        <>
          <ellipse cx={52} cy={66} rx={16} ry={12} fill={INK} stroke="#6B5535" strokeWidth={2} />
          <path d="M41 63h22M43 68h18M46 73h12" stroke="#8A7355" strokeWidth={1.2} />
        </>
      )}
      {face.spikes === null ? null : (
        <path d="M36 82l4 -20 4 20 4 -24 4 24 4 -24 4 24 4 -20 4 20z" fill="#6B5535" stroke={INK} strokeWidth={1.2} />
      )}
    </>
  );
}

/** What a space yields: Glory on the left in a disc, Peril on the right in a diamond; nothing where there is none. */
function Yields(props: { readonly face: MapFace }): ReactElement {
  const { glory, peril } = props.face;
  const figure = (value: number, colour: string): ReactElement => (
    <text y={5} className="num" fontSize={15} fontWeight={800} textAnchor="middle" fill={colour}>
      {value}
    </text>
  );
  return (
    <>
      {glory === 0 ? null : (
        <g transform={`translate(15 ${height - 15})`}>
          <g className="dg-far">
            <circle r={10.5} fill="#F6C35A" stroke={INK} strokeWidth={1.5} />
            {figure(glory, INK)}
          </g>
        </g>
      )}
      {peril === 0 ? null : (
        <g transform={`translate(${width - 15} ${height - 15})`}>
          <g className="dg-far">
            <path d="M0 -12l12 12-12 12-12-12z" fill="#8E1F1B" stroke="#F3E8D0" strokeWidth={1.4} />
            {figure(peril, "#FFF6E0")}
          </g>
        </g>
      )}
    </>
  );
}

/** Letters that fit a line of the name plate. */
const LINE = 13;

/** A name on one line, or on two that are as like as its words allow. */
function nameLines(name: string): readonly string[] {
  const words = name.split(" ");
  if (name.length <= LINE || words.length < 2) return [name];
  const cuts = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(" "), words.slice(i + 1).join(" ")] as const);
  const [best] = cuts.toSorted((a, b) => Math.max(...a.map((x) => x.length)) - Math.max(...b.map((x) => x.length)));
  return best ?? [name];
}

/** The name of a card at its foot. */
export function NamePlate(props: { readonly name: string }): ReactElement {
  const lines = nameLines(props.name);
  const longest = Math.max(...lines.map((line) => line.length));
  const size = Math.min(14.5, (width - 8) / (longest * 0.5));
  const plate = Math.min(width - 4, longest * size * 0.52 + 10);
  const top = 112 - lines.length * 15 - 3;
  return (
    <>
      <rect
        x={(width - plate) / 2}
        y={top}
        width={plate}
        height={lines.length * 15 + 3}
        rx={3}
        fill="#F5EBD3"
        stroke={INK}
      />
      {lines.map((line, i) => (
        <text
          key={line}
          x={width / 2}
          y={top + 13 + i * 15}
          className="num"
          fontSize={size}
          fontWeight={700}
          textAnchor="middle"
          fill={INK}
        >
          {line}
        </text>
      ))}
    </>
  );
}

/** A Map card: a floor cut from hatched rock. Only what changes its face draws it anew. */
export const MapCardDrawing: NamedExoticComponent<{
  readonly face: MapFace;
  /** Sides whose doors were opened in this turn, as one word. */
  readonly opened?: string;
}> = memo(function MapCardDrawing(props: { readonly face: MapFace; readonly opened?: string }): ReactElement {
  const { face } = props;
  return (
    <g>
      <rect width={width} height={height} rx={7} fill="#2B2119" stroke="#0E0906" strokeWidth={2} />
      <path d={hatchOf(face.id)} stroke="#8A7355" strokeOpacity={0.6} strokeWidth={0.9} clipPath="inset(3px)" />
      <Floor face={face} />
      <Doors face={face} opened={props.opened ?? ""} />
      <Dangers face={face} />
      <Yields face={face} />
      <NamePlate name={face.name} />
    </g>
  );
});
