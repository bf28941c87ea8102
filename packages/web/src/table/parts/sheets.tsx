import type { GameTypes } from "@undercroft/kernel";
import {
  Drawer,
  Glyph,
  type Open,
  type Sheet,
  say,
  squareName,
  useDeskOf,
  useScreen,
  useStateOf,
} from "@undercroft/table";
import type { ReactElement } from "react";
import { RuleSearch } from "../../help/rule-search.tsx";
import type { PartProps, ShellTools } from "../tools.ts";
import { Log } from "./log.tsx";
import { MenuSheet, ResignSheet } from "./menu-sheet.tsx";
import { StopsSheet } from "./stops-sheet.tsx";
import { UndoSheet } from "./undo-sheet.tsx";

/** The card under the pointer or the focus, read large beside the board. */
export function Reader<T extends GameTypes>({ tools }: PartProps<T>): ReactElement | null {
  const reading = useDeskOf(tools, (state) => state.reading);
  const open = useDeskOf(tools, (state) => state.open);
  const { narrow, touch } = useScreen();
  const { Card } = tools.client.slots;
  if (reading === null || open !== null || narrow || touch) return null;
  return (
    <aside className={`reader ${reading.side}`} aria-hidden="true">
      <Card card={reading.card} piece={reading.piece} />
    </aside>
  );
}

interface SheetProps<T extends GameTypes> extends PartProps<T> {
  readonly sheet: Sheet<T> | null;
}

/** The rules, and a second way out of them below a long search. */
function Rules<T extends GameTypes>(props: PartProps<T> & { readonly rule: string }): ReactElement {
  const { client, desk } = props.tools;
  return (
    <>
      <RuleSearch help={client.help} keys={client} rule={props.rule === "" ? null : props.rule} />
      <button type="button" className="line-button" onClick={() => desk.setState({ open: null })}>
        <Glyph name="cancel" size={18} /> {say("sheet.close")}
      </button>
    </>
  );
}

function Inside<T extends GameTypes>(props: SheetProps<T> & { readonly open: Open }): ReactElement | null {
  const { tools, open, sheet } = props;
  const { Card, Seat, Square, Hand, own } = tools.client.sheets;
  switch (open.sheet) {
    case "menu":
      return <MenuSheet tools={tools} />;
    case "log":
    case "since":
      return <Log tools={tools} />;
    case "hand":
      return <Hand sheet={sheet} />;
    case "stops":
      return <StopsSheet tools={tools} />;
    case "resign":
      return <ResignSheet tools={tools} />;
    case "undo":
      return <UndoSheet tools={tools} />;
    case "card":
      return <Card card={open.card} piece={open.piece} />;
    case "seat":
      return <Seat seat={open.seat} />;
    case "square":
      return <Square at={open.at} />;
    case "rule":
      return <Rules tools={tools} rule={open.rule} />;
    case "own": {
      const found = own[open.name];
      return found === undefined ? null : <found.Inside />;
    }
  }
}

function useTitle<T extends GameTypes>(tools: ShellTools<T>, open: Open | null): string {
  const { client } = tools;
  const state = useStateOf(tools, (now) => now.shown.state);
  if (open === null) return "";
  if (open.sheet === "seat") return client.seatName(state, open.seat);
  if (open.sheet === "square") return squareName(client.shownAt(state, open.at));
  if (open.sheet === "own") return client.sheets.own[open.name]?.title() ?? "";
  if (open.sheet === "hand") return client.hand();
  return say(`sheet.${open.sheet}`);
}

/** The sheet that lies open over the table, if any. */
export function OpenSheet<T extends GameTypes>({ tools, sheet }: SheetProps<T>): ReactElement | null {
  const open = useDeskOf(tools, (state) => state.open);
  const title = useTitle(tools, open);
  const { narrow } = useScreen();
  if (open === null) return null;
  return (
    <Drawer
      side={narrow ? "bottom" : "right"}
      title={title}
      closeLabel={say("sheet.close")}
      onClose={() => tools.desk.setState({ open: null })}
    >
      <Inside tools={tools} open={open} sheet={sheet} />
    </Drawer>
  );
}
