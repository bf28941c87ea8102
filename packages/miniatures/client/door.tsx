import { ArchFloor, anyGame, figure, type GameDoor } from "@undercroft/table";
import { kindWords } from "./start/scenario-names.ts";
import { say } from "./words/door.ts";

const FACES =
  "M0 -14L12.5 8.5H-12.5ZM0 -23V-14M20 -11.5L0 -14M-20 -11.5L0 -14M20 11.5L12.5 8.5M-20 11.5L-12.5 8.5M0 23L12.5 8.5M0 23L-12.5 8.5M20 -11.5L12.5 8.5M-20 -11.5L-12.5 8.5";

/** What the start page knows of the Miniatures before they are opened. */
export const miniaturesDoor: GameDoor = {
  id: "miniatures",
  rules: "mn",
  name: "Miniatures",
  line: () => say("door.line"),
  picture: (
    <>
      <ArchFloor />
      <g transform="translate(120 148) scale(2.2)" stroke="#231A12">
        <path d="M0 -23L20 -11.5V11.5L0 23L-20 11.5V-11.5Z" fill="#F5EBD3" strokeWidth={1.6} />
        <path d={FACES} fill="none" strokeWidth={1} />
        <text className="num" y={6} fontSize={13} fontWeight={800} textAnchor="middle" fill="#231A12" stroke="none">
          20
        </text>
      </g>
    </>
  ),
  presets: [
    {
      id: "skirmish",
      icon: "crossed-swords",
      name: () => say("door.skirmish"),
      line: () => say("door.skirmish-line"),
    },
  ],
  usual: "skirmish",
  kind: kindWords,
  standing: (values) => say("door.standing", { values: values.map(figure).join(" : ") }),
  pages: [
    { name: "warband", link: () => say("door.build") },
    { name: "cards", link: () => say("door.cards") },
    { name: "maps", link: () => say("door.maps") },
    { name: "old-cards", link: null },
  ],
  load: async () => anyGame((await import("./client.ts")).miniaturesClient),
};
