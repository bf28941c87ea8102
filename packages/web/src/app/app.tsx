import { EmblemSprite, type Locale, SHELL_EMBLEMS, speak } from "@undercroft/table";
import { lazy, type ReactElement, Suspense, useEffect, useState } from "react";
import { doorOf, GAMES } from "../games.tsx";
import { useSetting } from "../settings/use-settings.ts";
import { StartPage } from "../start/start-page.tsx";
import { Mishap } from "./mishap.tsx";
import { Opening } from "./opening.tsx";
import { routeOf, useHash } from "./route.ts";
import "./app.css";

const TablePage = lazy(() => import("../table/table-page.tsx"));
const GamePage = lazy(() => import("./game-page.tsx"));
const HelpPage = lazy(() => import("../help/help-page.tsx"));

function Page(): ReactElement {
  const route = routeOf(useHash());
  switch (route.page) {
    case "table":
      return <TablePage id={route.id} />;
    case "game": {
      const door = doorOf(route.game);
      return door === undefined ? <StartPage games={GAMES} /> : <GamePage door={door} name={route.name} />;
    }
    case "help":
      return <HelpPage rule={route.rule} />;
    default:
      return <StartPage games={GAMES} />;
  }
}

/** The page in the language that is spoken; another language draws it anew. */
export function App(): ReactElement | null {
  const locale = useSetting("locale");
  const [spokenNow, setSpoken] = useState<Locale | null>(null);
  useEffect(() => {
    let wanted = true;
    void speak(locale).then(() => {
      if (wanted) setSpoken(locale);
    });
    return () => {
      wanted = false;
    };
  }, [locale]);
  if (spokenNow === null) return null;
  return (
    <>
      <Mishap key={spokenNow}>
        <Suspense fallback={<Opening />}>
          <Page />
        </Suspense>
      </Mishap>
      <EmblemSprite emblems={SHELL_EMBLEMS} />
    </>
  );
}
