import { colourOf, Glyph, SeatToken } from "@undercroft/table";
import type { ReactElement } from "react";
import type { Body, Creature } from "../engine/index.ts";
import { lastingWords } from "../facing/effects.ts";
import { creatureName } from "../facing/names.ts";
import { turnWords } from "../facing/turns.ts";
import { useTable, useTableState } from "../table.ts";
import { say } from "../words/index.ts";

/** Whether it has had its turn: a tick, in words for whoever hears it. */
function Turn(props: { readonly words: string; readonly tick: boolean }): ReactElement {
  return (
    <span className="mn-turn" title={props.words}>
      {props.tick ? <Glyph name="check-mark" size={13} /> : null}
      <span className="sr">{props.words}</span>
    </span>
  );
}

/** How a creature stands, in a few words: off the map, its mount, and what lasts on it with its end. */
function standingOf(body: Body, creature: Creature): string {
  const { id, mount, status } = creature;
  const lasting = body.effects.filter(({ on }) => on === id).map((effect) => lastingWords(body, effect));
  return [
    // While all are being set up, only those that stand are news.
    ...(status === "waiting" && body.battle.round > 0 ? [turnWords(body, creature)] : []),
    ...(mount === null ? [] : [say("roster.rides", { name: creatureName(body, mount) })]),
    ...new Set(lasting),
  ].join(" · ");
}

function Row(props: { readonly body: Body; readonly creature: Creature }): ReactElement {
  const { body, creature } = props;
  const { desk } = useTable();
  const { id, card, owner, status } = creature;
  const left = Math.max(0, creature.hitPoints);
  const full = Math.max(1, creature.maximum);
  const low = left <= creature.bloodied && status === "in-play";
  const acting = body.battle.turn?.creature === id;
  const standing = standingOf(body, creature);
  const classes = [
    "mn-row",
    acting ? "acting" : "",
    status === "destroyed" ? "gone" : "",
    status === "waiting" ? "off" : "",
  ];
  return (
    <button
      type="button"
      className={classes.filter((name) => name !== "").join(" ")}
      onClick={() => desk.setState({ open: { sheet: "card", card, piece: id } })}
    >
      <SeatToken seat={colourOf(owner)} emblem={body.content.creatures[card]?.emblem ?? "pawn"} size={22} />
      <Turn words={turnWords(body, creature)} tick={creature.acted && !acting && status === "in-play"} />
      <span className="mn-who">
        <b>{creatureName(body, id)}</b>
        {standing === "" ? null : <small>{standing}</small>}
      </span>
      <span className="mn-hp">
        <span className={low ? "num low" : "num"}>
          <b>{left}</b>/{creature.maximum}
          {low ? <span className="sr">{say("roster.bloodied")}</span> : null}
        </span>
        <span className="mn-bar" aria-hidden="true">
          <i className={low ? "low" : "well"} style={{ width: `${Math.min(100, Math.round((left * 100) / full))}%` }} />
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
