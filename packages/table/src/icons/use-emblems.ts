import { useEffect, useState } from "react";
import { type Emblems, loadEmblems, loadMoreEmblems } from "./sprite.tsx";

/** Emblems of the packs, and as soon as they are there all others that a card may name; null before that. */
export function useEmblems(): Emblems | null {
  const [emblems, setEmblems] = useState<Emblems | null>(null);
  useEffect(() => {
    let wanted = true;
    void loadEmblems().then((ours) => {
      if (wanted) setEmblems(ours);
      return loadMoreEmblems().then((more) => {
        if (wanted) setEmblems({ ...more, ...ours });
      });
    });
    return () => {
      wanted = false;
    };
  }, []);
  return emblems;
}
