import { describe, expect, test } from "vitest";
import { actsExample, assertRule } from "../../rules/assert-rule.ts";
import { drive } from "../../testing/drive.ts";
import { commanderCard, contentOf, creatureCard, openField, position, runOn, stateOf } from "../../testing/position.ts";
import { changeProcedures } from "../changes/change.ts";
import { verdict } from "../precedence.ts";
import type { Asked, Run } from "../procedures.ts";
import type { Answer } from "../questions.ts";
import type { Battlefield, Body } from "../state.ts";
import { turnProcedures } from "../turn/turn.ts";
import type { OrderCard } from "../vocabulary/index.ts";
import { checkDeploy, deployCandidates, deployDomain, levelsControlled } from "./deploying.ts";
import { deploymentProcedures } from "./deployment.ts";

const levels = (plus: number) =>
  ({
    power: "static",
    rules: [{ rule: "change", stat: "level", plus, of: { creatures: { side: "yours" } } }],
  }) as const;
const beacon = { power: "static", rules: [{ rule: "permit", permission: "deploy-beside", who: "this" }] } as const;
const content = contentOf([
  creatureCard("t/priest", { level: 3 }),
  creatureCard("t/thug", { level: 3 }),
  creatureCard("t/archer", { level: 1 }),
  creatureCard("t/x", { level: 2 }),
  creatureCard("t/ogre", { level: 1, size: 2 }),
  creatureCard("t/beacon", { level: 1, powers: [beacon] }),
]);

/** Seat 0 starts in the squares (0,0) to (3,1) of a field of 6 by 4, seat 1 in the south-east corner. */
const field = openField(6, 4, [[0, 1, 2, 3, 6, 7, 8, 9], [23]]);

/** A deployment played by hand: the table of the procedure, without the kernel. */
interface Table {
  readonly run: Run;
  readonly body: Body;
  readonly locals: { readonly seat: number; readonly starting: boolean; readonly placed: string[] };
}

function table(
  hand: readonly string[],
  given: { starting?: boolean; battlefield?: Battlefield; body?: Body } = {},
): Table {
  const body =
    given.body ??
    position({ content, battlefield: given.battlefield ?? field, seats: [{ creatureHand: [...hand] }, {}] });
  return { run: runOn(stateOf(body)), body, locals: { seat: 0, starting: given.starting ?? true, placed: [] } };
}

function asked({ locals }: Table): Asked {
  const question = {
    kind: "deploy",
    starting: locals.starting,
    placed: locals.placed,
    rule: "dc.deploy.procedure",
  } as const;
  return { procedure: "question", id: 1, question, seats: ["a"], answers: [null] };
}

const claims = (at: Table, answer: Answer) => checkDeploy(at.run.state, asked(at), "a", answer);
const refusal = (at: Table, answer: Answer) => {
  const found = verdict(claims(at, answer));
  expect(found.legal).toBe(false);
  return found;
};

function play(at: Table, answer: Answer): void {
  expect(verdict(claims(at, answer))).toMatchObject({ legal: true });
  deploymentProcedures.deployment.steps.chosen?.(at.run, at.locals, { kind: "answer", seat: "a", answer });
}

const deploy = (card: string, at: number): Answer => ({ do: "deploy", card, at });
const finish: Answer = { do: "done" };

