import { compile, type Token } from "@undercroft/table/messages";

export type Values = Readonly<Record<string, string | number>>;

const plurals = new Intl.PluralRules("en");

/** Tags of a message, which a page shows as styles. */
const tags = /<\/?[a-z]>/g;

function written(tokens: readonly Token[], values: Values): string {
  return tokens
    .map((token): string => {
      if (typeof token === "string") return token;
      const [name, , branches] = token;
      const value = values[name] ?? "";
      if (branches === undefined) return String(value);
      const form = branches[plurals.select(Number(value))] ?? branches.other ?? [];
      return written(form, values).replaceAll("#", String(value));
    })
    .join("");
}

/** Says messages of a game in plain English. */
export const speechOf =
  <Id extends string>(messages: Readonly<Record<Id, string>>) =>
  (id: Id, values: Values = {}): string =>
    written(compile(messages[id].replace(tags, "")), values);
