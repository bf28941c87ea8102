import { colourOf, SeatToken } from "@undercroft/table";
import type { ReactElement } from "react";
import type { Body, Creature } from "../engine/index.ts";
import { effectWords } from "../facing/effects.ts";
import { creatureName } from "../facing/names.ts";
import { useTable, useTableState } from "../table.ts";
import { say } from "../words/index.ts";

/** How a creature stands, in a few words: its turn, and what lasts on it. */
function standingOf(body: Body, { id, status, acted }: Creature): string {
  if (status === "destroyed") return say("roster.destroyed");
  if (status === "waiting") return say("roster.waiting");
  const turn = body.battle.turn?.creature === id ? "roster.acting" : acted ? "roster.acted" : "roster.ready";
  const lasting = body.effects.filter(({ on }) => on === id).map(({ what }) => effectWords(body, what));
  return [say(turn), ...lasting].join(" · ");
}

function Row(props: { readonly body: Body; readonly creature: Creature }): ReactElement {
  const { body, creature } = props;
  const { desk } = useTable();
  const { id, card, owner, status } = creature;
  const left = Math.max(0, creature.hitPoints);
  const full = Math.max(1, creature.maximum);
  const tone = left <= creature.bloodied ? "low" : "well";
  const acting = body.battle.turn?.creature === id;
  const classes = ["mn-row", acting ? "acting" : "", status === "destroyed" ? "gone" : ""];
  return (
    <button
      type="button"
      className={classes.filter((name) => name !== "").join(" ")}
      onClick={() => desk.setState({ open: { sheet: "card", card, piece: id } })}
    >
      <SeatToken seat={colourOf(owner)} emblem={body.content.creatures[card]?.emblem ?? "pawn"} size={22} />
      <span className="mn-who">
        <b>{creatureName(body, id)}</b>
        <small>{standingOf(body, creature)}</small>
      </span>
      <span className="mn-hp">
        <span className="num">
          <b>{left}</b>/{creature.maximum}
        </span>
        <span className="mn-bar" aria-hidden="true">
          <i className={tone} style={{ width: `${Math.min(100, Math.round((left * 100) / full))}%` }} />
        </span>
      </span>
    </button>
  );
}

/** All creatures of one seat, with their hit points and what lasts on them. */
export function Roster(props: { readonly seat: number }): ReactElement {
  const body = useTableState((state) => state.shown.state.body);
  const own = body.creatures.filter(({ owner }) => owner === props.seat);
  return (
    <div className="mn-roster">
      {own.map((creature) => (
        <Row key={creature.id} body={body} creature={creature} />
      ))}
    </div>
  );
}
