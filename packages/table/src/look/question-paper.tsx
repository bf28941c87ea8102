import { type ReactElement, useId, useRef } from "react";
import { Glyph } from "../common/glyph.tsx";
import { useLongPress } from "../common/long-press.ts";
import type { SeatColour } from "../common/palette.ts";
import { plain, type Rich, RichText } from "../common/rich.tsx";
import { RuleLink, type RuleRef } from "../common/rule-link.tsx";
import { SeatMark } from "../common/seat.tsx";
import { useGoesOn } from "./goes-on.ts";

/** An answer that may be given, or that may not, with the reason. */
export interface QuestionOption {
  readonly id: string;
  readonly label: string;
  /** Its price or result. */
  readonly detail?: string;
  /** The key that gives it, as shown. */
  readonly shortcut?: string;
  readonly icon?: string;
  /** Already among the picked. */
  readonly chosen?: boolean;
  /** Why it may not be given now; pressing it opens the rule. */
  readonly refusal?: { readonly reason: string; readonly rule?: RuleRef };
}

/** An amount to settle on. */
export interface QuestionAmount {
  readonly value: number;
  readonly least: number;
  readonly most: number;
  /** What the number counts. */
  readonly label: string;
  readonly onChange: (value: number) => void;
}

/** What is asked of somebody. Options are buttons; more than five belong on the board or in the hand. */
export interface QuestionPaperProps {
  readonly seat: SeatColour | null;
  /** Who is asked: "You may answer", "Ford Captain acts". */
  readonly who: string;
  readonly rule?: RuleRef;
  readonly question: string;
  /** What has happened that it asks to answer. */
  readonly occasion?: Rich;
  /** What happens unanswered. */
  readonly consequence?: Rich;
  /** Keys that answer it where its buttons do not. */
  readonly hint?: string;
  readonly options: readonly QuestionOption[];
  /** The likeliest answer, inked; the first open option when left out, none when null. */
  readonly primary?: string | null;
  readonly columns?: 1 | 2;
  readonly amount?: QuestionAmount;
  /** For a choice of several or of an amount: the button that gives it, and how far it has come. */
  readonly confirm?: {
    readonly label: string;
    readonly detail?: string;
    readonly ready: boolean;
    readonly shortcut?: string;
    readonly onConfirm: () => void;
  };
  /** What has happened, oldest first; where there is no room for all, the newest stay. */
  readonly told?: readonly { readonly id: string; readonly text: Rich; readonly fresh?: boolean }[];
  /** What may be done but answers nothing, such as going back: it keeps to the head, however many answers there are. */
  readonly aside?: { readonly label: string; readonly shortcut: string; readonly onPress: () => void };
  /** For a question that can be spared: where to say so. */
  readonly spare?: { readonly label: string; readonly onPress: () => void };
  /** Somebody else is asked: the paper turns to slab. */
  readonly waiting?: boolean;
  readonly labels: {
    readonly region: string;
    readonly less: string;
    readonly more: string;
    /** That there are more answers further down. */
    readonly goesOn: string;
  };
  readonly onOption?: (id: string) => void;
  readonly onHover?: (id: string | null) => void;
  readonly onRule?: (id: string) => void;
}

/** Letters beyond which a button wants two places of its row, and the answers to so long a text stand in rows. */
const LONG = { label: 40, detail: 42, consequence: 100 } as const;
/** Letters up to which two buttons share a place. */
const SHORT = 5;

function widthOf({ label, detail, refusal }: QuestionOption): "short" | "long" | "" {
  const below = refusal?.reason ?? detail ?? "";
  if (label.length > LONG.label || below.length > LONG.detail) return "long";
  return label.length <= SHORT && below === "" ? "short" : "";
}

function Option(props: {
  readonly option: QuestionOption;
  readonly primary: boolean;
  readonly paper: QuestionPaperProps;
}): ReactElement {
  const { option, paper } = props;
  const { refusal } = option;
  // A finger that rests on a button reads what would come of it; it stays to be read when the finger is lifted.
  const held = useRef(false);
  const hold = useLongPress(() => {
    held.current = true;
    paper.onHover?.(option.id);
  });
  const leave = (): void => {
    if (!held.current) paper.onHover?.(null);
    held.current = false;
  };
  const press = (): void => {
    if (refusal === undefined) paper.onOption?.(option.id);
    else if (refusal.rule !== undefined) paper.onRule?.(refusal.rule.id);
  };
  const classes = [
    "opt",
    props.primary ? "pri" : "",
    option.chosen === true ? "chosen" : "",
    refusal ? "off" : "",
    widthOf(option),
  ];
  return (
    <button
      type="button"
      className={classes.filter((name) => name !== "").join(" ")}
      aria-disabled={refusal === undefined ? undefined : true}
      aria-pressed={option.chosen}
      aria-keyshortcuts={option.shortcut}
      onClick={press}
      {...hold}
      onPointerEnter={() => paper.onHover?.(option.id)}
      onPointerLeave={leave}
      onFocus={() => paper.onHover?.(option.id)}
      onBlur={() => paper.onHover?.(null)}
    >
      <span className="words">
        {option.label}
        {refusal === undefined ? null : <small>{refusal.reason}</small>}
        {refusal !== undefined || option.detail === undefined ? null : <small>{option.detail}</small>}
      </span>
      <span className="signs">
        {option.icon === undefined ? null : <Glyph name={option.icon} size={22} />}
        {option.shortcut === undefined ? null : <span className="key">{option.shortcut}</span>}
      </span>
    </button>
  );
}

