import { PhaseBar, say, Tool, TopBar, useScreen } from "@undercroft/table";
import type { ReactElement } from "react";
import { stackOf } from "../../engine/index.ts";
import { settings } from "../../settings/store.ts";
import { useSetting } from "../../settings/use-settings.ts";
import { toggleTool } from "../board/tools.ts";
import { useDesk, useTable, useTableState } from "../context.tsx";
import { colourOf } from "../facing/field.ts";
import { seatName } from "../facing/names.ts";
import { barrierWords } from "../log/lines.ts";

const PHASES = ["refresh", "activate", "deploy", "cleanup"] as const;

function Phases(): ReactElement {
  const body = useTableState((state) => state.shown.state.body);
  const { turn } = body;
  const own = body.creatures.filter((creature) => creature.controller === turn.seat);
  const acted = own.filter((creature) => creature.activated).length;
  const activate = say("phase.activate-count", { acted: Math.max(1, acted), all: Math.max(acted, own.length) });
  const nameOf = (phase: (typeof PHASES)[number]): string =>
    phase === "activate" && turn.phase === "activate" && turn.active !== null ? activate : say(`phase.${phase}`);
  const setup = turn.phase === "setup";
  const now = turn.phase === "setup" ? say("phase.setup") : nameOf(turn.phase);
  const name = seatName(body, turn.seat);
  return (
    <PhaseBar
      seat={colourOf(turn.seat)}
      turn={setup ? say("phase.setup") : say("phase.round", { round: turn.round, name })}
      label={say("phase.label")}
      phases={setup ? [] : PHASES.map((phase) => ({ id: phase, name: nameOf(phase), now: phase === turn.phase }))}
      short={[setup ? now : say("phase.short", { round: turn.round, phase: now }), say("phase.whose", { name })]}
    />
  );
}

function UndoTool(): ReactElement {
  const { table, desk } = useTable();
  useTableState((state) => state.session);
  const { narrow } = useScreen();
  const { steps, barrier } = table.undoOffer();
  const what = barrierWords(barrier);
  const label = steps > 0 ? say("undo.label") : say("undo.stopped", { what });
  return (
    <Tool
      icon="anticlockwise-rotation"
      label={label}
      {...(narrow ? {} : { word: say("undo.word"), note: say(steps > 0 ? "undo.possible" : "undo.stops", { what }) })}
      dimmed={steps === 0}
      onPress={() => (steps > 0 ? table.undo() : desk.setState({ open: { sheet: "undo" } }))}
    />
  );
}

function HoldTool(): ReactElement {
  const { table } = useTable();
  const hold = useTableState((state) => state.hold);
  return (
    <Tool
      icon="hand"
      label={say("hold.label")}
      word={say("hold.word")}
      note={say(hold ? "hold.on" : "hold.off")}
      pressed={hold}
      onPress={() => table.setHold(!hold)}
    />
  );
}

/** The top bar of a table. */
export function Bar(props: { readonly over: boolean; readonly middle?: ReactElement }): ReactElement {
  const tools = useTable();
  const { desk, leave } = tools;
  const tool = useDesk((state) => state.tool?.use);
  const depth = useTableState((state) => stackOf(state.shown.state).length);
  const sound = useSetting("sound");
  const { wide } = useScreen();
  // Whoever only watches has nothing to take back and is asked about nothing.
  const playing = useTableState((state) => state.viewer !== null) && !props.over;
  return (
    <TopBar
      brand="Undercroft"
      sub={props.over ? say("bar.replay") : "Dungeon Command"}
      onBrand={leave}
      middle={props.middle ?? <Phases />}
      tools={
        <>
          {playing ? <UndoTool /> : null}
          <span className="only-wide tools">
            {playing ? <HoldTool /> : null}
            <Tool
              icon="spyglass"
              label={say("sight.tool")}
              pressed={tool === "sight"}
              onPress={() => toggleTool(tools, "sight")}
            />
            <Tool
              icon="crosshair"
              label={say("threat.tool")}
              pressed={tool === "threat"}
              onPress={() => toggleTool(tools, "threat")}
            />
            <Tool
              icon="open-book"
              label={say("bar.help")}
              onPress={() => desk.setState({ open: { sheet: "rule", rule: "" } })}
            />
            <Tool
              icon={sound ? "speaker" : "speaker-off"}
              label={say(sound ? "bar.sound-on" : "bar.sound-off")}
              pressed={sound}
              onPress={() => settings.setState({ sound: !sound })}
            />
          </span>
          <span className="only-middle">
            <Tool
              icon="stack"
              label={say("stack.title")}
              word={say("stack.word")}
              note={depth === 0 ? say("stack.empty") : String(depth)}
              onPress={() => desk.setState({ open: { sheet: "stack" } })}
            />
          </span>
          {wide ? null : (
            <Tool
              icon="scroll-unfurled"
              label={say("log.title")}
              onPress={() => desk.setState({ open: { sheet: "log" } })}
            />
          )}
          <Tool
            icon="hamburger-menu"
            label={say("bar.menu")}
            onPress={() => desk.setState({ open: { sheet: "menu" } })}
          />
        </>
      }
    />
  );
}
