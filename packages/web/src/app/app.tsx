import { EmblemSprite, type Locale, Rosette, SHELL_EMBLEMS, say, speak } from "@undercroft/table";
import { lazy, type ReactElement, Suspense, useEffect, useState } from "react";
import { useSetting } from "../settings/use-settings.ts";
import { StartPage } from "../start/start-page.tsx";
import { Mishap } from "./mishap.tsx";
import { routeOf, useHash } from "./route.ts";
import "./app.css";

const TablePage = lazy(() => import("../table/table-page.tsx"));
const CardsPage = lazy(() => import("../cards/cards-page.tsx"));
const WarbandPage = lazy(() => import("../warband/warband-page.tsx"));
const TilesPage = lazy(() => import("../tiles/tiles-page.tsx"));
const HelpPage = lazy(() => import("../help/help-page.tsx"));

function Page(): ReactElement {
  const route = routeOf(useHash());
  switch (route.page) {
    case "table":
      return <TablePage id={route.id} />;
    case "cards":
      return <CardsPage />;
    case "warband":
      return <WarbandPage />;
    case "tiles":
      return <TilesPage />;
    case "help":
      return <HelpPage rule={route.rule} />;
    default:
      return <StartPage />;
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
        <Suspense
          fallback={
            <main className="waiting-page">
              <Rosette size={140} turning label={say("page.opening")} />
            </main>
          }
        >
          <Page />
        </Suspense>
      </Mishap>
      <EmblemSprite emblems={SHELL_EMBLEMS} />
    </>
  );
}