function Stepper(props: { readonly amount: QuestionAmount; readonly paper: QuestionPaperProps }): ReactElement {
  const { value, least, most, label, onChange } = props.amount;
  const { less, more } = props.paper.labels;
  return (
    // biome-ignore lint/a11y/useSemanticElements: three controls of one number, not a form
    <div className="stepper" role="group" aria-label={label}>
      <button type="button" aria-label={less} disabled={value <= least} onClick={() => onChange(value - 1)}>
        −
      </button>
      <output aria-live="polite">{value}</output>
      <button type="button" aria-label={more} disabled={value >= most} onClick={() => onChange(value + 1)}>
        +
      </button>
      <span>{label}</span>
    </div>
  );
}

/** Who is asked, by which rule, and the question itself. */
function Head(props: { readonly paper: QuestionPaperProps; readonly heading: string }): ReactElement {
  const { seat, waiting, who, rule, question, aside, onRule } = props.paper;
  return (
    <div className="ask-head">
      <div className="to">
        {seat === null ? null : <SeatMark seat={seat} size={15} />}
        <span className={waiting === true ? "thinking" : undefined}>{who}</span>
        {rule === undefined ? null : <RuleLink rule={rule} onRule={onRule} />}
      </div>
      <h2 id={props.heading}>{question}</h2>
      {aside === undefined ? null : (
        <button type="button" className="aside" onClick={aside.onPress}>
          {aside.label}
          <span className="key">{aside.shortcut}</span>
        </button>
      )}
    </div>
  );
}

/** From how many answers on, or with one of many words, they stand in rows; and from how many the paper grows sideways. */
const ROWS = 3;
const WIDE = 6;

/** The question: the largest and brightest paper on the table. */
export function QuestionPaper(props: QuestionPaperProps): ReactElement {
  const heading = useId();
  const paper = useRef<HTMLElement>(null);
  const goesOn = useGoesOn(paper);
  const { options, confirm } = props;
  const likeliest =
    props.primary === undefined && confirm === undefined
      ? options.find((option) => option.refusal === undefined)?.id
      : props.primary;
  const many = options.length + (props.aside === undefined ? 0 : 1);
  const wordy = plain(props.consequence ?? "").length > LONG.consequence;
  const classes = [
    "ask",
    props.waiting === true ? "waiting" : "paper",
    ...(many >= ROWS || wordy || options.some((option) => widthOf(option) === "long") ? ["rows"] : []),
    ...(many >= WIDE ? ["wide"] : []),
  ];
  return (
    <section ref={paper} className={classes.join(" ")} aria-labelledby={heading}>
      <Head paper={props} heading={heading} />
      {props.occasion === undefined ? null : (
        <p className="sub occasion">
          <RichText text={props.occasion} />
        </p>
      )}
      {props.consequence === undefined ? null : (
        <p className="sub">
          <RichText text={props.consequence} />
        </p>
      )}
      {props.hint === undefined ? null : <p className="sub keys-hint">{props.hint}</p>}
      {props.told === undefined ? null : (
        <ol className="told">
          {props.told.map((line) => (
            <li key={line.id} className={line.fresh === true ? "fresh" : undefined}>
              <RichText text={line.text} />
            </li>
          ))}
        </ol>
      )}
      {props.amount === undefined ? null : <Stepper amount={props.amount} paper={props} />}
      {options.length === 0 ? null : (
        <div className={props.columns === 1 ? "opts" : "opts two"}>
          {options.map((option) => (
            <Option key={option.id} option={option} primary={option.id === likeliest} paper={props} />
          ))}
        </div>
      )}
      {props.spare === undefined ? null : (
        <button type="button" className="spare" onClick={props.spare.onPress}>
          {props.spare.label}
        </button>
      )}
      {confirm === undefined ? null : (
        <div className="ask-foot">
          <button
            type="button"
            className={confirm.ready ? "opt pri" : "opt off"}
            disabled={!confirm.ready}
            aria-keyshortcuts={confirm.shortcut}
            onClick={confirm.onConfirm}
          >
            <span className="words">
              {confirm.label}
              {confirm.detail === undefined ? null : <small>{confirm.detail}</small>}
            </span>
            {confirm.shortcut === undefined ? null : <span className="key">{confirm.shortcut}</span>}
          </button>
        </div>
      )}
      {goesOn ? (
        <span className="goes-on" aria-hidden="true">
          <span>{props.labels.goesOn}</span>
        </span>
      ) : null}
    </section>
  );
}
