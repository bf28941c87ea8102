import type { GameTypes } from "@undercroft/kernel";
import { Glyph, say } from "@undercroft/table";
import { type ReactElement, useState } from "react";
import { type ReportTools, saveScenario } from "../report.ts";

/** Saves the report of a fault, and says then what was saved and what is to be done with it. */
export function ReportButton<T extends GameTypes>(props: { readonly tools: ReportTools<T> }): ReactElement {
  const [file, setFile] = useState("");
  return (
    <>
      <button type="button" className="line-button" onClick={() => setFile(saveScenario(props.tools))}>
        <Glyph name="bug-net" size={20} /> {say("menu.report")}
      </button>
      <p role="status" className={file === "" ? "sr" : "report-saved"}>
        {file === "" ? "" : say("menu.reported", { file })}
      </p>
    </>
  );
}
