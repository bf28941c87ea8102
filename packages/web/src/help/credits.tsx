import { CREDITS, say } from "@undercroft/table";
import type { ReactElement } from "react";

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
