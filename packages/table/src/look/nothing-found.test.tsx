import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, test } from "vitest";
import { speak } from "../words/index.ts";
import { NothingFound } from "./nothing-found.tsx";

test("only a search that finds nothing has a button that shows all cards again", () => {
  speak("en");
  const host = document.createElement("div");
  const root = createRoot(host);
  let all = 0;
  const show = (found: number): HTMLButtonElement | null => {
    act(() => root.render(<NothingFound found={found} onAll={() => (all += 1)} />));
    return host.querySelector("button");
  };
  expect(show(1)).toBeNull();
  const button = show(0);
  expect(button?.textContent).toBe("Show all cards");
  act(() => button?.click());
  expect(all).toBe(1);
  act(() => root.unmount());
});
