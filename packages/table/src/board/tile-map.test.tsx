import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, test } from "vitest";
import { TileMap } from "./tile-map.tsx";

const labels = { board: "", minimap: "", zoomIn: "", zoomOut: "" };

test("the keyboard's way over the map begins at the first piece, and there once more when something else is played", () => {
  const host = document.createElement("div");
  document.body.append(host);
  const root = createRoot(host);
  const draw = (part: string): void =>
    act(() =>
      root.render(
        <TileMap
          columns={3}
          rows={3}
          tile={{ width: 40, height: 40 }}
          labels={labels}
          labelOf={() => ""}
          places={[{ x: 1, y: 1 }]}
          part={part}
          onPress={() => false}
        >
          {null}
        </TileMap>,
      ),
    );
  const focus = (): readonly (string | null | undefined)[] => {
    const cell = host.querySelector<HTMLElement>(".square-cell[tabindex='0']");
    return [cell?.getAttribute("data-x"), cell?.getAttribute("data-y")];
  };
  draw("build");
  expect(focus()).toEqual(["1", "1"]);
  const far = host.querySelector<HTMLElement>("[data-x='2'][data-y='0']");
  act(() => far?.focus());
  draw("build");
  expect(focus()).toEqual(["2", "0"]);
  draw("hero");
  expect(focus()).toEqual(["1", "1"]);
  expect(document.activeElement).toBe(host.querySelector("[data-x='1'][data-y='1']"));
  act(() => root.unmount());
  host.remove();
});
