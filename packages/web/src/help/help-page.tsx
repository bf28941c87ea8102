import { say, TopBar } from "@undercroft/table";
import { type ReactElement, use } from "react";
import { useStore } from "zustand";
import { openGame } from "../app/open-game.ts";
import { go } from "../app/route.ts";
import { TopTools } from "../app/top-tools.tsx";
import { doorOf, GAMES } from "../games.tsx";
import { choices } from "../start/choices.ts";
import { Credits } from "./credits.tsx";
import { RuleSearch } from "./rule-search.tsx";

/** The rules of one game, its whole ledger: that of the rule asked for, else the one chosen on the start page. */
export default function HelpPage(props: { readonly rule: string | null }): ReactElement {
  const chosen = useStore(choices, (state) => state.game);
  const byRule = GAMES.find((door) => props.rule?.startsWith(`${door.rules}.`) === true);
  const game = use(openGame(byRule ?? doorOf(chosen) ?? GAMES[0]));
  return (
    <>
      <TopBar brand="Undercroft" sub={say("bar.help")} onBrand={() => go({ page: "start" })} tools={<TopTools />} />
      <main className="plain-page">
        {game.use((client) => (
          <>
            <h1>{client.help.title()}</h1>
            <RuleSearch help={client.help} keys={client} rule={props.rule} />
          </>
        ))}
        <Credits />
      </main>
    </>
  );
}
