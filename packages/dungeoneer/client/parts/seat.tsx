import { Glyph, SeatMark, SeatPortrait } from "@undercroft/table";
import type { ReactElement } from "react";
import type { Sheet } from "../ask/model.ts";
import { SCORE_ICONS } from "../board/score-icons.ts";
import { FORCE_EMBLEM, type Held, type HeldKind, type SeatFace, seatFace } from "../facing/seat-face.ts";
import { useTable, useTableState } from "../table.ts";
import { say } from "../words/index.ts";

type Size = "full" | "brief" | "strip";

/** Pips of a track that has no most: beyond them only the number counts on. */
const PIPS = 12;
/** Movements that a hero has about the middle of a game. */
const STEPS = 6;

function Track(props: {
  readonly kind: "life" | "glory" | "peril" | "movements";
  readonly value: number;
  readonly most: number;
}): ReactElement {
  const { kind, value, most } = props;
  const what = say(`seat.${kind}`);
  return (
    <div className="dg-track">
      <span>{what}</span>
      <span
        className={`dg-pips ${kind}`}
        role="img"
        aria-label={kind === "life" ? say("seat.of", { what, value, most }) : say("seat.value", { what, value })}
      >
        {Array.from({ length: Math.max(1, most) }, (_, i) => (
          <i key={String(i)} className={i < value ? "full" : undefined} />
        ))}
      </span>
      <b>{value}</b>
    </div>
  );
}

/** The three numbers beside each other, where there is no room for tracks. */
function Figures(props: { readonly face: SeatFace }): ReactElement {
  const { face } = props;
  if (face.lord)
    return (
      <span className="dg-figures">
        <span className="peril" title={say("seat.peril")}>
          <i role="img" aria-label={say("seat.peril")} />
          <b>{face.peril}</b>
        </span>
      </span>
    );
  return (
    <span className="dg-figures">
      <span className="life" title={say("seat.life")}>
        <Glyph name="hearts" size={15} title={say("seat.life")} />
        <b>{face.life}</b>
      </span>
      <span className="glory" title={say("seat.glory")}>
        <i role="img" aria-label={say("seat.glory")} />
        <b>{face.glory}</b>
      </span>
      <span className="peril" title={say("seat.peril")}>
        <i role="img" aria-label={say("seat.peril")} />
        <b>{face.peril}</b>
      </span>
      <span className="moves" title={say("seat.movements")}>
        <Glyph name="walking-boot" size={15} title={say("seat.movements")} />
        <b>{face.movements}</b>
      </span>
    </span>
  );
}

/** What is to be said beside the name of whoever plays a seat. */
function conditionOf({ force, lord, out, tipped }: SeatFace): string {
  if (lord) return `, ${say("seat.lord")}`;
  if (force) return `, ${say("seat.force")}`;
  return out ? `, ${say("seat.fallen")}` : tipped ? `, ${say("seat.tipped")}` : "";
}

/** Whoever goes on without a hero has neither Life nor totals, and says so. */
function ForceLine(): ReactElement {
  return (
    <span className="dg-force">
      <Glyph name={FORCE_EMBLEM} size={16} /> {say("seat.force-line")}
    </span>
  );
}

/** How many cards a hand holds, as short as it can be said: the line has room for little. */
function CardCount(props: { readonly count: number }): ReactElement {
  const words = say("seat.cards-short", props);
  return (
    <span className="dg-card-count" title={words}>
      <Glyph name="card-random" size={14} title={words} /> <b aria-hidden="true">{props.count}</b>
    </span>
  );
}

function Identity(props: { readonly face: SeatFace; readonly size: Size }): ReactElement {
  const { face, size } = props;
  return (
    <>
      <SeatPortrait seat={face.seat} emblem={face.emblem} size={size === "full" ? 48 : 38} />
      <span className="dg-who">
        <span className="dg-name">{face.name}</span>
        <span className="dg-person">
          <SeatMark seat={face.seat} size={14} /> {face.person}
          {conditionOf(face)}
          {size === "brief" && !face.out ? <CardCount count={face.cards} /> : null}
          {size === "strip" ? <StripHolds face={face} /> : null}
        </span>
      </span>
    </>
  );
}

function Scores(props: { readonly face: SeatFace }): ReactElement {
  return (
    <div className="dg-scores">
      {props.face.scores.map(({ form, value }) => (
        <span key={form} title={say(`score.${form}`)}>
          <Glyph name={SCORE_ICONS[form]} size={16} />
          <b>{value}</b> {say(`score-short.${form}`)}
        </span>
      ))}
    </div>
  );
}

const KINDS = ["artifact", "treasure", "monster", "boon", "bane"] as const;
/** What each kind of thing is called together, for a reader. */
const NAMES = {
  artifact: "seat.artifacts",
  treasure: "seat.treasures",
  boon: "seat.boons",
  monster: "seat.pack",
  bane: "seat.banes",
} as const;

/** A thing with what is left of it, for whoever hears it. */
const heldWords = ({ name, kind, left }: Held): string =>
  left === null ? name : `${name}, ${say(kind === "monster" ? "seat.life-left" : "seat.charges-left", { left })}`;

