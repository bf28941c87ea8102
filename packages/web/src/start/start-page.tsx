import { GameArch, PickList, ResumeBand, Rosette, say, TopBar } from "@undercroft/table";
import { lazy, type ReactElement, Suspense, useState } from "react";
import { useStore } from "zustand";
import { go, hrefOf } from "../app/route.ts";
import { TopTools } from "../app/top-tools.tsx";
import { listSaves, type Save } from "../saves/saves.ts";
import { choices, type Foe } from "./choices.ts";
import { SavedTables } from "./saved-tables.tsx";
import { sidesWords, whenWords } from "./summary-words.ts";

const Door = lazy(() => import("./door.tsx"));
const Warbands = lazy(() => import("./warbands.tsx"));

const FOES: readonly { readonly id: Foe; readonly icon: string }[] = [
  { id: "recruit", icon: "wooden-helmet" },
  { id: "captain", icon: "crested-helmet" },
  { id: "screen", icon: "tabletop-players" },
  { id: "watch", icon: "eye-target" },
];

const GAMES = [
  { id: "first-game", icon: "open-book" },
  { id: "standard", icon: "dungeon-gate" },
] as const;

/** The match as it is chosen, begun from the picture of the game as from the door below it. */
function enter(): void {
  void import("./door.tsx").then((door) => door.openDoor());
}

function Resume(props: { readonly saves: readonly Save[] }): ReactElement | null {
  const save = props.saves.find((one) => one.ok && !one.saved.info.summary.over);
  if (save === undefined || !save.ok) return null;
  const { info } = save.saved;
  return (
    <div className="area-resume">
      <ResumeBand
        seat="lapis"
        emblem="crown"
        title={say("start.resume")}
        line={say("start.resume-line", {
          when: whenWords(info.summary),
          names: sidesWords(info.summary),
          morale: info.summary.morale.join(" : "),
        })}
        action={say("start.go-on")}
        onResume={() => go({ page: "table", id: info.id })}
      />
    </div>
  );
}

/** Where everything begins: one press plays. */
export function StartPage(): ReactElement {
  const [saves, setSaves] = useState<readonly Save[]>(() => listSaves());
  const chosen = useStore(choices);
  return (
    <>
      <TopBar brand="Undercroft" tools={<TopTools />} />
      <main className="start-page">
        <Resume saves={saves} />
        <section className="area-games">
          <h2>{say("start.what")}</h2>
          <div className="arches">
            <GameArch
              art="dungeon-command"
              name="Dungeon Command"
              line={say("game.dungeon-command")}
              chosen
              onChoose={enter}
            />
            <GameArch
              art="miniatures"
              name={say("game.miniatures-name")}
              line={say("game.later")}
              chosen={false}
              disabled
              onChoose={() => undefined}
            />
            <GameArch
              art="dungeoneer"
              name="Dungeoneer"
              line={say("game.later")}
              chosen={false}
              disabled
              onChoose={() => undefined}
            />
          </div>
          <div className="door-row">
            <PickList
              label={say("option.game")}
              chosen={chosen.game}
              picks={GAMES.map((game) => ({
                ...game,
                name: say(`option.${game.id}`),
                line: say(`option.${game.id}-line`),
              }))}
              onChoose={(id) => {
                const game = GAMES.find((one) => one.id === id);
                if (game !== undefined) choices.setState({ game: game.id, layout: null });
              }}
            />
            <Suspense fallback={<span className="go-opening" />}>
              <Door />
            </Suspense>
          </div>
          <nav className="start-links" aria-label={say("start.more")}>
            <a href={hrefOf({ page: "warband" })}>{say("start.build")}</a>
            <a href={hrefOf({ page: "cards" })}>{say("start.cards")}</a>
            <a href={hrefOf({ page: "help", rule: null })}>{say("start.rules")}</a>
          </nav>
        </section>
        <section className="area-foes">
          <h2>{say("start.foes")}</h2>
          <PickList
            label={say("start.foes")}
            chosen={chosen.foe}
            picks={FOES.map((foe) => ({ ...foe, name: say(`foe.${foe.id}`), line: say(`foe.${foe.id}-line`) }))}
            onChoose={(id) => {
              const foe = FOES.find((one) => one.id === id);
              if (foe !== undefined) choices.setState({ foe: foe.id });
            }}
          />
          <SavedTables saves={saves} onChange={() => setSaves(listSaves())} />
        </section>
        <Suspense
          fallback={
            <div className="area-packs packs-opening">
              <Rosette size={140} turning label={say("page.opening")} />
            </div>
          }
        >
          <Warbands />
        </Suspense>
        <footer className="area-legal">{say("start.legal")}</footer>
      </main>
    </>
  );
}