describe("Leadership at the start", () => {
  test("Levels may add up to it and not beyond", () => {
    actsExample("dc.example.leadership-spent-on-deployment");
    const at = table(["t/priest", "t/thug", "t/archer", "t/x"]);
    play(at, deploy("t/priest", 0));
    play(at, deploy("t/thug", 1));
    play(at, deploy("t/archer", 2));
    expect(at.body.seats[0]?.creatureHand).toEqual(["t/x"]);
    assertRule(refusal(at, deploy("t/x", 3)), "dc.deploy-start.leadership-cap");
    assertRule(at.run.events, "dc.deploy-start.card-face-up");
  });

  test("less is allowed, nothing is not", () => {
    const at = table(["t/priest", "t/archer"]);
    assertRule(refusal(at, finish), "dc.deploy-start.at-least-one");
    play(at, deploy("t/archer", 2));
    assertRule(verdict(claims(at, finish)), "dc.deploy-start.need-not-fill");
    play(at, finish);
    assertRule(at.run.events, "dc.deploy-start.one-player-at-a-time", "dc.ruling.refill-timing");
  });

  test("the hand is filled up again afterwards, as far as the deck goes", () => {
    const at = table(["t/archer"]);
    at.body.seats[0]?.creatureDeck.push("t/priest", "t/thug");
    play(at, deploy("t/archer", 2));
    play(at, finish);
    // Creature Hand 4, two cards are there; the last of the deck is its top.
    expect(at.body.seats[0]).toMatchObject({ creatureHand: ["t/thug", "t/priest"], creatureDeck: [] });
    assertRule(at.run.events, "dc.deploy-start.refill-creature-hand", "dc.ruling.empty-decks");
  });
});

describe("which cards", () => {
  test("only those in hand; a miniature that is in play is not free", () => {
    const at = table(["t/archer"]);
    assertRule(refusal(at, deploy("t/thug", 0)), "dc.deploy-start.card-in-hand");
    play(at, deploy("t/archer", 0));
    assertRule(claims(at, deploy("t/archer", 1)), "dc.deploy-start.miniature-available");
  });

  test("one whose creature was destroyed can be deployed again from another card", () => {
    const at = table(["t/archer"]);
    at.body.seats[0]?.graveyard.push("t/archer");
    assertRule(verdict(claims(at, deploy("t/archer", 0))), "dc.ruling.miniature-pool");
  });
});