/** One kind of thing that a hero has: what is there, and the room that is left. */
function Kind(props: { readonly face: SeatFace; readonly kind: HeldKind }): ReactElement | null {
  const { face, kind } = props;
  const { desk } = useTable();
  const held = face.held.filter((one) => one.kind === kind);
  const free = face.free[kind];
  const what = say(NAMES[kind]);
  if (held.length + free === 0) return null;
  return (
    <ul className="dg-kept" aria-label={say("seat.of", { what, value: held.length, most: held.length + free })}>
      {held.map((one) => (
        <li key={one.id}>
          <button
            type="button"
            className={`dg-held ${kind}`}
            title={heldWords(one)}
            aria-label={heldWords(one)}
            onClick={() => desk.setState({ open: { sheet: "card", card: one.card, piece: null } })}
          >
            <Glyph name={one.emblem} size={18} />
            {one.left === null ? null : <b className="dg-left">{one.left}</b>}
          </button>
        </li>
      ))}
      {Array.from({ length: free }, (_, i) => (
        <li key={String(i)} className={`dg-held free ${kind}`} title={what} aria-hidden="true" />
      ))}
    </ul>
  );
}

/** What is ready and what waits in the Pack, with room for more: treasures square, Boons round, monsters on a shield. */
function Holds(props: { readonly face: SeatFace }): ReactElement {
  return (
    <div className="dg-holds">
      {(props.face.force ? (["monster", "bane"] as const) : KINDS).map((kind) => (
        <Kind key={kind} face={props.face} kind={kind} />
      ))}
    </div>
  );
}

/** The same in a strip: only what is there. */
function StripHolds(props: { readonly face: SeatFace }): ReactElement {
  return (
    <span className="dg-kept">
      {props.face.held.map((one) => (
        <i key={one.id} className={`dg-held ${one.kind}`} title={heldWords(one)}>
          <Glyph name={one.emblem} size={13} title={heldWords(one)} />
        </i>
      ))}
    </span>
  );
}

/** How far the Quests have come: a scroll for each, in the light when it is done. */
function Done(props: { readonly face: SeatFace }): ReactElement {
  const { done, all } = props.face;
  const words = say("seat.quests", { done, all });
  return (
    <span className="dg-scrolls" role="img" aria-label={words} title={words}>
      {Array.from({ length: all }, (_, i) => (
        <span key={String(i)} className={i < done ? "full" : undefined}>
          <Glyph name="scroll-unfurled" size={17} />
        </span>
      ))}
    </span>
  );
}

/** A whole strip in words: its figures have no room for names. */
function heardOf(face: SeatFace): string {
  const { name, person, life, maximum, glory, peril, movements, done, all, held } = face;
  const value = (what: string, one: number): string => say("seat.value", { what, value: one });
  const totals = [
    say("seat.of", { what: say("seat.life"), value: life, most: maximum }),
    value(say("seat.glory"), glory),
    value(say("seat.peril"), peril),
    value(say("seat.movements"), movements),
    say("seat.quests", { done, all }),
  ];
  return [
    `${say("seat.label", { name, person })}${conditionOf(face)}`,
    ...(face.force ? [] : face.lord ? [value(say("seat.peril"), peril)] : totals),
    ...held.map(heldWords),
  ].join(", ");
}

function Panel(props: { readonly face: SeatFace; readonly size: Size; readonly onOpen: () => void }): ReactElement {
  const { face, size, onOpen } = props;
  const classes = `dg-seat ${size} seat-${face.seat}${face.active ? " active" : ""}${face.force ? " force" : face.out ? " out" : ""}`;
  if (size === "strip")
    return (
      <button type="button" className={classes} onClick={onOpen} aria-label={heardOf(face)}>
        <Identity face={face} size={size} />
        {face.force ? <ForceLine /> : <Figures face={face} />}
        {face.lord ? null : (
          <span className="dg-done" title={say("seat.quests", { done: face.done, all: face.all })}>
            <Glyph name="scroll-unfurled" size={15} />
            <b>
              {face.done}/{face.all}
            </b>
          </span>
        )}
      </button>
    );
  return (
    <section className={classes} aria-label={say("seat.label", { name: face.name, person: face.person })}>
      <button type="button" className="dg-id" onClick={onOpen}>
        <Identity face={face} size={size} />
        {face.force || face.lord ? null : (
          <span className="lvl" title={say("seat.level", { level: face.level })}>
            {face.level}
          </span>
        )}
      </button>
      <Scores face={face} />
      {face.force ? (
        <ForceLine />
      ) : face.lord ? (
        <Track kind="peril" value={face.peril} most={PIPS} />
      ) : size === "full" ? (
        <>
          <Track kind="life" value={face.life} most={face.maximum} />
          <Track kind="glory" value={face.glory} most={PIPS} />
          <Track kind="peril" value={face.peril} most={PIPS} />
          <Track kind="movements" value={face.movements} most={Math.max(STEPS, face.movements)} />
        </>
      ) : (
        <div className="dg-line">
          <Figures face={face} />
          <Done face={face} />
        </div>
      )}
      <Holds face={face} />
      {size === "full" ? (
        <div className="dg-line">
          <span>{say("seat.cards", { count: face.cards })}</span>
          {face.lord ? null : <Done face={face} />}
        </div>
      ) : null}
    </section>
  );
}

/** The panel of one seat. */
export function Seat(props: {
  readonly number: number;
  readonly size: Size;
  readonly sheet: Sheet | null;
}): ReactElement | null {
  const { number, size } = props;
  const { desk } = useTable();
  const info = useTableState((now) => now.info);
  const shown = useTableState((now) => now.shown);
  const viewer = useTableState((now) => now.viewer);
  const face = seatFace(shown.state.body, shown.view, number, info.seats[number], viewer);
  if (face === null) return null;
  return <Panel face={face} size={size} onOpen={() => desk.setState({ open: { sheet: "seat", seat: number } })} />;
}
