import { readYaml } from "@undercroft/cards/yaml";
import { newRecord, openQuestion, openRecord, play, type Session, toJson } from "@undercroft/kernel";
import { aimless, shownOf } from "@undercroft/table";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { contentOf, scenarios } from "../../src/index.ts";
import { type BattleMap, type Mn, miniatures, shippedPacks } from "../engine/index.ts";
import { reportText } from "../report.ts";
import { choices } from "../start/choices.ts";
import { mapChoices } from "../start/maps.ts";
import { battleOf } from "../start/plan.ts";
import { drawWalls, edgeOf, type Manner, stroke } from "./brush.ts";
import { emptyDraft, type MapDraft, mapOf } from "./draft.ts";
import { keepMap } from "./saved.ts";

const turned: Manner = { together: false, symmetry: "turn" };

/** A map as somebody draws it: areas on both sides, a wood, a wall, a way through by teleporters. */
function yard(): BattleMap {
  const empty = emptyDraft("own/yard", { en: "Yard", ru: "Двор" }, 16, 12);
  const columns = (from: number, to: number): readonly number[] =>
    empty.marks.flatMap((_, at) => (at % 16 >= from && at % 16 <= to ? [at] : []));
  const strokes: readonly ((draft: MapDraft) => MapDraft)[] = [
    (draft) => stroke(draft, { brush: "start", label: "A" }, columns(0, 2), turned),
    (draft) => stroke(draft, { brush: "victory", label: "A&B" }, [87, 88], turned),
    (draft) => stroke(draft, { brush: "mark", mark: "forest" }, [53, 54, 69], turned),
    (draft) => stroke(draft, { brush: "mark", mark: { terrain: "teleporter", name: "gate" } }, [4], turned),
    (draft) => drawWalls(draft, [edgeOf(16, 100, "e"), edgeOf(16, 116, "e")], true, "turn"),
  ];
  return mapOf(strokes.reduce((draft, draw) => draw(draft), empty));
}

describe("a battle on a map of one's own", () => {
  const map = yard();
  let session: Session<Mn>;

  beforeAll(() => {
    localStorage.clear();
    keepMap(map);
    choices.setState({ map: map.id });
    session = newRecord(miniatures, { config: battleOf(choices.getState()), seed: "own", salt: "salt" });
    for (let n = 0; n < 120; n++) {
      const asked = openQuestion(session.state);
      const seat = asked?.seats[0];
      if (asked === null || seat === undefined) break;
      const answer = aimless(miniatures, miniatures.view(session.state, seat), seat, `own ${n}`);
      const made = answer === null ? null : play(miniatures, session, seat, { question: asked.id, answer });
      if (made === null || !made.ok) break;
      session = made.session;
    }
  });

  afterAll(() => choices.setState(choices.getInitialState()));

  it("is offered beside the ready maps", () => {
    expect(mapChoices().filter(({ own }) => own)).toEqual([{ map, own: true }]);
  });

  it("carries the map itself: its file is opened where nobody has kept the map", () => {
    localStorage.clear();
    const opened = openRecord(miniatures, toJson(miniatures, session));
    expect(opened.kind === "match" ? opened.session.state.body.maps : opened).toEqual([map, map]);
    expect(opened.kind === "match" ? opened.session.state : opened).toEqual(session.state);
  });

  it("is refused with the place and the nearest right word when somebody has spoilt its file", () => {
    const spoilt = toJson(miniatures, session).replaceAll('["forest"]', '["forrest"]');
    const opened = openRecord(miniatures, spoilt);
    expect(opened.kind === "unreadable" ? opened.faults[0]?.place : opened).toMatch(/seats\[0\]\.map\.legend\.f\[0\]$/);
    expect(opened.kind === "unreadable" ? opened.faults[0]?.why : opened).toMatch(/Did you mean "forest"\?/);
  });

  it("is reported with its map, and the report is played again", () => {
    expect(session.state.body.battle.round).toBeGreaterThan(0);
    const text = reportText(shownOf(miniatures, session.state, "s1", []), "fault-own", 120);
    const read = scenarios.read(text, "fault-own.yaml", readYaml);
    expect(read.ok ? [] : read.problems).toEqual([]);
    if (!read.ok) return;
    expect(scenarios.run(read.pack, contentOf(shippedPacks())).flatMap(({ failures }) => failures)).toEqual([]);
    expect(text).toContain(JSON.stringify(map.rows).slice(1, -1));
  });
});
