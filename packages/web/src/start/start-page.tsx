import { FOES, type Foe, GameArch, type GameDoor, PickList, ResumeBand, Rosette, say, TopBar } from "@undercroft/table";
import { type ReactElement, Suspense, useState } from "react";
import { useStore } from "zustand";
import { openGame } from "../app/open-game.ts";
import { go, hrefOf } from "../app/route.ts";
import { TopTools } from "../app/top-tools.tsx";
import { listSaves, type Save } from "../saves/saves.ts";
import { choices } from "./choices.ts";
import { openDoor } from "./door.tsx";
import { SavedTables } from "./saved-tables.tsx";
import { GameDoorButton, GameSetup } from "./setup.tsx";
import { matchWords, sidesWords, whenWords } from "./summary-words.ts";

const FOE_ICONS: Readonly<Record<Foe, string>> = {
  recruit: "wooden-helmet",
  captain: "crested-helmet",
  screen: "tabletop-players",
  watch: "eye-target",
};

function Resume(props: { readonly saves: readonly Save[]; readonly games: Games }): ReactElement | null {
  const save = props.saves.find((one) => one.ok && !one.saved.info.summary.over);
  if (save === undefined || !save.ok) return null;
  const { info } = save.saved;
  const door = props.games.find((one) => one.id === info.game);
  if (door === undefined) return null;
  return (
    <div className="area-resume">
      <ResumeBand
        seat="lapis"
        emblem="crown"
        title={say("start.resume")}
        line={say("start.resume-line", {
          game: matchWords(door, info.summary),
          when: whenWords(info.summary),
          names: sidesWords(info.summary),
          standing: door.standing(info.summary.standing, info.summary.kind),
        })}
        action={say("start.go-on")}
        onResume={() => go({ page: "table", id: info.id })}
      />
    </div>
  );
}

type Games = readonly [GameDoor, ...GameDoor[]];

/** The arches of all games. One that is chosen already, or is the only one, is entered at a press. */
function Arches(props: { readonly games: Games; readonly door: GameDoor }): ReactElement {
  const press = (door: GameDoor): void => {
    if (door.id === props.door.id) void openGame(door).then(openDoor);
    else choices.setState({ game: door.id, preset: door.usual });
  };
  return (
    <div className="arches">
      {props.games.map((door) => (
        <GameArch
          key={door.id}
          picture={door.picture}
          name={door.name}
          line={door.line()}
          chosen={door.id === props.door.id}
          onChoose={() => press(door)}
        />
      ))}
    </div>
  );
}

/** Where everything begins: one press plays. */
export function StartPage(props: { readonly games: Games }): ReactElement {
  const { games } = props;
  const [saves, setSaves] = useState<readonly Save[]>(() => listSaves());
  const chosen = useStore(choices);
  const door = games.find((one) => one.id === chosen.game) ?? games[0];
  return (
    <>
      <TopBar brand="Undercroft" tools={<TopTools />} />
      <main className="start-page">
        <Resume saves={saves} games={games} />
        <section className="area-games">
          <h2>{say("start.what")}</h2>
          <Arches games={games} door={door} />
          <div className="door-row">
            <PickList
              label={say("option.game")}
              chosen={chosen.preset}
              picks={door.presets.map(({ id, icon, name, line }) => ({ id, icon, name: name(), line: line() }))}
              onChoose={(preset) => choices.setState({ preset })}
            />
            <Suspense fallback={<span className="go-opening" />}>
              <GameDoorButton key={door.id} door={door} />
            </Suspense>
          </div>
          <nav className="start-links" aria-label={say("start.more")}>
            {door.pages.map(({ name, link }) =>
              link === null ? null : (
                <a key={name} href={hrefOf({ page: "game", game: door.id, name })}>
                  {link()}
                </a>
              ),
            )}
            <a href={hrefOf({ page: "help", rule: null })}>{say("start.rules")}</a>
          </nav>
        </section>
        <section className="area-foes">
          <h2>{say("start.foes")}</h2>
          <PickList
            label={say("start.foes")}
            chosen={chosen.foe}
            picks={FOES.map((id) => ({
              id,
              icon: FOE_ICONS[id],
              name: say(`foe.${id}`),
              line: say(`foe.${id}-line`),
            }))}
            onChoose={(id) => {
              const foe = FOES.find((one) => one === id);
              if (foe !== undefined) choices.setState({ foe });
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
          <GameSetup key={door.id} door={door} />
        </Suspense>
        <footer className="area-legal">{say("start.legal")}</footer>
      </main>
    </>
  );
}
