import { type RefObject, useEffect } from "react";
import { makeAgain, takeBack } from "./draft.ts";

/** Whether a key belongs to what is being written. */
const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches("input:not([type=checkbox], [type=radio]), textarea, select");

/** Keys of the whole page: / to the search, Ctrl+Z takes the last change back, Ctrl+Y makes it again. */
export function useBuilderKeys(search: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (isWriting(event.target)) return;
      const key = event.key.toLowerCase();
      if (event.ctrlKey || event.metaKey) {
        if (key === "z" && !event.shiftKey) takeBack();
        else if (key === "y" || key === "z") makeAgain();
        else return;
      } else if (event.key === "/" && search.current !== null) search.current.focus();
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [search]);
}
