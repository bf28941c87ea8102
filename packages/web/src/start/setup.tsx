import type { GameTypes } from "@undercroft/kernel";
import { EmblemSprite, type Emblems, type GameClient, type GameDoor, loadEmblems, say } from "@undercroft/table";
import { type ReactElement, use, useEffect, useState } from "react";
import { useStore } from "zustand";
import { openGame } from "../app/open-game.ts";
import { go } from "../app/route.ts";
import { choices } from "./choices.ts";
import { Door, openDoor } from "./door.tsx";
import { Options } from "./options.tsx";

function Areas<T extends GameTypes>(props: { readonly client: GameClient<T> }): ReactElement {
  const { client } = props;
  const chosen = useStore(choices);
  const [emblems, setEmblems] = useState<Emblems | null>(null);
  useEffect(() => {
    void loadEmblems().then(setEmblems);
  }, []);
  const { Setup } = client.start;
  return (
    <>
      {emblems === null ? null : <EmblemSprite emblems={emblems} />}
      <Setup chosen={chosen} open={(name) => go({ page: "game", game: client.game.id, name })} />
      <div className="area-begin begin">
        <Options client={client} />
        <label>
          {say("start.seed")}{" "}
          <input
            value={chosen.seed}
            maxLength={60}
            onChange={(event) => choices.setState({ seed: event.target.value })}
          />
        </label>
      </div>
    </>
  );
}

/** What a game asks before a match, and how it is played: the part of the start page that needs the game itself. */
export function GameSetup(props: { readonly door: GameDoor }): ReactElement {
  return use(openGame(props.door)).use((client) => <Areas client={client} />);
}

/** The button that begins the match. */
export function GameDoorButton(props: { readonly door: GameDoor }): ReactElement {
  const game = use(openGame(props.door));
  return game.use((client) => <Door client={client} onOpen={() => openDoor(game)} />);
}
