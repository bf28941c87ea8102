import { type BattlefieldFace, RuleLink, type SquareFace, Terrain, type ThinWall, U } from "@undercroft/table";
import type { ReactElement } from "react";
import { say } from "../words/index.ts";

interface Entry {
  readonly id: "rock" | "wall" | "difficult" | "hazardous" | "obstacle" | "forest" | "magic" | "chest" | "start";
  readonly face: SquareFace;
  readonly walls?: readonly ThinWall[];
  readonly rule: string;
}

const ENTRIES: readonly Entry[] = [
  { id: "rock", face: { ground: "rock" }, rule: "dc.terrain.wall.blocks-movement" },
  {
    id: "wall",
    face: { ground: "floor" },
    walls: [{ from: { x: 1, y: 0 }, to: { x: 1, y: 1 } }],
    rule: "dc.terrain.wall.blocks-los",
  },
  { id: "difficult", face: { ground: "difficult" }, rule: "dc.terrain.difficult.cost" },
  { id: "hazardous", face: { ground: "hazard" }, rule: "dc.terrain.hazard.entry-damage" },
  { id: "obstacle", face: { ground: "obstacle" }, rule: "dc.terrain.obstacle.blocks-los" },
  { id: "forest", face: { ground: "forest" }, rule: "dc.terrain.obstacle.blocks-los" },
  { id: "magic", face: { ground: "floor", circle: true }, rule: "dc.terrain.magic-circle" },
  { id: "chest", face: { ground: "floor", frame: true }, rule: "dc.treasure.reveal" },
  { id: "start", face: { ground: "floor", start: "lapis" }, rule: "dc.deploy-start.inside-start-area" },
];

/** A sign is shown with a floor beside it, so that it reads as on the board. */
function sampleOf({ face, walls = [] }: Entry): BattlefieldFace {
  return { squares: [[face, { ground: "floor" }]], walls, tiles: [] };
}

const SAMPLES = new Map(ENTRIES.map((entry) => [entry.id, sampleOf(entry)]));

/** What the signs on the squares mean, each with its rule. */
export function TerrainLegend(props: { readonly onRule: (rule: string) => void }): ReactElement {
  return (
    <section className="box terrain-legend" aria-label={say("legend.title")}>
      <h2>{say("legend.title")}</h2>
      <ul>
        {ENTRIES.map(({ id, rule }) => (
          <li key={id}>
            <svg viewBox={`0 0 ${1.6 * U} ${U}`} width={64} height={40} aria-hidden="true">
              <Terrain field={SAMPLES.get(id) ?? { squares: [], walls: [], tiles: [] }} coordinates={false} />
            </svg>
            <span>
              <b>{say(`legend.${id}`)}</b> {say(`legend.${id}-does`)}{" "}
              <RuleLink rule={{ id: rule, label: `§ ${rule}` }} onRule={props.onRule} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
