import { memo, type NamedExoticComponent, type ReactElement } from "react";
import shell from "./shell.json" with { type: "json" };

/** Emblems by name, each one path in a square of 512. */
export type Emblems = Readonly<Record<string, string>>;

/** The emblems that every page needs. */
export const SHELL_EMBLEMS: Emblems = shell;

/** The emblems that the shipped packs name; fetched when a game is opened. */
export async function loadEmblems(): Promise<Emblems> {
  const module = await import("./emblems.json");
  return module.default;
}

/** More emblems to choose from; fetched when a card is made, or shown that names one of them. */
export async function loadMoreEmblems(): Promise<Emblems> {
  const module = await import("./more-emblems.json");
  return module.default;
}

/** Puts emblems at the disposal of the whole page, once; `Glyph` refers to them by name. */
export const EmblemSprite: NamedExoticComponent<{ readonly emblems: Emblems }> = memo(function EmblemSprite(props: {
  readonly emblems: Emblems;
}): ReactElement {
  return (
    <svg width={0} height={0} style={{ position: "absolute" }} aria-hidden="true">
      <defs>
        {Object.entries(props.emblems).map(([name, path]) => (
          <symbol key={name} id={`g-${name}`} viewBox="0 0 512 512">
            <path fill="currentColor" d={path} />
          </symbol>
        ))}
      </defs>
    </svg>
  );
});
