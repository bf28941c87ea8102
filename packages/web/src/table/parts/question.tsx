import type { BattlefieldHandle, Rich } from "@undercroft/dungeon-command/client";
import { type ReactElement, type RefObject, useEffect, useMemo, useRef } from "react";
import { type QuestionOption, QuestionPaper } from "../../look/index.ts";
import { say } from "../../words/index.ts";
import type { Item, Sheet } from "../ask/model.ts";
import { firstPlace, give, isPicked, press } from "../ask/press.ts";
import { useDesk, useTable, useTableState } from "../context.tsx";
import { colourOf } from "../facing/field.ts";
import { shownSquare } from "../facing/lie.ts";
import { seatName } from "../facing/names.ts";
import { logOf } from "../log/lines.ts";
import { useScreen } from "../use-screen.ts";

const ruleRef = (rule: string): { readonly id: string; readonly label: string } => ({ id: rule, label: `§ ${rule}` });

function optionOf(item: Item, index: number, picked: readonly string[]): QuestionOption {
  const shortcut = item.shortcut === undefined || item.shortcut === "" ? String(index + 1) : item.shortcut;
  return {
    id: item.id,
    label: item.label,
    ...(item.detail === undefined || item.detail === "" ? {} : { detail: item.detail }),
    ...(item.icon === undefined ? {} : { icon: item.icon }),
    ...(index < 9 || item.shortcut !== undefined ? { shortcut } : {}),
    ...(item.picks === undefined ? {} : { chosen: picked.includes(item.picks) }),
  };
}

/** Buttons of the paper as they stand now: an item pointed at by a first tap leads them. */
export function buttonsOf(sheet: Sheet, aim: string | null): readonly Item[] {
  const aimed = aim === null ? undefined : sheet.places.find((item) => item.id === aim);
  return aimed === undefined || sheet.buttons.some((item) => item.id === aimed.id)
    ? sheet.buttons
    : [aimed, ...sheet.buttons];
}

/** What is being told, in the words of the log. */
function useTold(): Rich {
  const story = useTableState((state) => state.story);
  const state = useTableState((now) => now.shown.state);
  const viewer = useTableState((now) => now.viewer);
  const told = useTableState((now) => now.toldTo);
  return useMemo(() => {
    const lines = logOf(story, state, viewer, null, told, TOLD_LINES).filter((line) => line.fresh === true);
    return lines.toReversed().flatMap((line) => [line.text, " "].flat());
  }, [story, state, viewer, told]);
}

/** Lines of the log that the paper has room for. */
const TOLD_LINES = 4;

function Waiting(): ReactElement {
  const lines = useTold();
  const thinking = useTableState((state) => state.thinking);
  const telling = useTableState((state) => state.telling);
  const asked = useTableState((state) => state.asked);
  const body = useTableState((state) => state.shown.state.body);
  const { table } = useTable();
  const number = body.seats.findIndex((seat) => seat.id === (thinking ?? asked));
  const seat = number < 0 ? body.turn.seat : number;
  return (
    <QuestionPaper
      waiting
      seat={colourOf(seat)}
      who={say("ask.round", { round: body.turn.round })}
      question={telling ? say("ask.telling") : say("ask.thinking", { name: seatName(body, seat) })}
      {...(telling && lines.length > 0 ? { consequence: lines } : {})}
      options={telling ? [{ id: "hurry", label: say("ask.hurry"), shortcut: say("key.any") }] : []}
      primary={null}
      labels={{ region: say("ask.region"), less: say("ask.less"), more: say("ask.more") }}
      onOption={() => table.hurry()}
    />
  );
}

