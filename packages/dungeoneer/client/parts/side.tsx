import { colourOf, Glyph, SeatMark, Tool } from "@undercroft/table";
import type { ReactElement } from "react";
import { questSpace, questsInPlay } from "../board/laid-out.ts";
import {
  type Body,
  defeatsNeeded,
  optionNames,
  type QuestInPlay,
  questCard,
  questsDone,
  questsNeeded,
} from "../engine/index.ts";
import { cardName, seatName } from "../facing/names.ts";
import { useTable, useTableState } from "../table.ts";
import { say } from "../words/index.ts";
import { Fight } from "./fight.tsx";

/** The hidden Quests of others: whose they are is all there is to see (dg.ruling.information-visibility). */
function FaceDown(): ReactElement {
  const { players } = useTableState((now) => now.shown.view.body);
  const body = useTableState((now) => now.shown.state.body);
  return (
    <>
      {players.flatMap(({ alive, secrets, faceDown }, owner) =>
        alive && secrets === null
          ? faceDown.map((id) => (
              <li key={id} className="dg-facedown">
                <SeatMark seat={colourOf(owner)} size={14} />
                <span>{say("quests.hidden", { name: seatName(body, owner) })}</span>
              </li>
            ))
          : [],
      )}
    </>
  );
}

/** How far both sides of a campaign have come. */
function Tally(props: { readonly body: Body }): ReactElement | null {
  const { body } = props;
  if (body.campaign === null) return null;
  return (
    <em>
      {say("quests.party", { done: questsDone(body), all: questsNeeded(body) })},{" "}
      {say("quests.falls", { count: body.campaign.defeats, all: defeatsNeeded(body) })}
    </em>
  );
}

/** More Quests than these stand closer together, for what lies below them has to be seen too. */
const MANY = 5;

/** All Quests on the table: one's own first, then the one for all, then those of others. */
function Quests(): ReactElement {
  const { desk } = useTable();
  const body = useTableState((now) => now.shown.state.body);
  const viewer = useTableState((now) => now.viewer);
  const rank = (owner: number | null): number => (owner === null ? 1 : body.players[owner]?.id === viewer ? 0 : 2);
  const quests = questsInPlay(body, viewer).toSorted((a, b) => rank(a.owner) - rank(b.owner));
  const where = (quest: QuestInPlay): string => {
    const laid = questSpace(body, quest);
    const card = laid?.card ?? questCard(body, quest.card).space;
    return say(laid === undefined ? "quests.not-found" : "quests.at", { space: cardName(body.content, card) });
  };
  return (
    <section className="dg-box" aria-label={say("quests.title")}>
      <h3>
        <Glyph name="scroll-unfurled" size={17} /> {say("quests.title")}
        <Tally body={body} />
      </h3>
      <ul className={quests.length > MANY ? "dg-quests many" : "dg-quests"}>
        {quests.map(({ quest, owner, secret }) => (
          <li key={quest.id}>
            <button
              type="button"
              onClick={() => desk.setState({ open: { sheet: "card", card: quest.card, piece: null } })}
            >
              {owner === null ? (
                <Glyph name="scroll-unfurled" size={14} />
              ) : (
                <SeatMark seat={colourOf(owner)} size={14} />
              )}
              <b>{cardName(body.content, quest.card)}</b>
              <span className="dg-where">
                <span className="sr">
                  {owner === null ? say("quests.all") : say("quests.of", { name: seatName(body, owner) })}:{" "}
                </span>
                {where(quest)}
                {owner === null ? <i> · {say("quests.all")}</i> : null}
                {secret ? <em>{say("quests.secret")}</em> : null}
              </span>
            </button>
          </li>
        ))}
        <FaceDown />
      </ul>
    </section>
  );
}

/** The optional rules in force, and what each of them says; nothing where there are none (dg.opt.agreement). */
function Agreed(): ReactElement | null {
  const options = useTableState((now) => now.shown.state.body.options);
  const inForce = optionNames.filter((option) => options[option]);
  if (inForce.length === 0) return null;
  return (
    <section className="dg-box dg-agreed" aria-label={say("side.agreed")}>
      <details>
        <summary>
          {say("side.agreed")}
          <span>{inForce.length}</span>
        </summary>
        <dl>
          {inForce.map((option) => (
            <div key={option}>
              <dt>{say(`rule.${option}`)}</dt>
              <dd>{say(`rule.${option}-line`)}</dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  );
}

/** Beside the map: the last fight, the Quests, and what else was agreed on. */
export function Side(): ReactElement {
  return (
    <div className="dg-side">
      <Fight />
      <Quests />
      <Agreed />
    </div>
  );
}

/** Opens the same where there is no room beside the map. */
export function SideTool(): ReactElement {
  const { desk } = useTable();
  return (
    <span className="dg-side-tool">
      <Tool
        icon="crossed-swords"
        label={say("fight.chip")}
        onPress={() => desk.setState({ open: { sheet: "own", name: "side" } })}
      />
    </span>
  );
}
