import { act, type ReactElement } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Battlefield } from "./battlefield.tsx";
import type { PieceFace } from "./piece-face.ts";
import { squareName } from "./square.ts";
import type { BattlefieldFace } from "./terrain.tsx";

const FIELD: BattlefieldFace = {
  squares: [
    [{ ground: "floor" }, { ground: "rock" }, { ground: "difficult" }],
    [{ ground: "floor" }, { ground: "floor" }, { ground: "hazard" }],
  ],
  walls: [],
  tiles: [],
};
const LABELS = { board: "Battlefield", minimap: "Map", zoomIn: "Closer", zoomOut: "Farther" };
const SCOUT: PieceFace = { id: "scout", x: 1, y: 1, seat: "lapis", emblem: null, monogram: "Sc", level: 1 };

let root: Root | undefined;

function show(element: ReactElement): HTMLElement {
  const host = document.createElement("div");
  document.body.append(host);
  root = createRoot(host);
  act(() => root?.render(element));
  return host;
}

function cell(host: HTMLElement, name: string): HTMLElement {
  const found = host.querySelector<HTMLElement>(`[aria-label="${name}"]`);
  if (found === null) throw new Error(`no square ${name}`);
  return found;
}

function press(host: HTMLElement, key: string, ctrlKey = false): void {
  act(() => {
    const focused = host.querySelector('[tabindex="0"].square-cell');
    focused?.dispatchEvent(new KeyboardEvent("keydown", { key, ctrlKey, bubbles: true, cancelable: true }));
  });
}

afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
});

describe("the battlefield by keyboard and ear", () => {
  it("is one grid in which every square says what it is, and one square takes the focus", () => {
    const host = show(<Battlefield field={FIELD} pieces={[SCOUT]} labels={LABELS} labelOf={squareName} />);
    expect(host.querySelectorAll('[role="grid"]')).toHaveLength(1);
    expect([...host.querySelectorAll('[role="gridcell"]')].map((node) => node.getAttribute("aria-label"))).toEqual([
      "a1",
      "b1",
      "c1",
      "a2",
      "b2",
      "c2",
    ]);
    expect(host.querySelectorAll('.square-cell[tabindex="0"]')).toHaveLength(1);
    expect(cell(host, "b2").tabIndex).toBe(0);
  });

  it("walks with the arrows and chooses with Enter", () => {
    const onSquare = vi.fn();
    const host = show(
      <Battlefield field={FIELD} pieces={[SCOUT]} labels={LABELS} labelOf={squareName} onSquare={onSquare} />,
    );
    act(() => cell(host, "b2").focus());
    press(host, "ArrowLeft");
    expect(document.activeElement).toBe(cell(host, "a2"));
    press(host, "Enter");
    expect(onSquare).toHaveBeenLastCalledWith({ x: 0, y: 1 });
  });

  it("jumps to the next piece with Ctrl and an arrow, and chooses the piece there", () => {
    const onPiece = vi.fn();
    const onSquare = vi.fn();
    const host = show(
      <Battlefield
        field={FIELD}
        pieces={[SCOUT, { ...SCOUT, id: "hound", x: 2, y: 0 }]}
        labels={LABELS}
        labelOf={squareName}
        onPiece={onPiece}
        onSquare={onSquare}
      />,
    );
    act(() => cell(host, "b2").focus());
    press(host, "ArrowRight", true);
    expect(document.activeElement).toBe(cell(host, "c1"));
    press(host, "Enter");
    expect(onPiece).toHaveBeenLastCalledWith("hound", { x: 2, y: 0 });
    expect(onSquare).not.toHaveBeenCalled();
  });

  it("tells which square is looked at, so that its option can light up", () => {
    const onHover = vi.fn();
    const host = show(
      <Battlefield field={FIELD} pieces={[SCOUT]} labels={LABELS} labelOf={squareName} onHover={onHover} />,
    );
    act(() => cell(host, "b2").focus());
    expect(onHover).toHaveBeenLastCalledWith({ x: 1, y: 1 }, "scout");
  });

  it("is chosen on by assistive technology that presses a square itself", () => {
    const onSquare = vi.fn();
    const host = show(
      <Battlefield field={FIELD} pieces={[]} labels={LABELS} labelOf={squareName} onSquare={onSquare} />,
    );
    act(() => cell(host, "c1").click());
    expect(onSquare).toHaveBeenLastCalledWith({ x: 2, y: 0 });
  });
});

