import { EmblemSprite, type Emblems, loadEmblems, loadMoreEmblems, SHELL_EMBLEMS } from "@undercroft/table";
import { type ReactElement, StrictMode, useEffect, useState, useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";
import "@undercroft/table";
import { CardScene, CoverScene, EndScene, StartScene } from "./sheets.tsx";
import { TableScene } from "./table.tsx";

// Every component in a fixed position, for looking at while it is drawn: npx vite packages/dungeon-command/client/gallery, then #answer, #move, #cower, ...

const SCENES: Readonly<Record<string, () => ReactElement>> = {
  answer: () => <TableScene moment="answer" />,
  move: () => <TableScene moment="move" />,
  cower: () => <TableScene moment="cower" />,
  russian: () => <TableScene moment="russian" />,
  cards: () => <CardScene />,
  cover: () => <CoverScene />,
  start: () => <StartScene />,
  end: () => <EndScene />,
};

function useHash(): string {
  return useSyncExternalStore(
    (changed) => {
      addEventListener("hashchange", changed);
      return () => removeEventListener("hashchange", changed);
    },
    () => location.hash.slice(1),
  );
}

function Gallery(): ReactElement {
  const [emblems, setEmblems] = useState<Emblems | null>(null);
  useEffect(() => {
    void Promise.all([loadEmblems(), loadMoreEmblems()]).then(([ours, more]) => setEmblems({ ...ours, ...more }));
  }, []);
  const hash = useHash();
  const scene = SCENES[hash] ?? SCENES.answer;
  return (
    <>
      <EmblemSprite emblems={SHELL_EMBLEMS} />
      {emblems === null ? null : <EmblemSprite emblems={emblems} />}
      {scene?.()}
    </>
  );
}

const root = document.getElementById("root");
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <Gallery />
    </StrictMode>,
  );
}
