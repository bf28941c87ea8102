import type { GameTypes } from "@undercroft/kernel";
import { Glyph, say } from "@undercroft/table";
import { type ReactElement, useState } from "react";
import { type ReportTools, saveRecord, saveScenario } from "../report.ts";

/** Saves something as a file, and says then what was saved. */
function SavingButton(props: {
  readonly icon: string;
  readonly label: string;
  /** Offers the file, and gives its name. */
  readonly save: () => string;
  readonly told: (file: string) => string;
}): ReactElement {
  const [file, setFile] = useState("");
  return (
    <>
      <button type="button" className="line-button" onClick={() => setFile(props.save())}>
        <Glyph name={props.icon} size={20} /> {props.label}
      </button>
      <p role="status" className={file === "" ? "sr" : "report-saved"}>
        {file === "" ? "" : props.told(file)}
      </p>
    </>
  );
}

/** Saves the match as a file, and says where it is and how it is opened. */
export function SaveButton<T extends GameTypes>(props: { readonly tools: ReportTools<T> }): ReactElement {
  return (
    <SavingButton
      icon="save"
      label={say("menu.save")}
      save={() => saveRecord(props.tools)}
      told={(file) => say("menu.saved", { file })}
    />
  );
}

/** Saves the report of a fault, and says then what was saved and what is to be done with it. */
export function ReportButton<T extends GameTypes>(props: { readonly tools: ReportTools<T> }): ReactElement {
  return (
    <SavingButton
      icon="bug-net"
      label={say("menu.report")}
      save={() => saveScenario(props.tools)}
      told={(file) => say("menu.reported", { file })}
    />
  );
}
