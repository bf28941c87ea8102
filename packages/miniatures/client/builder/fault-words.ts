import { type Catalogue, faultWords as inWords, type Mend, namedIn, type WarbandFault } from "../engine/index.ts";
import { teller } from "../facing/names.ts";
import { say } from "../words/index.ts";

/** A warband's fault in words. */
export const faultWords = (fault: WarbandFault, catalogue: Catalogue): string => inWords(teller, fault, catalogue);

/** What mends it, as a button says it. */
export const mendWords = ({ mend, values }: Mend, catalogue: Catalogue): string =>
  say(`mend.${mend}`, namedIn(teller, catalogue, values));