describe("what the moment draws", () => {
  const draw = (pieces: readonly PieceFace[], fallen: readonly PieceFace[] = []): ReactElement => (
    <Battlefield field={FIELD} pieces={pieces} marks={{ fallen }} labels={LABELS} labelOf={squareName} />
  );
  const HOUND: PieceFace = { ...SCOUT, id: "hound", x: 1, y: 0, hitPoints: { left: 20, full: 40 } };

  it("lays what is read on pieces above all their bodies, and above the arrow between them", () => {
    const arrow = { id: "a", from: { x: 1.5, y: 0.5 }, to: { x: 1.5, y: 1.5 }, tone: "harm" as const };
    const host = show(
      <Battlefield
        field={FIELD}
        pieces={[SCOUT, HOUND]}
        marks={{ arrows: [arrow] }}
        labels={LABELS}
        labelOf={squareName}
      />,
    );
    const layers = [...host.querySelectorAll(".piece-body, .arrow, .figures")].map((node) =>
      node.getAttribute("class"),
    );
    expect(layers).toEqual(["piece-body", "piece-body", "arrow", "piece figures", "piece figures"]);
  });

  it("breaks the ring of a destroyed creature in three, without its figures", () => {
    const host = show(draw([], [{ ...HOUND, mood: "destroyed" }]));
    expect(host.querySelectorAll('[data-piece="hound"] .shard')).toHaveLength(3);
    expect(host.querySelectorAll(".figures")).toHaveLength(0);
  });

  it("marks a piece that something is aimed at, apart from those that may be chosen", () => {
    const host = show(
      draw([
        { ...SCOUT, aimed: true },
        { ...HOUND, target: true },
      ]),
    );
    expect(host.querySelectorAll('[data-piece="scout"] .piece-aimed')).toHaveLength(1);
    expect(host.querySelectorAll('[data-piece="hound"] .piece-aimed')).toHaveLength(0);
  });

  it("counts hit points down, and says the new number at once to whoever wants no motion", () => {
    const reads = (host: HTMLElement): string | null | undefined => host.querySelector(".hit-points")?.textContent;
    const hit: PieceFace = { ...HOUND, hitPoints: { left: 0, full: 40 } };
    const list = matchMedia("(prefers-reduced-motion: reduce)");
    const media = vi.spyOn(globalThis, "matchMedia").mockReturnValue(list);
    const answering = (value: boolean): void => {
      Object.defineProperty(list, "matches", { value, configurable: true });
    };
    answering(false);
    const host = show(draw([HOUND]));
    act(() => root?.render(draw([hit])));
    expect(reads(host)).toBe("20");
    answering(true);
    act(() => root?.render(draw([HOUND])));
    act(() => root?.render(draw([hit])));
    expect(reads(host)).toBe("0");
    media.mockRestore();
  });
});

describe("pieces over one another", () => {
  it("draws whoever is carried above its carrier, and presses it first on its square", () => {
    const mount: PieceFace = { ...SCOUT, id: "mount", x: 0, y: 0, size: 2 };
    const rider: PieceFace = { ...SCOUT, id: "rider", x: 0, y: 0, carried: true };
    const onPiece = vi.fn();
    const host = show(
      <Battlefield field={FIELD} pieces={[rider, mount]} labels={LABELS} labelOf={squareName} onPiece={onPiece} />,
    );
    const drawn = [...host.querySelectorAll(".piece[data-piece]")].map((node) => node.getAttribute("data-piece"));
    expect(drawn).toEqual(["mount", "rider"]);
    act(() => cell(host, "a1").focus());
    press(host, "Enter");
    expect(onPiece.mock.calls[0]?.[0]).toBe("rider");
  });
});
