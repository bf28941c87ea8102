import type { ReactElement } from "react";
import { CREDITS } from "../icons/credits.ts";
import { say } from "../words/index.ts";

/** Emblems and type made by others, as their licences ask. */
export function Credits(): ReactElement {
  return (
    <section aria-labelledby="credits">
      <h2 id="credits">{say("help.credits")}</h2>
      <ul>
        {CREDITS.map(({ what, by, licence, licenceUrl, url, changes }) => (
          <li key={what}>
            <a href={url}>{what}</a>: {by.join(", ")}, <a href={licenceUrl}>{licence}</a>
            {changes === undefined ? "" : `, ${say("help.recoloured")}`}
          </li>
        ))}
      </ul>
    </section>
  );
}
