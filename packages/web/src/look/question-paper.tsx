import {
  Glyph,
  type Rich,
  RichText,
  RuleLink,
  type RuleRef,
  type SeatColour,
  SeatMark,
} from "@undercroft/dungeon-command/client";
import { type ReactElement, useId } from "react";

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

/** What is asked of somebody. Options are buttons; more than five belong on the board or in the hand. The way out is last. */
export interface QuestionPaperProps {
  readonly seat: SeatColour | null;
  /** Who is asked: "You may answer", "Ford Captain acts". */
  readonly who: string;
  readonly rule?: RuleRef;
  readonly question: string;
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
  /** Somebody else is asked: the paper turns to slab. */
  readonly waiting?: boolean;
  readonly labels: { readonly region: string; readonly less: string; readonly more: string };
  readonly onOption?: (id: string) => void;
  readonly onHover?: (id: string | null) => void;
  readonly onRule?: (id: string) => void;
}

/** Letters beyond which a button wants two places of its row, and up to which two buttons share one. */
const LONG = { label: 40, detail: 42 } as const;
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
      onPointerEnter={() => paper.onHover?.(option.id)}
      onPointerLeave={() => paper.onHover?.(null)}
      onFocus={() => paper.onHover?.(option.id)}
      onBlur={() => paper.onHover?.(null)}
    >
      <span className="words">
        {option.label}
        {refusal === undefined ? null : <small>{refusal.reason}</small>}
        {refusal !== undefined || option.detail === undefined ? null : <small>{option.detail}</small>}
      </span>
      {option.icon === undefined ? null : <Glyph name={option.icon} size={22} />}
      {option.shortcut === undefined ? null : <span className="key">{option.shortcut}</span>}
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

/** From how many answers on, or with one of many words, they stand in rows; and from how many the paper grows sideways. */
const ROWS = 3;
const WIDE = 6;

/** The question: the largest and brightest paper on the table. */
export function QuestionPaper(props: QuestionPaperProps): ReactElement {
  const heading = useId();
  const { options, confirm } = props;
  const likeliest =
    props.primary === undefined && confirm === undefined
      ? options.find((option) => option.refusal === undefined)?.id
      : props.primary;
  const classes = [
    "ask",
    props.waiting === true ? "waiting" : "paper",
    ...(options.length >= ROWS || options.some((option) => widthOf(option) === "long") ? ["rows"] : []),
    ...(options.length >= WIDE ? ["wide"] : []),
  ];
  return (
    <section className={classes.join(" ")} aria-labelledby={heading}>
      <div className="to">
        {props.seat === null ? null : <SeatMark seat={props.seat} size={15} />}
        <span className={props.waiting === true ? "thinking" : undefined}>{props.who}</span>
        {props.rule === undefined ? null : <RuleLink rule={props.rule} onRule={props.onRule} />}
      </div>
      <h2 id={heading}>{props.question}</h2>
      {props.consequence === undefined ? null : (
        <p className="sub">
          <RichText text={props.consequence} />
        </p>
      )}
      {props.hint === undefined ? null : <p className="sub keys-hint">{props.hint}</p>}
      {props.amount === undefined ? null : <Stepper amount={props.amount} paper={props} />}
      {options.length === 0 ? null : (
        <div className={props.columns === 1 ? "opts" : "opts two"}>
          {options.map((option) => (
            <Option key={option.id} option={option} primary={option.id === likeliest} paper={props} />
          ))}
        </div>
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
    </section>
  );
}
