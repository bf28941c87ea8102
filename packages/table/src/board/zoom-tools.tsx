import type { ReactElement, Ref } from "react";

/** The buttons at a board's corner: closer, and farther while it is zoomed. */
export function ZoomTools(props: {
  readonly ref?: Ref<HTMLDivElement>;
  readonly zoomed: boolean;
  readonly labels: { readonly zoomIn: string; readonly zoomOut: string };
  /** By what factor; null for the first step from the whole board. */
  readonly onZoom: (factor: number | null) => void;
}): ReactElement {
  const { zoomed, labels, onZoom } = props;
  return (
    <div ref={props.ref} className="zoom-tools">
      <button type="button" className="tool" aria-label={labels.zoomIn} onClick={() => onZoom(zoomed ? 1.25 : null)}>
        +
      </button>
      {zoomed ? (
        <button type="button" className="tool zoom-out" aria-label={labels.zoomOut} onClick={() => onZoom(0.8)}>
          −
        </button>
      ) : null}
    </div>
  );
}
