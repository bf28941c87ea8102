import type { GameTypes } from "@undercroft/kernel";
import { EmblemSprite, type GameClient, type GameDoor, TopBar, useEmblems } from "@undercroft/table";
import { type ReactElement, use } from "react";
import { useStore } from "zustand";
import { choices } from "../start/choices.ts";
import { openGame } from "./open-game.ts";
import { go } from "./route.ts";
import { TopTools } from "./top-tools.tsx";

function Inside<T extends GameTypes>(props: {
  readonly client: GameClient<T>;
  readonly door: GameDoor;
  readonly name: string;
}): ReactElement | null {
  const chosen = useStore(choices);
  const emblems = useEmblems();
  const page = props.client.pages[props.name];
  if (page === undefined) return null;
  const { title, Page } = page;
  const { door } = props;
  // Whoever comes from a page of a game wants to play that game.
  const leave = (): void => {
    if (choices.getState().game !== door.id) choices.setState({ game: door.id, preset: door.usual });
    go({ page: "start" });
  };
  return (
    <>
      {emblems === null ? null : <EmblemSprite emblems={emblems} />}
      <TopBar brand="Undercroft" sub={title()} onBrand={leave} tools={<TopTools />} />
      <Page
        chosen={chosen}
        open={(name) => go({ page: "game", game: door.id, name })}
        leave={leave}
        onRule={(rule) => go({ page: "help", rule })}
      />
    </>
  );
}

/** A page that a game brings along: its cards, its builder, its map. */
export default function GamePage(props: { readonly door: GameDoor; readonly name: string }): ReactElement {
  const game = use(openGame(props.door));
  return game.use((client) => <Inside client={client} door={props.door} name={props.name} />);
}
