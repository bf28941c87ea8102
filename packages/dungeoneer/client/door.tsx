import { ArchFloor, anyGame, figure, type GameDoor, GlyphMark } from "@undercroft/table";
import { say } from "./words/door.ts";

/** Floors of three cards that are laid beside each other. */
const PASSAGES = [
  "M24 0h14v34h24v16h-38z",
  "M24 0h14v86h-14zM0 36h62v16h-62z",
  "M10 12h42v50h-42zM24 60h14v26h-14z",
] as const;

/** How far a match of a kind has come: the heroes of a campaign count together. */
function standingWords(values: readonly number[], kind: string): string {
  if (kind.split(" ")[1] !== "campaign") return say("door.standing", { values: values.map(figure).join(" : ") });
  return say("door.standing-party", { value: figure(values.reduce((sum, one) => sum + one, 0)) });
}

/** Which kind of match it is, by the name that the plan gives it. */
function kindWords(kind: string): string {
  const [count = "", what = "", options = ""] = kind.split(" ");
  if (count === "") return "";
  if (what === "campaign") return say("door.kind-campaign", { count });
  return what === "options"
    ? say("door.kind-options", { count, options: Number(options) })
    : say("door.kind", { count });
}

/** What the start page knows of Dungeoneer before it is opened. */
export const dungeoneerDoor: GameDoor = {
  id: "dungeoneer",
  rules: "dg",
  name: "Dungeoneer",
  line: () => say("door.line"),
  picture: (
    <>
      <ArchFloor />
      {PASSAGES.map((passage, i) => (
        <g key={passage} transform={`translate(${72 + i * 34} ${i === 1 ? 104 : 118}) rotate(${-9 + i * 9})`}>
          <rect width={62} height={86} rx={5} fill="#2B2119" stroke="#17100B" strokeWidth={2} />
          <path d={passage} fill="#E6D8B6" />
        </g>
      ))}
      <GlyphMark name="hood" x={96} y={118} size={52} colour="#153F6E" />
    </>
  ),
  presets: [
    { id: "full", icon: "dungeon-gate", name: () => say("door.full"), line: () => say("door.full-line") },
    { id: "campaign", icon: "crown", name: () => say("door.campaign"), line: () => say("door.campaign-line") },
  ],
  usual: "full",
  kind: kindWords,
  standing: standingWords,
  pages: [{ name: "cards", link: () => say("door.cards") }],
  load: async () => anyGame((await import("./client.ts")).dungeoneerClient),
};