describe("a Deploy phase", () => {
  const later = (hand: readonly string[]): Table =>
    table([], {
      starting: false,
      body: position({
        content,
        battlefield: field,
        seats: [{ creatureHand: [...hand], leadership: 5 }, {}],
        creatures: [{ card: "t/priest", at: 20, owner: 0 }],
      }),
    });

  test("follows the same rules and may be passed over", () => {
    const at = later(["t/x", "t/thug"]);
    assertRule(verdict(claims(at, finish)), "dc.deploy.optional");
    assertRule(verdict(claims(at, deploy("t/x", 0))), "dc.deploy.like-starting");
    assertRule(refusal(at, deploy("t/thug", 0)), "dc.deploy.leadership-cap");
    play(at, deploy("t/x", 0));
    play(at, finish);
    expect(at.body.creatures[1]).toMatchObject({ tapped: false, damage: 0, activated: false, attached: [] });
    assertRule(at.run.events, "dc.deploy.procedure", "dc.ruling.deployed-creature-state");
  });

  test("counts creatures taken over, not those lost to others", () => {
    const at = later(["t/x", "t/thug"]);
    at.body.creatures.push({
      ...(position({
        content,
        battlefield: field,
        seats: [{}, {}],
        creatures: [{ card: "t/x", at: 15, owner: 1, controller: 0 }],
      }).creatures[0] ?? fail()),
      id: "c8",
    });
    // 3 of its own and 2 taken over make 5: nothing more can come.
    assertRule(refusal(at, deploy("t/x", 0)), "dc.ruling.leadership-counts-controlled");
    const [own] = at.body.creatures;
    if (own !== undefined) own.controller = 1;
    expect(verdict(claims(at, deploy("t/thug", 0))).legal).toBe(true);
  });

  test("raises Leadership by one before anything is deployed", () => {
    actsExample("dc.example.leadership-and-added-level");
    const higher: OrderCard = {
      id: "t/higher",
      name: { en: "Higher", ru: "Выше" },
      emblem: "scroll",
      level: 1,
      ability: "any",
      kind: "minor",
      actions: [{ steps: [{ do: "attach" }] }],
      attach: { powers: [{ power: "static", rules: [{ rule: "change", stat: "level", plus: 1 }] }] },
      half: "gold",
      copies: 1,
    };
    const cards = contentOf(
      [4, 3, 2, 1].map((level) => creatureCard(`t/l${level}`, { level })),
      [higher],
    );
    const threeDeployed = (): Body => {
      const body = position({
        content: cards,
        battlefield: field,
        seats: [{ creatureHand: ["t/l1", "t/l2"], leadership: 11 }, {}],
        creatures: ["t/l4", "t/l4", "t/l3"].map((card, i) => ({ card, at: 18 + i, owner: 0 })),
      });
      body.creatures[0]?.attached.push({ id: "k9", card: "t/higher", owner: 0, stamp: 1, counters: {} });
      return body;
    };
    const body = threeDeployed();
    const run = runOn(stateOf(body));
    const procedures = { ...turnProcedures, ...changeProcedures, ...deploymentProcedures };
    drive(run, procedures, { procedure: "deploy", locals: { seat: 0 } }, [deploy("t/l1", 0), finish]);
    expect(body.seats[0]?.leadership).toBe(12);
    expect(levelsControlled(body, 0)).toBe(12);
    assertRule(run.events, "dc.deploy.leadership-plus-one");
    const second = threeDeployed();
    if (second.seats[0] !== undefined) second.seats[0].leadership = 12;
    const at = table([], { starting: false, body: second });
    assertRule(verdict(claims(at, deploy("t/l1", 0))), "dc.deploy.printed-levels-only");
    assertRule(refusal(at, deploy("t/l2", 0)), "dc.deploy.leadership-cap");
  });

  describe("counts printed Levels alone", () => {
    /** A creature of Level 3 stands already, and one of Level 2 is held; the commander changes the Levels of both. */
    const changedBy = (plus: number, leadership: number): Table =>
      table([], {
        starting: false,
        body: position({
          content: contentOf(
            Object.values(content.creatures),
            [],
            [commanderCard("t/leader", { powers: [levels(plus)] })],
          ),
          battlefield: field,
          seats: [{ creatureHand: ["t/x"], leadership }, {}],
          creatures: [{ card: "t/priest", at: 20, owner: 0 }],
        }),
      });

    test("what has risen makes nothing dearer", () => {
      // Printed 3 + 2 = 5; with the changed Level 6 it would be 8.
      assertRule(verdict(claims(changedBy(3, 5), deploy("t/x", 0))), "dc.deploy.printed-levels-only");
    });

    test("what has fallen makes nothing cheaper", () => {
      // Printed 3 + 2 = 5, more than 4; with the changed Level 1 it would be 3.
      assertRule(refusal(changedBy(-2, 4), deploy("t/x", 0)), "dc.deploy.printed-levels-only");
    });
  });

  test("nothing is entered: a chest stays closed, hazardous ground does no harm", () => {
    const at = later(["t/x"]);
    at.body.chests.push({ at: 0, value: 3 });
    play(at, deploy("t/x", 0));
    expect(at.body.chests).toEqual([{ at: 0, value: 3 }]);
    assertRule(at.run.events, "dc.ruling.enter-means-movement");
  });
});

