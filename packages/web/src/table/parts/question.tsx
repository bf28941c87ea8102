import { type GameTypes, type MatchState, openQuestion } from "@undercroft/kernel";
import {
  type BattlefieldHandle,
  buttonsOf,
  colourOf,
  type Drill,
  firstPlace,
  type GameClient,
  give,
  type Item,
  isPicked,
  type LogLine,
  plain,
  press,
  type QuestionOption,
  QuestionPaper,
  type QuestionPaperProps,
  roundWords,
  type Sheet,
  say,
  useDeskOf,
  useScreen,
  useStateOf,
} from "@undercroft/table";
import { type ReactElement, type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { toldOf } from "../log/lines.ts";
import type { PartProps, ShellTools } from "../tools.ts";

const ruleRef = (rule: string): { readonly id: string; readonly label: string } => ({ id: rule, label: `§ ${rule}` });

function optionOf<T extends GameTypes>(item: Item<T>, index: number, picked: readonly string[]): QuestionOption {
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

/** What has happened since so many moves, in the words of the log. */
function useTold<T extends GameTypes>(tools: ShellTools<T>, since: number): readonly LogLine[] {
  const { client } = tools;
  const story = useStateOf(tools, (state) => state.story);
  const state = useStateOf(tools, (now) => now.shown.state);
  const viewer = useStateOf(tools, (now) => now.viewer);
  const told = useStateOf(tools, (now) => now.toldTo);
  return useMemo(
    () => toldOf({ client, story, state, viewer }, { since, told }, TOLD_LINES),
    [client, story, state, viewer, since, told],
  );
}

/** How many moves had been told when this screen was last asked something. */
function useLastAsked<T extends GameTypes>(tools: ShellTools<T>, asked: boolean): number {
  const told = useStateOf(tools, (now) => now.toldTo);
  const [last, setLast] = useState(0);
  if (asked && last !== told) setLast(told);
  return last;
}

/** Lines of the log that the largest paper has room for. */
const TOLD_LINES = 8;

const paperLabels = (): QuestionPaperProps["labels"] => ({
  region: say("ask.region"),
  less: say("ask.less"),
  more: say("ask.more"),
  goesOn: say("ask.goes-on"),
});

function Waiting<T extends GameTypes>(props: PartProps<T> & { readonly since: number }): ReactElement {
  const { tools } = props;
  const { client, table } = tools;
  const lines = useTold(tools, props.since);
  const thinking = useStateOf(tools, (state) => state.thinking);
  const telling = useStateOf(tools, (state) => state.telling);
  const asked = useStateOf(tools, (state) => state.asked);
  const state = useStateOf(tools, (now) => now.shown.state);
  const number = state.seats.indexOf(thinking ?? asked ?? "");
  const turn = client.turnOf(state);
  const seat = number < 0 ? turn.seat : number;
  return (
    <QuestionPaper
      waiting
      seat={colourOf(seat)}
      who={roundWords(turn.round)}
      question={telling ? say("ask.telling") : say("ask.thinking", { name: client.seatName(state, seat) })}
      told={lines}
      {...(telling
        ? { aside: { label: say("ask.hurry"), shortcut: say("key.any"), onPress: () => table.hurry() } }
        : {})}
      options={[]}
      primary={null}
      labels={paperLabels()}
    />
  );
}

/** The question of the moment, or who is being waited for. */
export function Question<T extends GameTypes>(
  props: PartProps<T> & {
    readonly sheet: Sheet<T> | null;
    readonly board: RefObject<BattlefieldHandle | null>;
  },
): ReactElement {
  const { tools, sheet } = props;
  const { client, table, desk } = tools;
  const picked = useDeskOf(tools, (state) => state.picked);
  const aim = useDeskOf(tools, (state) => state.aim);
  const drill = useDeskOf(tools, (state) => state.drill);
  const asked = useStateOf(tools, (state) => state.asked);
  const state = useStateOf(tools, (now) => now.shown.state);
  const place = useRef<HTMLDivElement>(null);
  const held = useRef(false);
  const since = useLastAsked(tools, sheet !== null);
  const byKey = useByKey();
  const { touch } = useScreen();
  const { board } = props;
  const start = sheet === null ? null : firstPlace(sheet);
  // A question that replaces the one whose button had the focus takes it over; nobody else's focus is moved. Whoever
  // plays by keys and is asked for a place is put on the first of them.
  useEffect(() => {
    const { activeElement } = document;
    const lost = activeElement === null || activeElement === document.body;
    if (sheet === null) return;
    if (start !== null && byKey.current && (lost || place.current?.contains(activeElement) === true))
      board.current?.focusSquare(client.shownAt(state, start));
    else if (held.current && lost) firstOption(place.current)?.focus({ preventScroll: true });
  }, [sheet, start, client, state, board, byKey]);
  const onFocus = (): void => {
    held.current = true;
  };
  const onBlur = (event: { readonly relatedTarget: EventTarget | null }): void => {
    if (event.relatedTarget !== null) held.current = false;
  };
  if (sheet === null)
    return (
      <div className="question-place" ref={place}>
        <Waiting tools={tools} since={since} />
      </div>
    );
  const buttons = buttonsOf(sheet, aim);
  const { several } = sheet;
  const number = state.seats.indexOf(asked ?? "");
  const goBack = wayBack(tools, drill);
  const back =
    goBack === null ? {} : { aside: { label: say("ask.back"), shortcut: say("key.escape"), onPress: goBack } };
  const spare = isWindow(client, state, asked)
    ? { spare: { label: say("ask.spare"), onPress: () => desk.setState({ open: { sheet: "stops" } }) } }
    : {};
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
        {...(sheet.occasion === undefined ? {} : { occasion: sheet.occasion })}
        {...(sheet.consequence === undefined || sheet.consequence === "" ? {} : { consequence: sheet.consequence })}
        {...(start === null || touch ? {} : { hint: say("ask.places-keys") })}
        options={buttons.map((item, i) => optionOf(item, i, picked))}
        {...(several === undefined && buttons.length > 0 ? {} : { primary: null })}
        {...confirm}
        {...back}
        {...spare}
        labels={paperLabels()}
        onOption={(id) => {
          const item = buttons.find((one) => one.id === id);
          if (item !== undefined) press(table, desk, sheet, item);
        }}
        onHover={(id) => desk.setState({ hoverItem: id })}
        onRule={(rule) => desk.setState({ open: { sheet: "rule", rule } })}
      />
    </div>
  );
}

/** Whether the open question is one that is passed for whoever does not want to be asked. */
function isWindow<T extends GameTypes>(client: GameClient<T>, state: MatchState<T>, seat: string | null): boolean {
  const question = openQuestion(state);
  return question !== null && seat !== null && client.windowOf(state, question, seat) !== null;
}

/** What "Back" does: a list that was opened is closed, else what was chosen from the menu is not begun; null if neither is there. */
function wayBack<T extends GameTypes>({ desk, table }: ShellTools<T>, drill: Drill): (() => void) | null {
  if (drill !== null) return () => desk.setState({ drill: null, aim: null });
  return table.stepsBack() > 0 ? table.goBack : null;
}

const firstOption = (paper: HTMLElement | null): HTMLElement | null =>
  paper?.querySelector<HTMLElement>(".opt") ?? paper?.querySelector<HTMLElement>(".aside") ?? null;

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
export function questionVoice<T extends GameTypes>(sheet: Sheet<T>): string {
  return say("voice.question", {
    who: sheet.who,
    question: sheet.occasion === undefined ? sheet.question : `${sheet.question} ${plain(sheet.occasion)}`,
    // Where there are no buttons the places of the board are the options; else they only are other ways to press the same.
    count: sheet.buttons.length > 0 ? sheet.buttons.length : sheet.places.length,
  });
}
