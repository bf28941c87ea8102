import { colourOf, RichText, RuleLink, SeatToken } from "@undercroft/table";
import { type ReactElement, useMemo } from "react";
import type { Sheet } from "../ask/model.ts";
import { type NotNow, notNowOf, type Outlook, type OutlookRow, outlookOf, targetsOutlook } from "../ask/outlook.ts";
import { refusalOf } from "../ask/refusal.ts";
import type { Body } from "../engine/index.ts";
import { useDesk, useTable, useTableState } from "../table.ts";
import { say } from "../words/index.ts";
import { useSeen } from "./use-seen.ts";

function Row(props: { readonly body: Body; readonly row: OutlookRow; readonly now: boolean }): ReactElement {
  const { creature, name, friend, percent, words } = props.row;
  const found = props.body.creatures.find(({ id }) => id === creature);
  const emblem = props.body.content.creatures[found?.card ?? ""]?.emblem ?? "pawn";
  return (
    <li className={[friend ? "friend" : "", props.now ? "now" : ""].join(" ").trim() || undefined}>
      <SeatToken seat={colourOf(found?.owner ?? 0)} emblem={emblem} size={24} />
      <span className="mn-odds">
        <b>{name}</b>
        <small>{words}</small>
      </span>
      <b className="num mn-percent">{percent}</b>
    </li>
  );
}

function Told(props: { readonly body: Body; readonly outlook: Outlook; readonly now: string | null }): ReactElement {
  const { title, text, lines, rows } = props.outlook;
  return (
    <>
      <h3>{title}</h3>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {rows.length === 0 ? null : (
        <ul className="mn-rows">
          {rows.map((row) => (
            <Row key={row.creature} body={props.body} row={row} now={row.creature === props.now} />
          ))}
        </ul>
      )}
      {text === null ? null : (
        <p className="mn-text">
          <RichText text={text} />
        </p>
      )}
    </>
  );
}

function Reasons(props: { readonly reasons: readonly NotNow[] }): ReactElement {
  const { desk } = useTable();
  return (
    <>
      <h3>{say("outlook.why-not")}</h3>
      <ul className="mn-reasons">
        {props.reasons.map(({ id, label, reason, rule }) => (
          <li key={id}>
            <b>{label}</b> <span>{reason}</span>{" "}
            <RuleLink
              rule={{ id: rule, label: `§ ${rule}` }}
              onRule={(wanted) => desk.setState({ open: { sheet: "rule", rule: wanted } })}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

/**
 * What would come of whatever is pointed at: rolls with their parts, who may strike on the way, the card's text; else why
 * a place answers nothing, or what cannot be done now. A screen reader hears it as it changes.
 */
export function OutlookPaper(props: { readonly sheet: Sheet | null }): ReactElement {
  const { sheet } = props;
  const state = useTableState((now) => now.shown.state);
  const viewer = useTableState((now) => now.asked);
  const desk = useDesk((now) => now);
  const { item, ahead } = useSeen(state, sheet, desk);
  const outlook = useMemo(() => (item === null ? null : outlookOf(state, item, ahead)), [state, item, ahead]);
  const targets = useMemo(() => targetsOutlook(state, sheet), [state, sheet]);
  const reasons = useMemo(() => notNowOf(state, sheet), [state, sheet]);
  const { square, piece } = desk;
  const refused = useMemo(
    () => (item !== null || square === null ? null : refusalOf(state, viewer, { square, piece })),
    [state, viewer, item, square, piece],
  );
  // All who may be aimed at stay to be compared, the one pointed at stands out; why one is not among them comes first.
  const shown = refused !== null ? null : (targets ?? outlook);
  return (
    <>
      <div aria-live="polite" className={shown === null ? undefined : "mn-ahead"}>
        {shown !== null ? <Told body={state.body} outlook={shown} now={item?.pieces?.[0] ?? null} /> : null}
        {shown === null && refused !== null ? <Reasons reasons={[refused]} /> : null}
      </div>
      {shown === null && refused === null ? (
        reasons.length > 0 ? (
          <Reasons reasons={reasons} />
        ) : (
          <p className="mn-hint">{say("outlook.hint")}</p>
        )
      ) : null}
    </>
  );
}