describe("where", () => {
  test("inside the Start area as long as there is room", () => {
    const at = table(["t/archer"]);
    assertRule(refusal(at, deploy("t/archer", 4)), "dc.deploy-start.inside-start-area");
    assertRule(refusal(at, deploy("t/archer", 99)), "dc.ruling.deployment-squares");
  });

  test("not on other creatures; a Large one not across a wall", () => {
    const walled = { ...field, shape: { ...field.shape, wallEdges: [[0, 1] as const] } };
    const at = table(["t/archer", "t/ogre"], { battlefield: walled });
    assertRule(refusal(at, deploy("t/ogre", 0)), "dc.ruling.deployment-squares");
    play(at, deploy("t/archer", 0));
    assertRule(refusal(at, deploy("t/ogre", 0)), "dc.ruling.deployment-squares");
    play(at, deploy("t/ogre", 1));
  });

  test("what does not fit sticks out as little as possible", () => {
    // An area of three squares in a row: a Large creature can have two of its squares inside.
    const at = table(["t/ogre"], { battlefield: openField(6, 4, [[0, 1, 2], [23]]) });
    assertRule(refusal(at, deploy("t/ogre", 2)), "dc.deploy-start.overflow");
    play(at, deploy("t/ogre", 1));
    assertRule(at.run.events, "dc.deploy-start.overflow");
    expect(verdict(claims(at, finish)).legal).toBe(true);
  });

  test("beside a full Start area at the least distance", () => {
    const at = table([], {
      starting: false,
      body: position({
        content,
        battlefield: openField(6, 4, [[0], [23]]),
        seats: [{ creatureHand: ["t/archer"] }, {}],
        creatures: [{ card: "t/thug", at: 0, owner: 1 }],
      }),
    });
    // An enemy stands on the only square: (1,0), (0,1) and (1,1) are one step away.
    assertRule(refusal(at, deploy("t/archer", 2)), "dc.ruling.deploy-start-area-full");
    const tops = deployDomain(at.run.state, asked(at), "a")
      .enumerate()
      ?.flatMap((answer) => (answer.do === "deploy" ? [answer.at] : []));
    expect(tops).toEqual([1, 6, 7]);
    play(at, deploy("t/archer", 7));
    assertRule(at.run.events, "dc.ruling.deploy-start-area-full");
  });

  test("into a Start area with enemies in it", () => {
    actsExample("dc.example.deploy-into-full-start-area");
    const start = (): Table =>
      table([], {
        starting: false,
        body: position({
          content,
          battlefield: openField(6, 4, [[0, 1, 6, 7], [23]]),
          seats: [{ creatureHand: ["t/archer", "t/x", "t/ogre"] }, {}],
          creatures: [
            { card: "t/archer", at: 0, owner: 1 },
            { card: "t/archer", at: 7, owner: 1 },
            { card: "t/archer", at: 6, owner: 0 },
          ],
        }),
      });
    const spots = (at: Table, card: string): readonly number[] =>
      deployDomain(at.run.state, asked(at), "a")
        .enumerate()
        ?.flatMap((answer) => (answer.do === "deploy" && answer.card === card ? [answer.at] : [])) ?? [];
    const at = start();
    expect(spots(at, "t/archer")).toEqual([1]);
    play(at, deploy("t/archer", 1));
    // (2,0), (2,1), (0,2), (1,2) and (2,2) are one step from the area.
    expect(spots(at, "t/x")).toEqual([2, 8, 12, 13, 14]);
    play(at, deploy("t/x", 2));
    expect(verdict(claims(at, finish)).legal).toBe(true);
    // The blocks at (0,0) and (1,0) hold enemies; those that touch the area from outside do.
    expect(spots(start(), "t/ogre")).toEqual([2, 8, 12, 13, 14]);
  });

  test("beside a creature whose text allows it", () => {
    const at = table([], {
      starting: false,
      body: position({
        content,
        battlefield: field,
        seats: [{ creatureHand: ["t/archer"] }, {}],
        creatures: [{ card: "t/beacon", at: 17, owner: 0 }],
      }),
    });
    assertRule(claims(at, deploy("t/archer", 16)), "dc.precedence.specific-beats-general");
    expect(verdict(claims(at, deploy("t/archer", 16))).legal).toBe(true);
    expect(verdict(claims(at, deploy("t/archer", 15))).legal).toBe(false);
    play(at, deploy("t/archer", 16));
    expect(verdict(claims(at, finish)).legal).toBe(true);
  });

  test("the whole tile of the first game's second player, as far as it is clear", () => {
    const body = position({
      content,
      battlefield: openField(4, 2, [[0], [4, 5, 6, 7]]),
      seats: [{}, { creatureHand: ["t/archer"] }],
      game: "first-game",
    });
    const run = runOn(stateOf(body));
    const question = { kind: "deploy", starting: true, placed: [], rule: "dc.deploy.procedure" } as const;
    const frame: Asked = { procedure: "question", id: 1, question, seats: ["b"], answers: [null] };
    assertRule(checkDeploy(run.state, frame, "b", deploy("t/archer", 1)), "dc.first-game.player-two-deployment");
    const locals = { seat: 1, starting: true, placed: [] };
    deploymentProcedures.deployment.steps.chosen?.(run, locals, {
      kind: "answer",
      seat: "b",
      answer: deploy("t/archer", 6),
    });
    assertRule(run.events, "dc.ruling.first-game-clear-squares");
  });
});

