import { Drawer, ListText, spoken, Tool } from "@undercroft/table";
import { type ReactElement, useState } from "react";
import { useStore } from "zustand";
import { emptyWarband, type ReadyWarband, readyWarbands, type Warband, writeWarband } from "../engine/index.ts";
import { choices, chooseWarband } from "../start/choices.ts";
import { say } from "../words/index.ts";
import type { Building } from "./building.ts";
import { draft, makeAgain, openDraft, renameDraft, takeBack } from "./draft.ts";
import { type KeptWarband, keptWarbands } from "./kept.ts";
import { readLines } from "./line-words.ts";

let ready: readonly ReadyWarband[] | null = null;

function allReady(): readonly ReadyWarband[] {
  ready ??= readyWarbands();
  return ready;
}

/** A list to begin from: nothing, a ready warband, one of the player's own. The battle that it was built for goes along. */
function BeginFrom(props: {
  readonly kept: readonly KeptWarband[];
  readonly onTold: (words: string) => void;
}): ReactElement {
  const begin = (id: string): void => {
    const own = props.kept.find(({ name }) => `own:${name}` === id);
    const given = allReady().find((one) => one.id === id);
    if (own !== undefined) {
      choices.setState({ scenario: own.scenario, limit: own.limit });
      openDraft(own.warband);
    } else if (given !== undefined) {
      choices.setState({ scenario: "assault", limit: given.limit });
      openDraft({ ...given.warband, name: say("builder.copy", { name: given.name[spoken()] }) });
    } else openDraft(emptyWarband);
    props.onTold(say("told.begun"));
  };
  return (
    <label className="field-label">
      {say("builder.begin-from")}
      <select value="choose" onChange={(event) => begin(event.target.value)}>
        <option value="choose" hidden>
          {say("builder.choose")}
        </option>
        <option value="">{say("builder.nothing")}</option>
        {props.kept.length === 0 ? null : (
          <optgroup label={say("start.own")}>
            {props.kept.map(({ name, limit }) => (
              <option key={name} value={`own:${name}`}>
                {say("builder.built-for", { name, limit })}
              </option>
            ))}
          </optgroup>
        )}
        <optgroup label={say("start.ready")}>
          {allReady().map(({ id, name, limit }) => (
            <option key={id} value={id}>
              {say("builder.built-for", { name: name[spoken()], limit })}
            </option>
          ))}
        </optgroup>
      </select>
    </label>
  );
}

/** Name, beginnings, undo, keeping, text: what is done with the whole list. */
export function Toolbar(props: {
  readonly building: Building;
  readonly onTold: (words: string) => void;
  readonly open: (page: string) => void;
  readonly leave: () => void;
}): ReactElement {
  const { building, onTold } = props;
  const { past, seat } = useStore(draft);
  const list = past.now;
  const [kept, setKept] = useState(() => keptWarbands.all());
  const [text, setText] = useState(false);
  const name = list.name.trim();
  const keep = (): string | null => {
    const { scenario, limit } = building;
    const called = name === "" ? say("builder.my-warband") : name;
    const warband: Warband = { ...list, name: called };
    renameDraft(called);
    const room = keptWarbands.keep({ name: called, scenario, limit, warband });
    onTold(room ? say("told.kept", { name: called }) : say("save.full"));
    setKept(keptWarbands.all());
    return room ? called : null;
  };
  const playAs = (number: number): void => {
    const called = keep();
    if (called === null) return;
    chooseWarband(number, `own:${called}`);
    props.leave();
  };
  const drop = (): void => {
    keptWarbands.drop(name);
    setKept(keptWarbands.all());
    onTold(say("told.dropped", { name }));
  };
  return (
    <div className="mn-toolbar">
      <label className="field-label mn-name">
        {say("builder.name")}
        <input
          value={list.name}
          maxLength={60}
          placeholder={say("builder.my-warband")}
          onChange={(event) => renameDraft(event.target.value)}
        />
      </label>
      <BeginFrom kept={kept} onTold={onTold} />
      <div className="mn-tools">
        <Tool
          icon="anticlockwise-rotation"
          label={say("builder.undo")}
          disabled={past.before.length === 0}
          onPress={() => {
            takeBack();
            onTold(say("told.undone"));
          }}
        />
        <Tool
          icon="clockwise-rotation"
          label={say("builder.redo")}
          disabled={past.after.length === 0}
          onPress={() => {
            makeAgain();
            onTold(say("told.redone"));
          }}
        />
        <button type="button" className="line-button" onClick={() => setText(true)}>
          {say("builder.as-text")}
        </button>
        <button type="button" className="line-button" onClick={() => props.open("cards")}>
          {say("builder.own-cards")}
        </button>
        <button type="button" className="line-button" onClick={keep}>
          {say("builder.keep")}
        </button>
        <button type="button" className="line-button" disabled={!kept.some((one) => one.name === name)} onClick={drop}>
          {say("builder.drop")}
        </button>
        {[0, 1].map((number) => (
          <button
            key={String(number)}
            type="button"
            className={seat === null || seat === number ? "line-button mn-play" : "line-button"}
            onClick={() => playAs(number)}
          >
            {say("builder.play", { number: number + 1 })}
          </button>
        ))}
      </div>
      {text ? (
        <Drawer
          side="right"
          title={say("builder.as-text")}
          closeLabel={say("sheet.close")}
          onClose={() => setText(false)}
        >
          <ListText
            fileName={name === "" ? say("builder.my-warband") : name}
            written={() => writeWarband(list, building.catalogue, spoken())}
            read={(pasted) => {
              const read = readLines(pasted, building);
              if (!read.ok) return read.problems;
              openDraft({ ...read.warband, name: read.warband.name === "" ? list.name : read.warband.name });
              onTold(say("told.read"));
              return [];
            }}
          />
        </Drawer>
      ) : null}
    </div>
  );
}
