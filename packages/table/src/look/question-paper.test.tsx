import { act, type ReactElement } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, describe, expect, it, vi } from "vitest";
import { QuestionPaper, type QuestionPaperProps } from "./question-paper.tsx";

const BASE: QuestionPaperProps = {
  seat: "lapis",
  who: "You may answer",
  question: "Barbed Shot flies at Lantern Scout",
  options: [
    { id: "dodge", label: "Dodge", detail: "taps the Scout", shortcut: "D" },
    { id: "shields", label: "Raise Shields" },
    {
      id: "hold",
      label: "Hold the Ford",
      refusal: { reason: "Needs STR", rule: { id: "dc.orders.ability", label: "§ dc.orders.ability" } },
    },
  ],
  labels: { region: "Question", less: "Less", more: "More", goesOn: "more below" },
};

let root: Root | undefined;

function show(element: ReactElement): HTMLElement {
  const host = document.createElement("div");
  document.body.append(host);
  root = createRoot(host);
  act(() => root?.render(element));
  return host;
}

function button(host: HTMLElement, words: string): HTMLButtonElement {
  const found = [...host.querySelectorAll("button")].find(
    (node) => node.textContent?.startsWith(words) || node.getAttribute("aria-label") === words,
  );
  if (found === undefined) throw new Error(`no button ${words}`);
  return found;
}

afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
});

describe("the question", () => {
  it("inks the first open answer and gives the one that is pressed", () => {
    const onOption = vi.fn();
    const host = show(<QuestionPaper {...BASE} onOption={onOption} />);
    expect(button(host, "Dodge").className).toContain("pri");
    act(() => button(host, "Raise Shields").click());
    expect(onOption).toHaveBeenCalledExactlyOnceWith("shields");
  });

  it("says why an answer may not be given, and opens its rule instead of giving it", () => {
    const onOption = vi.fn();
    const onRule = vi.fn();
    const host = show(<QuestionPaper {...BASE} onOption={onOption} onRule={onRule} />);
    const refused = button(host, "Hold the Ford");
    expect(refused.getAttribute("aria-disabled")).toBe("true");
    expect(refused.textContent).toContain("Needs STR");
    act(() => refused.click());
    expect(onOption).not.toHaveBeenCalled();
    expect(onRule).toHaveBeenCalledExactlyOnceWith("dc.orders.ability");
  });

  it("steps an amount between its limits and waits for the confirming button", () => {
    const onChange = vi.fn();
    const onConfirm = vi.fn();
    const host = show(
      <QuestionPaper
        {...BASE}
        options={[]}
        amount={{ value: 3, least: 0, most: 3, label: "squares", onChange }}
        confirm={{ label: "Slide it", ready: true, onConfirm }}
      />,
    );
    expect(button(host, "More").disabled).toBe(true);
    act(() => button(host, "Less").click());
    expect(onChange).toHaveBeenCalledExactlyOnceWith(2);
    act(() => button(host, "Slide it").click());
    expect(onConfirm).toHaveBeenCalledOnce();
  });

  it("turns to slab while somebody else is asked", () => {
    const host = show(<QuestionPaper {...BASE} waiting options={[]} />);
    expect(host.querySelector("section")?.className).toBe("ask waiting");
  });

  it("keeps what answers nothing to its head, apart from the answers and their keys", () => {
    const onPress = vi.fn();
    const onOption = vi.fn();
    const host = show(
      <QuestionPaper {...BASE} aside={{ label: "Back", shortcut: "Esc", onPress }} onOption={onOption} />,
    );
    expect(host.querySelector(".ask-head button.aside")?.textContent).toBe("BackEsc");
    act(() => button(host, "Back").click());
    expect(onPress).toHaveBeenCalledOnce();
    expect(onOption).not.toHaveBeenCalled();
    expect(host.querySelectorAll(".opt")).toHaveLength(BASE.options.length);
  });
});