describe("rearranging", () => {
  /** Two archers on (0,0) and (2,0) leave no room for the Large ogre in an area of 4 by 2; beside each other they do. */
  test("a deployment cannot be finished while another arrangement has more inside", () => {
    const narrow = openField(6, 4, [[0, 1, 2, 3, 6, 7, 8, 9], [23]]);
    const at = table(["t/archer", "t/x", "t/ogre"], { battlefield: narrow });
    play(at, deploy("t/archer", 1));
    play(at, deploy("t/x", 3));
    play(at, deploy("t/ogre", 6 + 1));
    assertRule(refusal(at, finish), "dc.ruling.overflow-sequential");
    const [archer] = at.locals.placed;
    play(at, { do: "take-back", creature: archer ?? "" });
    expect(at.body.seats[0]).toMatchObject({ creatureHand: ["t/archer"], knownCreatures: ["t/archer"] });
    const ogre = at.locals.placed[1] ?? "";
    play(at, { do: "take-back", creature: ogre });
    play(at, deploy("t/ogre", 0));
    play(at, deploy("t/archer", 2));
    expect(verdict(claims(at, finish)).legal).toBe(true);
    assertRule(at.run.events, "dc.ruling.overflow-sequential");
  });

  test("what was taken back waits for no trigger", () => {
    const at = table(["t/archer"]);
    const frame = {
      procedure: "deploy" as const,
      locals: { seat: 0 },
      step: "deployed",
      collected: [] as typeof at.run.events,
    };
    at.run.state.frames.push(frame);
    frame.collected.push({
      event: "deployed",
      seat: 0,
      creature: "c1",
      card: "t/archer",
      at: 0,
      rule: "dc.deploy.procedure",
    });
    play(at, deploy("t/archer", 0));
    play(at, { do: "take-back", creature: "c1" });
    expect(at.run.state.frames).toMatchObject([{ collected: [] }]);
  });

  test("creatures from before are neither moved nor taken back", () => {
    const at = table([], {
      starting: false,
      body: position({
        content,
        battlefield: field,
        seats: [{}, {}],
        creatures: [{ card: "t/thug", at: 0, owner: 0 }],
      }),
    });
    assertRule(refusal(at, { do: "take-back", creature: "c1" }), "dc.ruling.overflow-sequential");
  });
});

test("the domain's answers are the legal ones among all that could be tried, and each can be drawn", () => {
  const at = table(["t/archer", "t/ogre", "t/priest"]);
  play(at, deploy("t/archer", 1));
  const domain = deployDomain(at.run.state, asked(at), "a");
  const legal = deployCandidates(at.run.state, asked(at), "a").filter((answer) => domain.check(answer).legal);
  const listed = domain.enumerate() ?? [];
  const text = (answers: readonly Answer[]): string[] => answers.map((answer) => JSON.stringify(answer)).sort();
  expect(text(listed)).toEqual(text(legal));
  expect(domain.first()).toEqual(finish);
  expect(domain.open()).toBe(true);
  const drawn = new Set<string>();
  let state = 1;
  const pick = (sides: number): number => {
    state = (state * 48271) % 2147483647;
    return state % sides;
  };
  for (let i = 0; i < 3000; i += 1) drawn.add(JSON.stringify(domain.sample(pick)));
  expect([...drawn].sort()).toEqual(text(listed));
});

function fail(): never {
  throw new Error("the position has no creature");
}
