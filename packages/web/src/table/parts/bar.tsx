import type { GameTypes } from "@undercroft/kernel";
import { say, Tool, TopBar, toggleTool, useDeskOf, useScreen, useStateOf } from "@undercroft/table";
import type { ReactElement } from "react";
import { settings } from "../../settings/store.ts";
import { useSetting } from "../../settings/use-settings.ts";
import { barrierWords } from "../log/lines.ts";
import type { PartProps } from "../tools.ts";

function UndoTool<T extends GameTypes>({ tools }: PartProps<T>): ReactElement {
  const { table, desk } = tools;
  useStateOf(tools, (state) => state.session);
  const { narrow } = useScreen();
  const { steps, barrier } = table.undoOffer();
  const what = barrierWords(barrier);
  const label = steps > 0 ? say("undo.label") : say("undo.stopped", { what });
  return (
    <Tool
      icon="anticlockwise-rotation"
      label={label}
      {...(narrow ? {} : { word: say("undo.word"), note: steps > 0 ? say("undo.possible") : what })}
      dimmed={steps === 0}
      onPress={() => (steps > 0 ? table.undo() : desk.setState({ open: { sheet: "undo" } }))}
    />
  );
}

function HoldTool<T extends GameTypes>({ tools }: PartProps<T>): ReactElement {
  const { table } = tools;
  const hold = useStateOf(tools, (state) => state.hold);
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
export function Bar<T extends GameTypes>(props: PartProps<T> & { readonly over: boolean }): ReactElement {
  const { tools, over } = props;
  const { client, desk, leave } = tools;
  const { Phases, BarTools } = client.slots;
  const held = useDeskOf(tools, (state) => state.tool?.use);
  const sound = useSetting("sound");
  const { wide } = useScreen();
  // Whoever only watches has nothing to take back and is asked about nothing.
  const playing = useStateOf(tools, (state) => state.viewer !== null) && !over;
  return (
    <TopBar
      brand="Undercroft"
      sub={over ? say("bar.replay") : client.name}
      onBrand={leave}
      middle={<Phases />}
      tools={
        <>
          {playing ? <UndoTool tools={tools} /> : null}
          <span className="only-wide tools">
            {playing ? <HoldTool tools={tools} /> : null}
            {client.tools.map((tool) => (
              <Tool
                key={tool.id}
                icon={tool.icon}
                label={tool.label()}
                pressed={held === tool.id}
                onPress={() => toggleTool(tools, tool)}
              />
            ))}
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
          <BarTools />
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
