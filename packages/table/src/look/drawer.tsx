import { type MouseEvent, type ReactElement, type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { Glyph } from "../common/glyph.tsx";

/** A sheet that slides over the table from below (phone) or from the right. */
export interface DrawerProps {
  readonly side: "bottom" | "right";
  readonly title: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A modal sheet. The browser's own dialog keeps the focus inside, closes on Esc and gives the focus back. */
export function Drawer(props: DrawerProps): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  // Before the sheet leaves the page, so that the browser can still give the focus back.
  useLayoutEffect(() => {
    const node = dialog.current;
    node?.showModal();
    return () => node?.close();
  }, []);
  const pressBackdrop = (event: MouseEvent<HTMLDialogElement>): void => {
    if (event.target === event.currentTarget) props.onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc is the dialog's own; pressing outside is a shortcut for it
    <dialog
      ref={dialog}
      className={`sheet ${props.side}`}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        props.onClose();
      }}
      onClick={pressBackdrop}
    >
      <div className="sheet-inner">
        <div className="sheet-head">
          <h2 id={heading}>{props.title}</h2>
          <button type="button" className="tool" aria-label={props.closeLabel} onClick={props.onClose}>
            <Glyph name="cancel" size={20} />
          </button>
        </div>
        <div className="sheet-body">{props.children}</div>
      </div>
    </dialog>
  );
}
