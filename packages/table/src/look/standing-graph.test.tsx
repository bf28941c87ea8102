import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, test } from "vitest";
import { StandingGraph, type StandingGraphProps } from "./standing-graph.tsx";

function drawn(props: StandingGraphProps): readonly string[] {
  const host = document.createElement("div");
  const root = createRoot(host);
  act(() => root.render(<StandingGraph {...props} />));
  const texts = [...host.querySelectorAll("text")].map((node) => node.textContent ?? "");
  act(() => root.unmount());
  return texts;
}

const turns = Array.from({ length: 40 }, (_, i) => ({
  seat: i % 2 === 0 ? ("lapis" as const) : ("madder" as const),
  round: Math.floor(i / 2) + 1,
}));
const lapis = { seat: "lapis" as const, values: [15, 4, -3] };

test("a number below zero is written with a minus sign", () => {
  expect(drawn({ series: [lapis], turns: turns.slice(0, 2), label: "" })).toContain("−3");
});

test("where a small number wins, each number up to it is ruled", () => {
  const texts = drawn({ series: [{ seat: "lapis", values: [0, 1] }], turns: turns.slice(0, 1), goal: 3, label: "" });
  // 0 to 3 beside the lines, round 1 below, and the 1 at the end of the line.
  expect(texts).toEqual(["0", "1", "2", "3", "1", "1"]);
});

test("the numbers of rounds keep off each other: a narrow graph leaves some out", () => {
  const rounds = (width: number): readonly string[] =>
    drawn({ series: [], turns, width, label: "" }).filter((text) => text !== "0" && text !== "5");
  // 40 turns on 802 units are 20 each, two a round: all 20 rounds but the fifth, which reads like the scale, have room.
  expect(rounds(886)).toHaveLength(19);
  // On 296 units a turn has 7.4 and a round 14.8, less than the 16 that a number needs: every second one is left out.
  expect(rounds(380)).toHaveLength(9);
});
