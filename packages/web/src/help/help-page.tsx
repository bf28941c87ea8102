import { say, TopBar } from "@undercroft/table";
import type { ReactElement } from "react";
import { go } from "../app/route.ts";
import { TopTools } from "../app/top-tools.tsx";
import { Credits } from "./credits.tsx";
import { RuleSearch } from "./rule-search.tsx";
import "../table/table.css";

/** The rules: the whole ledger. */
export default function HelpPage(props: { readonly rule: string | null }): ReactElement {
  return (
    <>
      <TopBar brand="Undercroft" sub={say("bar.help")} onBrand={() => go({ page: "start" })} tools={<TopTools />} />
      <main className="plain-page">
        <h1>{say("help.title")}</h1>
        <RuleSearch rule={props.rule} />
        <Credits />
      </main>
    </>
  );
}