/** The question of the moment, or who is being waited for. */
export function Question(props: {
  readonly sheet: Sheet | null;
  readonly board: RefObject<BattlefieldHandle | null>;
}): ReactElement {
  const { sheet } = props;
  const { table, desk } = useTable();
  const picked = useDesk((state) => state.picked);
  const aim = useDesk((state) => state.aim);
  const drill = useDesk((state) => state.drill);
  const asked = useTableState((state) => state.asked);
  const body = useTableState((state) => state.shown.state.body);
  const place = useRef<HTMLDivElement>(null);
  const held = useRef(false);
  const byKey = useByKey();
  const { touch } = useScreen();
  const { shape } = body.battlefield;
  const { board } = props;
  const start = sheet === null ? null : firstPlace(sheet);
  // A question that replaces the one whose button had the focus takes it over; nobody else's focus is moved. Whoever
  // plays by keys and is asked for a place is put on the first of them.
  useEffect(() => {
    const { activeElement } = document;
    const lost = activeElement === null || activeElement === document.body;
    if (sheet === null) return;
    if (start !== null && byKey.current && (lost || place.current?.contains(activeElement) === true))
      board.current?.focusSquare(shownSquare(shape, start));
    else if (held.current && lost) firstOption(place.current)?.focus({ preventScroll: true });
  }, [sheet, start, shape, board, byKey]);
  const onFocus = (): void => {
    held.current = true;
  };
  const onBlur = (event: { readonly relatedTarget: EventTarget | null }): void => {
    if (event.relatedTarget !== null) held.current = false;
  };
  if (sheet === null)
    return (
      <div className="question-place" ref={place}>
        <Waiting />
      </div>
    );
  const buttons = buttonsOf(sheet, aim);
  const { several } = sheet;
  const number = body.seats.findIndex((seat) => seat.id === asked);
  const back: readonly QuestionOption[] =
    drill === null ? [] : [{ id: "back", label: say("ask.back"), shortcut: say("key.escape") }];
  const confirm =
    several === undefined
      ? {}
      : {
          confirm: {
            label: say("choose.give"),
            detail: say("choose.picked", { count: picked.length, max: several.max }),
            ready: isPicked(sheet, picked),
            // It comes after the last thing that may be picked.
            ...(buttons.length < 9 ? { shortcut: String(buttons.length + 1) } : {}),
            onConfirm: () => void give(table, desk, sheet),
          },
        };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notes whether the focus is inside
    <div className="question-place" ref={place} onFocus={onFocus} onBlur={onBlur}>
      <QuestionPaper
        seat={number < 0 ? null : colourOf(number)}
        who={sheet.who}
        rule={ruleRef(sheet.rule)}
        question={sheet.question}
        {...(sheet.consequence === undefined || sheet.consequence === "" ? {} : { consequence: sheet.consequence })}
        {...(start === null || touch ? {} : { hint: say("ask.places-keys") })}
        options={[...buttons.map((item, i) => optionOf(item, i, picked)), ...back]}
        {...(several === undefined && buttons.length > 0 ? {} : { primary: null })}
        {...confirm}
        labels={{ region: say("ask.region"), less: say("ask.less"), more: say("ask.more") }}
        onOption={(id) => {
          if (id === "back") desk.setState({ drill: null, aim: null });
          const item = buttons.find((one) => one.id === id);
          if (item !== undefined) press(table, desk, sheet, item);
        }}
        onHover={(id) => desk.setState({ hoverItem: id === "back" ? null : id })}
        onRule={(rule) => desk.setState({ open: { sheet: "rule", rule } })}
      />
    </div>
  );
}

const firstOption = (paper: HTMLElement | null): HTMLElement | null =>
  paper?.querySelector<HTMLElement>(".opt") ?? null;

/** Whether the last thing that was pressed was a key. */
function useByKey(): RefObject<boolean> {
  const byKey = useRef(false);
  useEffect(() => {
    const key = (): void => {
      byKey.current = true;
    };
    const pointer = (): void => {
      byKey.current = false;
    };
    addEventListener("keydown", key, true);
    addEventListener("pointerdown", pointer, true);
    return () => {
      removeEventListener("keydown", key, true);
      removeEventListener("pointerdown", pointer, true);
    };
  }, []);
  return byKey;
}

/** What a screen reader hears when a question comes. */
export function questionVoice(sheet: Sheet): string {
  return say("voice.question", {
    who: sheet.who,
    question: sheet.question,
    count: sheet.buttons.length + (sheet.places.length > 0 ? 1 : 0),
  });
}
