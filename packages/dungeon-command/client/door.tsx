import { ArchFloor, anyGame, figure, type GameDoor, GlyphMark } from "@undercroft/table";
import { say } from "./words/door.ts";

const PRESETS: GameDoor["presets"] = [
  {
    id: "first-game",
    icon: "open-book",
    name: () => say("door.first-game"),
    line: () => say("door.first-game-line"),
  },
  { id: "standard", icon: "dungeon-gate", name: () => say("door.standard"), line: () => say("door.standard-line") },
];

/** What the start page knows of Dungeon Command before it is opened. */
export const dungeonCommandDoor: GameDoor = {
  id: "dungeon-command",
  rules: "dc",
  name: "Dungeon Command",
  line: () => say("door.line"),
  picture: (
    <>
      <ArchFloor />
      <GlyphMark name="spider-alt" x={60} y={92} size={62} colour="#7C2210" />
      <GlyphMark name="crested-helmet" x={116} y={128} size={86} colour="#153F6E" />
    </>
  ),
  presets: PRESETS,
  usual: "standard",
  kind: (kind) => PRESETS.find(({ id }) => id === kind)?.name() ?? "",
  standing: (values) => say("door.standing", { values: values.map(figure).join(" : ") }),
  pages: [
    { name: "warband", link: () => say("door.build") },
    { name: "cards", link: () => say("door.cards") },
    { name: "tiles", link: null },
  ],
  load: async () => anyGame((await import("./client.ts")).dungeonCommandClient),
};
